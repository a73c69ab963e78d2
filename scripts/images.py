"""Take the pictures of docs/images in a real browser at three sizes: `python3 scripts/images.py`."""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _setup import ROOT, run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TARGET = ROOT / "docs" / "images"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
QUALITY = 82
NAMES = {"en": "Anna", "fr": "Anna"}
GUESTS = ("Anna", "Benoît", "Chloé", "Dan", "Élise", "Farid", "Gül", "Hugo", "Inès", "Jo", "Karim")


def lobby(page: Page) -> None:
    page.locator(".poster .primary:enabled").first.wait_for()


def talk(page: Page) -> None:
    """Play on until it is the player's turn to call."""
    _until(page, lambda kind: kind == "word", ".talk.mine")


def auction(page: Page) -> None:
    """Play on until it is the player's turn to bid."""
    _until(page, lambda kind: kind == "word" and page.locator('.talk [data-action="pass"]').count() > 0, ".talk.mine")


def mid_trick(page: Page) -> None:
    """Play on until three cards are on the table and it is the player's turn, in the middle of the deal."""
    _until(page, lambda kind: kind == "card" and page.locator(".trick .card").count() == 3, ".trick .card", least=5)


def result(page: Page) -> None:
    """Play on to the end of a deal."""
    _until(page, lambda kind: kind == "deal" and page.locator(".account").count() > 0, ".result")


def last(page: Page) -> None:
    """Play on to the end of the match."""
    _until(page, lambda kind: False, ".result.end")


def wall(page: Page) -> None:
    """Show the screen for the room in the second round of an evening, at three tables."""
    evening, _ = _second_round(page, GUESTS)
    page.goto(f"/#/evenings/{evening}/wall")
    page.locator(".wall-places li").last.wait_for()
    page.locator(".qr path").wait_for()


def seat(page: Page) -> None:
    """Show a player's phone in the second round, as Anna."""
    evening, _ = _second_round(page, GUESTS[1:], enters=True)
    page.goto(f"/#/evenings/{evening}")
    page.locator(".my-seat a.primary").wait_for()


def lead(page: Page) -> None:
    """Show the director's phone in the second round."""
    evening, director = _second_round(page, GUESTS)
    page.goto(f"/#/evenings/{evening}/lead/{director}")
    page.get_by_role("timer").wait_for()
    page.locator(".evening-tables .state").first.wait_for()


def _second_round(page: Page, guests: Sequence[str], enters: bool = False) -> tuple[str, str]:
    """Create an evening in its second round; return it with the token of its director."""
    evening, director = _evening(page, guests, enters)
    path = f"/api/evenings/{evening}"
    page.request.post(f"{path}/rounds", data={"director": director})
    for table, scores in enumerate(((9, 7, 8, 6), (4, 11, 3, 8), (6, 5, 9, 7))):
        page.request.post(f"{path}/tables/{table}/abandon", data={"director": director, "reason": "picture"})
        winners = [0, 2] if scores[0] + scores[2] > scores[1] + scores[3] else [1, 3]
        given = {"scores": scores, "winners": winners, "deals": []}
        page.request.put(
            f"{path}/rounds/0/tables/{table}", data={"director": director, "result": given, "reason": "picture"}
        )
    page.request.post(f"{path}/rounds", data={"director": director})
    return evening, director


def _evening(page: Page, guests: Sequence[str], enters: bool) -> tuple[str, str]:
    """Create an evening for eleven guests, with or without the page's person; return it with its director's token."""
    plan = {"kind": "partners", "game": "400", "rounds": 5, "minutes": 20, "fill": "club"}
    evening = page.request.post("/api/evenings", data=plan).json()
    browser, url = page.context.browser, page.evaluate("location.origin")
    assert browser
    if enters:
        page.request.put(f"/api/evenings/{evening['evening']}/me")
    for name in guests:
        guest = browser.new_context(base_url=url)
        guest.request.put("/api/me", data={"name": name, "lang": "en"})
        guest.request.put(f"/api/evenings/{evening['evening']}/me")
        guest.close()
    return evening["evening"], evening["director"]


