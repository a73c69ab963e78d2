"""What is sent of puzzles, exercises and readings before the answer: the same, to the byte, wherever the hidden cards lie.

No field, no order of cards and no belief tells apart two deals that the one who is asked cannot tell apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

import pytest

from fourkings.analysis.action_values import view_seed
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercise_schema import hand_response
from fourkings.app.puzzles.moment_schema import choice_asked
from fourkings.app.puzzles.reading_schema import reading_response, table_reading_response
from fourkings.arena import play
from fourkings.bots import find
from fourkings.lessons.worked_deals import replay_moments
from fourkings.puzzles import readings, reveal
from fourkings.puzzles.form import Position
from fourkings.puzzles.fresh import deal, fresh_json
from fourkings.puzzles.readings import reading_json
from fourkings.puzzles.shipped import shipped
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import rules
from fourkings.rulebook.match import Match, MatchDeal
from fourkings.sampling import Deals, constraints, determinize

Asked = TypeVar("Asked", bound=Position)
OTHERS = 5
"""Other deals that each moment is asked in,"""
DRAWN = 100
"""of so many at the most: some cannot have been called so."""
GAMES = ("quarante", "quarante-1792", "400", "jeu-du-roi", "king")


def elsewhere(asked: Asked) -> list[Asked]:
    """The same moment over other deals that fit what its player saw."""

    def fitting() -> Iterator[Asked]:
        for row in Deals(constraints(asked.view)).rows(view_seed(asked.view, "test"), DRAWN):
            hands = determinize(asked.view, row).deal.dealt
            other = replace(asked, deal=replace(asked.deal, hands=hands))
            try:
                reveal.before(other)
            except Refused:
                continue
            if hands != asked.deal.hands:
                yield other

    return list(islice(fitting(), OTHERS))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_asked_alike_wherever_the_hidden_cards_lie(game: str) -> None:
    every = list(shipped(game))
    calls = [puzzle for puzzle in every if isinstance(puzzle.view.legal[0], str)]
    for puzzle in (*calls[:3], *every[:3]):
        others = elsewhere(puzzle)
        assert others
        sent = {json.dumps(choice_asked(each, "en"), default=lambda body: body.model_dump()) for each in (puzzle, *others)}
        assert len(sent) == 1


@pytest.mark.parametrize(("game", "theme"), [("quarante", "take"), ("jeu-du-roi", "duck")])
def test_an_exercise_is_asked_alike_wherever_the_hidden_cards_lie(game: str, theme: str) -> None:
    hand = deal(rules(game), theme, bytes([3] * 32))
    others = [hand._replace(puzzle=puzzle) for puzzle in elsewhere(hand.puzzle)]
    assert others
    tasks = [json.dumps(fresh_json(each)) for each in (hand, *others)]
    assert len({hand_response(StoredExercise(game, theme, 0, task), "en").model_dump_json() for task in tasks}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_is_asked_alike_wherever_the_hidden_cards_lie(game: str) -> None:
    """Those who hold the card differ among these deals, too."""
    reading = readings.deal(rules(game), bytes([1] * 32))
    every = [reading, *(reading._replace(asked=position) for position in elsewhere(reading.asked))]
    assert len({each.holder for each in every}) > 1
    tasks = [json.dumps(reading_json(each)) for each in every]
    assert len({reading_response(StoredExercise(game, "reading", 0, task), "en").model_dump_json() for task in tasks}) == 1


@pytest.mark.parametrize("game", ["400", "jeu-du-roi"])
def test_a_reading_at_a_table_is_asked_alike_wherever_the_hidden_cards_lie(game: str) -> None:
    """Whether something is asked, for which card, and what is sent; those who hold the card differ."""
    order = rules(game)
    match = play(order, [find("careful")] * 4, bytes([5] * 32), 1)
    actions = match.deals[0].actions
    for place in range(len(actions) // 4, len(actions)):
        state = replay_moments(match, 1).moments[place].state
        now = replace(match, deals=(MatchDeal(state, actions[:place]),), result=None)
        reading = readings.at_table(now)
        if reading is None:
            continue
        others = [_at(now, position) for position in elsewhere(reading.asked)]
        every = [reading, *filter(None, map(readings.at_table, others))]
        assert len(every) == 1 + len(others) > 2
        if len({each.holder for each in every}) > 1:
            break
    else:
        raise AssertionError("no question was asked over deals that differ")
    tasks = [json.dumps(reading_json(each)) for each in every]
    assert (
        len({table_reading_response(StoredExercise(game, "reading at t", 0, task)).model_dump_json() for task in tasks})
        == 1
    )


def _at(match: Match, position: Position) -> Match:
    """The match at the same moment, the hidden cards being dealt otherwise."""
    state = reveal.before(position)[-1].state
    return replace(match, deals=(MatchDeal(state, match.deals[-1].actions),))
