"""Full matches of all five games through the page, to their end."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.hands import GAMES, play_by_keyboard, play_by_mouse, sit_down


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_mouse(page: Page, game: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    sit_down(page, game)
    assert play_by_mouse(page, random.Random(7)) > 20
    expect(page.locator(".final tbody tr:not(.together)")).to_have_count(2 if game.startswith("quarante") else 4)
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    assert record.value.suggested_filename.endswith(".json")
    page.locator("[data-again]").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("game", ["quarante", "jeu-du-roi", pytest.param("400", marks=pytest.mark.heavy)])
def test_a_match_by_keyboard_alone(page: Page, game: str) -> None:
    page.goto("/")
    expect(page.locator(".poster .primary:enabled").first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('.poster-{game} .primary')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert play_by_keyboard(page, random.Random(11)) > 20
    expect(page.locator("[data-again]")).to_be_visible()