def _until(page: Page, is_reached: Callable[[str], bool], what: str, least: int = 0) -> None:
    """Play on, following the hint in the auction, until the state is reached and a selector matches."""
    from browser.hands import LETTERS, WHAT_NOW

    rng, version, done = random.Random(3), 0, 0
    while True:
        kind, *rest = page.wait_for_function(WHAT_NOW, arg=version, polling=20).json_value()
        if kind == "end" or (done >= least and is_reached(kind)):
            page.locator(what).first.wait_for()
            return
        version, done = rest[0], done + 1
        if kind == "deal":
            page.keyboard.press("n")
            page.wait_for_function(
                "version => Number(document.querySelector('.table-page').dataset.version) > version", arg=version
            )
        elif kind == "word":
            page.locator(f'.talk [data-action="{rng.choice(rest[1][:4])}"]').click()
        else:
            page.keyboard.press(LETTERS[rng.choice(rest[1])])


PICTURES: tuple[tuple[str, str, str, str, str, Callable[[Page], None]], ...] = (
    ("lobby", "", "desk", "en", "light", lobby),
    ("lobby", "", "tablet", "fr", "light", lobby),
    ("lobby", "", "phone", "fr", "dark", lobby),
    ("quarante", "quarante", "desk", "fr", "light", mid_trick),
    ("quarante-1792", "quarante-1792", "phone", "fr", "light", mid_trick),
    ("quarante-1792", "quarante-1792", "desk", "en", "dark", mid_trick),
    ("400-bids", "400", "phone", "en", "light", talk),
    ("400-bids", "400", "desk", "en", "light", talk),
    ("400-result", "400", "tablet", "fr", "light", result),
    ("jeu-du-roi", "jeu-du-roi", "tablet", "en", "light", mid_trick),
    ("jeu-du-roi-result", "jeu-du-roi", "phone", "en", "dark", result),
    ("king-auction", "king", "desk", "en", "light", auction),
    ("king-auction", "king", "desk", "fr", "light", auction),
    ("king-auction", "king", "phone", "fr", "dark", auction),
    ("king-end", "king", "desk", "fr", "dark", last),
    ("evening-wall", "", "desk", "en", "light", wall),
    ("evening-wall", "", "desk", "fr", "light", wall),
    ("evening-seat", "", "phone", "en", "light", seat),
    ("evening-seat", "", "phone", "fr", "light", seat),
    ("evening-lead", "", "phone", "en", "light", lead),
    ("evening-lead", "", "phone", "fr", "light", lead),
)
"""Name, game, size, language, light, and the selector to wait for."""


def take(browser: Browser, url: str, picture: tuple[str, str, str, str, str, Callable[[Page], None]]) -> Path:
    """Take one picture, as WebP."""
    name, game, size, lang, scheme, wait = picture
    width, height = SIZES[size]
    look: Any = {"color_scheme": scheme, "reduced_motion": "reduce", "locale": lang}
    context = browser.new_context(base_url=url, viewport={"width": width, "height": height}, **look)
    context.set_default_timeout(180_000)
    page = context.new_page()
    page.goto("/")
    lobby(page)
    page.wait_for_timeout(300)  # the page itself tells the server its language first
    page.request.put("/api/me", data={"name": NAMES[lang], "lang": lang})
    page.evaluate("localStorage.setItem('fourkings.settings', JSON.stringify({pace: 'quick'}))")
    page.reload()
    if game:
        page.locator(f".poster-{game} .primary:enabled").click()
    wait(page)
    page.mouse.move(0, 0)  # no card is lifted by a pointer that happens to rest there
    page.wait_for_timeout(300)
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path = TARGET / f"{name}-{size}-{lang}-{scheme}.webp"
    path.write_bytes(base64.b64decode(shot["data"]))
    context.close()
    return path


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose name contains one of the arguments."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    from _browser import browser as chromium
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, Server

    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), FOURKINGS_TEMPO="0", FOURKINGS_RATE="10000")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for picture in PICTURES:
                if not wanted or any(word in "-".join(picture[:5]) for word in wanted):
                    path = take(browser, server.url, picture)
                    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB")
        finally:
            server.stop()


if __name__ == "__main__":
    run(__file__, lambda: main(sys.argv[1:]))
