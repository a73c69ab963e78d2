"""Write the commands and settings in docs/, and the man page, anew from the program itself: `python3 scripts/help.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The pages as the code has them, in both languages."""
    from fourkings.cli.man_page import page as man_page
    from fourkings.cli.manual import filled

    for name in ("cli", "host"):
        for code, twin in (("en", ""), ("fr", ".fr")):
            page = ROOT / "docs" / f"{name}{twin}.md"
            page.write_text(filled(page.read_text("utf-8"), code), encoding="utf-8")
    for code, folder in (("en", "man"), ("fr", "man/fr")):
        (ROOT / "docs" / folder / "fourkings.1").write_text(man_page(code), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
