"""What measures and teaches follows the program: a name that is gone from it is noticed here."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")

ROOT = Path(__file__).parents[2]
NAMES = sorted(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (ROOT / "research").glob("*/*.py"))
PEERS = ("endplay", "pyspiel", "polars")
"""Packages of `research/requirements.txt` that scripts cannot do without."""
IMPORT = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        print(error.name)
"""


@pytest.mark.costly
def test_every_script_finds_what_it_imports() -> None:
    ran = subprocess.run([sys.executable, "-c", IMPORT, *NAMES], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert set(ran.stdout.split()) <= set(PEERS)
