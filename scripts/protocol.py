"""Write docs/protocol.md anew from the letters in the code: `python3 scripts/protocol.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The page as the code has it."""
    from fourkings.protocol import page

    (ROOT / "docs" / "protocol.md").write_text(page(), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
