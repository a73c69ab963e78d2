"""The same moments in English and in Arabic: the places of the table are the same; all else, plates too, is mirrored."""

from contextlib import closing
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser import script
from browser.eye import Look, Moment, Screen, moments
from browser.test_eye import rules_of

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
