"""Readings: exercises that ask which seat holds a hidden card. The player lays ten chips on the three other seats.

An answer is scored by its surprise in bits: the more chips on the right seat, the fewer. Beside it are the scores of
chance, which knows nothing, and of the judge, whose beliefs come from deals that fit the player's view.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import AfterValidator, ConfigDict, Field

from fourkings.app.matches.deal_schema import WorkedDeal
from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.puzzles.exercises import Mean, mean_response
from fourkings.app.puzzles.schema import MomentAsked, in_words, moment_fields
from fourkings.app.reviews.leaks import measured
from fourkings.app.shared.body import Body
from fourkings.puzzles import reveal
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Rules
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.puzzles.readings import Reading, Shares

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


class Believed(Body):
    """The chips or beliefs of one player by seat, and their score in bits."""

    shares: list[float] = Field(description="By seat in the order of the question's `seats`; together one.")
    bits: float = Field(description="The surprise: 0 for one who was sure, 1.58 for one who knew nothing.")


class TableReadingAsked(Body):
    """A question at a table before its answer: the card that is asked for; the table shows the rest."""

    number: int = Field(description="Of the questions at this table, from 0.")
    card: str = Field(description="The card whose holder is asked for.", examples=["KH"])
    seats: list[int] = Field(description="The three other seats, in the order of their turns after the reader's.")


class Beliefs(Body):
    """The seat that held the card, and what each player believed."""

    seat: int = Field(description="The seat that held the card.")
    own: Believed
    chance: Believed = Field(description="Each deal that fits is as likely as any other.")
    judge: Believed = Field(description="What was played makes some deals likelier.")
    at: int = Field(description="After how many actions of the deal the question was asked.")


class TableRead(Beliefs):
    """A reading in a deal that is over: the seat that held the card, and what each player believed."""

    card: str
    seats: list[int] = Field(description="The three other seats, in the order of the shares.")


class Turning(Body):
    """The two turns of the player between which the judge's belief in one seat rose most."""

    earlier: int = Field(description="How many actions came before the earlier turn,")
    later: int = Field(description="and before the later one.")
    seat: int
    before: float = Field(description="The share of the seat at the earlier turn,")
    after: float = Field(description="and at the later one.")


class Calibrated(Body):
    """The share of cases in which a seat held the card if the player had laid so many chips on it."""

    chips: int
    seats: int = Field(description="Seats on which one laid them.")
    held: int


class ReadingCourse(Body):
    """A player's results in readings of one game. Bits are means: fewer are better."""

    game: str
    own: Mean
    chance: Mean = Field(description="Each deal that fits is as likely as any other.")
    judge: Mean = Field(description="What was played makes some deals likelier.")
    answered: int = Field(description="Answers in all games.")
    curve: list[Calibrated] = Field(description="Over all games, from a hundred answers on; empty before.")


class ReadingAnswered(Beliefs):
    """The seat that held the card, and what each player believed."""

    news: float = Field(description="The bits that the judge expected to know beyond chance; near 0: nothing to read.")
    turning: Turning | None = Field(description="Null where the judge nowhere moved a tenth to one seat.")
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
    """Store the first answer to a reading with its surprise in bits; return it, or None if there is an earlier one."""
    from fourkings.puzzles.readings import CHIPS, bits

    surprise = round(bits(chips[reading_of(exercise).holder] / CHIPS), 4)
    answered = exercise._replace(answer=" ".join(map(str, chips)), result=surprise, at=at)
    return answered if await store.answer(player, answered) else None


def course(game: str, exercises: Sequence[StoredExercise]) -> ReadingCourse:
    """Return a player's progress; exercises: all of theirs."""
    from fourkings.puzzles.readings import ENOUGH, bits, calibration

    rows = [(row, reading_of(row)) for row in exercises if _is_reading(row) and row.result is not None]
    of_game = [(row, reading) for row, reading in rows if row.game == game]
    curve = calibration((chips_of(row), reading.holder) for row, reading in rows) if len(rows) >= ENOUGH else []
    return ReadingCourse(
        game=game,
        own=mean_response(measured([row.result or 0.0 for row, _ in of_game])),
        chance=mean_response(measured([bits(reading.chance[reading.holder]) for _, reading in of_game])),
        judge=mean_response(measured([bits(reading.judge[reading.holder]) for _, reading in of_game])),
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
    from fourkings.puzzles.readings import news

    reading = reading_of(exercise)
    return ReadingAnswered(
        **_beliefs(exercise, reading),
        news=round(news(reading.judge, reading.chance), 2),
        turning=_turning(reading),
        real=in_words(reading.asked, reveal.whole(reading.asked), lang),
        course=course,
    )


def table_reading_response(exercise: StoredExercise) -> TableReadingAsked:
    """Return a reading at a table before its answer."""
    reading = reading_of(exercise)
    return TableReadingAsked(number=exercise.number, card=name(reading.card), seats=list(reading.seats))


def read_response(exercise: StoredExercise) -> TableRead:
    """Return where the card of an answered reading at a table was."""
    reading = reading_of(exercise)
    return TableRead(**_beliefs(exercise, reading), card=name(reading.card), seats=list(reading.seats))


def _beliefs(exercise: StoredExercise, reading: Reading) -> dict[str, Any]:
    """Return the fields of `Beliefs`."""
    from fourkings.puzzles.readings import CHIPS

    first, second, third = (chips / CHIPS for chips in chips_of(exercise))
    return {
        "seat": reading.seats[reading.holder],
        "own": _believed(reading, (first, second, third)),
        "chance": _believed(reading, reading.chance),
        "judge": _believed(reading, reading.judge),
        "at": reading.asked.origin["action"] - 1,
    }


def _believed(reading: Reading, shares: Shares) -> Believed:
    from fourkings.puzzles.readings import bits

    return Believed(shares=[round(share, 3) for share in shares], bits=round(bits(shares[reading.holder]), 2))


def _turning(reading: Reading) -> Turning | None:
    point = reading.turning_point()
    if point is None:
        return None
    earlier, later, place = point
    shares = dict(reading.course)
    before, after = (round(shares[number][place], 3) for number in (earlier, later))
    return Turning(earlier=earlier, later=later, seat=reading.seats[place], before=before, after=after)
