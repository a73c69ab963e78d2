"""Write docs/man, the pages for `man fourkings`, anew from the program's own help: `python3 scripts/man.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh

PAGES = {"en": ROOT / "docs/man/fourkings.1", "fr": ROOT / "docs/man/fr/fourkings.1"}


def write() -> None:
    """The pages as the code has them, in both languages."""
    from fourkings.cli.man_page import page

    for code, path in PAGES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(code), encoding="utf-8")


if __name__ == "__main__":
    if Path(sys.prefix).resolve() == VENV.resolve():
        write()
    else:
        setup()
        sh(PYTHON, __file__)
