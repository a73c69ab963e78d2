"""Reports of wrong sentences: the dialog, what its link contains, and the list of all sentences in the settings."""

import json
from collections.abc import Iterator
from itertools import chain
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, House, friends, house
from browser.test_axe import check
from browser.test_exercises import card, of_cards, open_puzzle, wrong_of
from cases import few
from fourkings.puzzles import Puzzle
from fourkings.rulebook.cards import SUITS, name

ISSUES = "https://forge.example.org/owner/four-kings/issues"
NARROW, LOW = {"width": 360, "height": 740}, {"width": 1366, "height": 657}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("public"), issues=ISSUES) as server:
        yield server


def fields(page: Page) -> dict[str, str]:
    """The fields of the form, as the link of the dialog fills them in."""
    href = page.get_by_role("link", name="Open form").get_attribute("href") or ""
    assert href.startswith(f"{ISSUES}/new?")
    assert len(href) <= 6000
    return {field: values[0] for field, values in parse_qs(urlsplit(href).query).items()}


def seen(puzzle: Puzzle) -> set[str]:
    """The cards that the player of a puzzle has seen."""
    view = puzzle.view
    face_up = [*(view.face_up or ()), *([] if view.turn_up is None else [view.turn_up])]
    played = chain(view.trick, *(trick.cards for trick in view.tricks))
    return {name(card) for card in chain(view.dealt, face_up, played)}


@pytest.mark.parametrize("game", few(("king", "quarante", "400"), 1))
def test_an_explanation_is_reported_with_the_deal_as_its_player_saw_it(browser: Browser, public: House, game: str) -> None:
    puzzle = of_cards(game)
    with friends(browser, public) as those:
        page = those.page(LOW)
        open_puzzle(page, puzzle)
        card(page, wrong_of(puzzle)).click()
        page.locator("[data-why]").click()
        sentence = page.locator(".coach > p > [aria-hidden]").first.inner_text()
        button = page.get_by_role("button", name="This sentence is wrong")
        button.press("Enter")
        dialog = page.get_by_role("dialog", name="Report a wrong sentence")
        expect(dialog).to_contain_text("Nothing is sent until you send it there")
        dialog.get_by_text("What everybody will see").click()
        check(page, "a report of a wrong sentence")
        filled = fields(page)
        assert f"\ngame: {game}\n" in filled["correction"]
        assert filled["correction"].split("as it is: ")[1].split("\n")[0] in sentence
        record = json.loads(filled["record"])
        played = {action for _, action in record["actions"] if len(action) == 2 and action[1] in SUITS}
        assert {*chain(*record["hands"]), *played} == seen(puzzle)
        assert dialog.locator("pre").all_inner_texts() == [filled["correction"], filled["record"]]
        page.keyboard.press("Escape")
        expect(button).to_be_focused()


@pytest.mark.parametrize("lang", few(("ar", "en"), 1))
def test_every_sentence_is_in_a_list_of_the_settings(browser: Browser, public: House, lang: str) -> None:
    words = "settings-title"
    with friends(browser, public) as those:
        page = those.page(NARROW if lang == "ar" else PHONE)
        page.goto(f"/?lang={lang}")
        page.locator(".nav-bar .tools .icon").first.click()
        page.locator(".settings [aria-haspopup]").first.click()
        rows = page.locator(".sentences li")
        expect(rows).to_have_count(40)
        check(page, f"the sentences of {lang}")
        page.locator("[type=search]").fill(words)
        expect(rows).to_have_count(1)
        text = rows.locator("[lang]").first.inner_text()
        rows.get_by_role("button").click()
        better = page.locator(".wrong-report textarea")
        better.fill("…")
        expect(page.locator(".wrong-report a")).to_have_attribute("target", "_blank")
        href = page.locator(".wrong-report a").get_attribute("href") or ""
        [correction] = parse_qs(urlsplit(href).query)["correction"]
        assert correction.startswith(f"language: {lang}\nas it is: {text}\nbetter: …\nmessage: {words}\n")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(".settings").first).to_be_visible()
