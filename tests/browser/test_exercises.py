"""Puzzles, ten hands of a theme and readings: by mouse, by keyboard and by ear, on a phone and on a laptop."""

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.hands import beneath, either, hear, pages_of_sizes
from browser.test_axe import check
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import shipped
from fourkings.rulebook.games import GAMES
from server.test_puzzles import right_of, wrong_of

LOCALES = ("fr", "ar", "tr", "pt", "ru", "es")
CUT = """texts => texts.filter(text => {
    const box = text.closest(".bar, .plate").getBoundingClientRect(), { left, right } = text.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1;
}).map(text => text.innerText)"""
SIZES = ((360, 640), (390, 844), (740, 360), (1366, 657))


def of_cards(game: str, legal: int = 2) -> Puzzle:
    asked = (each for each in shipped(game) if each.selective and not isinstance(each.view.legal[0], str))
    return next(each for each in asked if len(each.view.legal) >= legal)


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/#/learn/puzzles/{puzzle.rules.game.ID}/{puzzle.id}")
    expect(page.locator(".ask")).to_be_visible()


def card(page: Page, action: str) -> Locator:
    return page.locator(f".hand [data-card='{action}']")


def in_view(page: Page, thing: Locator) -> None:
    """It is whole on the screen, or comes there where the page scrolls, and nothing runs out at the side."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    width = page.evaluate("document.documentElement.clientWidth")
    assert box["x"] >= -1
    assert box["x"] + box["width"] <= width + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_learn_leads_to_the_puzzle_of_the_day_and_on(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.locator(".ways li")).to_have_count(len(GAMES.own))
    note = page.locator(".of-theme .note")
    page.get_by_label("Theme").select_option("ruff")
    expect(note).to_have_text(re.compile("^You cannot follow suit, and you ruff. .* do not change your rating.$"))
    onward = page.get_by_role("link", name=re.compile("Next puzzle: Quarante de Roi$"))
    expect(onward).to_have_attribute("href", re.compile("/ruff$"))
    check(page, "puzzles")
    page.get_by_label("Theme").select_option("")
    expect(note).to_have_text("")
    expect(onward).to_have_attribute("href", re.compile("/[0-9a-f]{12}$"))
    page.get_by_role("link", name=re.compile("Today's puzzle: Quarante de Roi$")).click()
    expect(page.locator(".ask")).to_be_visible()
    name = page.url.rsplit("/", 1)[1]
    puzzle = next(puzzle for puzzle in shipped("quarante") if puzzle.id == name)
    answer = right_of(puzzle)
    target = card(page, answer) if len(answer) == 2 else page.locator(".talk.mine button, .announce button").first
    target.click()
    expect(page.locator(".answer.good")).to_contain_text(re.compile(r"Your rating rose by \d+, from 1500 to 1[5-9]..\."))
    expect(page.locator(".answer.good")).to_contain_text("Themes: ")
    kept = json.loads(page.evaluate("localStorage.getItem('fourkings.puzzles')"))
    assert list(kept["first"]) == [puzzle.id]
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page.locator(".ask")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".own-rating")).to_have_text(re.compile(r"^Your rating: \d+, provisional"))
    expect(page.locator(".ways")).to_contain_text(re.compile("1 of [0-9]+ right at the first try"))


@pytest.mark.costly
@pytest.mark.parametrize("game", either("quarante", "400"))
def test_a_wrong_answer_is_tried_once_more_explained_and_stepped_through(page: Page, game: str) -> None:
    puzzle = of_cards(game, legal=3)
    open_puzzle(page, puzzle)
    hear(page, "What do you do?")
    check(page, "puzzle")
    card(page, wrong_of(puzzle)).click()
    box = page.locator(".answer.bad")
    expect(box).to_be_focused()
    expect(box).to_contain_text("points on average")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".ask")).to_be_visible()
    expect(box).to_have_count(0)
    card(page, wrong_of(puzzle)).click()
    page.get_by_role("button", name="Show why").click()
    expect(box).to_contain_text("was best")
    expect(box.locator(".coach > p").first).not_to_be_empty()
    expect(page.locator(".hand .hinted")).to_have_attribute("data-card", re.compile("^..$"))
    expect(page.locator(".strip")).to_be_visible()
    check(page, "why")
    where = page.locator(".strip .where .unseen")
    place = puzzle.origin["action"] - 1
    expect(where).to_contain_text(re.compile(f"^{place} "))
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text(re.compile(f"^{place + 1} "))
    page.keyboard.press("End")
    expect(page.locator(".outcome")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('fourkings.puzzles')"))["first"] == {puzzle.id: False}


def test_a_puzzle_is_solved_by_keyboard_and_by_ear(page: Page) -> None:
    questions = (each for each in shipped("king") if isinstance(each.view.legal[0], int))
    puzzle = next(each for each in questions if len(each.view.legal) < each.view.hand.bit_count())
    open_puzzle(page, puzzle)
    hear(page, "What do you do?")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    cards = page.locator(".hand [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    page.keyboard.press(str(page.locator(".hand .illegal").first.get_attribute("aria-keyshortcuts")))
    expect(page.locator(".hand .refusal")).to_contain_text("you hold")
    page.keyboard.press("abcdefgijklmq"[cards.index(right_of(puzzle))])
    expect(page.locator(".answer.good")).to_be_focused()
    hear(page, "Right.")
    assert not re.search("[♠♥♦♣]", str(page.get_by_test_id("live").text_content())), "cards are named for the ear"
    expect(page.locator("[data-next-hand] kbd")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".ask")).to_be_visible()


def test_bids_beside_the_table_tell_what_they_cost(page: Page) -> None:
    puzzle = next(each for each in shipped("king") if any("+" in str(action) for action in each.deal.actions[:4]))
    open_puzzle(page, puzzle)
    beside = page.locator(".ask .note").all_inner_texts()
    assert any(re.search("bids .*[1-9][05]+ points", each) for each in beside)
    assert page.locator(".talk li").count() == 0, "a call is shown once beside the table, and at its seat"


def nothing_is_cut(page: Page) -> None:
    assert page.locator(".bar *:not(.unseen), .plate .who *").evaluate_all(CUT) == []


@pytest.mark.parametrize("locale", ["en-GB", *(pytest.param(code, marks=pytest.mark.heavy) for code in LOCALES)])
def test_all_of_it_fits_on_every_screen_in_every_language(browser: Browser, base_url: str, locale: str) -> None:
    puzzle, of_trumps = of_cards("king"), of_cards("quarante")
    for page in pages_of_sizes(browser, SIZES, base_url=base_url, locale=locale):
        open_puzzle(page, puzzle)
        expect(page.locator("html")).to_have_attribute("lang", locale[:2])
        nothing_is_cut(page)
        in_view(page, card(page, wrong_of(puzzle)))
        card(page, wrong_of(puzzle)).click()
        in_view(page, page.locator("[data-why]"))
        assert beneath(page) == []
        page.locator("[data-why]").click()
        expect(page.locator(".strip")).to_be_visible()
        expect(page.locator(".answer")).to_be_focused()
        hands = page.locator(".seat .open-hand")
        expect(hands).to_have_count(3)
        for hand in hands.all():
            expect(hand).to_be_in_viewport(ratio=1)
            tops = hand.locator(".card").evaluate_all("cards => cards.map(card => card.offsetTop)")
            rows = Counter(tops).values()
            assert len(rows) == 1 or max(rows) - min(rows) <= len(rows), "no card has a row of its own"
        in_view(page, page.locator("[data-step-on]"))
        assert beneath(page) == []
        assert "puzzle-" not in page.locator("body").inner_text()
        open_puzzle(page, of_trumps)
        in_view(page, page.locator(".bar .trump"))
        nothing_is_cut(page)


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
    page.get_by_role("link", name="My play").last.click()
    expect(page.locator(".of-game")).to_contain_text("Ducking")
    check(page, "before and after")


QUESTION = "/#/learn/reading/jeu-du-roi"
QUESTION_SIZES = ((390, 844), (1366, 657))


def question_asked(page: Page, number: int) -> None:
    expect(page.locator(".bar small")).to_contain_text(f"Question {number}", timeout=DEALT, use_inner_text=True)
    expect(page.locator(".reading-chips")).to_be_visible(timeout=DEALT)


def lay(page: Page, *chips: int) -> None:
    for place, many in enumerate(chips):
        page.locator(".reading-chips input").nth(place).fill(str(many))
        expect(page.locator(".reading-chips output").nth(place)).to_have_text(str(many))


def test_ten_chips_are_laid_by_keys_and_by_ear_and_no_more(page: Page) -> None:
    page.goto(QUESTION)
    question_asked(page, 1)
    hear(page, "Where is the ")
    check(page, "a question")
    first, second, third = (page.locator(".reading-chips input").nth(place) for place in range(3))
    expect(first).to_be_focused()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".reading-chips output").first).to_have_text("6")
    expect(first).to_have_attribute("aria-valuetext", "6 of 10. 4 chips left")
    expect(page.locator("[data-answer]")).to_be_disabled()
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".reading-chips output").nth(1)).to_have_text("4")
    page.keyboard.press("Tab")
    expect(third).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reading-chips output").nth(2)).to_have_text("0")
    page.keyboard.press("Enter")
    box = page.locator(".answer")
    expect(box).to_be_focused()
    expect(box.locator("h2")).to_have_text(re.compile("^(Basile|Céleste|Dora) held the .+\\.$"))
    expect(box.locator("tbody tr").first).to_contain_text(re.compile(r"You\D*6\D*4\D*0\D*\d+$"))
    expect(page.locator(".curve")).to_contain_text("After 100 answers")
    check(page, "a question that is answered")
    where = page.locator(".strip").inner_text()
    for show in page.locator("[data-show-clue]").all():
        show.click()
        expect(show).to_be_focused()
        expect(page.locator(".strip")).not_to_have_text(where)
    page.get_by_role("button", name="Next question").click()
    question_asked(page, 2)
    expect(box).to_have_count(0)


@pytest.mark.costly
def test_a_question_fits_on_every_screen(browser: Browser, base_url: str) -> None:
    for page in pages_of_sizes(browser, QUESTION_SIZES, base_url=base_url):
        page.goto(QUESTION)
        question_asked(page, 1)
        button = page.locator("[data-answer]").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= page.viewport_size["height"], "the whole question is above the fold"
        assert page.locator(".bar *:not(.unseen), .plate .who *").evaluate_all(CUT) == []
        sliders = [box["y"] for box in map(Locator.bounding_box, page.locator(".reading-chips input").all()) if box]
        assert len(sliders) == 3
        assert page.viewport_size["width"] > 960 or len(set(sliders)) == 1, "a phone has the sliders side by side"
        lay(page, 5, 3, 2)
        page.locator("[data-answer]").click()
        expect(page.locator(".answer")).to_be_focused()
        in_view(page, page.locator(".answer"))
        in_view(page, page.locator("[data-next-hand]"))
        expect(page.locator(".open-hand .sought"), "the ring of the card asked for is its own").to_have_count(1)
        expect(page.locator(".strip")).to_be_visible()
        assert beneath(page) == []
