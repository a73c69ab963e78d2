"""Write which feature of `fourkings.app` declares each operation: `python3 scripts/paths.py`.

A browser tab imports a feature when it is first asked for, and finds it by this list; a test fails when it is not current.
"""

import json

from _setup import ROOT, put, run

TARGET = ROOT / "src" / "fourkings" / "app" / "paths.json"


def current() -> str:
    """Return what the file should be."""
    from fourkings.app import core

    core.load_all(sorted(path.parent.name for path in TARGET.parent.glob("*/operations.py")))
    features: dict[str, list[str]] = {}
    for each in core.OPERATIONS:
        features.setdefault(each.function.__module__.split(".")[2], []).append(f"{each.method} {each.path}")
    return json.dumps(features, indent=1, sort_keys=True) + "\n"


def write() -> None:
    """Write the file."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
