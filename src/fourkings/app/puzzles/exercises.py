"""Hands of one theme, freshly dealt, ten to a round, and their cost beside a club player's."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.reviews.costs import Row
from fourkings.app.reviews.leaks import Measured, before_and_since, measured
from fourkings.puzzles import themes
from fourkings.puzzles.fresh import Fresh, read_fresh
from fourkings.records import token
from fourkings.rulebook.game import Action, Rules
from fourkings.sanitize import read_json

HANDS: Final = 10
"""Hands of a round."""


def dealt(rules: Rules, theme: str, secret: bytes) -> str | None:
    """Deal a fresh hand of a theme as JSON; None if none comes up. It runs in a process for slow work."""
    from fourkings.puzzles.fresh import deal, fresh_json

    hand = deal(rules, theme, secret)
    return None if hand is None else json.dumps(fresh_json(hand), ensure_ascii=False)


async def answer(store: Exercises, player: str, exercise: StoredExercise, hand: Fresh, action: Action, at: float) -> bool:
    """Store a first answer with its cost beyond a club player's; False if there is an earlier one."""
    excess = round(hand.excess(action), 3)
    return await store.answer(player, exercise._replace(answer=token(action), result=excess, at=at))


def hand_of(exercise: StoredExercise) -> Fresh:
    """Return the hand of an exercise."""
    return read_fresh(read_json(exercise.task))


def rounds(exercises: Sequence[StoredExercise]) -> list[Measured]:
    """Return the mean cost of each whole round beyond a club player's, in points a hand."""
    results = [exercise.result for exercise in exercises if exercise.result is not None]
    return [measured(results[first : first + HANDS]) for first in range(0, len(results) - HANDS + 1, HANDS)]


class Change(NamedTuple):
    """A theme before its first round of hands and after it, in points beyond a club player's loss."""

    game: str
    theme: str
    first: Measured  # points a hand, in the first round
    last: Measured  # and in the last one
    before: Measured  # points a match, in the reviewed matches before the first round was over
    since: Measured  # and since then


def changes(exercises: Sequence[StoredExercise], matches: Sequence[tuple[PlayedMatch, list[Row]]]) -> list[Change]:
    """Return the themes with a whole round, each with its cost before and after; matches: reviewed ones."""
    themes_done = list(_practised(exercises))
    verdicts = [(match, [read_json(text) for _, text in rows]) for match, rows in matches] if themes_done else []
    every_change = []
    for game, theme, rows in themes_done:
        every, end = rounds(rows), rows[HANDS - 1].at or 0.0
        own = [(match.stored.updated, decisions) for match, decisions in verdicts if match.stored.game == game]
        every_change.append(Change(game, theme, every[0], every[-1], *before_and_since(own, theme, end)))
    return every_change


def _practised(exercises: Sequence[StoredExercise]) -> Iterator[tuple[str, str, list[StoredExercise]]]:
    """Return by game and theme the exercises of those with a whole round."""
    kinds = dict[tuple[str, str], list[StoredExercise]]()
    for exercise in exercises:
        if exercise.kind in themes.THEMES and exercise.result is not None:
            kinds.setdefault((exercise.game, exercise.kind), []).append(exercise)
    return ((game, theme, rows) for (game, theme), rows in kinds.items() if len(rows) >= HANDS)
