"""Write docs/cli.md and the settings in docs/host.md anew from the program itself: `python3 scripts/help.py`."""

import sys
from pathlib import Path

from _setup import PYTHON, ROOT, VENV, setup, sh


def write() -> None:
    """The page as the code has it."""
    from fourkings.cli.manual import page, with_settings

    docs = ROOT / "docs"
    (docs / "cli.md").write_text(page(), encoding="utf-8")
    for name in ("host.md", "host.fr.md"):
        (docs / name).write_text(with_settings((docs / name).read_text("utf-8")), encoding="utf-8")


if Path(sys.prefix).resolve() == VENV.resolve():
    write()
else:
    setup()
    sh(PYTHON, __file__)
