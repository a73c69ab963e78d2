"""Take the pictures of docs/images, or those whose names have one of the words: `python3 scripts/images.py [WORD …]`."""

from __future__ import annotations

import asyncio
import base64
import html
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _setup import ROOT, run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TARGET = ROOT / "docs" / "images"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "small": (960, 600)}
QUALITY = 82
KEY = "the key that signs the sessions of the pictures"
NAME = "Anna"
GUESTS = ("Anna", "Benoît", "Chloé", "Dan", "Élise", "Farid", "Gül", "Hugo", "Inès", "Jo", "Karim")


DEAL = """{"game": "400", "side": [0, 2], "leader": 0, "hands": [
 ["AS","QS","8S","3S","KH","9H","4H","AD","TD","5D","QC","7C","2C"],
 ["KS","7S","5S","AH","8H","3H","JD","9D","4D","KC","TC","6C","3C"],
 ["JS","9S","4S","QH","TH","6H","2H","KD","8D","3D","AC","9C","4C"],
 ["TS","6S","2S","JH","7H","5H","QD","7D","6D","2D","JC","8C","5C"]]}"""
TERMINAL = """<!doctype html><style>
    :root { color-scheme: light dark; background: light-dark(#faf8f3, #16181c); color: light-dark(#222, #ddd) }
    pre { font: 20px/1.7 monospace; margin: 28px; white-space: pre-wrap; overflow-wrap: anywhere }
    b { color: light-dark(#8a1c1c, #f0b94a) }
</style><pre>"""


def lobby(page: Page) -> None:
    page.locator(".poster .primary:enabled").first.wait_for()


def solver(page: Page) -> None:
    """Show a terminal in which the solver values every card of a full deal."""
    line = DEAL.replace("\n", "")
    answer = subprocess.run(
        [sys.executable, "-m", "fourkings", "solve", "-"], input=line, capture_output=True, text=True, check=True
    )
    typed = (("cat deal.json", DEAL), ("fourkings solve deal.json", answer.stdout))
    page.goto("about:blank")
    page.set_content(TERMINAL + "\n".join(f"<b>$ {command}</b>\n{html.escape(output)}" for command, output in typed))


def review(page: Page) -> None:
    """Show what the decisions of a finished match cost, at the costliest of them."""
    page.goto("/#/review/over")
    page.locator(".costliest .mark[aria-current]").wait_for()
    page.locator(".costliest .progress").wait_for(state="detached")
    page.evaluate("scrollTo(0, 0)")


def talk(page: Page) -> None:
    """Play on until it is the player's turn to call."""
    _until(page, lambda kind: kind == "word", ".talk.mine")


def auction(page: Page) -> None:
    """Play on until it is the player's turn to bid."""
    _until(page, lambda kind: kind == "word" and page.locator('.talk [data-action="pass"]').count() > 0, ".talk.mine")


def mid_trick(page: Page) -> None:
    """Play on until three cards are on the table and it is the player's turn, in the middle of the deal."""
    _until(page, lambda kind: kind == "card" and page.locator(".trick .card").count() == 3, ".trick .card", least=5)


def wall(page: Page) -> None:
    """Show the screen for the room in the second round of an evening, at three tables."""
    evening, _ = _second_round(page, GUESTS)
    reach = {"origins": ["http://192.168.1.7:8040"], "obstacle": None}  # a QR code is only for a link that others can open
    page.route("**/api/reach", lambda route: route.fulfill(json=reach))
    page.goto(f"/#/evenings/{evening}/wall")
    page.locator(".wall-tables > li").last.wait_for()
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
        given = {"director": director, "scores": scores, "reason": "picture", "insist": True}
        assert page.request.put(f"{path}/rounds/0/tables/{table}", data=given).ok
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


Picture = tuple[str, str, str, str, str, Callable[["Page"], None]]
"""Name, game, size, language, light, and the function that brings the page into its state."""


def _pictures() -> Iterator[Picture]:
    for lang in ("en", "fr"):
        for light in ("light", "dark"):
            yield "table", "jeu-du-roi", "desk", lang, light, mid_trick
            yield "review", "", "desk", lang, light, review
            yield "evening-wall", "", "desk", lang, light, wall
        yield "lobby", "", "desk", lang, "light", lobby
        for game, state in GAMES.items():
            yield game, game, "tablet", lang, "light", state
        yield "evening-seat", "", "phone", lang, "light", seat
        yield "evening-lead", "", "phone", lang, "light", lead
    for light in ("light", "dark"):
        yield "solver", "", "small", "en", light, solver


GAMES = {"quarante": mid_trick, "quarante-1792": mid_trick, "400": talk, "jeu-du-roi": mid_trick, "king": auction}
"""The state in which the picture of each game is taken."""


def take(browser: Browser, picture: Picture, player: dict[str, str]) -> Path:
    """Take one picture, as WebP; that of a review with the cookie of its player."""
    name, game, size, lang, scheme, prepare = picture
    width, height = SIZES[size]
    look: Any = {"color_scheme": scheme, "reduced_motion": "reduce", "locale": lang}
    context = browser.new_context(base_url=player["url"], viewport={"width": width, "height": height}, **look)
    context.set_default_timeout(180_000)
    if prepare is review:
        context.add_cookies([{**player}])
    page = context.new_page()
    page.goto("/")
    lobby(page)
    page.wait_for_timeout(300)  # the page itself sends the server its language first
    page.request.put("/api/me", data={"name": NAME, "lang": lang})
    page.evaluate("localStorage.setItem('fourkings.settings', JSON.stringify({pace: 'quick'}))")
    page.reload()
    if game:
        page.locator(f".poster-{game} .primary:enabled").click()
    prepare(page)
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
    from finished import put
    from fourkings.server.db import Store
    from fourkings.server.net.settings import Settings
    from fourkings.server.realtime.sessions import COOKIE, Sessions

    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        store = Store(Settings(data=Path(data)).url)
        asyncio.run(put(store, "over", over=True))
        store.close()
        settings = {"FOURKINGS_TEMPO": "0", "FOURKINGS_RATE": "10000", "FOURKINGS_SECRET": KEY}
        with Server(Path(data), **settings) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            player = {"name": COOKIE, "value": Sessions(KEY.encode()).cookie("p1"), "url": server.url}
            for picture in _pictures():
                if not wanted or any(word in "-".join(picture[:5]) for word in wanted):
                    path = take(browser, picture, player)
                    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    run(__file__, lambda: main(sys.argv[1:]))
