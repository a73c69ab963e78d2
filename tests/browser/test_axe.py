"""No screen has anything that axe finds wrong, by day or night; in Arabic all is mirrored but the places at the table."""

import json
import os
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tables
from browser import script
from browser.eye import Look, Moment, Screen, moments, snapshot, talkative
from browser.hands import WHAT_NOW, close_window, either, open_house_rules, sit_down, what_now
from browser.test_eye import GAMES, rules_of
from fourkings.rulebook import games
from fourkings.table.match import Participant
from fourkings.table.protocol import presenters

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "rules => axe.run({runOnly: rules, resultTypes: ['violations']}).then(results => results.violations)"
"""What else axe tells is longer by far, and takes a quarter of the time to bring here."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours: what else there is by night is what there is by day."""


BY_NIGHT = os.environ.get("AXE_BY_NIGHT") == "1"
"""Whether `check` looks at every page by night, too, as before a release: `project/test_contrast` knows all colours."""


def check(page: Page, where: str, by_night: bool = BY_NIGHT) -> None:
    """Fail with what axe finds, by day and by night, once the page has its heading: a page may still be loading."""
    page.locator("h1").first.wait_for(state="attached")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, rules in (("light", RULES), ("dark", COLOURS))[: 1 + by_night]:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        violations = page.evaluate(RUN, rules)
        assert [
            (where, scheme, violation["id"], [node["html"][:200] for node in violation["nodes"][:3]])
            for violation in violations
        ] == []


def test_lobby_windows_and_rules(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".poster .primary:enabled")).to_have_count(5)
    check(page, "lobby", by_night=True)
    for name in ("Settings", "Keys and help", "Level and rules: King"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, name)
        close_window(page)
    open_house_rules(page, "king")
    check(page, "house rules", by_night=True)
    page.goto("/#/rules/king/KG-17")
    expect(page.locator("[data-clause='KG-17'].sought")).to_be_visible()
    check(page, "rules", by_night=True)


@pytest.mark.parametrize("game", either("400"))  # King's stands below
def test_table(page: Page, game: str) -> None:
    sit_down(page, game)
    page.wait_for_function(WHAT_NOW, arg=0)
    check(page, game, by_night=True)


def test_windows_over_the_table(page: Page) -> None:
    game = "king"
    sit_down(page, game)
    _, version, cards, *_ = what_now(page, 0)
    check(page, game)
    page.locator(".hand [data-card]").nth(cards[0]).click(position={"x": 8, "y": 30})
    what_now(page, version)  # now there is a last trick
    for key, name in (("s", "score"), ("t", "last trick"), ("y", "house")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, f"{game}: {name}")
        close_window(page)


def check_end(page: Page, game: str) -> None:
    check(page, f"{game}: end")
    page.locator("summary").click()
    check(page, f"{game}: account")


SHORT = {"quarante": {"target": 10}, "400": {"target": 11}}
PUSH = "update => void push(JSON.parse(update))"
RISEN = "Promise.all(document.querySelector('.result.end').getAnimations().map(({ finished }) => finished))"
OPEN = "document.querySelectorAll('.result.end details').forEach(details => details.open = true)"


@cache
def end_of(game: str, people: bool) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """A match of a game before its last action, that action, and its end, as the first person there sees them."""
    seated = [Participant("", f"id{i}", "careful", guest=i) for i in range(4)] if people else None
    events = tables.random_events(games.rules(game, options=SHORT.get(game, {})), 5, seated, 4000, talkative)
    before, now, fact = next(step for step in events if step[1].match.result)
    assert before
    own = next(seat for seat in range(4) if now.participant(seat).player)
    event = presenters.event_update(before, now, fact, own).model_dump(mode="json")
    return snapshot(before, own), event, snapshot(now, own)


def violations(page: Page, where: str, rules: list[str] = RULES) -> list[str]:
    return [
        f"{where}: {violation['id']} {[node['html'][:120] for node in violation['nodes'][:3]]}"
        for violation in page.evaluate(RUN, rules)
    ]


