"""Background work for duplicate boards: computes the field (results of bots), and judges what people have played.

The field of a set is computed once somebody plays it, in parts: the results of one bot, twenty times over, on one board.
One of the servers on a database claims a part for a while; if it dies, another one continues.
"""

import asyncio
import json
import logging
import time
from typing import Final

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import REPLIES, open_day, set_of
from fourkings.app.models import FieldTask, JudgeTask
from fourkings.app.ports import Boards
from fourkings.app.shared.wall_clock import day_of
from fourkings.bots import find, title
from fourkings.duplicate.field import FIELD, Member, forget, play_field
from fourkings.duplicate.play import person
from fourkings.duplicate.rating import scale_of
from fourkings.duplicate.score import given_away
from fourkings.duplicate.sets import Set
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net.logs import Hidden
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.job_queue import JobQueue

logger = logging.getLogger(__name__)

LOOK: Final = 2.0  # seconds between two looks for a new day, or for parts that others have left
HOLD: Final = 60.0  # seconds for which a server claims a part
MAX_PROCESSES: Final = 4

Points = list[list[list[int]]]  # points by bot and deal


def points_of(boards: Set, board: int, bot: str) -> Points:
    """Return a bot's points on a board, deal by deal, for each time that it plays in a field."""
    name = bot.partition(" ")[0]
    members = [Member(name, number) for number in range(1, FIELD[name] + 1)]
    return [[list(deal.points) for deal in deals] for deals in play_field((boards, board, members))]


def lost_of(boards: Set, task: JudgeTask) -> list[float]:
    """Return what a person's decisions on a board lost to the best that could be known, in points, deal by deal."""
    match = BoardSession.of(boards, task.play.board, task.player, task.play).table.match
    return [round(loss, 3) for loss in given_away(match, person(match))]


class FieldMaker:
    """The service that computes missing parts of fields and judges played boards. `processes`: 0 for a thread."""

    def __init__(self, store: Boards, processes: int | None = None, queue: JobQueue | None = None) -> None:
        self._store = store
        self._pool = BackgroundPool.of_cores(MAX_PROCESSES, processes, queue)

    async def run(self, days: bool = True) -> None:
        """Create the sets of each new day (if `days`), compute fields and judge boards, until cancelled."""
        try:
            while True:
                try:
                    if days:
                        await open_day(self._store, day_of(time.time()), time.time())
                    await self.make()
                except Exception as error:
                    self.close()
                    await asyncio.sleep(LOOK)  # cancelled if the error comes from stopping the server: nothing to log
                    logger.error("the field of the boards could not be made; it is tried again", exc_info=error)
                else:
                    await asyncio.sleep(LOOK)
        finally:
            self.close()

    async def make(self) -> int:
        """Compute all unclaimed parts of fields, and judge played boards; return how many of both were done here."""
        done = await self._pool.fill(self._make_some) if await self._store.field_tasks_left() else 0
        done += await self._pool.fill(self._judge_some)
        if not done:
            self.close()
        return done

    async def _judge_some(self) -> int:
        judged = 0
        games = [game for game in GAMES if scale_of(rules(game), title(find(REPLIES))).losses]
        while (now := time.time()) and (task := await self._store.claim_play(games, now, now + HOLD)):
            stored = await self._store.get(task.set_id)
            if stored is None:
                continue
            try:
                lost = await self._pool.work(lost_of, set_of(stored), task)
            except ValueError:  # the bots have another version by now: this board stays as it is
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
        """End the processes, and clear the caches of this one."""
        self._pool.close()
        forget()
