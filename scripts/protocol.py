"""Write the messages in docs/protocol.md from the code: `python3 scripts/protocol.py`."""

from _setup import ROOT, put, run


def write() -> None:
    """Write the page."""
    from fourkings.table.protocol.documentation import fill_page

    page = ROOT / "docs" / "protocol.md"
    put(page, fill_page(page.read_text("utf-8"), page.relative_to(ROOT)))


if __name__ == "__main__":
    run(__file__, write)
