"""Write which feature of `fourkings.app` declares each operation: `python3 scripts/paths.py`.

A browser tab imports a feature when it is first asked for, and finds it by this list; a test fails when it is not current.
"""

from __future__ import annotations

from textwrap import fill, indent

from _setup import ROOT, put, run

GAP = "\0"
"""In place of a space at which no line ends."""
TARGET = ROOT / "src" / "fourkings" / "app" / "_paths.py"


def current() -> str:
    """Return what the file should be."""
    from fourkings.app import core

    core.load_all(sorted(path.parent.name for path in TARGET.parent.glob("*/operations.py")))
    features: dict[str, list[str]] = {}
    for each in core.OPERATIONS:
        features.setdefault(each.function.__module__.split(".")[2], []).append(f'"{each.method} {each.path}",')
    rows = (
        f'    "{feature}": (\n{indent(fill(" ".join(map(_joined, paths)), 116), " " * 8).replace(GAP, " ")}\n    ),\n'
        for feature, paths in sorted(features.items())
    )
    return (
        '"""The module that declares each operation: written by `scripts/paths.py`."""\n\nfrom typing import Final\n\n'
        f"PATHS: Final = {{\n{''.join(rows)}}}  # fmt: skip\n"
        '"""The operations of each feature, by method and path: a feature is imported when it is first asked for."""\n'
    )


def _joined(path: str) -> str:
    return path.replace(" ", GAP)


def write() -> None:
    """Write the file."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
