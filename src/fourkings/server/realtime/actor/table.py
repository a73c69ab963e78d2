"""A live table: one that is awake in this server, with its state and its ports to store, peers and bots.

Only the table's own task (`task`) touches it, one thing after the other, so no lock is needed. A table goes to sleep when
nobody is connected, and is replayed from its log when it is next asked for.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final

from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.app.shared.orders import DEFAULT
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.game import Action
from fourkings.server.db import Store, TableStatus
from fourkings.server.net.logs import Hidden
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor.state import (
    ChatState,
    Disconnected,
    HintReady,
    Mailbox,
    Peering,
    Received,
    RemoteWrite,
    StatusChecked,
)
from fourkings.server.realtime.peers import Peers
from fourkings.server.workers import bot_fallback
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table import log
from fourkings.table.match import TableState
from fourkings.table.protocol import Request
from fourkings.table.runtime.clock import Clock
from fourkings.table.runtime.pacing import Pacing
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import NotGranted
from fourkings.table.runtime.state import BotJob, Change, GrantedRequest
from fourkings.table.runtime.table import LocalTable
from fourkings.table.runtime.time_control import newly_awaited
from fourkings.table.runtime.updates import change_in
from fourkings.table.waiting_room import WaitingRoom

logger = logging.getLogger(__name__)


class Asleep(RuntimeError):
    """A table that has gone to sleep: get it once more from `Tables.find`, which wakes it."""


class ServerPorts:
    """A table's connections to the server: the database stores its events, worker processes think for its bots."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        bot_pool: BotPool,
        peers: Peers,
        metrics: Metrics,
        clock: Clock,
        pacing: Pacing,
        peering: Peering,
        mailbox: Mailbox,
    ) -> None:
        self._id, self._store, self._bot_pool, self._peers, self._metrics = table_id, store, bot_pool, peers, metrics
        self._clock, self._pacing, self._peering, self._mailbox = clock, pacing, peering, mailbox
        self._jobs: Final = dict[BotJob, asyncio.Task[Any]]()

    @property
    def owns(self) -> bool:
        """True if this server moves the table's bots."""
        return self._peers.alone or self._peering.leased

    async def append(self, change: Change, due: float | None) -> None:
        """Append the event of a change to the log and notify other servers.

        `due`: when the table moves by itself next, in seconds since 1970. Raises `VersionConflict`, and appends nothing, if
        another server has written this version.
        """
        row, began = summary(change.after, due), perf_counter()
        line, awaited = log.encode_event(change.event), newly_awaited(change.before, change.after)
        await self._store.tables.append(self._id, line, row, self._clock.wall(), change.granted, awaited)
        self._metrics.storing.observe(perf_counter() - began)
        self._metrics.count_event(type(change.event))
        self._peers.notify_others(self._id, change.after.version)

    async def write_pace(self, pace: str) -> None:
        """Store the pace of the bots."""
        await self._store.tables.set_pace(self._id, pace)
        self._peers.notify_others(self._id)

    async def change_at(self, version: int) -> Change:
        """Return the change that led to an old version, from the log."""
        return await asyncio.to_thread(change_in, await self._store.tables.events(self._id), version)

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """Return the current names of these people."""
        return await self._store.people.names(players)

    def count_refusal(self, why: NotGranted) -> None:
        """Count a refused request in the metrics, by the reason."""
        self._metrics.refusals.labels(why.code, why.reason.key).inc()

    def start(self, job: BotJob) -> None:
        """Start a job: a bot's action or a hint. If bots make no pauses, an action is computed once `result` is called."""
        if job.bot is None or self._pacing.pauses:
            self._jobs[job] = asyncio.create_task(self._hint(job) if job.bot is None else self._choose(job))

    def is_ready(self, job: BotJob) -> bool:
        """Return True: `result` can wait for any job."""
        return True

    async def result(self, job: BotJob) -> tuple[Action, str]:
        """Return the action of a bot, and the bot that chose it, with its version."""
        answer: tuple[Action, str] = await (self._jobs.get(job) or self._choose(job))
        return answer

    def cancel(self, job: BotJob) -> None:
        """Cancel a job."""
        if task := self._jobs.pop(job, None):
            task.cancel()

    async def _choose(self, job: BotJob) -> tuple[Action, str]:
        began = self._clock.now()
        answer = await bot_fallback.choose(self._bot_pool, job.view, job.bot or DEFAULT, job.seed)
        took = self._clock.now() - began
        self._pacing.learn(took)
        self._metrics.thinking.labels(answer[1].partition(" ")[0]).observe(took)
        return answer

    async def _hint(self, job: BotJob) -> None:
        advice = None
        try:
            advice = await bot_fallback.advise(self._bot_pool, job.view)
        except Exception:
            logger.exception("no hint at table %s", Hidden("table", self._id))
        self._mailbox.put(HintReady(job, advice))
        self._jobs.pop(job, None)


