"""The field of bots, made in the background: part by part, below play in priority, by one of the servers on a database.

The field of a set is made once somebody plays it. A part is what one bot, twenty times over, makes of one board. The
server that takes one has it for a while; a server that dies leaves it to the next that looks, so a field is always gone
on with where it stood.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Final

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import REPLIES, open_day, set_of
from fourkings.app.models import FieldTask, JudgeTask
from fourkings.app.ports import Boards
from fourkings.app.shared.days import day_of
from fourkings.bots import find, title
from fourkings.duplicate.field import FIELD, Member, forget, play_field
from fourkings.duplicate.play import person
from fourkings.duplicate.rating import scale_of
from fourkings.duplicate.score import given_away
from fourkings.duplicate.sets import Set
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net.logs import Hidden
from fourkings.server.workers.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two looks for a new day, or for parts that others have left."""
HOLD: Final = 60.0
"""Seconds that a server which takes a part has it for."""
MAX_PROCESSES: Final = 4
"""Processes that work at fields."""

Points = list[list[list[int]]]
"""By bot, by deal, the points."""


def points_of(boards: Set, board: int, bot: str) -> Points:
    """What the bot of that title, as often as it is in a field, makes of a board: its points, deal by deal."""
    name = bot.partition(" ")[0]
    members = [Member(name, number) for number in range(1, FIELD[name] + 1)]
    return [[list(deal.points) for deal in deals] for deals in play_field((boards, board, members))]


def lost_of(boards: Set, task: JudgeTask) -> list[float]:
    """What the decisions of a person gave away on a board, deal by deal."""
    match = BoardSession.of(boards, task.play.board, task.player, task.play).now.match
    return [round(loss, 3) for loss in given_away(match, person(match))]


class FieldMaker:
    """Makes what fields lack, and judges what was played, until it is cancelled.

    `processes`: how many at the same time, 0 for a thread.
    """

    def __init__(self, store: Boards, processes: int | None = None) -> None:
        self._store = store
        self._pool = BackgroundPool.of_cores(MAX_PROCESSES, processes)

    async def run(self, days: bool = True) -> None:
        """Open each day as it begins (if `days`), and make what its fields lack."""
        try:
            while True:
                try:
                    if days:
                        await open_day(self._store, day_of(time.time()), time.time())
                    await self.make()
                except Exception as error:
                    self.close()
                    await asyncio.sleep(LOOK)  # a server that is being stopped says nothing of what that broke off
                    logger.error("the field of the boards could not be made; it is tried again", exc_info=error)
                else:
                    await asyncio.sleep(LOOK)
        finally:
            self.close()

    async def make(self) -> int:
        """Make all parts that nobody works at, and judge what was played; how many were made and judged here."""
        done = await self._together(self._make_some) if await self._store.field_tasks_left() else 0
        done += await self._together(self._judge_some)
        if not done:
            self.close()
        return done

    async def _together(self, some: Callable[[], Coroutine[None, None, int]]) -> int:
        hands = [asyncio.create_task(some()) for _ in range(self._pool.hands)]
        try:
            return sum(await asyncio.gather(*hands))
        finally:
            for hand in hands:
                hand.cancel()

    async def _judge_some(self) -> int:
        judged = 0
        games = [game for game in GAMES if scale_of(rules(game), title(find(REPLIES))).losses]
        while (now := time.time()) and (task := await self._store.claim_play(games, now, now + HOLD)):
            stored = await self._store.get(task.set_id)
            if stored is None:
                continue
            try:
                lost = await self._pool.work(lost_of, set_of(stored), task)
            except ValueError:  # the bots around are of another version by now: this board stays as it is
                lost = []
            await self._store.write_lost(task, json.dumps(lost))
            judged += 1
        return judged

    async def _make_some(self) -> int:
        done = 0
        while task := await self._claim():
            stored = await self._store.get(task.set_id)
            if stored is None:
                continue
            if title(find(task.bot.partition(" ")[0])) != task.bot:
                logger.warning("the field of %s wants %s, which this program has not", Hidden("set", task.set_id), task.bot)
                continue
            points = await self._pool.work(points_of, set_of(stored), task.board, task.bot)
            await self._store.write_field(task, json.dumps(points))
            done += 1
        return done

    async def _claim(self) -> FieldTask | None:
        now = time.time()
        return await self._store.claim_field_task(now, now + HOLD)

    def close(self) -> None:
        """Let the processes go, and what was remembered in this one."""
        self._pool.close()
        forget()
