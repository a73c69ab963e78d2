"""Requests and responses about a player's mistakes."""

from typing import Literal

from pydantic import ConfigDict, Field

from fourkings.app.mistakes.schedule import Day
from fourkings.app.puzzles.schema import ChoiceAsked, PuzzleReveal, Valued
from fourkings.app.reviews.schema import Verdict
from fourkings.app.shared.body import Body
from fourkings.app.shared.explained import Explained


class MistakesOfDay(Body):
    """The player's mistakes that come back today: at most five."""

    due: list[str] = Field(description="The names of those still to be repeated today, in their order.")
    answered: int = Field(description="How many were repeated today.")
    total: int = Field(description="All mistakes of the player that can come back.")
    mastered: int = Field(description="Those that are remembered for three weeks or longer.")
    next: float | None = Field(
        description="The beginning of the day on which others are due, in seconds since 1970; null if some are due today"
        " or if there are none."
    )


class MistakeAsked(ChoiceAsked):
    """A mistake before the answer: what its player saw, and the legal choices."""

    source: Literal["match", "puzzle"] = Field(description="What was reviewed, or what was missed.")


class MistakeGiven(Body):
    """An answer to a mistake."""

    action: str = Field(max_length=40, description="One of the legal cards and calls.")
    again: bool = Field(default=False, description="Whether it is a second try.")
    counts: bool = Field(
        default=True, description="Whether it decides when the mistake comes back; else only a right one does."
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": "QH"}]})


class MistakeAnswered(Body):
    """The verdict on an answer. After a first wrong one, there is a second try, and what is best isn't shown yet."""

    right: bool
    done: bool = Field(description="False if there is a second try.")
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    choices: list[Valued] = Field(description="Every choice, the best first; empty before a second try.")
    verdict: Verdict | None = Field(description="The verdict of the review; null for a puzzle, and before a second try.")
    explanation: Explained | None = Field(
        description="Why the best is better than the answer, or a right answer to a puzzle; null before a second try."
    )
    reveal: PuzzleReveal | None = Field(description="Why the answer to a puzzle is wrong; null if it isn't, or not yet.")


def day_response(day: Day) -> MistakesOfDay:
    """Return the player's mistakes of a day."""
    return MistakesOfDay(
        due=list(day.due), answered=day.answered, total=day.total, mastered=day.mastered,
        next=None if day.next is None else day.next.timestamp(),
    )  # fmt: skip
