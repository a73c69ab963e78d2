"""No screen has anything that axe finds wrong, by day or night, while cards move and at the end of a match."""

import json
import os
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tables
from browser.eye import Look, Screen, snapshot, talkative
from browser.hands import WHAT_NOW, close_window, either, open_house_rules, sit_down
from browser.test_eye import GAMES
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
    page.wait_for_function(WHAT_NOW, arg=0)
    check(page, game)
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
