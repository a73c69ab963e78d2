"""After a deal with bots alone one asks why a bot played a card, and is shown a deal for the reason."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hands import make_table
from browser.test_axe import check

THOUGHT = 60_000
"""Milliseconds in which choices are judged, also where everything has to be compiled."""


def play_a_deal(page: Page) -> None:
    ready = page.locator("[data-next], .hand.mine [data-card]:not([aria-disabled])").first
    while True:
        expect(ready).to_be_visible(timeout=THOUGHT)
        if page.locator("[data-next]").count():
            return
        version = page.locator(".table-page").get_attribute("data-version")
        page.locator(".hand.mine [data-card]:not([aria-disabled])").first.click()
        expect(page.locator(".table-page")).not_to_have_attribute("data-version", str(version))


@pytest.mark.costly
def test_a_bot_is_asked_why_it_played_a_card(page: Page) -> None:
    table = make_table(page, game="jeu-du-roi", bots="careful")
    page.goto(f"/#/table/{table}")
    play_a_deal(page)
    page.get_by_role("button", name="Why did they play that?").click()
    dialog = page.get_by_role("dialog", name="Deal 1: why?")
    where = dialog.locator(".strip .where .unseen")
    expect(where).to_contain_text(re.compile("^0 "))
    expect(dialog).to_contain_text("Go to a card or call of a bot to ask why.")
    asked = dialog.get_by_role("button", name=re.compile("^Why did .+ choose .+"))
    for moment in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(where).to_contain_text(re.compile(f"^{moment} "))
        if asked.count():
            break
    asked.click()
    expect(dialog.locator(".why-played p").first).to_contain_text(
        re.compile("The judge (sees nothing better than|prefers)"), timeout=THOUGHT
    )
    check(page, "why")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-ask-why]")).to_be_focused()
