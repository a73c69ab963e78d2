"""Answers about hands of a theme; nothing of the solution, and no hidden card, before the player's answer."""

from __future__ import annotations

from pydantic import Field

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercises import HANDS, Change, hand_of, rounds
from fourkings.app.puzzles.moment_schema import ChoiceAsked, choice_asked
from fourkings.app.puzzles.schema import ThemeName, Valued, choice_values
from fourkings.app.reviews.leaks import Measured
from fourkings.app.shared.body import Body
from fourkings.app.shared.proof_schema import Proven
from fourkings.puzzles import Puzzle
from fourkings.records import token


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
    """What an answer is worth."""

    right: bool
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    excess: float = Field(description="Points that it loses beyond what a club player loses here on average.")
    choices: list[Valued] = Field(description="Every choice, the best first.")
    proofs: list[Proven] = Field(description="What speaks for the best beside the answer; empty where nothing simple does.")
    course: ExerciseCourse = Field(description="What one has made of the theme, this hand included.")


class ThemePractised(Body):
    """A theme before and after its first ten hands, in points beyond a club player's loss."""

    game: str
    theme: ThemeName
    first: Mean = Field(description="Points a hand, in the first ten hands.")
    last: Mean = Field(description="Points a hand, in the last ten.")
    before: Mean = Field(description="Points a match, in the reviewed matches before the tenth hand.")
    since: Mean = Field(description="Points a match, in those since then.")


def change_response(change: Change) -> ThemePractised:
    """Return a theme before and after practice."""
    return ThemePractised(
        game=change.game,
        theme=change.theme,
        first=mean_response(change.first),
        last=mean_response(change.last),
        before=mean_response(change.before),
        since=mean_response(change.since),
    )


def course_response(game: str, theme: str, exercises: list[StoredExercise]) -> ExerciseCourse:
    """Return the player's progress in the hands of a theme."""
    answered = sum(exercise.result is not None for exercise in exercises)
    return ExerciseCourse(game=game, theme=theme, answered=answered, rounds=list(map(mean_response, rounds(exercises))))


def mean_response(measured: Measured) -> Mean:
    """Return a mean with its interval."""
    half = None if measured.half is None else round(measured.half, 2)
    return Mean(mean=round(measured.mean, 2), half=half, many=measured.many)


def hand_response(exercise: StoredExercise, lang: str) -> ExerciseHand:
    """Return a hand before its answer."""
    return ExerciseHand(
        **choice_asked(hand_of(exercise).puzzle, lang),
        theme=exercise.kind,
        number=exercise.number,
        place=exercise.number % HANDS + 1,
    )


def answer_response(puzzle: Puzzle, exercises: list[StoredExercise], number: int) -> ExerciseAnswered:
    """Return what the answer to a hand is worth; exercises: the answered ones of its theme."""
    exercise, values = exercises[number], choice_values(puzzle)
    own = next(row for row in values if exercise.answer in row.actions)
    return ExerciseAnswered(
        right=own.right,
        loss=own.loss,
        excess=exercise.result or 0.0,
        choices=values,
        proofs=[] if own.right else _proofs(puzzle, values[0].actions[0], str(exercise.answer)),
        course=course_response(exercise.game, exercise.kind, exercises),
    )


def _proofs(puzzle: Puzzle, best: str, answer: str) -> list[Proven]:
    """Return what speaks for the best choice over the answer."""
    from fourkings.analysis.explanations import find_proofs, proofs_json

    actions = {token(action): action for action in puzzle.view.legal}
    return [Proven(**proof) for proof in proofs_json(*find_proofs(puzzle.view, actions[best], actions[answer]))]
