"""Where a hidden card lies: ten chips are laid by keys, by ear and by mouse, and the deal is shown, on phone and laptop."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.hands import beneath, hear, pages_of_sizes
from browser.test_axe import check
from browser.test_puzzles import CUT, in_view
from browser.test_ten_hands import DEALT

QUESTION = "/#/learn/reading/jeu-du-roi"
SIZES = ((390, 844), (1366, 657))


def asked(page: Page, number: int) -> None:
    expect(page.locator(".bar small")).to_contain_text(f"Question {number}", timeout=DEALT, use_inner_text=True)
    expect(page.locator(".chips")).to_be_visible(timeout=DEALT)


def lay(page: Page, *chips: int) -> None:
    for place, many in enumerate(chips):
        page.locator(".chips input").nth(place).fill(str(many))
        expect(page.locator(".chips output").nth(place)).to_have_text(str(many))


def test_ten_chips_are_laid_by_keys_and_by_ear_and_no_more(page: Page) -> None:
    page.goto(QUESTION)
    asked(page, 1)
    hear(page, "Where is the ")
    check(page, "a question")
    first, second, third = (page.locator(".chips input").nth(place) for place in range(3))
    expect(first).to_be_focused()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".chips output").first).to_have_text("6")
    hear(page, "4 chips left")
    expect(page.locator("[data-answer]")).to_be_disabled()
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".chips output").nth(1)).to_have_text("4")
    page.keyboard.press("Tab")
    expect(third).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chips output").nth(2)).to_have_text("0")
    page.keyboard.press("Enter")
    box = page.locator(".answer")
    expect(box).to_be_focused()
    expect(box.locator("h2")).to_have_text(re.compile("^(Basile|Céleste|Dora) held the .+\\.$"))
    expect(box.locator("tbody tr").first).to_contain_text(re.compile("You.*6.0.*4.0.*0.0"))
    expect(page.locator(".curve")).to_contain_text("After 100 answers")
    check(page, "a question that is answered")
    page.get_by_role("button", name="Next question").click()
    asked(page, 2)
    expect(box).to_have_count(0)


@pytest.mark.costly
def test_it_fits_on_every_screen(browser: Browser, base_url: str) -> None:
    for page in pages_of_sizes(browser, SIZES, base_url=base_url):
        page.goto(QUESTION)
        asked(page, 1)
        button = page.locator("[data-answer]").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= page.viewport_size["height"], "the whole question is above the fold"
        assert page.locator(".bar *:not(.unseen), .plate .who *").evaluate_all(CUT) == []
        lay(page, 5, 3, 2)
        page.locator("[data-answer]").click()
        expect(page.locator(".answer")).to_be_focused()
        in_view(page, page.locator(".answer"))
        in_view(page, page.locator("[data-next-hand]"))
        expect(page.locator(".strip")).to_be_visible()
        assert beneath(page) == []
