"""Write the commands and settings in docs/, and the man page, anew from the program itself: `python3 scripts/help.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The pages as the code has them, in every language that has them."""
    from fourkings.cli.man_page import page as man_page
    from fourkings.cli.man_page import pages as man_pages
    from fourkings.cli.manual import filled
    from fourkings.windows.languages import twins

    for name in ("cli", "settings"):
        for code, page in twins(ROOT / "docs" / f"{name}.md").items():
            page.write_text(filled(page.read_text("utf-8"), code), encoding="utf-8")
    for code, page in man_pages(ROOT / "docs" / "man").items():
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(man_page(code), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
