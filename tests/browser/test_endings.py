"""Whole matches, their end, and the pause between two deals."""

import json
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import House, friends
from browser.eye import Look, Screen, tricks
from browser.hands import either, play_by_keyboard, play_by_mouse, sit_down
from browser.nearly import nearly_over
from browser.test_axe import check, end_of
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net.settings import Settings
from fourkings.table.runtime import readers
from serving import served

GAME = "jeu-du-roi"
LISTEN = script("listen")
PUSH = "update => push(JSON.parse(update))"
MOVING = """[document.querySelector('.result.end')].flatMap((end) => [end, ...end.querySelectorAll('*')])
    .filter((part) => getComputedStyle(part).animationName !== 'none').length"""
"""How many parts of the end have an animation, over or not: on a busy machine it may be over when it is looked at."""
FACES = "[...document.querySelectorAll('.bot-face')].map((face) => face.dataset.mood)"
MOODS = f"update => ({PUSH})(update).then(() => {FACES})"
"""Looked at as soon as it is drawn: a trick lies for a moment."""


def listened(screen: Screen) -> Page:
    page = screen.page
    page.context.add_init_script(LISTEN)
    page.reload()
    page.wait_for_function("() => window.line?.listeners.message && document.querySelector('.waiting')")
    page.keyboard.press("z")
    return page


def over(page: Page, motion: str) -> dict[str, Any]:
    before, event, after = end_of(GAME, False)
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page.evaluate(PUSH, json.dumps(before))
    page.evaluate(f"update => void ({PUSH})(update)", json.dumps(event))
    expect(page.locator(".result.end")).to_be_visible()
    return dict(after["result"])


def test_an_end_is_heard_and_moves(browser: Browser, base_url: str) -> None:
    with closing(Screen(browser, base_url, Look((1366, 657)))) as screen:
        page = listened(screen)
        page.wait_for_function("() => window.audible?.state === 'running'")
        result = over(page, "no-preference")
        won = end_of(GAME, False)[2]["seat"] in result["winners"]
        assert page.evaluate(MOVING) > (4 if won else 0)  # the card rises, and four kings with it for a winner
        page.wait_for_function("least => window.tones >= least", arg=4 if won else 2)


@pytest.mark.costly
def test_an_end_lies_still_and_is_silent_where_that_is_wanted(browser: Browser, base_url: str) -> None:
    with closing(Screen(browser, base_url, Look((390, 844), settings=(("sounds", False),)))) as screen:
        page = listened(screen)
        over(page, "reduce")
        assert page.evaluate(MOVING) == 0
        assert page.evaluate("[window.tones, !window.audible]") == [0, True]


@pytest.mark.costly
@pytest.mark.parametrize("moods", [True, False])
def test_bots_show_how_they_take_a_trick_unless_it_is_switched_off(browser: Browser, base_url: str, moods: bool) -> None:
    with closing(Screen(browser, base_url, Look((1366, 657), settings=(("moods", moods),)))) as screen:
        shown = set()
        deals = [*tricks(games.rules("quarante"), 5), *tricks(games.rules(GAME), 5)]
        for updates in deals:
            for update in updates:
                faces = screen.page.evaluate(MOODS, json.dumps(update))
                lies = update.get("type") == "event" and not update["deal"]["trick"]
                shown |= {*faces} if lies else set()
                assert lies or set(faces) <= {"calm"}, "nobody takes anything while somebody thinks"
        assert shown == ({"calm", "glad", "sorry"} if moods else {"calm"})


NARROW, LOW = {"width": 360, "height": 740}, {"width": 1366, "height": 657}


@pytest.fixture
def unhurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose bots hardly pause, and whose countdown takes a quarter of an hour."""
    monkeypatch.setattr(readers, "COUNTDOWN", 900_000_000.0)
    with served(Settings(data=tmp_path, tempo=1e-6, rate=10_000, grace=3600.0)) as url:
        yield House(url, tmp_path)


ACT = """() => {
  const [own] = document.querySelectorAll('.talk [data-action]:enabled, .hand [data-card]:not([aria-disabled=true])');
  own?.click();
}"""


def play_the_deal(pages: list[Page]) -> None:
    while not pages[0].locator("[data-next]").count():
        for page in pages:
            page.evaluate(ACT)
        pages[0].wait_for_timeout(50)


@pytest.mark.costly
@pytest.mark.long
def test_everybody_is_asked_before_the_next_deal(browser: Browser, unhurried: House) -> None:
    with friends(browser, unhurried) as those:
        anna, link = those.host("Anna", "quarante", seats="chosen")
        anna.set_viewport_size(LOW)
        ben = those.join(link, "Ben", NARROW)
        anna.locator("[data-start]").click()
        expect(ben.locator(".table-page")).to_be_visible()
        play_the_deal([anna, ben])
        anna.locator("[data-next]").click()
        expect(anna.locator("[data-next]")).to_be_disabled()
        expect(anna.get_by_role("status").filter(has_text="1 of 2. Waiting for Ben.")).to_be_visible()
        for page in (anna, ben):
            expect(page.get_by_role("status").filter(has_text="Ready for the next deal: 1 of 2.")).to_be_visible()
            expect(page.get_by_role("timer")).to_contain_text("Next deal in")
            check(page, "somebody is ready for the next deal")
        ben.locator("[data-stop]").press("Enter")
        expect(anna.get_by_role("status").filter(has_text="The countdown is stopped.")).to_be_visible()
        expect(anna.get_by_role("timer")).to_have_count(0)
        expect(ben.locator("[data-stop]")).to_have_count(0)
        ben.locator("[data-next]").press("n")
        for page in (anna, ben):
            expect(page.locator(".top-bar, header").first).to_contain_text("Deal 2")


# Each game is begun from the lobby and brought to its end once, by mouse or by keyboard; the other way never failed alone,
# nor did a whole match where its first and its last deal did not: both are heavy.
pytestmark = pytest.mark.long
CARDS = 8
"""A hand of the smallest pack: the least that is played in a match."""
BY_KEYBOARD = ("quarante", "jeu-du-roi")
BY_MOUSE = ("quarante-1792", "400", "king")


@pytest.mark.parametrize("game", either(*BY_MOUSE))
def test_a_match_by_mouse(page: Page, game: str, server: House, request: pytest.FixtureRequest) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    sit_down(page, game)
    if not request.config.getoption("--heavy"):
        page.goto(nearly_over(page, server, rules(GAMES[game])))
    assert play_by_mouse(page, random.Random(7)) >= CARDS
    expect(page.locator(".final tbody tr:not(.together)")).to_have_count(2 if game.startswith("quarante") else 4)
    with page.expect_download() as record:
        page.get_by_role("link", name="Download record").click()
    assert record.value.suggested_filename.endswith(".json")
    page.locator("[data-again]").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("game", either(*BY_KEYBOARD))
def test_a_match_by_keyboard_alone(page: Page, game: str, server: House, request: pytest.FixtureRequest) -> None:
    page.goto("/")
    expect(page.locator(f".poster-{game} .primary:enabled")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('.poster-{game} .primary')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    if not request.config.getoption("--heavy"):
        page.goto(nearly_over(page, server, rules(GAMES[game])))
    assert play_by_keyboard(page, random.Random(11)) >= CARDS
    expect(page.locator("[data-again]")).to_be_visible()
