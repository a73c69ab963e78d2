"""Exercises: fresh hands of one theme (a kind of decision), ten to a round, and their cost beside a club player's.

A club player is the bot of level `club`; costs are points lost beyond its average loss on the same decision.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from pydantic import Field

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import StoredExercise
from fourkings.app.ports import Exercises
from fourkings.app.puzzles.schema import ChoiceAsked, ThemeName, Valued, answer_explained, choice_fields, choice_values
from fourkings.app.reviews.costs import Row
from fourkings.app.reviews.leaks import Measured, before_and_since, measured
from fourkings.app.shared.body import Body
from fourkings.app.shared.explained import Explained
from fourkings.puzzles import Puzzle, themes
from fourkings.puzzles.fresh import Fresh, read_fresh
from fourkings.records import token
from fourkings.rulebook.game import Action, Rules
from fourkings.sanitize import read_json

HANDS: Final = 10
"""Hands of a round."""


class Mean(Body):
    """A mean with its interval."""

    mean: float
    half: float | None = Field(description="Half of its 95 % interval; null where there is one figure alone.")
    many: int = Field(description="Of how many figures.")


class ExerciseCourse(Body):
    """The player's progress in the hands of a theme: points a hand beyond a club player's loss."""

    game: str
    theme: ThemeName
    answered: int = Field(description="Hands that one has answered.")
    rounds: list[Mean] = Field(description="Whole rounds of ten hands, the first one first.")


class ExerciseHand(ChoiceAsked):
    """A hand before its answer: what the seat to act sees, and the legal choices."""

    theme: ThemeName
    number: int = Field(description="Of the hands of this theme that one was dealt, from 0.")
    place: int = Field(description="In its round of ten, from 1.")


class ExerciseAnswered(Body):
    """The verdict on an answer."""

    right: bool
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    excess: float = Field(description="Points that it loses beyond what a club player loses here on average.")
    choices: list[Valued] = Field(description="Every choice, the best first.")
    explanation: Explained | None = Field(
        description="Why the best is better than the answer, or a right answer than the best wrong one."
    )
    course: ExerciseCourse = Field(description="What one has made of the theme, this hand included.")


class ThemePractised(Body):
    """A theme before and after its first ten hands, in points beyond a club player's loss."""

    game: str
    theme: ThemeName
    first: Mean = Field(description="Points a hand, in the first ten hands.")
    last: Mean = Field(description="Points a hand, in the last ten.")
    before: Mean = Field(description="Points a match, in the reviewed matches before the tenth hand.")
    since: Mean = Field(description="Points a match, in those since then.")


def dealt(rules: Rules, theme: str, secret: bytes) -> str | None:
    """Return a fresh hand of a theme as JSON; None if none was found. It is slow and runs in another process."""
    from fourkings.puzzles.fresh import deal, fresh_json

    hand = deal(rules, theme, secret)
    return None if hand is None else json.dumps(fresh_json(hand), ensure_ascii=False)


async def answer(store: Exercises, player: str, exercise: StoredExercise, hand: Fresh, action: Action, at: float) -> bool:
    """Store the first answer to a hand, with its cost beyond a club player's; False if there is an earlier one."""
    excess = round(hand.excess(action), 3)
    return await store.answer(player, exercise._replace(answer=token(action), result=excess, at=at))


def hand_of(exercise: StoredExercise) -> Fresh:
    """Return the hand that an exercise was stored with."""
    return read_fresh(read_json(exercise.task))


def rounds(exercises: Sequence[StoredExercise]) -> list[Mean]:
    """Return for each finished round of ten hands their mean cost beyond a club player's, in points a hand."""
    results = [exercise.result for exercise in exercises if exercise.result is not None]
    return [mean_response(measured(results[first : first + HANDS])) for first in range(0, len(results) - HANDS + 1, HANDS)]


def changes(exercises: Sequence[StoredExercise], matches: Sequence[tuple[PlayedMatch, list[Row]]]) -> list[ThemePractised]:
    """Return the cost of each theme with a finished round of hands, at first and at last; matches: those reviewed."""
    themes_done = list(_practised(exercises))
    verdicts = [(match, [read_json(text) for _, text in rows]) for match, rows in matches] if themes_done else []
    changes = []
    for game, theme, rows in themes_done:
        means, end = rounds(rows), rows[HANDS - 1].at or 0.0
        own = [(match.stored.updated, decisions) for match, decisions in verdicts if match.stored.game == game]
        before, since = map(mean_response, before_and_since(own, theme, end))
        changes.append(ThemePractised(game=game, theme=theme, first=means[0], last=means[-1], before=before, since=since))
    return changes


def _practised(exercises: Sequence[StoredExercise]) -> Iterator[tuple[str, str, list[StoredExercise]]]:
    """Return game, theme and answered exercises for each theme with a finished round."""
    kinds = dict[tuple[str, str], list[StoredExercise]]()
    for exercise in exercises:
        if exercise.kind in themes.THEMES and exercise.result is not None:
            kinds.setdefault((exercise.game, exercise.kind), []).append(exercise)
    return ((game, theme, rows) for (game, theme), rows in kinds.items() if len(rows) >= HANDS)


def course_response(game: str, theme: str, exercises: list[StoredExercise]) -> ExerciseCourse:
    """Return the player's progress in the hands of a theme."""
    answered = sum(exercise.result is not None for exercise in exercises)
    return ExerciseCourse(game=game, theme=theme, answered=answered, rounds=rounds(exercises))


def mean_response(measured: Measured) -> Mean:
    """Return a mean with its interval."""
    half = None if measured.half is None else round(measured.half, 2)
    return Mean(mean=round(measured.mean, 2), half=half, many=measured.many)


def hand_response(exercise: StoredExercise, lang: str) -> ExerciseHand:
    """Return a hand before its answer."""
    return ExerciseHand(
        **choice_fields(hand_of(exercise).puzzle, lang),
        theme=exercise.kind,
        number=exercise.number,
        place=exercise.number % HANDS + 1,
    )


def answer_response(puzzle: Puzzle, exercises: list[StoredExercise], number: int) -> ExerciseAnswered:
    """Return what the answer to a hand is worth; exercises: the answered ones of its theme."""
    exercise, values = exercises[number], choice_values(puzzle)
    own = next(row for row in values if exercise.answer in row.actions)
    answer = next(action for action in puzzle.view.legal if token(action) == exercise.answer)
    return ExerciseAnswered(
        right=own.right,
        loss=own.loss,
        excess=exercise.result or 0.0,
        choices=values,
        explanation=answer_explained(puzzle, values, answer),
        course=course_response(exercise.game, exercise.kind, exercises),
    )