class LiveTable(LocalTable):
    """A table that is awake: `post` and `disconnect` are for readers, `on_remote_write` and `see` for other servers."""

    def __init__(
        self,
        stored: Stored,
        state: TableState,
        granted: list[GrantedRequest],
        changes: Sequence[Change],
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        peers: Peers,
        metrics: Metrics | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Take the replayed log as `state`, its last `changes`, and the `granted` requests in the store."""
        clock = Clock(stored.summary.due, time.monotonic, wall)
        pacing = Pacing(stored.pace, settings.tempo, clock.now())
        self.store, self.settings, self.peers = store, settings, peers
        self.metrics, self.mailbox, self.chat = metrics or Metrics(), Mailbox(), ChatState()
        self.peering = Peering(peers.id)
        ports = ServerPorts(stored.id, store, bot_pool, peers, self.metrics, clock, pacing, self.peering, self.mailbox)
        practice = isinstance(origins.parse(stored.origin), origins.Practice)
        waits = settings.grace, settings.idle
        super().__init__(stored.id, stored.secret, state, granted, changes, ports, clock, pacing, *waits, practice=practice)

    @property
    def asleep(self) -> bool:
        """True once the table no longer takes requests."""
        return self.mailbox.closed

    def post(self, reader: Reader, request: Request) -> None:
        """Queue a reader's request, the first of which must be `hello`; raise `Asleep` if the table sleeps."""
        if not self.mailbox.put(Received(reader, request, self.clock.now())):
            raise Asleep(self.id)

    def disconnect(self, reader: Reader) -> None:
        """Queue the end of a reader's connection."""
        self.mailbox.put(Disconnected(reader))

    def on_remote_write(self, version: int = 0) -> None:
        """Queue the news that another server wrote here: up to `version`, or (0) perhaps beside the log."""
        if not 0 < version <= self.version:
            self.mailbox.put(RemoteWrite(version))

    def see(self, status: TableStatus | None) -> None:
        """Compare the table with its status in the store (None: it was deleted), and queue the status if it differs."""
        if status is None or self._differs(status):
            self.mailbox.put(StatusChecked(status))

    def _differs(self, status: TableStatus) -> bool:
        """Return True if the status has news, or another lease than assumed here: nothing else would correct that."""
        peering, leased = self.peering, status.owner == self.peers.id
        known = (peering.changes, peering.owner, self.presence.elsewhere, peering.leased)
        return status.version > self.version or known != (status.changes, status.owner, status.elsewhere, leased)

    @property
    def owned(self) -> bool:
        """True if this server moves the bots."""
        return self.ports.owns

    @property
    def wants_to_own(self) -> bool:
        """True if this server should move the table's bots.

        A player or guest is connected here, or a correspondence game goes on without anyone connected.
        """
        if self.goes_on or self.readers.anyone_seated:
            return True
        return isinstance(self.state, WaitingRoom) and any(
            self.state.guest(player) is not None for player in self.readers.players
        )

    @property
    def shown(self) -> set[str]:
        """The people connected here, if the others at the table see who is connected; else nobody."""
        return self.readers.players if self.company else set()
