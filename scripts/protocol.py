"""Write the messages in docs/protocol.md and its twin anew from the code: `python3 scripts/protocol.py`."""

from _setup import ROOT, put, run


def write() -> None:
    """Write the pages in every language."""
    from fourkings.i18n.languages import twins
    from fourkings.table.protocol.documentation import fill_page

    for code, page in twins(ROOT / "docs" / "protocol.md").items():
        put(page, fill_page(page.read_text("utf-8"), code, page.relative_to(ROOT)))


if __name__ == "__main__":
    run(__file__, write)
