"""What a person does at the page, by mouse or by keyboard, and what the page says back."""

import itertools
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from operator import itemgetter
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Worker, expect

from browser import script
from fourkings.server.realtime.sessions import COOKIE
from serving import device

GAMES = ("quarante", "quarante-1792", "400", "jeu-du-roi", "king")
LETTERS = "abcdefgijklmq"

WHAT_NOW = script("what_now")
"""Whose move it is, once something has happened since `version`: mine to play or to say, the next deal, or the end."""


END = itemgetter("result")
"""Of an update: whether the match is over."""


def either(*games: str) -> list[Any]:
    """All games, those that are not named only with `--heavy`: what they share never failed in one alone."""
    return [pytest.param(game, marks=[] if game in games else pytest.mark.heavy) for game in GAMES]


def make_table(page: Page, kind: str = "tables", **wanted: Any) -> str:
    """A table of the page's own session, before the page is open: a device that asks for two things at once before it
    has a session would be given two.
    """
    assert page.url == "about:blank", "the page may be asking for its session already"
    answer = page.request.post(f"/api/{kind}", data=wanted)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


SHORT = {"quarante": {"target": 10}, "polignac": {"deals": 4}}
"""House rules by which a match of a game is over soon."""
HOUSE = script("house")


def lay(page: Page, game: str) -> None:
    """Before the page is open: the house rules of a short match, as if they had been chosen before."""
    page.add_init_script(f"({HOUSE})({json.dumps([game, SHORT.get(game, {})])})")


def settle(page: Page) -> None:
    """Before the page is open: bots that do not pause, as if somebody had said so before."""
    page.add_init_script(f"localStorage['fourkings.settings'] ??= '{json.dumps({'pace': 'quick'})}'")


def sit_down(page: Page, game: str, short: bool = False) -> None:
    settle(page)
    if short:
        lay(page, game)
    page.goto("/")
    page.locator(f".poster-{game} .primary:enabled").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def choose_setup(page: Page, game: str) -> Locator:
    """Open the levels and presets of a game in the lobby."""
    page.locator(f".poster-{game} .setup-button:enabled").click()
    return page.get_by_role("dialog")


def open_house_rules(page: Page, game: str) -> Locator:
    """Open all house rules of a game in the lobby."""
    choose_setup(page, game).get_by_role("button", name="House rules").click()
    return page.locator("dialog[open]")


def what_now(page: Page, version: int) -> list[Any]:
    """The next thing to do; where nothing comes, what the page shows instead."""
    try:
        return list(page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value())
    except Error as stuck:
        shown = page.evaluate("[document.querySelector('.table-page')?.dataset.version, document.body.innerText]")
        raise AssertionError(f"nothing since version {version}; the page stands at {shown[0]}:\n{shown[1]}") from stuck


def wait_past(page: Page, version: int) -> None:
    """Wait until the table has a later version."""
    page.wait_for_function(
        "version => Number(document.querySelector('.table-page').dataset.version) > version", arg=version
    )


def start_with_bots(page: Page) -> None:
    """Seat beginners at the other three places of a waiting room, and start the match."""
    page.get_by_label("Level of the bots").select_option("beginner")
    page.locator("[data-start]").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def pages_of_sizes(browser: Browser, sizes: Sequence[tuple[int, int]], **context: Any) -> Iterator[Page]:
    """Yield a page of each size, which is closed after its turn."""
    for width, height in sizes:
        size = {"width": width, "height": height}
        with browser.new_context(viewport=size, reduced_motion="reduce", **context) as opened:  # type: ignore[arg-type]
            yield opened.new_page()


