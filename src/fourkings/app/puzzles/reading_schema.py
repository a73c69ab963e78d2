"""What a page is told of readings. Neither who holds the card nor what the judge believes is told before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import AfterValidator, ConfigDict, Field

from fourkings.app.matches.deal_schema import WorkedDeal
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercise_schema import Mean, mean_response
from fourkings.app.puzzles.moment_schema import MomentAsked, in_words, moment_asked
from fourkings.app.puzzles.readings import Course, chips_of, reading_of
from fourkings.app.shared.body import Body
from fourkings.puzzles import reveal
from fourkings.rulebook.cards import name

if TYPE_CHECKING:
    from fourkings.puzzles.readings import Reading, Shares

TEN: Final = 10


def _ten(chips: list[int]) -> list[int]:
    if sum(chips) != TEN:
        raise ValueError("lay ten chips in all")
    return chips


class ReadingAsked(MomentAsked):
    """A question before its answer: what the reader sees, and the card that is asked for."""

    number: int = Field(description="Of the questions of this game that one was dealt, from 0.")
    card: str = Field(description="The card whose holder is asked for.", examples=["KH"])
    seats: list[int] = Field(description="The three other seats, in the order of their turns after the reader's.")


class Laid(Body):
    """Ten chips on the three seats, more where one believes the card."""

    chips: Annotated[list[Annotated[int, Field(ge=0, le=TEN)]], Field(min_length=3, max_length=3), AfterValidator(_ten)] = (
        Field(description="By seat in the order of the question's `seats`, ten in all.")
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"chips": [6, 3, 1]}]})


class Believed(Body):
    """What somebody gave to each seat, and what it costs where the card lies."""

    shares: list[float] = Field(description="By seat in the order of the question's `seats`; together one.")
    bits: float = Field(description="The surprise: 0 for one who was sure, 1.58 for one who knew nothing.")


class TableReadingAsked(Body):
    """A question at a table before its answer: what its reader sees, the table shows."""

    number: int = Field(description="Of the questions at this table, from 0.")
    card: str = Field(description="The card whose holder is asked for.", examples=["KH"])
    seats: list[int] = Field(description="The three other seats, in the order of their turns after the reader's.")


class TableRead(Body):
    """What was read in a deal that is over: where the card lay, and what each believed."""

    card: str
    seats: list[int] = Field(description="The three other seats, in the order of the shares.")
    seat: int = Field(description="The seat that held the card.")
    own: Believed
    chance: Believed = Field(description="Each deal that fits is as likely as any other.")
    judge: Believed = Field(description="What was played makes some deals likelier.")
    at: int = Field(description="After how many actions of the deal the question was asked.")


class Turning(Body):
    """The two turns of the reader between which the judge moved most to one seat."""

    earlier: int = Field(description="How many actions came before the earlier turn,")
    later: int = Field(description="and before the later one.")
    seat: int
    before: float = Field(description="The share of the seat at the earlier turn,")
    after: float = Field(description="and at the later one.")


class Calibrated(Body):
    """How often a seat held the card, of those on which one laid so many chips."""

    chips: int
    seats: int = Field(description="Seats on which one laid them.")
    held: int


class ReadingCourse(Body):
    """What one has made of the questions. Bits are means over the questions of one game: fewer are better."""

    game: str
    own: Mean
    chance: Mean = Field(description="Each deal that fits is as likely as any other.")
    judge: Mean = Field(description="What was played makes some deals likelier.")
    answered: int = Field(description="Answers in all games.")
    curve: list[Calibrated] = Field(description="Over all games, from a hundred answers on; empty before.")


class ReadingAnswered(Body):
    """Where the card lay, and what each believed."""

    seat: int = Field(description="The seat that held the card.")
    own: Believed
    chance: Believed = Field(description="Each deal that fits is as likely as any other.")
    judge: Believed = Field(description="What was played makes some deals likelier.")
    news: float = Field(description="The bits that the judge expected to know beyond chance; near 0: nothing to read.")
    turning: Turning | None = Field(description="Null where the judge nowhere moved a tenth to one seat.")
    real: WorkedDeal = Field(description="The deal that the question comes from, as it was played.")
    at: int = Field(description="After how many of its actions the question was asked.")
    course: ReadingCourse


def course_response(game: str, course: Course) -> ReadingCourse:
    """Return the player's progress in readings."""
    return ReadingCourse(
        game=game,
        own=mean_response(course.own),
        chance=mean_response(course.chance),
        judge=mean_response(course.judge),
        answered=course.answered,
        curve=[Calibrated(**row._asdict()) for row in course.curve],
    )


def reading_response(exercise: StoredExercise, lang: str) -> ReadingAsked:
    """Return a reading before its answer."""
    reading = reading_of(exercise)
    return ReadingAsked(
        **moment_asked(reading.asked, lang),
        number=exercise.number,
        card=name(reading.card),
        seats=list(reading.seats),
    )


def answer_response(exercise: StoredExercise, course: Course, lang: str) -> ReadingAnswered:
    """Return where the card of an answered reading was."""
    from fourkings.puzzles.readings import CHIPS, news

    reading = reading_of(exercise)
    asked = reading.asked
    return ReadingAnswered(
        seat=reading.seats[reading.holder],
        own=_believed(reading, _shares([chips / CHIPS for chips in chips_of(exercise)])),
        chance=_believed(reading, reading.chance),
        judge=_believed(reading, reading.judge),
        news=round(news(reading.judge, reading.chance), 2),
        turning=_turning(reading),
        real=in_words(asked, reveal.whole(asked), lang),
        at=asked.origin["action"] - 1,
        course=course_response(exercise.game, course),
    )


def table_reading_response(exercise: StoredExercise) -> TableReadingAsked:
    """Return a reading at a table before its answer."""
    reading = reading_of(exercise)
    return TableReadingAsked(number=exercise.number, card=name(reading.card), seats=list(reading.seats))


def read_response(exercise: StoredExercise) -> TableRead:
    """Return where the card of an answered reading at a table was."""
    from fourkings.puzzles.readings import CHIPS

    reading = reading_of(exercise)
    return TableRead(
        card=name(reading.card),
        seats=list(reading.seats),
        seat=reading.seats[reading.holder],
        own=_believed(reading, _shares([chips / CHIPS for chips in chips_of(exercise)])),
        chance=_believed(reading, reading.chance),
        judge=_believed(reading, reading.judge),
        at=reading.asked.origin["action"] - 1,
    )


def _shares(values: list[float]) -> Shares:
    a, b, c = values
    return a, b, c


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
