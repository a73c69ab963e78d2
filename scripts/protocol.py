"""Write the messages in docs/protocol.md and its twin anew from the code: `python3 scripts/protocol.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The pages as the code has them, in every language that has it."""
    from fourkings.table.messages.protocol import fill_page
    from fourkings.windows.languages import twins

    for code, page in twins(ROOT / "docs" / "protocol.md").items():
        page.write_text(fill_page(page.read_text("utf-8"), code), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
