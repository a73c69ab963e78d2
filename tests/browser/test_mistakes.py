"""Mistakes come back: from the lobby, by keyboard and by ear, with one step after each answer, on a phone and on a desk."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.hands import pages_of_sizes
from browser.test_axe import check
from browser.test_exercises import card, in_view, of_cards, right_of, wrong_of
from cases import few
from fourkings.puzzles import Puzzle

TITLE, GAMES = "Your mistakes", ("quarante", "jeu-du-roi")
SIZES = ((360, 740), (1366, 657))


def miss(page: Page, *puzzles: Puzzle) -> None:
    """Answer puzzles wrongly, after a first match has begun: who is new has nothing to repeat."""
    page.goto("/?lang=en")
    page.locator(".hero .again:enabled").click()
    page.locator(".hand [data-card]").first.wait_for()
    for puzzle in puzzles:
        path = f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}/answer"
        assert page.request.post(path, data={"action": wrong_of(puzzle)}).ok
    page.goto("/?lang=en#/")
    page.reload()


def test_mistakes_are_repeated_by_keys_alone_and_their_day_is_summed_up(page: Page) -> None:
    puzzles = [of_cards(game) for game in GAMES]
    miss(page, *puzzles)
    due = {f"puzzle.{puzzle.rules.game.ID}.{puzzle.id}": puzzle for puzzle in puzzles}
    way = page.get_by_role("link", name=TITLE)
    expect(way).to_contain_text("2 are due today.")
    check(page, "lobby with mistakes")
    way.focus()
    page.keyboard.press("Enter")
    first, second = (due[name] for name in page.request.get("/api/mistakes").json()["due"])
    answer, live = page.locator(".answer"), page.get_by_test_id("live")
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_focused()
    expect(live).to_contain_text(re.compile(r"Mistake\W*1\W*of\W*2.*What do you do\?"))
    check(page, "a mistake")
    for times in (1, 2):
        card(page, wrong_of(first)).focus()
        page.keyboard.press("Enter")
        expect(answer).to_be_focused()
        expect(page.locator(".answer .primary")).to_have_count(1)
        expect(page.locator("[data-once-more]" if times == 1 else "[data-next-hand]")).to_be_visible()
        check(page, f"a wrong answer, {times}")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".title small")).to_contain_text(re.compile(r"Mistake\W*2\W*of\W*2"))
    card(page, right_of(second)).focus()
    page.keyboard.press("Enter")
    expect(answer.and_(page.locator(".good"))).to_be_focused()
    page.get_by_role("button", name="Finish").press("Enter")
    expect(page.get_by_role("region", name="Done for today")).to_be_focused()
    expect(page.locator("main")).to_contain_text(re.compile(r"You repeated \W*2\W* mistakes today\..*Mastered: \W*0\W* of"))
    expect(live).to_contain_text("Done for today.")
    check(page, "the mistakes of a day")
    page.get_by_role("link", name="My play").click()
    expect(page.get_by_role("heading", name="My play")).to_be_focused()
    expect(live).to_be_empty()
    expect(page.locator(".tasks .done").first).to_contain_text(re.compile(r"Mistakes practised today: \W*2\W* of \W*2"))
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator(".posters")).to_be_visible()
    expect(way).to_have_count(0)


@pytest.mark.parametrize("lang", few(("fr", "ar"), 1))
def test_the_one_step_is_in_view_at_every_size(browser: Browser, base_url: str, lang: str) -> None:
    for page in pages_of_sizes(browser, SIZES, base_url=base_url):
        puzzle = of_cards("jeu-du-roi")
        miss(page, puzzle)
        page.goto(f"/?lang={lang}#/mistakes")
        for button in ("[data-once-more]", "[data-next-hand]"):
            card(page, wrong_of(puzzle)).click(position={"x": 8, "y": 10})
            in_view(page, page.locator(button))
            page.locator(button).click()
        in_view(page, page.locator("main .button.primary"))
