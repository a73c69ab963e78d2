"""Make the moving pictures of the README, in both languages: `python3 scripts/film.py`.

A card that may not be played is refused with its clause, a hint names a better one, and the review follows the match.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _setup import ROOT, run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

TARGET = ROOT / "docs" / "images"
SIZE = {"width": 1000, "height": 660}
QUALITY = 70
MAX_BYTES = 400_000
LANGUAGES = ("en", "fr")
POINTER = """([x, y]) => {
    document.querySelector('#film-pointer')?.remove();
    const dot = Object.assign(document.createElement('div'), { id: 'film-pointer', popover: 'manual' });
    dot.style.cssText = `position:fixed;inset:auto;left:${x - 14}px;top:${y - 14}px;width:28px;height:28px;margin:0;
        border-radius:50%;background:#e0a02099;border:2px solid #fff;padding:0;pointer-events:none`;
    document.body.append(dot);
    dot.showPopover();
}"""
"""A dot at the mouse: screenshots have no pointer."""

Frame = tuple[bytes, int]
"""A picture as WebP, and for how many milliseconds it is shown."""


def table(context: BrowserContext) -> Iterator[Frame]:
    """Film a card refused in the middle of a trick, a hint, and the card of the hint played."""
    from browser.hands import sit_down
    from browser.test_table import REFUSED, until_refusable

    page = context.new_page()
    sit_down(page, "jeu-du-roi")
    until_refusable(page)
    page.mouse.move(0, 0)
    yield shot(page), 1600
    card = page.locator(REFUSED).last
    point(page, card)
    yield shot(page), 700
    card.click(position={"x": 8, "y": 30}, force=True)
    page.locator("#refusal").wait_for()
    yield shot(page), 3200
    page.locator("#film-pointer").evaluate("dot => dot.remove()")
    page.locator('[aria-keyshortcuts="w"]').click()
    page.locator(".hint p:not(:empty)").first.wait_for()
    yield shot(page), 3600
    hinted = page.locator(".hand .hinted").first
    point(page, hinted)
    yield shot(page), 700
    hinted.click()
    hinted.wait_for(state="detached")
    page.locator("#film-pointer").evaluate("dot => dot.remove()")
    yield shot(page), 1200


def review(context: BrowserContext) -> Iterator[Frame]:
    """Film the review of a match: the table at its costliest moment, then what that decision cost."""
    page = context.new_page()
    page.goto("/#/review/over")
    page.locator(".costliest .mark[aria-current]").wait_for()
    page.locator(".costliest .progress").wait_for(state="detached")
    page.evaluate("scrollTo(0, 0)")
    yield shot(page), 3200
    page.locator(".costliest").evaluate("part => scrollTo(0, scrollY + part.getBoundingClientRect().top - 150)")
    yield shot(page), 3600


def point(page: Page, card: Locator) -> None:
    """Move the mouse over the corner of a card, with its dot."""
    box = card.bounding_box()
    assert box
    place = [box["x"] + 14, box["y"] + 30]
    page.mouse.move(*place)
    page.evaluate(POINTER, place)


def shot(page: Page) -> bytes:
    """Return the page as WebP."""
    page.wait_for_timeout(400)
    wanted = {"format": "webp", "quality": QUALITY}
    picture = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    return base64.b64decode(picture["data"])


def animated(frames: list[Frame]) -> bytes:
    """Return the frames as one WebP that starts again at its end.

    Chromium has encoded the pictures, so a library, which would encode each of them again, has nothing to add.
    """
    side = struct.pack("<I", SIZE["width"] - 1)[:3] + struct.pack("<I", SIZE["height"] - 1)[:3]
    chunks = [_chunk(b"VP8X", b"\x02\0\0\0" + side), _chunk(b"ANIM", b"\xff" * 4 + b"\0\0")]
    for picture, milliseconds in frames:
        shown = b"\0" * 6 + side + struct.pack("<I", milliseconds)[:3] + b"\2"
        chunks.append(_chunk(b"ANMF", shown + b"".join(_pixels(picture))))
    return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _pixels(picture: bytes) -> Iterator[bytes]:
    """Yield the chunks of a WebP that are its pixels: a frame has no colour profile of its own."""
    place = 12
    while place < len(picture):
        end = place + 8 + int.from_bytes(picture[place + 4 : place + 8], "little")
        end += end % 2
        if picture[place : place + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            yield picture[place:end]
        place = end


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def look(browser: Browser, url: str, lang: str) -> BrowserContext:
    """Open a browser in a language."""
    wanted: Any = {"reduced_motion": "reduce", "locale": lang, "color_scheme": "light", "service_workers": "block"}
    context = browser.new_context(base_url=url, viewport=SIZE, **wanted)
    context.set_default_timeout(200_000)
    return context


def main() -> None:
    """Make both films."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    from _browser import browser as chromium
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, Server
    from finished import KEY, two_matches
    from fourkings.server import STATIC
    from fourkings.server.realtime.sessions import COOKIE, Sessions

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(folder / "table", FOURKINGS_TEMPO="0", FOURKINGS_RATE="10000")
        stack.callback(server.stop)
        server.start()
        site = stack.enter_context(two_matches(folder / "site", STATIC, running=False))
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium(), args=FLAGS)
        for lang in LANGUAGES:
            with look(browser, server.url, lang) as context:
                frames = [*table(context)]
            with look(browser, site, lang) as context:
                cookie = Sessions(KEY.encode()).cookie("p1")
                context.add_cookies([{"name": COOKIE, "value": cookie, "url": site, "expires": time.time() + 3600}])
                frames += review(context)
            path = TARGET / f"refusal-hint-review.{lang}.webp"
            path.write_bytes(animated(frames))
            assert path.stat().st_size <= MAX_BYTES, f"{path.name} has {path.stat().st_size} bytes: lower QUALITY"
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    run(__file__, main)
