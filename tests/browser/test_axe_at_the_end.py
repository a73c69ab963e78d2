"""Axe finds nothing at the end of a match on a phone: while cards move, at rest, with all of it open, with a rematch."""

import json
from contextlib import closing
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tables
from browser.eye import Look, Screen, snapshot, talkative
from browser.test_axe import AXE, RULES, RUN
from browser.test_eye import GAMES
from fourkings.rulebook import games
from fourkings.table.match import Participant
from fourkings.table.protocol import presenters

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
    """What axe finds as the page is just now."""
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
                page.locator(".result.end .doors button:not([data-again])").click()
                expect(page.get_by_role("dialog")).to_be_visible()
                flaws += violations(page, f"{where}, a challenge")
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
    assert flaws == []
