"""Ten hands of a theme are dealt, answered and explained: by mouse, by keys, by ear, on a phone and on a laptop."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.hands import hear, pages_of_sizes
from browser.test_axe import check
from browser.test_puzzles import CUT, SIZES, in_view

HANDS = "/#/learn/hands/jeu-du-roi/duck"
DEALT = 180_000
"""Milliseconds in which a hand is found, also where everything has to be compiled."""


def choices(page: Page) -> Locator:
    return page.locator(".hand.mine [data-card]:not([aria-disabled])")


def asked(page: Page, place: int) -> None:
    expect(page.locator(".bar small")).to_contain_text(f"Hand {place} of 10", timeout=DEALT, use_inner_text=True)
    expect(page.locator(".ask")).to_be_visible(timeout=DEALT)


@pytest.mark.costly
def test_a_hand_of_the_theme_is_answered_explained_and_followed_by_another(page: Page) -> None:
    page.goto(HANDS)
    asked(page, 1)
    expect(page.locator(".bar small")).to_contain_text("Ducking")
    hear(page, "What do you do?")
    check(page, "ten hands")
    choices(page).first.focus()
    page.keyboard.press("Enter")
    box = page.locator(".answer")
    expect(box).to_be_focused()
    expect(box.locator("h2")).to_have_text(re.compile("^(Right|Not the best)$"))
    check(page, "a hand that is answered")
    page.get_by_role("button", name="Next hand").click()
    asked(page, 2)
    expect(box).to_have_count(0)


def wrong(page: Page) -> None:
    """Answer hands until an answer is wrong."""
    for place in range(1, 11):
        asked(page, place)
        choices(page).last.click()
        expect(page.locator(".answer")).to_be_focused()
        if page.locator("[data-why]").count():
            return
        page.get_by_role("button", name="Next hand").click()
    raise AssertionError("ten right answers by chance")


@pytest.mark.costly
def test_a_wrong_answer_is_shown_in_a_deal(page: Page) -> None:
    page.goto(HANDS)
    wrong(page)
    expect(page.locator(".answer.bad")).to_contain_text("points on average")
    page.locator("[data-why]").click()
    expect(page.locator(".strip")).to_be_visible()
    where = page.locator(".strip .where .unseen")
    before = str(where.text_content())
    page.keyboard.press("ArrowRight")
    expect(where).not_to_have_text(before)


@pytest.mark.costly
def test_the_tenth_hand_tells_what_ten_cost_and_my_play_keeps_it(page: Page) -> None:
    page.goto(HANDS)
    for place in range(1, 11):
        asked(page, place)
        choices(page).first.click()
        expect(page.locator(".answer")).to_be_focused()
        if place < 10:
            page.get_by_role("button", name="Next hand").click()
    expect(page.locator(".round")).to_contain_text(
        re.compile("In these ten hands you lost .+ ± .+ points a hand (more|less)")
    )
    expect(page.get_by_role("button", name="Ten more hands")).to_be_visible()
    page.get_by_role("link", name="My stats").last.click()
    expect(page.locator(".practised caption")).to_contain_text("Ducking")
    expect(page.locator(".practised tbody tr")).to_have_count(3)
    check(page, "before and after")


@pytest.mark.costly
def test_it_fits_on_every_screen(browser: Browser, base_url: str) -> None:
    for page in pages_of_sizes(browser, SIZES, base_url=base_url):
        page.goto(HANDS)
        asked(page, 1)
        in_view(page, choices(page).first)
        assert page.locator(".bar *:not(.unseen), .plate .who *").evaluate_all(CUT) == []
        choices(page).first.click()
        in_view(page, page.locator("[data-next-hand]"))
