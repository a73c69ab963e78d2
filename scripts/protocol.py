"""Write the tables in docs/protocol.md and docs/messages.md from the code: `python3 scripts/protocol.py`."""

import sys

from _setup import ROOT, put, run


def write() -> None:
    """Write both pages."""
    sys.path.insert(0, str(ROOT))
    from build_tools.protocol_pages import fill_page

    for name in ("protocol", "messages"):
        page = ROOT / "docs" / f"{name}.md"
        put(page, fill_page(page.read_text("utf-8"), page.relative_to(ROOT)))


if __name__ == "__main__":
    run(__file__, write)
