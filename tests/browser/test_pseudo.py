"""A language with long words, made by code: on every page at every size nothing is cut, covered or left in English."""

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import pseudo
from browser.conftest import Server
from browser.eye import LARGE, SIZES, Look, Screen
from browser.hands import make_table
from browser.reader import Reader, reading, rule_words, vocabulary, words_of
from browser.test_admin import PHRASE
from browser.test_club import ask, evening_that_is_over
from browser.test_exercises import of_cards, right_of, wrong_of
from browser.test_eye import answers, faults, sampled
from browser.test_first_match_by_language import after, begin, lobby, match, window
from build_tools import web
from fourkings.i18n.bundle import PREFIXES, ftl_source
from fourkings.i18n.languages import SOURCE
from newcomers import environment

LOOKS = [Look(size, pseudo.CODE, settings) for size in SIZES for settings in ((), LARGE)]
NAMES = ("Bartholomaeusberger1", "Wilhelmina-Katharina", "Konstantinopolitanis", "Anna")


@pytest.mark.costly
def test_the_language_has_accents_and_is_longer() -> None:
    assert pseudo.pseudo("Undo") == "Üñdööö"
    assert pseudo.fluent("won =\n    .index = K\n    .text = { $who } takes it: --host, docs/translate.md\n") == (
        "won =\n    .index = K\n    .text = { $who } táákééş it: --host, docs/translate.md\n"
    )


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    # Packages of an older lock would be put anew through the link, and be missing here meanwhile.
    web.install(pseudo.ROOT, tests=True)
    copy = pseudo.house(tmp_path_factory.mktemp("house"))
    settings = {"FOURKINGS_TEMPO": "0", "FOURKINGS_RATE": "10000", "FOURKINGS_DAYS": "1", "FOURKINGS_ADMIN": PHRASE}
    with Server(copy / "data", PYTHONPATH=environment(copy)["PYTHONPATH"], **settings) as server:
        yield server.url


@pytest.mark.heavy
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_long_words_have_their_place_at_the_table(browser: Browser, address: str, look: Look) -> None:
    with closing(Screen(browser, address, look)) as screen:
        flaws = [
            flaw
            for game, people in (("king", True), ("400", True), ("quarante", False))
            for flaw in faults(screen, sampled(game, 3, people)[::3])
        ]
        assert flaws + faults(screen, answers()) == []


OF_TIMES = frozenset({"ago", "day", "days", "hours", "min", "minutes", "sec", "seconds", "today", "yesterday"})
"""What the browser writes of times, in English."""


@cache
def left_as_they_are() -> frozenset[str]:
    """Words of commands and paths, which are the same in the language."""
    return words_of(pseudo.fluent(ftl_source(SOURCE, file)) for file in PREFIXES) | OF_TIMES


class LongWords(Reader):
    def known(self, rules: bool) -> frozenset[str]:
        return left_as_they_are() | (vocabulary(SOURCE) | rule_words(SOURCE) if rules else frozenset())


Walk = Callable[[Page, Reader], None]


def from_the_lobby_to_the_review(page: Page, reader: Reader) -> None:
    lobby(page, reader, "king")
    begin(page, reader, "king")
    match(page, reader, random.Random(44))
    table = page.url.rpartition("/")[2]
    after(page, reader)
    challenge = page.request.post("/api/challenges", data={"table": table}).json()
    page.goto(f"/#/boards/{challenge['set']}")
    page.locator("main summary").first.click()
    reader.look("challenge")


def in_a_lesson(page: Page, reader: Reader) -> None:
    page.goto(f"/?lang={reader.code}")
    page.locator(".poster-king .learn").click()
    page.locator(".friend p").filter(has_text=" ").wait_for()
    reader.look("lesson")


def over_puzzles(page: Page, reader: Reader) -> None:
    page.goto("/#/learn/puzzles")
    page.locator(".ways li").first.wait_for()
    page.locator(".of-theme select").select_option("leave-partner")
    page.locator(".of-theme .note").filter(has_text=" ").wait_for()
    reader.look("puzzles")
    puzzle = of_cards("king")
    page.goto(f"/#/learn/puzzles/king/{puzzle.id}")
    page.locator(".ask").wait_for()
    reader.look("puzzle")
    page.locator(f".hand [data-card='{wrong_of(puzzle)}']").click()
    page.locator("[data-why]").wait_for()
    reader.look("puzzle-wrong")
    page.locator("[data-why]").click()
    page.locator(".strip").wait_for()
    reader.look("puzzle-why")
    other = of_cards("quarante")
    page.goto(f"/#/learn/puzzles/quarante/{other.id}/take")
    page.locator(".ask").wait_for()
    page.locator(f".hand [data-card='{right_of(other)}']").click()
    page.locator(".answer.good").wait_for()
    reader.look("puzzle-right")


