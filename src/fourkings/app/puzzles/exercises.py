"""Exercises: hands of one theme, freshly dealt, ten to a round, and what a player's answers cost beside a club player's."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.reviews.costs import Row
from fourkings.app.reviews.leaks import Measured, before_and_since, measured
from fourkings.puzzles import themes
from fourkings.puzzles.fresh import Fresh, read_fresh
from fourkings.records import token
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Action, Rules
from fourkings.sanitize import read_json

HANDS: Final = 10
"""Hands of a round."""
Dealer = Callable[[Rules, str, bytes], Awaitable[str | None]]
"""Deals a hand of a theme from a secret, somewhere: `dealt` in a process of its own."""


def dealt(rules: Rules, theme: str, secret: bytes) -> str | None:
    """A fresh hand of a theme as JSON, whole; None where none was found. It runs where there is time."""
    from fourkings.puzzles.fresh import deal, fresh_json

    hand = deal(rules, theme, secret)
    return None if hand is None else json.dumps(fresh_json(hand), ensure_ascii=False)


async def open_hand(store: Exercises, player: str, rules: Rules, theme: str, dealer: Dealer) -> StoredExercise | None:
    """The hand of a theme that a player has not answered yet, dealt now where there is none; None: none was found."""
    game = rules.game.ID
    there = await store.of_kind(player, game, theme)
    if not there or there[-1].answer is not None:
        task = await dealer(rules, theme, secrets.token_bytes(SECRET_BYTES))
        if task is None:
            return None
        exercise = StoredExercise(game, theme, len(there), task)
        if await store.deal(player, exercise):
            return exercise
        there = await store.of_kind(player, game, theme)  # it was asked for twice at once
    return there[-1]


async def answer(store: Exercises, player: str, exercise: StoredExercise, hand: Fresh, action: Action, at: float) -> bool:
    """Keep a first answer with what it costs beyond a club player's; False where there is an earlier one."""
    excess = round(hand.excess(action), 3)
    return await store.answer(player, exercise._replace(answer=token(action), result=excess, at=at))


def hand_of(exercise: StoredExercise) -> Fresh:
    """The hand of an exercise."""
    return read_fresh(read_json(exercise.task))


def rounds(exercises: Sequence[StoredExercise]) -> list[Measured]:
    """What the answers of each whole round cost beyond a club player's: points a hand, the first round first."""
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
    """The themes of which a round is whole, each with what it cost before and after. matches: reviewed ones."""
    themes_done = list(_practised(exercises))
    verdicts = [(match, [read_json(text) for _, text in rows]) for match, rows in matches] if themes_done else []
    every_change = []
    for game, theme, rows in themes_done:
        every, end = rounds(rows), rows[HANDS - 1].at or 0.0
        own = [(match.stored.updated, decisions) for match, decisions in verdicts if match.stored.game == game]
        every_change.append(Change(game, theme, every[0], every[-1], *before_and_since(own, theme, end)))
    return every_change


def _practised(exercises: Sequence[StoredExercise]) -> Iterator[tuple[str, str, list[StoredExercise]]]:
    """By game and theme, the exercises of those of which a round is whole."""
    kinds = dict[tuple[str, str], list[StoredExercise]]()
    for exercise in exercises:
        if exercise.kind in themes.THEMES and exercise.result is not None:
            kinds.setdefault((exercise.game, exercise.kind), []).append(exercise)
    return ((game, theme, rows) for (game, theme), rows in kinds.items() if len(rows) >= HANDS)
