"""Write the commands and settings in docs/, and the man page, anew from the program itself: `python3 scripts/help.py`."""

import sys

from _setup import ROOT, put, run


def write() -> None:
    """Write the pages in every language."""
    sys.path.insert(0, str(ROOT))
    from build_tools.manual import filled
    from build_tools.manual import page as man_page
    from build_tools.manual import pages as man_pages
    from fourkings.i18n.languages import twins

    for name in ("cli", "settings"):
        for code, page in twins(ROOT / "docs" / f"{name}.md").items():
            put(page, filled(page.read_text("utf-8"), code, page.relative_to(ROOT)))
    for code, page in man_pages(ROOT / "docs" / "man").items():
        put(page, man_page(code))


if __name__ == "__main__":
    run(__file__, write)
