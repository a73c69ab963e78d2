"""The tables of a server: those awake have a task each; the others are stored, and wake on request."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from fourkings.app.shared.stored_tables import first_events, store_table, summary
from fourkings.app.shared.wall_clock import WallClock
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.logs import Hidden
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor import LiveTable, run
from fourkings.server.realtime.append import append
from fourkings.server.realtime.bus import Bus
from fourkings.server.realtime.card_statistics import CardStatistics
from fourkings.server.realtime.peers import Peers
from fourkings.server.realtime.replay_cache import ReplayCache
from fourkings.server.realtime.stalls import PATIENCE, Stalls
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table import log
from fourkings.table.match import LogEvent, Participant, Table, TableState, apply_event, replay_log
from fourkings.table.protocol import Pace
from fourkings.table.runtime.pacing import LONGEST_PAUSE
from fourkings.table.runtime.state import REMEMBERED, Change, GrantedRequest
from fourkings.table.runtime.time_control import due_at, newly_awaited

logger = logging.getLogger(__name__)
SHORT = 40
"""Events of a log that is replayed in the loop; a longer one is replayed in a thread, so that nobody waits for it."""


class Tables:
    """The tables of one server: the entry point to create, find, replay and delete them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bot_pool: BotPool | None = None,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Without a `bot_pool`, a thread computes the bots' moves. `peers` are the servers on the same database."""
        self._metrics = metrics or Metrics()
        self._store, self._settings, self._bot_pool = store, settings, bot_pool or BotPool()
        self._peers = peers or Peers(store, Bus(settings.bus) if settings.bus else None)
        self._card_statistics = CardStatistics(store)
        self.replays = ReplayCache(store)
        self._wall = WallClock()
        self._stalls = Stalls(self._metrics, PATIENCE + LONGEST_PAUSE * settings.tempo)
        self._waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def create_match(
        self,
        rules: Rules,
        participants: Sequence[Participant],
        pace: Pace,
        secret: bytes | None = None,
        contributions: Sequence[bytes] = (),
    ) -> str:
        """Create a table with seats drawn and the first deal dealt; return its id, which can't be guessed.

        `secret` decides the cards, together with the players' `contributions`, before which its fingerprint was published;
        by default a new one is drawn.
        """
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        events = first_events(rules, participants, secret, tuple(contributions))
        players = [participant.player for participant in participants if participant.player is not None]
        return await store_table(self._store.tables, players, events, secret, pace, time.time())

    async def find(self, table_id: str) -> LiveTable | None:
        """Return the table with that id, awake; None if there is none, or the package of its game is gone."""
        waking = self._waking.get(table_id)
        if waking is None or (waking.done() and _is_spent(waking)):
            waking = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
        table = await asyncio.shield(waking)
        if table is None:
            self._waking.pop(table_id, None)
        return table

    def ready_seats(self, table_id: str) -> frozenset[Seat]:
        """Return the seats that are ready for the next deal; none if the table is asleep or awake on another server."""
        waking = self._waking.get(table_id)
        if waking is None or not waking.done() or _is_spent(waking):
            return frozenset()
        table = waking.result()
        return table.readiness.ready if table else frozenset()

    async def replay_match(self, table_id: str) -> Table:
        """Return the state of a stored table whose match has begun, without waking it."""
        state = await self.replay_log(table_id)
        assert isinstance(state, Table), "people still gather there"
        return state

    async def replay_log(self, table_id: str) -> TableState:
        """Return the state of a stored table, without waking it."""
        stored = await self._store.tables.get(table_id)
        if stored is None:
            raise LookupError(f"there is no table {table_id}")
        return (await self.replays.at(table_id, stored.summary.version)).state

    async def append_event(self, table_id: str, command: Callable[[TableState], LogEvent | None]) -> None:
        """Run a command against a stored table and append the event that it returns, if any; the table may be asleep."""

        async def decide() -> None:
            state = await self.replay_log(table_id)
            if (event := command(state)) is None:
                return
            after, at = apply_event(state, event), time.time()
            same = isinstance(state, Table) and isinstance(after, Table) and state.clock_seat == after.clock_seat
            due = await self._store.slow_games.due_of(table_id) if same else due_at(after, at)
            awaited = newly_awaited(state, after)
            await self._store.tables.append(table_id, log.encode_event(event), summary(after, due), at, awaited=awaited)
            self.notify(table_id)

        await append(f"table {table_id}", decide)

    def notify(self, table_id: str) -> None:
        """Notify a table that is awake, here or elsewhere, of a write to it."""
        self._peers.notify(table_id)

    async def move_slow_games(self, at: float, gap: float) -> None:
        """Move correspondence games that are due at `at`, in seconds since 1970; see `SlowGames.check_in`."""
        if await self._store.slow_games.check_in(at, gap):
            for table in self._awake_tables():
                table.clock.schedule(await self._store.slow_games.due_of(table.id))
                table.on_remote_write()
        self._wall.take_over()
        for table_id in await self._store.slow_games.due(at):
            try:
                await self._move_slow_game(table_id)
            except Exception:
                logger.exception(
                    "the slow game of table %s could not be moved; it is tried again", Hidden("table", table_id)
                )

    async def _move_slow_game(self, table_id: str) -> None:
        table = await self.find(table_id)
        if table is not None:
            await self._peers.claim(table)
            table.on_remote_write()

    def look_for_stalls(self) -> None:
        """Wake stalled tables; those that this doesn't help are stopped, and replayed when next asked for."""
        for table_id in self._stalls.look(self._awake_tables()):
            if (task := self._tasks.get(table_id)) and not self._failing(table_id):
                logger.error("table %s goes on standing still: it is folded together again", Hidden("table", table_id))
                task.cancel()

    async def release_orphans(self) -> None:
        """Release the leases of tables that aren't awake here, because nobody would move them."""
        await self._peers.release_orphans()

    def _failing(self, table_id: str) -> bool:
        """Return True for a table that already reports failures, and is tried again and again."""
        return any(table.id == table_id and table.pacing.failures for table in self._awake_tables())

    def _awake_tables(self) -> list[LiveTable]:
        tables = (waking.result() for waking in self._waking.values() if waking.done() and not _is_spent(waking))
        return [table for table in tables if table is not None]

    async def delete(self, table_id: str) -> None:
        """Delete a table for good, after counting its cards."""
        if task := self._tasks.get(table_id):
            task.cancel()
            await asyncio.wait([task])
        await self._card_statistics.count(table_id)
        await self._store.tables.delete(table_id)
        self._peers.notify_others(table_id)

    async def close(self) -> None:
        """Put every table to sleep; all their events are stored already. Other servers take them over at once."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        await self._peers.close()
        self.replays.close()

    async def open(self) -> None:
        """Join the other servers on the same database."""
        await self._peers.open()

    @property
    def server(self) -> str:
        """The id of this server among those on the same database."""
        return self._peers.id

    @property
    def awake(self) -> int:
        """Number of tables that are awake."""
        return len(self._tasks)

    def is_awake(self, table_id: str) -> bool:
        return table_id in self._tasks

    @property
    def readers(self) -> int:
        """Number of open connections to tables."""
        return sum(len(table.readers) for table in self._awake_tables())

    def connected(self, table_id: str) -> set[str]:
        """Return the people connected to a table through this server."""
        return {player for table in self._awake_tables() if table.id == table_id for player in table.readers.players}

    async def _wake(self, table_id: str) -> LiveTable | None:
        stored = await self._store.tables.get(table_id)
        if stored is None or stored.game not in GAMES:
            return None
        lines, granted = await self._store.tables.events(table_id), await self._store.tables.granted(table_id)
        if len(lines) > SHORT:
            state, changes = await asyncio.to_thread(_last_changes, lines, granted)
        else:
            state, changes = _last_changes(lines, granted)
        granted = [grant for grant in granted if grant.version <= state.version]
        services = self._store, self._settings, self._bot_pool, self._peers, self._metrics
        table = LiveTable(stored, state, granted, changes, *services, self._wall)
        self._peers.add(table)
        task = asyncio.create_task(run(table), name="table")
        self._tasks[table_id] = task
        task.add_done_callback(lambda ended: self._on_asleep(table, ended))
        return table

    def _on_asleep(self, table: LiveTable, ended: asyncio.Task[None]) -> None:
        table_id = table.id
        if self._tasks.get(table_id) is ended:
            del self._tasks[table_id]
        self._peers.remove(table)
        if (waking := self._waking.get(table_id)) and waking.done() and _is_spent(waking):
            del self._waking[table_id]
        if not ended.cancelled() and (error := ended.exception()):
            logger.error("table %s stopped and will be folded together again", Hidden("table", table_id), exc_info=error)


def _last_changes(lines: Sequence[str], granted: Sequence[GrantedRequest]) -> tuple[TableState, list[Change]]:
    """Replay a log; return its state and its last changes, each with the request that was `granted`, if any."""
    events, requests = list(log.parse_events(lines)), {grant.version: grant for grant in granted}
    first, changes = len(events) - min(REMEMBERED, len(events) - 1), list[Change]()
    state = replay_log(events[:first])
    for event in events[first:]:
        before, state = state, apply_event(state, event)
        changes.append(Change(before, state, event, requests.get(state.version)))
    return state, changes


def _is_spent(waking: asyncio.Task[LiveTable | None]) -> bool:
    """Return True if the table could not be woken, or sleeps again."""
    if waking.cancelled() or waking.exception() is not None:
        return True
    table = waking.result()
    return table is None or table.asleep
