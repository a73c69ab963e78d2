"""Make the packages in dist/, page and all: `python3 scripts/package.py`. None of them needs Node to be installed.

A wheel for one's own use has the engine of a page without a server in it; for a release, `apart`, that is a package that
the wheel's extra `server` requires.
"""

import os
import shutil
import sys
from pathlib import Path

from _setup import PYTHON, ROOT, setup, sh

KINDS = (("sdist", "."), ("wheel", "."))


def build(out: Path, root: Path = ROOT, apart: bool = False) -> None:
    """Build the sdist and the wheel, or wheels, in place of older ones."""
    shutil.rmtree(out, ignore_errors=True)
    kinds = (*KINDS, ("wheel", "packages/engine")) if apart else KINDS
    for number, (kind, folder) in enumerate(kinds, 1):
        print(f"package {number} of {len(kinds)}: {kind} …", file=sys.stderr, flush=True)
        command = (PYTHON, "-m", "hatchling", "build", "-t", kind, "-d", out.absolute())
        sh(*command, cwd=root / folder, env={**os.environ, "FOURKINGS_ENGINE": "apart" if apart else ""})


if __name__ == "__main__":
    setup()
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
