"""Make the packages in dist/, page and all: `python3 scripts/package.py`. Neither of them needs Node to be installed."""

import shutil
import sys
from pathlib import Path

from _setup import PYTHON, ROOT, setup, sh


def build(out: Path) -> None:
    """Build an sdist and a wheel in place of older ones."""
    shutil.rmtree(out, ignore_errors=True)
    for number, kind in enumerate(("sdist", "wheel"), 1):
        print(f"package {number} of 2: {kind} …", file=sys.stderr, flush=True)
        sh(PYTHON, "-m", "hatchling", "build", "-t", kind, "-d", out)


if __name__ == "__main__":
    setup()
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
