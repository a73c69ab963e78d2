"""Draw web/public/preview.jpg anew, the picture that messengers show of a link: `python3 scripts/preview.py`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from _setup import ROOT, run

TARGET = ROOT / "web" / "public" / "preview.jpg"
SIZE = (1200, 630)
DRAW = ROOT / "scripts" / "preview.js"


def main() -> None:
    """Draw it from a table of the built page, whose styles and drawings it takes."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    from _browser import browser as chromium
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, Server
    from browser.hands import sit_down

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), FOURKINGS_TEMPO="0", FOURKINGS_RATE="10000")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            # The page's own policy allows no styles in its marks.
            look: Any = {"viewport": {"width": SIZE[0], "height": SIZE[1]}, "locale": "en-GB", "bypass_csp": True}
            page = browser.new_page(base_url=server.url, **look)
            sit_down(page, "king")
            page.evaluate(DRAW.read_text("utf-8"))
            page.wait_for_timeout(300)
            page.screenshot(path=TARGET, type="jpeg", quality=78)
        finally:
            server.stop()
    print(f"{TARGET.relative_to(ROOT)}  {TARGET.stat().st_size // 1024} KB")


if __name__ == "__main__":
    run(__file__, main)
