"""How long answers on boards take tells nothing of what the bots had to play (GEN-10)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from fourkings.app.boards.answer_pace import LONGEST_THOUGHT, AnswerPace

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


@pytest.mark.parametrize("slow", [0.02, 0.1, 0.6])
def test_a_threshold_of_time_tells_forced_bots_no_better_than_chance(slow: float):
    dice = random.Random(3)
    assert accuracy(answers(None, dice, lambda: dice.uniform(0.01, slow))) > 0.9, "the measure sees what can be seen"
    assert accuracy(answers(AnswerPace(1.0, dice), dice, lambda: dice.uniform(0.01, slow))) < 0.53


def test_thoughts_of_which_a_few_are_slow_do_not_tell_either():
    dice = random.Random(4)
    thought = lambda: dice.uniform(0.01, 0.05) if dice.random() < 0.98 else dice.uniform(0.05, 1.0)  # noqa: E731
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
