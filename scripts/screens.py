"""Take the page's screens, in each language at four sizes, and compare them with others taken before.

    python3 scripts/screens.py OUT                  # pictures as PNG
    python3 scripts/screens.py OUT --against DIR    # and which of them differ from those in DIR, pixel by pixel
    python3 scripts/screens.py OUT --rtl            # pages as they lie in a language read from the right
    python3 scripts/screens.py OUT --only lobby     # the named screens alone; repeat it for more
    python3 scripts/screens.py OUT --language ar    # in the named language alone; repeat it for more

The matches shown have fixed seeds, nothing moves, and what is never the same twice (times, links, seals) is masked:
two runs of the same program give the same pictures.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _setup import ROOT, run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SIZES = ((360, 740), (820, 1180), (1366, 657), (1440, 900))
LANGUAGES = tuple(json.loads((ROOT / "src/fourkings/i18n/languages.json").read_text(encoding="utf-8")))
GAMES = ("quarante", "quarante-1792", "400", "jeu-du-roi", "king")
PHRASE = "open sesame, please"
CHANGING = ("time", ".intro strong", ".past", ".invite", "code", ".added", ".begun", ".tables-seen", ".acts")
"""What no two runs show alike."""
DIFFERENCE = Path(__file__).with_name("_difference.js").read_text("utf-8")
"""How many pixels of two pictures differ by more than an edge drawn twice does, and a picture of where."""

FROM_THE_RIGHT = """Object.defineProperty(HTMLHtmlElement.prototype, 'dir', {
    get() { return this.getAttribute('dir'); },
    set() { this.setAttribute('dir', 'rtl'); },
});"""
"""Turns a page, whatever its language says."""
SETTLED = Path(__file__).with_name("_settled.js").read_text("utf-8")
"""Waits until a page that has been given a width lies still; how high it is."""

Take = Callable[["Page", str], None]
Only = frozenset[str]
"""The names of the screens that are wanted; all, where it is empty."""
Screen = tuple[str, str, str, Callable[["Page"], object] | None]
"""Name, address, what to wait for, and what is done before the picture is taken."""


def of_house(house: str) -> Iterator[Screen]:
    """Take the screens of a server where nobody has played yet."""

    def dialog(button: str) -> Callable[[Page], object]:
        return lambda page: (page.locator(button).first.click(), page.locator("dialog[open]").wait_for())

    lobby = ".poster .primary:enabled"
    yield "lobby", house, lobby, None
    yield "new-table", house, lobby, dialog("button.friends:enabled")
    yield (
        "setup",
        house,
        lobby,
        lambda page: (page.locator(".poster-king .setup-button").click(), page.locator(".setup").wait_for()),
    )
    yield "settings", house, lobby, dialog(".nav-bar button.icon")
    yield "rules", f"{house}/#/rules/king/KG-17", "[data-clause='KG-17']", None
    yield "worked-deal", f"{house}/#/rules/400/deal", ".strip", lambda page: page.keyboard.press("ArrowRight")
    yield "day", f"{house}/#/day", ".set", None
    yield "verify", f"{house}/#/verify", "main h1", None
    yield "admin-door", f"{house}/#/admin", "main form", None
    yield "admin", f"{house}/#/admin", "main form", _enter


def of_player(site: str) -> Iterator[Screen]:
    """Take the screens of a person who has played a match to its end."""
    yield "review", f"{site}/#/review/over", ".costliest", _all_decisions
    yield "replay", f"{site}/#/replay/over/1/3", ".strip", None
    yield "verified", f"{site}/#/verify/over", ".verdict", None
    yield "profile", f"{site}/#/profile", ".match", None


def _enter(page: Page) -> None:
    page.locator("main form input").first.fill(PHRASE)
    page.keyboard.press("Enter")
    page.locator(".figures").wait_for()
    page.evaluate("() => document.querySelectorAll('.figures dd').forEach((figure) => (figure.textContent = '0'))")


def _all_decisions(page: Page) -> None:
    page.locator("a[download]").first.wait_for()
    page.locator(".about-match input").first.check()


def documents(context: BrowserContext, screens: Iterable[Screen], language: str, take: Take, only: Only) -> None:
    """Screens that are pages of the program."""
    for name, address, ready, prepare in (screen for screen in screens if not only or screen[0] in only):
        page = context.new_page()
        page.goto(address.replace("/#", f"/?lang={language}#") if "#" in address else f"{address}/?lang={language}")
        page.locator(ready).first.wait_for()
        if prepare:
            prepare(page)
        take(page, name)
        page.close()


def gathering(context: BrowserContext, house: str, language: str, take: Take, only: Only) -> None:
    """Take a table before its match."""
    if only and "waiting-room" not in only:
        return
    page = context.new_page()
    table = page.request.post(f"{house}/api/gatherings", data={"game": "king", "pace": "quick"}).json()
    page.goto(f"{house}/?lang={language}#/table/{table['table']}")
    page.locator("[data-start]").wait_for()
    take(page, "waiting-room")
    page.close()


def tables(browser: Browser, house: str, language: str, rtl: bool, take: Take, only: Only) -> None:
    """Every game's table in talk, in the middle of a trick, after a deal and after the match; and a lesson."""
    from browser.eye import Look, Screen

    turn = f"{FROM_THE_RIGHT}; document.documentElement.dir = ''" if rtl else "0"
    screen = Screen(browser, house, Look(SIZES[0], language))
    screen.page.evaluate(turn)
    for game in GAMES:
        for name, moment in chosen(game).items():
            if not only or f"{game}-{name}" in only:
                screen.show(moment)
                take(screen.page, f"{game}-{name}")
    screen.close()
    if only and "lesson" not in only:
        return
    screen = Screen(browser, house, Look(SIZES[0], language, friend=True))
    screen.page.evaluate(turn)
    screen.show(chosen("king")["trick"])
    take(screen.page, "lesson")
    screen.close()


