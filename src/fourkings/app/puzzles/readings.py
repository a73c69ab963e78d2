"""Readings: where is a hidden card? Freshly dealt to one player, answered with ten chips."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.reviews.leaks import Measured, measured
from fourkings.rulebook.game import Rules
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.puzzles.readings import Calibration, Reading

KIND: Final = "reading"
"""The kind of these exercises; no theme has this name."""
AT_TABLE: Final = "reading at "
"""Prefix of the kind of readings at a practice table, before the table's id."""


class Course(NamedTuple):
    """A player's progress in readings."""

    own: Measured  # bits a question of one game, and of chance and the judge on the same ones
    chance: Measured
    judge: Measured
    answered: int  # in all games
    curve: list[Calibration]  # over all games; empty before there are enough answers


def dealt(rules: Rules, _: str, secret: bytes) -> str | None:
    """Deal a fresh reading as JSON; None if none comes up. It runs in a process for slow work."""
    from fourkings.puzzles.readings import deal, reading_json

    reading = deal(rules, secret)
    return None if reading is None else json.dumps(reading_json(reading))


def reading_of(exercise: StoredExercise) -> Reading:
    """Return the reading of an exercise."""
    from fourkings.puzzles.readings import read_reading

    return read_reading(read_json(exercise.task))


def chips_of(exercise: StoredExercise) -> list[int]:
    """Return the chips of an answer, by seat in the order of the reading."""
    return list(map(int, (exercise.answer or "").split()))


async def answer(
    store: Exercises, player: str, exercise: StoredExercise, chips: Sequence[int], at: float
) -> StoredExercise | None:
    """Store a first answer with its surprise in bits and return it; None if there is an earlier one."""
    from fourkings.puzzles.readings import CHIPS, bits

    surprise = round(bits(chips[reading_of(exercise).holder] / CHIPS), 4)
    answered = exercise._replace(answer=" ".join(map(str, chips)), result=surprise, at=at)
    return answered if await store.answer(player, answered) else None


def course(game: str, exercises: Sequence[StoredExercise]) -> Course:
    """Return a player's progress; exercises: all of theirs."""
    from fourkings.puzzles.readings import ENOUGH, bits, calibration

    rows = [(row, reading_of(row)) for row in exercises if _is_reading(row) and row.result is not None]
    of_game = [(row, reading) for row, reading in rows if row.game == game]
    return Course(
        measured([row.result or 0.0 for row, _ in of_game]),
        measured([bits(reading.chance[reading.holder]) for _, reading in of_game]),
        measured([bits(reading.judge[reading.holder]) for _, reading in of_game]),
        len(rows),
        calibration((chips_of(row), reading.holder) for row, reading in rows) if len(rows) >= ENOUGH else [],
    )


def _is_reading(exercise: StoredExercise) -> bool:
    """True for a reading by itself, or one at a practice table."""
    return exercise.kind == KIND or exercise.kind.startswith(AT_TABLE)
