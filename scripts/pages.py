"""Write the tables of the rule pages anew from the tables of the code: `python3 scripts/pages.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """Every page of docs/rules whose tables are not what the code says; each one changed is named."""
    from fourkings.windows.i18n.rule_tables import fill_tables

    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        if (filled := fill_tables(text, page.stem)) != text:
            page.write_text(filled, encoding="utf-8")
            print(page.relative_to(ROOT))


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
