"""Write the messages in docs/protocol.md and its twin anew from the code: `python3 scripts/protocol.py`."""

from _setup import ROOT, put, run


def write() -> None:
    """The pages as the code has them, in every language that has it."""
    from fourkings.table.messages.protocol import fill_page
    from fourkings.windows.languages import twins

    for code, page in twins(ROOT / "docs" / "protocol.md").items():
        put(page, fill_page(page.read_text("utf-8"), code, page.relative_to(ROOT)))


if __name__ == "__main__":
    run(__file__, write)
