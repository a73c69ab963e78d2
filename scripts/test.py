"""Install what is missing, then check and test everything: `python3 scripts/test.py [arguments of pytest]`."""

import sys

from _setup import BIN, PYTHON, setup, sh

setup()
sh(PYTHON, "-m", "ruff", "check", ".")
sh(PYTHON, "-m", "ruff", "format", "--check", ".")
sh(PYTHON, "-m", "mypy")
sh(BIN / "lint-imports")
sh(PYTHON, "-m", "pytest", "-n", "auto", *sys.argv[1:])
