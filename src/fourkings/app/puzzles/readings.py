"""Readings: exercises that ask which seat holds a hidden card. The player lays ten chips on the three other seats.

An answer is scored from 0 to 100 by how close it is to the best reader's, whose belief comes from deals that fit the
player's view. With it come the clues: which seats can't hold the card, and which play made one likelier.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import AfterValidator, ConfigDict, Field

from fourkings.app.matches.deal_schema import WorkedDeal
from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.puzzles.exercises import Mean, mean_response
from fourkings.app.puzzles.schema import MomentAsked, in_words, moment_fields
from fourkings.app.reviews.leaks import measured
from fourkings.app.shared.body import Body
from fourkings.puzzles import reveal
from fourkings.records import token
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Rules
from fourkings.sampling.exclusions import KINDS
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.puzzles.readings import Clue, Reading

    ClueKind = str
else:
    ClueKind = Literal[(*KINDS, "likelier")]
    """The kind of a clue."""
KIND: Final = "reading"
"""The kind under which readings are stored among exercises; no theme has this name."""
AT_TABLE: Final = "reading at "
"""The start of the kind of readings at a practice table; the table's id follows."""
TEN: Final = 10


def _ten(chips: list[int]) -> list[int]:
    if sum(chips) != TEN:
        raise ValueError("lay ten chips in all")
    return chips


class ReadingAsked(MomentAsked):
    """A question before its answer: the deal as the player sees it, and the card that is asked for."""

    number: int = Field(description="Of the questions of this game that one was dealt, from 0.")
    card: str = Field(description="The card whose holder is asked for.", examples=["KH"])
    seats: list[int] = Field(description="The three other seats, in the order of their turns after the reader's.")


class Laid(Body):
    """An answer: ten chips on the three other seats, more where you expect the card."""

    chips: Annotated[list[Annotated[int, Field(ge=0, le=TEN)]], Field(min_length=3, max_length=3), AfterValidator(_ten)] = (
        Field(description="By seat in the order of the question's `seats`, ten in all.")
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"chips": [6, 3, 1]}]})


class TableReadingAsked(Body):
    """A question at a table before its answer: the card that is asked for; the table shows the rest."""

    number: int = Field(description="Of the questions at this table, from 0.")
    card: str = Field(description="The card whose holder is asked for.", examples=["KH"])
    seats: list[int] = Field(description="The three other seats, in the order of their turns after the reader's.")


class ReadingClue(Body):
    """A clue to where the card was: a seat that couldn't hold it, or one that an action made likelier."""

    kind: ClueKind = Field(description="Why the seat couldn't hold the card; `likelier` if an action spoke for it.")
    seat: int = Field(description="The seat that couldn't hold the card, or that became likelier.")
    by: int = Field(description="The seat that acted.")
    action: str | None = Field(description="The card or call that shows it; null where no single one does.")
    led: str | None = Field(description="The card led to its trick; null for a call.")
    trick: int = Field(description="The trick of the card, from 1; 0 for a call.")
    moment: int = Field(description="How many actions the deal has with this one; 0 where no single one shows it.")
    wasted: int = Field(description="The player's chips on a seat that couldn't hold the card.")


class ReadingResult(Body):
    """The seat that held the card, what the chips were worth, and what could be read."""

    seat: int = Field(description="The seat that held the card.")
    own: list[int] = Field(description="The player's chips, by seat in the order of the question's `seats`.")
    best: list[int] = Field(description="The best reader's chips.")
    score: int = Field(description="From 0, no closer to the best reader than even chips, to 100, the same chips.")
    clues: list[ReadingClue] = Field(description="Deductions first; there is at least one clue.")
    at: int = Field(description="After how many actions of the deal the question was asked.")


class TableRead(ReadingResult):
    """The result of a reading in a deal that is over."""

    card: str
    seats: list[int] = Field(description="The three other seats, in the order of the chips.")


class Calibrated(Body):
    """The share of cases in which a seat held the card if the player had laid so many chips on it."""

    chips: int
    seats: int = Field(description="Seats on which one laid them.")
    held: int


class ReadingCourse(Body):
    """A player's results in readings of one game."""

    game: str
    score: Mean = Field(description="From 0 for even chips to 100 for the best reader's.")
    answered: int = Field(description="Answers in all games.")
    curve: list[Calibrated] = Field(description="Over all games, from a hundred answers on; empty before.")