@cache
def chosen(game: str) -> dict[str, Any]:
    """Take the moments of a game, the first of each kind."""
    from browser.eye import moments
    from browser.test_eye import rules_of

    pictures: dict[str, Any] = {}
    for moment in moments(rules_of(game), 3, game == "king", most=3000, each=1):
        stage, mine, _, _, trick, *_ = moment.kind if len(moment.kind) > 2 else (*moment.kind, *[None] * 4)
        name = {"calls": "calls", "play": "trick", "done": "result", "end": "end"}.get(str(stage))
        if name in ("result", "end") or (name == "calls" and mine) or (name == "trick" and mine and trick == 3):
            pictures.setdefault(name, moment)
    return pictures


def screens(out: Path, rtl: bool, only: Only = frozenset(), languages: Iterable[str] = LANGUAGES) -> None:
    """All pictures, or those of the named screens, in these languages into a folder."""
    from _browser import browser as chromium
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, house
    from finished import KEY, two_matches
    from fourkings.server import STATIC
    from fourkings.server.realtime.sessions import COOKIE, Sessions

    def take(page: Page, name: str, language: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        page.mouse.move(0, 0)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            whole = page.evaluate(SETTLED, width)
            if whole > height and not page.locator("dialog[open]").count():
                page.set_viewport_size({"width": width, "height": whole})
                page.evaluate(SETTLED, width)
            mask = [page.locator(part) for part in CHANGING]
            page.screenshot(path=out / f"{name}-{width}-{language}.png", mask=mask, animations="disabled")
        print(name, language, flush=True)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(house(folder, admin=PHRASE))
        site = stack.enter_context(two_matches(folder / "site", STATIC, running=False))
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium(), args=FLAGS)
        look: Any = {"reduced_motion": "reduce", "service_workers": "block"}
        for language in languages:

            def kept(page: Page, name: str, language: str = language) -> None:
                take(page, name, language)

            if not only or "lesson" in only or any(name.startswith(GAMES) for name in only):
                tables(browser, server.url, language, rtl, kept, only)
            with browser.new_context(**look, locale=language) as context:
                context.add_init_script(FROM_THE_RIGHT if rtl else "")
                documents(context, of_house(server.url), language, kept, only)
                gathering(context, server.url, language, kept, only)
            with browser.new_context(**look, locale=language) as context:
                context.add_init_script(FROM_THE_RIGHT if rtl else "")
                cookie = Sessions(KEY.encode()).cookie("p1")
                context.add_cookies([{"name": COOKIE, "value": cookie, "url": site, "expires": time.time() + 3600}])
                context.set_default_timeout(300_000)  # a review is thought over
                documents(context, of_player(site), language, kept, only)
        browser.close()


def compare(before: Path, after: Path) -> int:
    """Say which pictures differ; where they do is drawn in red beside them."""
    from _browser import browser as chromium
    from playwright.sync_api import sync_playwright

    names = [{path.name for path in folder.glob("*.png")} for folder in (before, after)]
    different = 0
    for name in sorted(names[0] ^ names[1]):
        print(f"{name}  only in {before if name in names[0] else after}")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"]).new_page()
        for name in sorted(names[0] & names[1]):
            pictures = [(folder / name).read_bytes() for folder in (before, after)]
            if pictures[0] == pictures[1]:
                continue
            urls = [f"data:image/png;base64,{base64.b64encode(picture).decode()}" for picture in pictures]
            differing = page.evaluate(DIFFERENCE, urls)
            if differing["count"]:
                different += 1
                (after / "different").mkdir(exist_ok=True)
                (after / "different" / name).write_bytes(base64.b64decode(differing["picture"]))
                print(f"{name}  {differing['count']} pixels differ")
    print(f"{len(names[0] & names[1]) - different} alike, {different} different, {len(names[0] ^ names[1])} without a twin")
    return 1 if different or names[0] ^ names[1] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--against", type=Path, metavar="DIR")
    parser.add_argument("--rtl", action="store_true")
    parser.add_argument("--only", action="append", default=[], metavar="SCREEN")
    parser.add_argument("--language", action="append", default=[], choices=LANGUAGES)
    asked = parser.parse_args()
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    asked.out.mkdir(parents=True, exist_ok=True)
    screens(asked.out, asked.rtl, frozenset(asked.only), asked.language or LANGUAGES)
    return compare(asked.against, asked.out) if asked.against else 0


if __name__ == "__main__":
    run(__file__, main, test=True)