def over_the_deals_of_the_day(page: Page, reader: Reader) -> None:
    page.goto("/#/day")
    page.locator(".set").first.wait_for()
    reader.look("day")


def among_friends(page: Page, reader: Reader) -> None:
    gathering = page.request.post("/api/gatherings", data={"game": "king", "pace": "quick"}).json()
    page.goto(f"/#/table/{gathering['table']}")
    page.locator("[data-start]").wait_for()
    reader.look("waiting-room")
    page.goto("/#/become/nobody")
    page.locator("main h1").wait_for()
    reader.look("become")
    page.goto("/#/table/nothing")
    page.locator(".failure, [role=alert]").first.wait_for()
    reader.look("no-table")


def as_an_administrator(page: Page, reader: Reader) -> None:
    make_table(page, game="king", pace="quick")
    page.goto("/#/admin")
    page.locator("main form input").wait_for()
    reader.look("admin-door")
    page.locator("main form input").first.fill(PHRASE)
    page.keyboard.press("Enter")
    page.locator(".figures").wait_for()
    page.locator(".tables-seen li").first.wait_for()
    reader.look("admin")


def through_an_evening(page: Page, reader: Reader) -> None:
    page.goto("/#/evenings")
    form = page.locator("form.make-evening")
    for game, cards, length in (("400", "screen", "minutes"), ("400", "paper", "deals"), ("king", "screen", "rules")):
        for field, value in (("game", game), ("cards", cards), ("length", length)):
            if (choice := form.locator(f"label:has(input[name={field}][value='{value}'])")).count():
                choice.click()
        reader.look(f"new-evening-{game}-{cards}")
    order = {"kind": "alone", "game": "king", "rounds": 3, "paper": True, "fill": ""}
    created = ask(page, "POST", "", **order)
    evening, director = created["evening"], created["director"]
    lead = f"/#/evenings/{evening}/lead/{director}"
    page.goto(lead)
    page.locator("main [role=status]").first.wait_for()
    reader.look("evening-before")
    for name in NAMES:
        ask(page, "POST", f"/{evening}/entrants", director=director, name=name)
    ask(page, "POST", f"/{evening}/rounds", director=director)
    page.locator(".go-on summary").click()
    reader.look("evening-under-way")
    page.locator(".evening-tables button:not(.quiet)").first.click()
    page.locator("dialog[open] input[type=number]").first.wait_for()
    window(page, reader, "score-sheet")
    ask(page, "POST", f"/{evening}/tables/0/sheet", director=director, scores=[50, -50, 25, -25])
    page.locator(".standings tbody tr").first.wait_for()
    reader.look("evening-between")
    page.locator("[aria-labelledby=past] details[open] button.quiet").first.click()
    page.locator("dialog[open] input[type=number]").first.wait_for()
    window(page, reader, "correct")
    for part in ("wall", "paper", ""):
        page.goto(f"/#/evenings/{evening}/{part}")
        page.locator("main, .wall").first.wait_for()
        page.get_by_text(NAMES[0]).first.wait_for()
        reader.look(f"evening-{part or 'player'}")


def in_a_club(page: Page, reader: Reader) -> None:
    evening, director = evening_that_is_over(page)
    page.goto(f"/#/evenings/{evening}/lead/{director}")
    page.locator(".standings tbody tr").first.wait_for()
    reader.look("evening-over")
    page.goto("/#/evenings")
    clubs = page.locator("[aria-labelledby=clubs]")
    clubs.locator("summary").click()
    clubs.locator("input").fill("Konstantinopolitanis")
    reader.look("new-club")
    clubs.locator("form button").click()
    page.locator("[aria-labelledby=add] button").click()
    page.locator(".standings tbody tr").first.wait_for()
    for summary in page.locator("main summary").all():
        summary.click()
    reader.look("club")


WALKS: list[Walk] = [
    from_the_lobby_to_the_review, in_a_lesson, over_puzzles, over_the_deals_of_the_day, among_friends,
    as_an_administrator, through_an_evening, in_a_club,
]  # fmt: skip


@pytest.mark.heavy
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_long_words_have_their_place_on_every_page(browser: Browser, address: str, tmp_path: Path, walk: Walk) -> None:
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale=pseudo.CODE)
    with reading(context, LongWords, pseudo.CODE, tmp_path, sorted(SIZES, reverse=True)) as reader:
        walk(reader.page, reader)