def play_by_mouse(page: Page, rng: random.Random, most: int = 2000) -> int:
    version = 0
    for done in range(most):
        kind, *rest = what_now(page, version)
        if kind == "end":
            return done
        if kind == "deal":
            version = rest[0]
            page.locator("[data-next]").click()
            wait_past(page, version)
            continue
        version = rest[0]
        if kind == "word":
            page.locator(f'.talk [data-action="{rng.choice(calm(rest[1]))}"]').click()
        elif rest[2] and rng.random() < 0.5:
            page.locator(f'.announce [data-action="{rng.choice(rest[2])}"]').click()
        else:
            # At the left edge: the rest of a card may lie under its neighbour.
            page.locator(".hand [data-card]").nth(rng.choice(rest[1])).click(position={"x": 8, "y": 30})
    raise AssertionError("the match has no end")


def play_by_keyboard(page: Page, rng: random.Random, most: int = 2000) -> int:
    """The same without a mouse: letters for cards, or arrows and Enter; digits for bids; n for the next deal."""
    version, presses = 0, itertools.cycle(("letter", "arrows"))
    for done in range(most):
        kind, *rest = what_now(page, version)
        if kind == "end":
            return done
        version = rest[0]
        if kind == "deal":
            page.keyboard.press("n")
            wait_past(page, version)
        elif kind == "word":
            bids = [word.removeprefix("bid:") for word in rest[1] if word.startswith("bid:")]
            page.keyboard.press(rng.choice(bids[:3]) if bids else "1")
        elif next(presses) == "letter":
            page.keyboard.press(LETTERS[rng.choice(rest[1])])
        else:
            by_arrows(page, rng.choice(rest[1]))
    raise AssertionError("the match has no end")


def play_by_wire(
    pages: Sequence[Page], url: str, dice: random.Random, until: Callable[[dict[str, Any]], bool] = END
) -> None:
    """The pages' people play on at their table, each by another device of theirs, until the first is told such an update.

    The pages look on: for what a match leads to, and not for how it is played.
    """
    with ExitStack() as open_:
        lines = [open_.enter_context(open_.enter_context(device(url, _session(page))).sit(_table(page))) for page in pages]
        now = [line.hello() for line in lines]
        for place, line in enumerate(lines):  # a bot may have played while they came
            while now[place]["version"] < now[-1]["version"]:
                now[place] = line.hear("event")
        while not until(now[0]):
            if now[0]["deal"]["stage"] == "done":
                lines[0].write("deal")
            for line, update in zip(lines, now, strict=True):
                if update["deal"]["legal"]:
                    line.write("act", version=update["version"], action=dice.choice(update["deal"]["legal"]))
            now = [line.hear("event") for line in lines]


def _session(page: Page) -> str:
    return next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == COOKIE)


def _table(page: Page) -> str:
    return page.url.rpartition("/")[2]


def by_arrows(page: Page, place: int) -> None:
    """To the card by arrows from wherever the focus is in the hand, then Enter."""
    if page.evaluate("!document.activeElement.closest('.hand')"):
        page.keyboard.press(LETTERS[place])
        return
    page.keyboard.press("Home")
    for _ in range(place):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def calm(words: list[str]) -> list[str]:
    bids = [word for word in words if word.startswith("bid:")]
    return bids[:3] or words


ALL_KEPT = script("all_kept")


def with_worker(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while not page.context.service_workers:  # the browser is told of it after the page
        page.wait_for_timeout(20)
    (worker,) = page.context.service_workers
    return worker


def all_kept(page: Page) -> None:
    """Wait until the worker keeps what the page has used, and the page itself."""
    page.wait_for_function(ALL_KEPT)


def hear(page: Page, words: str) -> None:
    """Wait until the live region holds such words: they come after what is seen."""
    expect(page.get_by_test_id("live")).to_contain_text(words)


def hand(page: Page) -> list[str]:
    return page.locator(".hand [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")


def close_window(page: Page) -> None:
    """Put a window away and wait until it is gone: until then keys are the window's, and the focus comes back with it."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


BENEATH = script("beneath")


def beneath(page: Page) -> list[str]:
    """What can be pressed but lies beneath something else, each once it was scrolled into view as the focus does it."""
    page.evaluate("() => document.fonts.ready")
    return list(page.evaluate(BENEATH))
