"""Write the commands and the settings in docs/ anew from the program itself: `python3 scripts/help.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The pages as the code has them, in both languages."""
    from fourkings.cli.manual import filled

    for name in ("cli", "host"):
        for code, twin in (("en", ""), ("fr", ".fr")):
            page = ROOT / "docs" / f"{name}{twin}.md"
            page.write_text(filled(page.read_text("utf-8"), code), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