@pytest.mark.costly
@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
@pytest.mark.parametrize("code", ["en", "fr", "ar", "ru"])
def test_axe_finds_nothing_at_the_end_of_a_match(browser: Browser, base_url: str, code: str, size: tuple[int, int]) -> None:
    flaws = []
    with closing(Screen(browser, base_url, Look(size, code))) as screen:
        page = screen.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        for game in GAMES:
            for people in (False, True):
                where = f"{game}{' among people' * people}"
                before, event, after = end_of(game, people)
                page.emulate_media(reduced_motion="no-preference")
                screen.page.evaluate(PUSH, json.dumps(before))
                expect(page.locator(".felt:not(.over)")).to_be_visible()
                page.evaluate(PUSH, json.dumps(event))
                flaws += violations(page, f"{where}, the last trick")
                expect(page.locator(".result.end")).to_be_visible()
                # The card itself rises and fades in for a moment, in which its colours are not yet its own.
                flaws += violations(page, f"{where}, its card rises", ["target-size"])
                page.evaluate(RISEN)
                flaws += violations(page, f"{where}, its cards move")
                page.emulate_media(reduced_motion="reduce")
                page.evaluate(OPEN)
                flaws += violations(page, f"{where}, all open")
                if people:
                    page.evaluate(PUSH, json.dumps({**after, "rematch": "other"}))
                    expect(page.locator("a[data-again]")).to_be_visible()
                    flaws += violations(page, f"{where}, a rematch")
                page.locator("[data-challenge]").click()
                expect(page.get_by_role("dialog")).to_be_visible()
                flaws += violations(page, f"{where}, a challenge")
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
    assert flaws == []


PLACES = script("places")
"""Where all lies: on the felt by middles from its left edge in pixels; in the bar from where one begins to read."""
SHEET = """() => [...document.querySelectorAll('dialog[open] .sheet thead tr:last-child th')]
    .map((head) => head.getBoundingClientRect().left)"""
TEXT = 12
"""Pixels by which a seat, and a trick between seats, may give way to words that are longer."""
LINE = 24
"""Pixels by which all may lie lower where what stands above has one more line."""
SIZES = [(390, 844), *(pytest.param(size, marks=pytest.mark.costly) for size in ((360, 640), (1366, 657)))]


@cache
def moments_of(game: str) -> list[Moment]:
    """A call of one's own, and a trick with two cards."""
    shown = list(moments(rules_of(game), 3, each=1))
    calls = [moment for moment in shown if moment.kind[0] == "calls" and moment.kind[1]]
    return [*calls[:1], next(moment for moment in shown if moment.kind[0] == "play" and moment.kind[4] == 2)]


def looked_at(browser: Browser, url: str, look: Look, game: str) -> tuple[list[dict[str, Any]], list[float]]:
    places = []
    with closing(Screen(browser, url, look)) as screen:
        for moment in moments_of(game):
            assert screen.show(Moment(moment.kind, moment.updates)) == []
            places.append(screen.page.evaluate(PLACES))
        screen.page.keyboard.press("s")
        screen.page.locator("dialog[open] .sheet").wait_for()
        return places, screen.page.evaluate(SHEET)


def alike(there: dict[str, Any], here: dict[str, Any], talking: bool) -> None:
    """Fail where something lies elsewhere. A call that is asked for pushes down the hand, and cards aside."""
    for part in ("structure", "sizes", "order", "icons"):
        assert here[part] == there[part], part
    for part, slack in (("fixed", 0), ("near", TEXT)):
        assert [name for name, *_ in here[part]] == [name for name, *_ in there[part]], part
        for (name, *place), (_, *same) in zip(there[part], here[part], strict=True):
            if not talking or name != "plate":
                assert same[0] == pytest.approx(place[0], abs=slack), f"{part}: {name}"
            assert talking or same[1] == pytest.approx(place[1], abs=LINE), f"{part}: {name}"
    for part in ("bar", "aside", "onPlates"):
        assert here[part] == pytest.approx(there[part], abs=1), part
    assert all(here["icons"])
    assert here["actions"] == sorted(here["actions"])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["400", pytest.param("king", marks=pytest.mark.costly)])
def test_a_table_is_the_same_picture_in_both_directions(
    browser: Browser, base_url: str, game: str, size: tuple[int, int]
) -> None:
    (english, columns), (arabic, mirrored) = (looked_at(browser, base_url, Look(size, code), game) for code in ("en", "ar"))
    talk, play = zip(english, arabic, strict=True)
    alike(*talk, talking=True)
    alike(*play, talking=False)
    assert min(len(play[0][part]) for part in ("fixed", "near")) > 12
    assert columns == sorted(columns)
    assert mirrored == sorted(mirrored, reverse=True)
