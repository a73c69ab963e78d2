"""Lessons in a page: the friend tells and warns as on a server, by what a careful player would do."""

from __future__ import annotations

from typing import Final

from fourkings.app.lessons import service
from fourkings.app.lessons.schema import CarryOn, NewLesson, advice_response, lesson_response, seed_of_friend
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.entrants import entrants
from fourkings.bots import careful
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.lessons import Lesson, NoLesson, is_lesson, lesson, said
from fourkings.rng import bot_dice
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import UnknownGame, find
from fourkings.table.match import Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view


class Lessons:
    """Answers what is asked of lessons."""

    def __init__(self, own: Session) -> None:
        self._own: Final = own
        self.paths: Final[tuple[Path, ...]] = (
            ("POST", "/api/lessons", self._begin),
            ("POST", "/api/lessons/([^/]+)/next", self._carry_on),
            ("GET", "/api/lessons/([^/]+)", self._told),
            ("GET", "/api/lessons/([^/]+)/advice", self._advice),
        )

    async def _begin(self, asked: Request) -> Answer:
        wanted, tables, player = NewLesson.model_validate(asked.body), self._own.store.tables, self._own.player
        try:
            begun = lesson(find(wanted.game).ID)
        except UnknownGame as error:
            raise ApiError(422, "unknown-game", str(error)) from None
        except NoLesson as error:
            raise ApiError(404, "no-such-lesson", str(error)) from None
        for table in await service.unfinished(tables, begun.rules.game.ID, player):
            await self._own.drop(table)
        facts = service.begin(begun, player, BOTS_BESIDE_ONE)
        return await self._own.keep(await service.store(tables, begun, facts, player, wanted.pace))

    async def _carry_on(self, asked: Request) -> Answer:
        wanted, (table,) = CarryOn.model_validate(asked.body), asked.parts
        going, now, _ = await self._at(table)
        if not service.skips(going, now):
            raise ApiError(409, "deal-running", "the next deal of this lesson is yours to play")
        facts = [*await self._own.facts(table), *service.carry_on(going, now)]
        continued = await service.store(self._own.store.tables, going, facts, self._own.player, wanted.pace)
        await self._own.drop(table)
        return await self._own.keep(continued)

    async def _told(self, asked: Request) -> Answer:
        going, now, seat = await self._at(*asked.parts)
        joined = await entrants(self._own.store.people, now, asked.lang)
        return 200, lesson_response(going, now, said(going, now.match, seat), joined, asked.lang).model_dump_json()

    async def _advice(self, asked: Request) -> Answer:
        going, now, seat = await self._at(*asked.parts)
        if now.waits_for != seat:
            raise ApiError(409, "not-your-turn", "there is no advice now, because it is not your turn")
        seen = view(now.state, seat)
        advice = careful.advise(seen, bot_dice(seed_of_friend(going, now)))
        return 200, advice_response(going, now.version, seen, advice, {}).model_dump_json()

    async def _at(self, table: str) -> tuple[Lesson, Table, Seat]:
        stored = await self._own.stored(table)
        now = await self._own.folded(table)
        seat = now.seat_of(self._own.player)
        if seat is None or not is_lesson(stored.game, stored.secret):
            raise ApiError(404, "no-such-lesson", "you have no such lesson")
        return lesson(stored.game), now, seat
