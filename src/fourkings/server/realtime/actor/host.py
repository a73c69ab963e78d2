"""The host of a live table: the database keeps its facts, processes think for it, and other servers hear of it."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from fourkings.app.shared.orders import DEFAULT
from fourkings.app.shared.summaries import summary
from fourkings.rulebook.game import Action
from fourkings.server.net.log_ids import Hidden
from fourkings.server.workers import bot_fallback
from fourkings.table import log
from fourkings.table.runtime import play_requests
from fourkings.table.runtime.due import newly_awaited
from fourkings.table.runtime.refusals import NotGranted
from fourkings.table.runtime.state import BotJob, Change
from fourkings.table.runtime.updates import change_in

if TYPE_CHECKING:
    from fourkings.server.realtime.actor.table import LiveTable

logger = logging.getLogger(__name__)


class ServerHost:
    """What a live table asks of its server."""

    def __init__(self, live: LiveTable) -> None:
        # The table holds its host: held by it in turn, it would wait for a collector once it is let go.
        self._table: Final = weakref.ref(live)
        self._thoughts: Final = dict[BotJob, asyncio.Task[Any]]()

    @property
    def _live(self) -> LiveTable:
        live = self._table()
        assert live, "a table outlives its host"
        return live

    @property
    def owns(self) -> bool:
        """True where what moves by itself is for this server to move."""
        return self._live.owned

    async def write(self, change: Change, due: float | None) -> None:
        """Store a fact. `VersionConflict` where another server was quicker, and nothing was stored."""
        live, row = self._live, summary(change.after, due)
        begun = perf_counter()
        line, awaited = log.encode_event(change.fact), newly_awaited(change.before, change.after)
        await live.store.tables.append(live.id, line, row, live.clock.wall(), change.granted, awaited)
        live.metrics.storing.observe(perf_counter() - begun)
        live.metrics.count_fact(type(change.fact))

    def written(self, change: Change) -> None:
        """Other servers are to read it."""
        self._live.peers.ring(self._live.id, change.after.version)

    async def write_pace(self, pace: str) -> None:
        """Store how fast the bots play."""
        await self._live.store.tables.set_pace(self._live.id, pace)
        self._live.peers.ring(self._live.id)

    async def change_at(self, version: int) -> Change:
        """The change that brought about a version of long ago, from the log."""
        return await asyncio.to_thread(change_in, await self._live.store.tables.facts(self._live.id), version)

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of these people, as they told them last."""
        return await self._live.store.people.names(players)

    def refused(self, why: NotGranted) -> None:
        """A refusal is counted."""
        self._live.metrics.refusals.labels(why.code, why.reason.key).inc()

    # --- thoughts -------------------------------------------------------------------------------------------------

    def think(self, thought: BotJob) -> None:
        """Think beside the table; an action that nobody has to wait for is thought of when it is asked for."""
        if thought.bot is None or self._live.pacing.pauses:
            work = self._hint(thought) if thought.bot is None else self._choose(thought)
            self._thoughts[thought] = asyncio.create_task(work)

    def thought(self, thought: BotJob) -> bool:
        """Every action can be waited for."""
        return True

    async def action(self, thought: BotJob) -> tuple[Action, str]:
        """The action of a bot, and the bot that found it, with its version."""
        answer: tuple[Action, str] = await (self._thoughts.get(thought) or self._choose(thought))
        return answer

    def drop(self, thought: BotJob) -> None:
        """Nobody waits for a thought any more."""
        if task := self._thoughts.pop(thought, None):
            task.cancel()

    async def _choose(self, thought: BotJob) -> tuple[Action, str]:
        live, bot = self._live, thought.bot or DEFAULT
        begun = live.clock.now()
        answer = await bot_fallback.choose(live.bot_pool, thought.view, bot, thought.seed)
        took = live.clock.now() - begun
        live.pacing.learn(took)
        live.metrics.thinking.labels(answer[1].partition(" ")[0]).observe(took)
        return answer

    async def _hint(self, thought: BotJob) -> None:
        live = self._live
        try:
            answer = await bot_fallback.advise(live.bot_pool, thought.view, thought.seed)
        except Exception:
            logger.exception("no hint at table %s", Hidden("table", live.id))
            play_requests.tell_hint(live, thought, None)
        else:
            play_requests.tell_hint(live, thought, answer)
        self._thoughts.pop(thought, None)
