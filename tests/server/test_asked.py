"""What is sent of puzzles, exercises and readings before the answer: the same, to the byte, wherever the hidden cards lie.

No field, no order of cards and no belief tells apart two deals that the one who is asked cannot tell apart.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

import pytest

from fourkings.app.boards.answer_pace import LONGEST_THOUGHT, AnswerPace
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercises import hand_response
from fourkings.app.puzzles.readings import reading_response, table_reading_response
from fourkings.app.puzzles.schema import choice_fields
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
from fourkings.views import view_seed

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
    for puzzle in (*[puzzle for puzzle in every if isinstance(puzzle.view.legal[0], str)][:3], *every[:3]):
        others = elsewhere(puzzle)
        assert others
        sent = {json.dumps(choice_fields(each, "en"), default=lambda body: body.model_dump()) for each in (puzzle, *others)}
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
    match = play(rules(game), [find("careful")] * 4, bytes([5] * 32), 1)
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
    return replace(match, deals=(MatchDeal(reveal.before(position)[-1].state, match.deals[-1].actions),))


ANSWERS = 10_000
FORCED = 0.002
"""Seconds of a bot that has no choice."""


def balanced(forced: list[float], free: list[float], threshold: float) -> float:
    """The balanced accuracy of who says that what takes no longer than a threshold was forced."""
    quick = sum(took <= threshold for took in forced) / len(forced)
    return (quick + sum(took > threshold for took in free) / len(free)) / 2


def accuracy(answers: list[tuple[bool, float]]) -> float:
    """The balanced accuracy of the threshold that does best on one half, judged on the other; which side is forced too."""
    halves = answers[::2], answers[1::2]
    (forced, free), (later_forced, later_free) = (
        ([took for was, took in half if was], [took for was, took in half if not was]) for half in halves
    )
    ranked = sorted({*forced, *free})
    best = max(ranked[:: max(1, len(ranked) // 400)], key=lambda threshold: abs(balanced(forced, free, threshold) - 0.5))
    judged = balanced(later_forced, later_free, best)
    return judged if balanced(forced, free, best) >= 0.5 else 1 - judged


def answers(pace: AnswerPace | None, dice: random.Random, thought: Callable[[], float]) -> list[tuple[bool, float]]:
    """Of answers with one action of a bot: whether it was forced, and how long they took."""
    timings = []
    for _ in range(ANSWERS):
        was = dice.random() < 0.4
        took = FORCED * dice.uniform(0.5, 1.5) if was else thought()
        timings.append((was, took if pace is None else took + pace.remaining(1, pace.draw(1), took)))
    return timings


@pytest.mark.parametrize(("slow", "rarely"), [(0.02, 0.02), (0.1, 0.1), (0.6, 0.6), (0.05, 1.0)])
def test_a_threshold_of_time_tells_forced_bots_no_better_than_chance(slow: float, rarely: float):
    dice = random.Random(3)
    thought = lambda: dice.uniform(0.01, slow if dice.random() < 0.98 else rarely)  # noqa: E731
    assert accuracy(answers(None, dice, thought)) > 0.9, "the measure sees what can be seen"
    assert accuracy(answers(AnswerPace(1.0, dice), dice, thought)) < 0.53


def test_a_wait_covers_every_thought_and_no_accident_is_waited_for_by_all():
    pace = AnswerPace(1.0, random.Random(5))
    assert pace.remaining(2, pace.draw(2), 30.0) > 0
    assert pace.draw(1) <= 1.5 * 1.2 * LONGEST_THOUGHT
    for _ in range(600):
        pace.remaining(3, pace.draw(3), 0.01)
    assert pace.draw(1) <= 0.15 + 1e-9
    assert AnswerPace(0.0).remaining(3, AnswerPace(0.0).draw(3), 0.5) == 0.0
    assert pace.remaining(0, pace.draw(0), 0.2) == 0.0
