"""The end of a match is heard and moves, and bots show how they take a trick: each where it is wanted, and nowhere else."""

import json
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.eye import Look, Screen, tricks
from browser.test_axe_at_the_end import end_of
from fourkings.rulebook import games

GAME = "jeu-du-roi"
LISTEN = """(() => {
    window.tones = 0;
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.audible = this;
        }
        createOscillator() {
            window.tones++;
            return super.createOscillator();
        }
    };
})()"""
PUSH = "update => push(JSON.parse(update))"
MOVING = "document.querySelector('.result.end').getAnimations({ subtree: true }).length"
FACES = "[...document.querySelectorAll('.bot-face')].map((face) => face.dataset.mood)"
MOODS = f"update => ({PUSH})(update).then(() => {FACES})"
"""Looked at as soon as it is drawn: a trick lies for a moment."""


def listened(screen: Screen) -> Page:
    """The page from its beginning again, touched once: what sounds is counted."""
    page = screen.page
    page.context.add_init_script(LISTEN)
    page.reload()
    page.wait_for_function("() => window.line?.listeners.message && document.querySelector('.waiting')")
    page.keyboard.press("z")
    return page


def over(page: Page, motion: str) -> dict[str, Any]:
    before, event, after = end_of(GAME, False)
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page.evaluate(PUSH, json.dumps(before))
    page.evaluate(f"update => void ({PUSH})(update)", json.dumps(event))
    expect(page.locator(".result.end")).to_be_visible()
    return dict(after["result"])


def test_an_end_is_heard_and_moves(browser: Browser, base_url: str) -> None:
    with closing(Screen(browser, base_url, Look((1366, 657)))) as screen:
        page = listened(screen)
        page.wait_for_function("() => window.audible?.state === 'running'")
        result = over(page, "no-preference")
        assert page.evaluate(MOVING) > 1
        won = end_of(GAME, False)[2]["seat"] in result["winners"]
        page.wait_for_function("least => window.tones >= least", arg=4 if won else 2)


@pytest.mark.costly
def test_an_end_lies_still_and_is_silent_where_that_is_wanted(browser: Browser, base_url: str) -> None:
    with closing(Screen(browser, base_url, Look((390, 844), settings=(("sounds", False),)))) as screen:
        page = listened(screen)
        over(page, "reduce")
        assert page.evaluate(MOVING) == 0
        assert page.evaluate("[window.tones, !window.audible]") == [0, True]


@pytest.mark.costly
@pytest.mark.parametrize("moods", [True, False])
def test_bots_show_how_they_take_a_trick_unless_it_is_switched_off(browser: Browser, base_url: str, moods: bool) -> None:
    with closing(Screen(browser, base_url, Look((1366, 657), settings=(("moods", moods),)))) as screen:
        shown = set()
        deals = [*tricks(games.rules("quarante"), 5), *tricks(games.rules(GAME), 5)]
        for updates in deals:
            for update in updates:
                faces = screen.page.evaluate(MOODS, json.dumps(update))
                lies = update.get("type") == "event" and not update["deal"]["trick"]
                shown |= {*faces} if lies else set()
                assert lies or set(faces) <= {"calm"}, "nobody takes anything while somebody thinks"
        assert shown == ({"calm", "glad", "sorry"} if moods else {"calm"})
