"""The tables of a server: those that are awake, each with its task; the others are stored, and wake when asked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from fourkings.app.shared.new_match import new_match
from fourkings.app.shared.wall_clock import WallClock
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.log_ids import Hidden
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor import REMEMBERED, Change, LiveTable, run
from fourkings.server.realtime.bus import Bus
from fourkings.server.realtime.card_statistics import CardStatistics
from fourkings.server.realtime.folded_logs import FoldedLogs
from fourkings.server.realtime.peers import Peers
from fourkings.server.realtime.stalls import PATIENCE, Stalls
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Participant
from fourkings.table.protocol import Pace
from fourkings.table.runtime.pace import LONGEST_PAUSE
from fourkings.table.runtime.state import GrantedRequest

logger = logging.getLogger(__name__)
beside = asyncio.to_thread
"""How a long log is folded, so that nobody waits for it."""
SHORT = 40
"""Facts of a log that is folded at once."""


class Tables:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bot_pool: BotPool | None = None,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """`bot_pool` thinks for the bots; without one, a thread does. `peers` are the servers on the same database."""
        self._metrics = metrics or Metrics()
        self._store, self._settings, self._bot_pool = store, settings, bot_pool or BotPool()
        self._peers = peers or Peers(store, Bus(settings.bus) if settings.bus else None)
        self._card_statistics = CardStatistics(store)
        self.folded = FoldedLogs(store)
        self._wall = WallClock()
        self._stalls = Stalls(self._metrics, PATIENCE + LONGEST_PAUSE * settings.tempo)
        self._waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def create_match(
        self,
        rules: Rules,
        chairs: Sequence[Participant],
        pace: Pace,
        secret: bytes | None = None,
        contributions: Sequence[bytes] = (),
    ) -> str:
        """A new table, seats drawn and the first deal dealt; its id, which nobody can guess.

        `secret` is one that was sealed before the `contributions` were known; without it a new one is made.
        """
        stored, lines = new_match(rules, chairs, pace, secret, contributions, time.time())
        await self._store.tables.create(stored, [chair.player for chair in chairs if chair.player is not None], lines)
        return stored.id

    async def find(self, name: str) -> LiveTable | None:
        """The table of that id, awake; None where there is none, or the package of its game is gone."""
        waking = self._waking.get(name)
        if waking is None or (waking.done() and _spent(waking)):
            waking = self._waking[name] = asyncio.create_task(self._wake(name))
        live = await asyncio.shield(waking)
        if live is None:
            self._waking.pop(name, None)
        return live

    async def replay_match(self, name: str) -> table.Table:
        """A stored table at its match, as it stands, without waking it."""
        now = await self.replay_log(name)
        assert isinstance(now, table.Table), "people still gather there"
        return now

    async def replay_log(self, name: str) -> table.TableState:
        """A stored table at whatever time of its life, without waking it."""
        stored = await self._store.tables.get(name)
        if stored is None:
            raise LookupError(f"there is no table {name}")
        return (await self.folded.at(name, stored.summary.version)).now

    def notify(self, name: str) -> None:
        """Have a table that is awake, here or elsewhere, see what was written to it from outside."""
        self._peers.notify(name)

    async def move_slow_games(self, at: float, gap: float) -> None:
        """Have slow games move whose time is over at `at`, in seconds since 1970; see `SlowGames.looked`."""
        if await self._store.slow_games.check_in(at, gap):
            for awake in self._lives():
                awake.clock.schedule(await self._store.slow_games.due_of(awake.id))
                awake.on_remote_write()
        self._wall.take_over()
        for name in await self._store.slow_games.due(at):
            try:
                await self._move_slow_game(name)
            except Exception:
                logger.exception("the slow game of table %s could not be moved; it is tried again", Hidden("table", name))

    async def _move_slow_game(self, name: str) -> None:
        live = await self.find(name)
        if live is not None:
            await self._peers.claim(live)
            live.on_remote_write()

    def look_for_stalls(self) -> None:
        """Have tables that stand still looked at again."""
        for name in self._stalls.look(self._lives()):
            if (task := self._tasks.get(name)) and not self._failing(name):
                logger.error("table %s goes on standing still: it is folded together again", Hidden("table", name))
                task.cancel()

    async def release_orphans(self) -> None:
        """Give back leases of tables that are not awake here: nobody would move them."""
        await self._peers.release_orphans()

    def _failing(self, name: str) -> bool:
        """True for a table that tries again and again, and is held by what it cannot do: that is known, and told."""
        return any(live.id == name and live.pacing.failures for live in self._lives())

    def _lives(self) -> list[LiveTable]:
        """The tables that are awake."""
        lives = (waking.result() for waking in self._waking.values() if waking.done() and not _spent(waking))
        return [live for live in lives if live is not None]

    async def delete(self, name: str) -> None:
        """End a table for good."""
        if task := self._tasks.get(name):
            task.cancel()
            await asyncio.wait([task])
        await self._card_statistics.count(name)
        await self._store.tables.delete(name)
        self._peers.ring(name)

    async def close(self) -> None:
        """Put every table to sleep; what was told is stored already. Other servers take them at once."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        await self._peers.close()
        self.folded.close()

    async def open(self) -> None:
        """Join the other servers on the same database."""
        await self._peers.open()

    @property
    def server(self) -> str:
        """The id of this server among those on the same database."""
        return self._peers.id

    @property
    def awake(self) -> int:
        """How many tables are awake."""
        return len(self._tasks)

    def is_awake(self, name: str) -> bool:
        """True for a table that is awake."""
        return name in self._tasks

    @property
    def readers(self) -> int:
        """How many lines to tables are open."""
        woken = (waking.result() for waking in self._waking.values() if waking.done() and not _spent(waking))
        return sum(len(live.readers) for live in woken if live)

    def connected(self, name: str) -> set[str]:
        """The people who have a line open to a table through this server."""
        return {player for live in self._lives() if live.id == name for player in live.readers.players}

    async def _wake(self, name: str) -> LiveTable | None:
        stored = await self._store.tables.get(name)
        if stored is None or stored.game not in GAMES:
            return None
        lines, granted = await self._store.tables.facts(name), await self._store.tables.granted(name)
        now, changes = await beside(_last_changes, lines, granted) if len(lines) > SHORT else _last_changes(lines, granted)
        granted = [grant for grant in granted if grant.version <= now.version]
        services = self._store, self._settings, self._bot_pool, self._peers, self._metrics
        live = LiveTable(stored, now, granted, changes, *services, self._wall)
        self._peers.add(live)
        task = asyncio.create_task(run(live), name="table")
        self._tasks[name] = task
        task.add_done_callback(lambda ended: self._asleep(live, ended))
        return live

    def _asleep(self, live: LiveTable, ended: asyncio.Task[None]) -> None:
        name = live.id
        if self._tasks.get(name) is ended:
            del self._tasks[name]
        self._peers.remove(live)
        if (waking := self._waking.get(name)) and waking.done() and _spent(waking):
            del self._waking[name]
        if not ended.cancelled() and (error := ended.exception()):
            logger.error("table %s stopped and will be folded together again", Hidden("table", name), exc_info=error)


def _last_changes(lines: Sequence[str], granted: Sequence[GrantedRequest]) -> tuple[table.TableState, list[Change]]:
    """A log, folded, with its last changes."""
    facts, requests = list(log.parse_events(lines)), {grant.version: grant for grant in granted}
    known, changes = len(facts) - min(REMEMBERED, len(facts) - 1), list[Change]()
    now = table.replay_log(facts[:known])
    for fact in facts[known:]:
        before, now = now, table.apply_event(now, fact)
        changes.append(Change(before, now, fact, requests.get(now.version)))
    return now, changes


def _spent(waking: asyncio.Task[LiveTable | None]) -> bool:
    """True where that table could not be woken, or sleeps again."""
    if waking.cancelled() or waking.exception() is not None:
        return True
    live = waking.result()
    return live is None or live.asleep
