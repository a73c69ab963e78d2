"""At a table of one's own one is asked where a hidden card lies, and told after the deal what the chips were worth."""

import re

from playwright.sync_api import Page, expect

from browser.eye import SIZES
from browser.hands import hear, make_table
from browser.test_axe import check
from browser.test_exercises import lay
from browser.test_hints import THOUGHT, play_a_deal

IN_SIGHT = """() => {
    const panel = document.querySelector('dialog').getBoundingClientRect();
    const clear = card => {
        const box = card.getBoundingClientRect();
        const beside = box.left >= panel.right || panel.left >= box.right;
        return box.height > 0 && (beside || box.top >= panel.bottom || panel.top >= box.bottom);
    };
    const lies = place => {
        const card = document.createElement('li');
        card.className = `card lies at-${place}`;
        card.style.animation = 'none';
        document.querySelector('.trick').append(card);
        const answer = clear(card);
        card.remove();
        return answer;
    };
    const hand = [...document.querySelectorAll('.hand.mine [data-card]')];
    return hand.every(clear) && ['left', 'top', 'right', 'bottom'].every(lies);
}"""
"""Whether the dialog covers nothing of one's own hand, and no card of the trick, wherever one lies or will lie."""


def turn_on(page: Page) -> None:
    expect(page.locator("[data-reading]")).to_have_count(0)
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog", name="Settings")
    switch = dialog.get_by_role("switch", name=re.compile("^Read hands at the table"))
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def act(page: Page) -> None:
    version = page.locator(".table-page").get_attribute("data-version")
    page.locator(".hand.mine [data-card]:not([aria-disabled])").first.click()
    expect(page.locator(".table-page")).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_visible(timeout=THOUGHT)


def question(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    for _ in range(11):
        page.locator("[data-reading]").click()
        asked, none = dialog.locator(".chips"), dialog.get_by_text("Nothing is known here beyond chance.")
        expect(asked.or_(none)).to_be_visible(timeout=THOUGHT)
        if asked.count():
            return
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        act(page)
    raise AssertionError("nothing was asked in eleven tricks")


def test_one_reads_at_the_table_and_is_told_after_the_deal(page: Page) -> None:
    table = make_table(page, game="jeu-du-roi", bots="careful")
    page.goto(f"/#/table/{table}")
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_visible(timeout=THOUGHT)
    turn_on(page)
    expect(page.get_by_role("button", name="Read hands")).to_be_visible()
    question(page)
    hear(page, "Where is the ")
    check(page, "a question at the table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
    expect(page.locator(".chips input").first).to_be_focused()
    lay(page, 6, 4)
    page.locator("[data-answer]").click()
    expect(page.locator("[data-laid]")).to_be_focused()
    hear(page, "Chips placed.")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-reading]")).to_be_focused()
    play_a_deal(page)
    page.get_by_role("button", name="What you read").click()
    read = page.get_by_role("dialog", name="What you read in deal 1")
    expect(read.locator("h3")).to_have_text(re.compile(" held the .+\\.$"))
    expect(read.locator("tbody tr").first).to_contain_text(re.compile("You.*6.0.*4.0.*0.0"))
    hear(page, "held the ")
    check(page, "what was read at the table")
    page.keyboard.press("Escape")
    expect(read).to_have_count(0)
    expect(page.locator("[data-reading]")).to_be_focused()