class ReadingAnswered(ReadingResult):
    """The result of a reading, the whole deal, and the player's progress."""

    real: WorkedDeal = Field(description="The deal that the question comes from, as it was played.")
    course: ReadingCourse


def dealt(rules: Rules, _: str, secret: bytes) -> str | None:
    """Return a fresh reading as JSON; None if none was found. It is slow and runs in another process."""
    from fourkings.puzzles.readings import deal, reading_json

    reading = deal(rules, secret)
    return None if reading is None else json.dumps(reading_json(reading))


def reading_of(exercise: StoredExercise) -> Reading:
    """Return the reading that an exercise was stored with."""
    from fourkings.puzzles.readings import read_reading

    return read_reading(read_json(exercise.task))


def chips_of(exercise: StoredExercise) -> list[int]:
    """Return the chips of an answer, in the order of the reading's seats."""
    return list(map(int, (exercise.answer or "").split()))


async def answer(
    store: Exercises, player: str, exercise: StoredExercise, chips: Sequence[int], at: float
) -> StoredExercise | None:
    """Store the first answer to a reading with its score; return it, or None if there is an earlier one."""
    from fourkings.puzzles.readings import score

    result = float(score(chips, reading_of(exercise).judge))
    answered = exercise._replace(answer=" ".join(map(str, chips)), result=result, at=at)
    return answered if await store.answer(player, answered) else None


def course(game: str, exercises: Sequence[StoredExercise]) -> ReadingCourse:
    """Return a player's progress; exercises: all of theirs."""
    from fourkings.puzzles.readings import ENOUGH, calibration

    rows = [row for row in exercises if _is_reading(row) and row.result is not None]
    curve = calibration((chips_of(row), reading_of(row).holder) for row in rows) if len(rows) >= ENOUGH else []
    return ReadingCourse(
        game=game,
        score=mean_response(measured([row.result or 0.0 for row in rows if row.game == game])),
        answered=len(rows),
        curve=[Calibrated(**point._asdict()) for point in curve],
    )


def _is_reading(exercise: StoredExercise) -> bool:
    """Return True for an exercise that is a reading, freshly dealt or at a practice table."""
    return exercise.kind == KIND or exercise.kind.startswith(AT_TABLE)


def reading_response(exercise: StoredExercise, lang: str) -> ReadingAsked:
    """Return a reading before its answer."""
    reading = reading_of(exercise)
    moment = moment_fields(reading.asked, lang)
    return ReadingAsked(**moment, number=exercise.number, card=name(reading.card), seats=list(reading.seats))


def answer_response(exercise: StoredExercise, course: ReadingCourse, lang: str) -> ReadingAnswered:
    """Return where the card of an answered reading was."""
    reading = reading_of(exercise)
    return ReadingAnswered(
        **_result(exercise, reading), real=in_words(reading.asked, reveal.whole(reading.asked), lang), course=course
    )


def table_reading_response(exercise: StoredExercise) -> TableReadingAsked:
    """Return a reading at a table before its answer."""
    reading = reading_of(exercise)
    return TableReadingAsked(number=exercise.number, card=name(reading.card), seats=list(reading.seats))


def read_response(exercise: StoredExercise) -> TableRead:
    """Return where the card of an answered reading at a table was."""
    reading = reading_of(exercise)
    return TableRead(**_result(exercise, reading), card=name(reading.card), seats=list(reading.seats))


def _result(exercise: StoredExercise, reading: Reading) -> dict[str, Any]:
    """Return the fields of a `ReadingResult`."""
    from fourkings.puzzles.readings import best_chips, clues, score

    own = chips_of(exercise)
    return {
        "seat": reading.seats[reading.holder],
        "own": own,
        "best": list(best_chips(reading.judge)),
        "score": score(own, reading.judge),
        "clues": [_clue(clue, own[reading.seats.index(clue.seat)]) for clue in clues(reading)],
        "at": reading.asked.origin["action"] - 1,
    }


def _clue(clue: Clue, chips: int) -> ReadingClue:
    """Return a clue of an answered reading; chips: those laid on its seat."""
    kind, seat, by, moment, trick, action, led = clue
    return ReadingClue(
        kind=kind,
        seat=seat,
        by=by,
        action=None if action is None else token(action),
        led=None if led is None else name(led),
        trick=trick,
        moment=moment,
        wasted=chips if kind in KINDS else 0,
    )
