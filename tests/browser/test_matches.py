"""Full matches of all five games through the page, to their end."""

import random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import House
from browser.hands import either, play_by_keyboard, play_by_mouse, sit_down
from browser.nearly import nearly_over
from fourkings.rulebook.games import GAMES, rules

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
        page.get_by_role("link", name="Record").click()
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
