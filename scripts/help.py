"""Write docs/cli.md anew from the help of every command: `python3 scripts/help.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The page as the code has it."""
    from fourkings.cli.manual import page

    (ROOT / "docs" / "cli.md").write_text(page(), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
