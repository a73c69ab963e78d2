"""The same moment in English and in Arabic: the table is one picture but for its text, and sheets are mirrored."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.eye import Look, Screen, moments
from fourkings.rulebook import games

PLACES = """() => {
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const place = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2 - felt.left, top + height / 2 - felt.top].map(Math.round);
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return {
        hand: all('.hand .card').map((card) => [card.dataset.card, ...place(card), card.offsetWidth, card.offsetHeight]),
        trick: all('.trick .card').map((card) => [card.dataset.card, ...place(card)]),
        seats: all('.seat').map((seat) => [seat.dataset.seat, ...place(seat)]),
    };
}"""
"""Where cards and seats lie on the felt, by their middles, in pixels."""
SHEET = """() => [...document.querySelectorAll('dialog[open] .sheet thead tr:last-child th')]
    .map((head) => head.getBoundingClientRect().left)"""
TEXT = 12
"""Pixels by which a seat, and a trick between seats, may give way to words that are longer or letters that are higher."""


def looked_at(browser: Browser, url: str, look: Look) -> tuple[dict[str, list[Any]], list[float]]:
    """Where all lies while a trick is played, and where the columns of the score sheet begin."""
    rules = games.rules("400", options={"target": 11})
    moment = next(each for each in moments(rules, 3, each=1) if each.kind[0] == "play" and each.kind[4] == 2)
    with closing(Screen(browser, url, look)) as screen:
        assert screen.show(moment) == []
        places = screen.page.evaluate(PLACES)
        screen.page.keyboard.press("s")
        screen.page.locator("dialog[open] .sheet").wait_for()
        return places, screen.page.evaluate(SHEET)


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1366, 657), marks=pytest.mark.heavy)], ids=str)
def test_a_table_is_the_same_picture_in_both_directions(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    (english, columns), (arabic, mirrored) = (looked_at(browser, base_url, Look(size, code)) for code in ("en", "ar"))
    assert arabic["hand"] == english["hand"]
    for part in ("trick", "seats"):
        assert len(english[part]) == (4 if part == "seats" else 2)
        for (name, *there), (same, *here) in zip(english[part], arabic[part], strict=True):
            assert name == same
            assert here == pytest.approx(there, abs=TEXT)
    assert columns == sorted(columns)
    assert mirrored == sorted(mirrored, reverse=True)
