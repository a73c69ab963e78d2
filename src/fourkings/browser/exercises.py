"""Ten hands of a theme, and readings of where a card lies, in a page: dealt, asked, answered and told as by a server."""

from __future__ import annotations

import secrets
from typing import Final

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles import exercise_schema as telling_hands
from fourkings.app.puzzles import exercises, readings
from fourkings.app.puzzles import reading_schema as telling_readings
from fourkings.app.puzzles.schema import Given, action_of, reveal_response
from fourkings.app.shared.body import ApiError
from fourkings.browser.job_results import JobResults
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.puzzles import reveal
from fourkings.puzzles.shipped import THEMES
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, rules


class Exercises:
    """Answers what is asked of hands and readings. To deal one takes seconds, which are thought out beside the house."""

    def __init__(self, own: Session, thoughts: JobResults) -> None:
        self._own, self._thoughts = own, thoughts
        self._store: Final = own.store.exercises
        self._secrets: Final = dict[tuple[str, str, int], str]()  # of those that are being dealt: game, kind and number
        hands, asked = "/api/exercises/([^/]+)/([^/]+)", "/api/readings/([^/]+)"
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", hands, self._course_of_hands),
            ("POST", f"{hands}/hands", self._deal_hand),
            ("POST", f"{hands}/hands/([0-9]{{1,6}})/answer", self._answer_hand),
            ("POST", f"{hands}/hands/([0-9]{{1,6}})/reveal", self._reveal_hand),
            ("GET", asked, self._course_of_readings),
            ("POST", f"{asked}/questions", self._deal_question),
            ("POST", f"{asked}/questions/([0-9]{{1,6}})/answer", self._answer_question),
        )

    # --- ten hands ------------------------------------------------------------------------------------------------

    async def _course_of_hands(self, asked: Request) -> Answer:
        game, theme = _rules(asked).game.ID, _theme(asked)
        course = telling_hands.course_response(game, theme, await self._store.of_kind(self._own.player, game, theme))
        return 200, course.model_dump_json()

    async def _deal_hand(self, asked: Request) -> Answer:
        hand = await self._dealt(_rules(asked), _theme(asked))
        if hand is None:
            message = "no hand of this theme was found among many deals: try another theme"
            raise ApiError(409, "no-such-hand", message)
        return 200, telling_hands.hand_response(hand, asked.lang).model_dump_json()

    async def _answer_hand(self, asked: Request) -> Answer:
        theme, number = _theme(asked), int(asked.parts[2])
        exercise = await self._known(_rules(asked), theme, number, "no-such-hand")
        hand = exercises.hand_of(exercise)
        action = action_of(hand.puzzle, Given.model_validate(asked.body))
        await exercises.answer(self._store, self._own.player, exercise, hand, action, asked.wall)
        every = await self._store.of_kind(self._own.player, exercise.game, theme)
        return 200, telling_hands.answer_response(hand.puzzle, every, number).model_dump_json()

    async def _reveal_hand(self, asked: Request) -> Answer:
        exercise = await self._known(_rules(asked), _theme(asked), int(asked.parts[2]), "no-such-hand")
        if exercise.answer is None:
            raise ApiError(409, "not-answered", "answer this hand first")
        puzzle = exercises.hand_of(exercise).puzzle
        fails = reveal.failing(puzzle, action_of(puzzle, Given(action=exercise.answer)))
        return 200, reveal_response(puzzle, fails, asked.lang).model_dump_json()

    # --- readings -------------------------------------------------------------------------------------------------

    async def _course_of_readings(self, asked: Request) -> Answer:
        game, every = _rules(asked).game.ID, await self._store.of(self._own.player)
        return 200, telling_readings.course_response(game, readings.course(game, every)).model_dump_json()

    async def _deal_question(self, asked: Request) -> Answer:
        question = await self._dealt(_rules(asked), readings.KIND)
        if question is None:
            raise ApiError(409, "no-such-question", "no question was found among many deals: ask again")
        return 200, telling_readings.reading_response(question, asked.lang).model_dump_json()

    async def _answer_question(self, asked: Request) -> Answer:
        of, laid = _rules(asked), telling_readings.Laid.model_validate(asked.body)
        question = await self._known(of, readings.KIND, int(asked.parts[1]), "no-such-question")
        if question.answer is None:
            answered = await readings.answer(self._store, self._own.player, question, laid.chips, asked.wall)
            question = answered or question
        course = readings.course(of.game.ID, await self._store.of(self._own.player))
        return 200, telling_readings.answer_response(question, course, asked.lang).model_dump_json()

    # --- both -----------------------------------------------------------------------------------------------------

    async def _dealt(self, of: Rules, kind: str) -> StoredExercise | None:
        """The one that is not answered yet, or another: its secret stays the same until it is thought out."""
        key = of.game.ID, kind, len(await self._store.of_kind(self._own.player, of.game.ID, kind))
        secret = self._secrets.setdefault(key, secrets.token_hex(SECRET_BYTES))

        async def dealer(*_: object) -> str | None:
            exercise: str | None = self._thoughts.of(kind="exercise", game=of.game.ID, of=kind, secret=secret)
            return exercise

        exercise = await exercises.open_hand(self._store, self._own.player, of, kind, dealer)
        self._secrets.pop(key, None)
        return exercise

    async def _known(self, of: Rules, kind: str, number: int, code: str) -> StoredExercise:
        dealt = await self._store.of_kind(self._own.player, of.game.ID, kind)
        if number >= len(dealt):
            raise ApiError(404, code, "you were dealt nothing of this number")
        return dealt[number]


def _rules(asked: Request) -> Rules:
    try:
        return rules(asked.parts[0])
    except UnknownGame as error:
        raise ApiError(404, "unknown-game", str(error)) from None


def _theme(asked: Request) -> str:
    theme = asked.parts[1]
    if theme not in THEMES:
        raise ApiError(422, "malformed", f"there is no theme {theme!r}")
    return theme
