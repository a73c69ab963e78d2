"""The solver's page: a deal typed, played on and taken back, and the link that holds it."""

import pytest
from playwright.sync_api import Page, expect

from browser.test_axe import check

DEAL = "N:A2... K3... ..A.2 ..KQ."
CARDS = ".hand.mine [data-card]"


@pytest.mark.costly
def test_a_deal_is_solved_played_on_and_shared(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Solver").click()
    page.get_by_label("Deal", exact=True).fill("N:A2...")
    page.get_by_role("button", name="Solve deal").click()
    expect(page.get_by_role("alert")).to_contain_text("is not a deal: write the hands")
    page.get_by_label("Deal", exact=True).fill(DEAL)
    page.get_by_role("button", name="Solve deal").click()
    expect(page.locator(CARDS)).to_have_count(2)
    check(page, "solver")
    page.locator(f"{CARDS}[data-card=AS]").click()
    expect(page.get_by_role("status").get_by_text("It is East's turn.")).to_be_visible()
    link = page.url
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("It is North's turn.")).to_be_visible()
    assert page.url != link
    page.goto("/#/learn")
    page.goto(link)
    expect(page.get_by_text("It is East's turn.")).to_be_visible()
    page.get_by_label("Trumps").select_option("S")
    expect(page.get_by_text("It is North's turn.")).to_be_visible()
