"""The lobby on a phone: five games in two thumbs, and one button back to a match under way."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import house
from browser.test_axe import check

PHONE = {"width": 360, "height": 740}


def test_five_games_fit_a_phone_in_two_thumbs_and_a_match_under_way_is_one_touch_away(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/?lang=fr")
    expect(page.locator(".poster")).to_have_count(5)
    expect(page.locator(".poster .learn button:enabled")).to_have_count(5)
    last = page.locator(".poster").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 2 * PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name=re.compile("Jouer.*King")).click()
    page.locator(".hand [data-card]").first.wait_for()
    table = page.url
    page.goto("/?lang=fr")
    expect(page.locator(".continue li")).to_have_count(1)
    last = page.locator(".poster").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 2 * PHONE["height"]
    page.goto("/?lang=en")
    expect(page.locator(".welcome .again")).to_have_text("Continue King, deal 1")
    expect(page.locator(".poster-king .primary")).to_have_text("Continue")
    check(page, "lobby with a match under way, phone")
    page.locator(".poster-king .primary").click()
    expect(page).to_have_url(re.compile(re.escape(table.partition("#")[2]) + "$"))
    page.locator(".hand [data-card]").first.wait_for()


def test_a_server_without_days_has_no_button_for_them(page: Page, tmp_path: Path) -> None:
    with house(tmp_path, days=False) as other:
        with page.expect_response("**/api/me/sets"):
            page.goto(f"{other.url}/?lang=en")
        expect(page.get_by_role("button", name="Play with friends")).to_be_enabled()
        expect(page.get_by_role("link", name="Deals of the day")).to_be_hidden()
        page.get_by_role("link", name="My play").click()
        expect(page.get_by_role("link", name="My matches")).to_be_visible()
        expect(page.get_by_role("link", name="Deals of the day")).to_be_hidden()
