"""Full matches of all five games through the page, to their end."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.hands import either, lay, play_by_keyboard, play_by_mouse, sit_down

# Each game is played to its end once, by mouse or by keyboard; the other way never failed alone, and is heavy.
# So is Le Jeu du Roi, of which no house rule makes a short match: its page is that of King.
pytestmark = pytest.mark.long
CARDS = 8
"""A hand of the smallest pack: the least that is played in a match."""
BY_KEYBOARD = ("quarante",)
BY_MOUSE = ("quarante-1792", "400", "king")


@pytest.mark.parametrize("game", either(*BY_MOUSE))
def test_a_match_by_mouse(page: Page, game: str, request: pytest.FixtureRequest) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    # What a long match has, a short one has too, but for the number of its deals.
    sit_down(page, game, short=not request.config.getoption("--heavy"))
    assert play_by_mouse(page, random.Random(7)) >= CARDS
    expect(page.locator(".final tbody tr:not(.together)")).to_have_count(2 if game.startswith("quarante") else 4)
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    assert record.value.suggested_filename.endswith(".json")
    page.locator("[data-again]").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("game", either(*BY_KEYBOARD))
def test_a_match_by_keyboard_alone(page: Page, game: str, request: pytest.FixtureRequest) -> None:
    page.goto("/")
    if not request.config.getoption("--heavy"):
        lay(page, game)
        page.reload()
    expect(page.locator(".poster .primary:enabled").first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('.poster-{game} .primary')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert play_by_keyboard(page, random.Random(11)) >= CARDS
    expect(page.locator("[data-again]")).to_be_visible()
