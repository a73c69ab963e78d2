"""A deal is learned card by card: by mouse, keys and ears, with the clause that applies, and its points at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hands import either
from browser.test_axe import check
from fourkings.lessons.worked_deals import worked_deal


@pytest.mark.costly
@pytest.mark.parametrize("game", either("quarante-1792", "king"))
def test_a_worked_deal_is_stepped_through_to_its_points(page: Page, game: str):
    deal = worked_deal(game)
    page.goto(f"/#/rules/{game}")
    page.locator("a[href$='/deal']").click()
    held = page.locator("[data-card]:not(.lies)")
    expect(held).to_have_count(sum(hand.bit_count() for hand in deal.moments[0].state.hands))
    expect(page.locator(".remark")).to_have_count(len(deal.moments[0].notes))
    at = page.locator(".strip .where .unseen")
    for place, moment in enumerate(deal.moments[1:], 1):
        page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(re.compile(f"^{place} "))
        expect(page.locator(".remark")).to_have_count(len(moment.notes))
        for note, shown in zip(moment.notes, page.locator(".remark").all(), strict=True):
            expect(shown).to_contain_text(note.texts["en"])
            expect(shown.locator("a")).to_have_attribute("href", f"#/rules/{game}/{note.clause}")
        if game == "king" and place == 30:
            check(page, "worked deal")
    expect(page.locator(".outcome tfoot td")).to_have_text(
        [f"{points:+}".replace("-", "−").replace("+0", "0") for points in deal.moments[-1].state.points or ()]
    )
    assert not re.search("[♠♥♦♣]", str(page.get_by_test_id("live").text_content())), "cards are named for the ear"
    page.keyboard.press("Home")
    expect(held).to_have_count(sum(hand.bit_count() for hand in deal.moments[0].state.hands))
    page.get_by_role("button", name="Next remark").click()
    first = next(moment for moment in deal.moments[1:] if moment.notes)
    expect(at).to_contain_text(f"{first.number} ")
