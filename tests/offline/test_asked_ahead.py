"""Puzzles as a site has them written out: each is asked as a server asks it, in every language, and tells no more."""

import asyncio
import json
from datetime import date, timedelta
from typing import Any

import pytest

from fourkings.app.memory import MemoryStore
from fourkings.app.puzzles.schema import list_response, puzzle_response
from fourkings.browser.prerendered import asked_ahead, days_ahead
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import entries, shipped
from fourkings.rulebook.games import GAMES

SECRET = {"solution", "several", "values", "seed", "judge", "ladder", "themes", "right", "loss", "choices"}


def asked_in(text: str, puzzle: str, lang: str) -> dict[str, Any]:
    """As the page reads it: see `web/src/offline/prerendered.ts`."""
    head, *lines = text.split("\n")
    said = json.loads(head)[lang]
    asked: dict[str, Any] = next(json.loads(line) for line in lines if line.startswith(f'{{"id":"{puzzle}"'))
    deal, step = asked["deal"], dict[str, Any]()
    for place, changed in enumerate(deal["steps"]):
        step = {**step, **changed}
        words = "" if step["seat"] is None else said[f"{step['action']} {deal['names'][step['seat']]}"]
        deal["steps"][place] = {**step, "said": words}
    deal["names"] = [name or said[""] for name in deal["names"]]
    deal["about"] = said[str(asked["deal_number"])]
    return asked


def by_server(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """Without its rating, which moves with the answers to it."""
    return asyncio.run(puzzle_response(MemoryStore().puzzles, puzzle, lang)).model_dump(mode="json", exclude={"rating"})


@pytest.mark.parametrize("game", GAMES.own)
def test_each_puzzle_is_asked_as_a_server_asks_it(game: str):
    text = asked_ahead(game)
    for at, puzzle in enumerate([*shipped(game)][:: len(entries(game)) // 14]):
        lang = [*LANGUAGES][at % len(LANGUAGES)]
        assert asked_in(text, puzzle.id, lang) == by_server(puzzle, lang)


@pytest.mark.heavy
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.own)
def test_all_of_them_are_in_every_language(game: str, lang: str):
    text = asked_ahead(game)
    for puzzle in shipped(game):
        assert asked_in(text, puzzle.id, lang) == by_server(puzzle, lang)


@pytest.mark.parametrize("game", GAMES.own)
def test_nothing_of_an_answer_is_written_out(game: str):
    _, *lines = asked_ahead(game).split("\n")
    assert [json.loads(line)["id"] for line in lines] == [*entries(game)]
    assert all(SECRET.isdisjoint(json.loads(line)) for line in lines)


def test_the_puzzles_of_days_and_the_themes_are_those_that_a_server_tells():
    known = json.loads(days_ahead(tuple(GAMES.own)))
    for game in GAMES.own:
        days = known[game]["days"]
        for day in (date(2026, 11, 22) + timedelta(days=each) for each in range(0, 800, 100)):
            at = (day - date(1970, 1, 1)).days
            listed = asyncio.run(list_response(MemoryStore().puzzles, "p", game, entries(game), at * 86400.0 + 1, "", ""))
            assert (listed.day, listed.today) == (day.isoformat(), days[at % len(days)])
        assert known[game]["themes"] == [theme.model_dump(mode="json") for theme in listed.themes]
