"""Write which feature of `fourkings.app` declares each operation: `python3 scripts/paths.py`.

A browser tab imports a feature when it is first asked for, and finds it by this list; a test fails when it is not current.
"""

from __future__ import annotations

from _setup import ROOT, put, run

TARGET = ROOT / "src" / "fourkings" / "app" / "_paths.py"


def current() -> str:
    """Return what the file should be."""
    from fourkings.app import core

    core.load_all(sorted(path.parent.name for path in TARGET.parent.glob("*/operations.py")))
    rows = sorted(
        (each.function.__module__.split(".")[2], number, each.method, each.path)
        for number, each in enumerate(core.OPERATIONS)
    )
    lines = "".join(f'    ("{method}", "{path}"): "{feature}",\n' for feature, _, method, path in rows)
    return (
        '"""The module that declares each operation: written by `scripts/paths.py`."""\n\nfrom typing import Final\n\n'
        f"PATHS: Final = {{\n{lines}}}\n"
        '"""The feature of each operation, by method and path: a feature is imported when it is first asked for."""\n'
    )


def write() -> None:
    """Write the file."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
