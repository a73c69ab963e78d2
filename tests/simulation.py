"""Several servers in one thread and in a time of their own: every message, commit and kill in an order drawn from a seed.

The servers are the real ones (tables, peers, leases, tasks), over one SQLite in memory. Between asking for a commit, the
commit and its answer, and between a ring and its hearing, any time may pass, and a server may be killed: it then does
nothing more, wherever it stood. Hours of play take seconds, and a seed plays the same each time.
"""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, create_engine, event, literal
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from fourkings.app.shared import stored_tables
from fourkings.bots import chance, title
from fourkings.rulebook.game import Action, Rules
from fourkings.server.db import Store, repository, servers, turns
from fourkings.server.db import store as store_module
from fourkings.server.db.schema import metadata
from fourkings.server.maintenance import watch_tables
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import peers as server_peers
from fourkings.server.realtime import tables as server_tables
from fourkings.server.realtime.actor import Asleep, LiveTable
from fourkings.server.realtime.actor import table as live_table
from fourkings.server.realtime.peers import Peers
from fourkings.server.realtime.stalls import Stalls
from fourkings.server.realtime.tables import Tables
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table.match import Participant
from fourkings.table.protocol import parse_request
from fourkings.table.runtime.clock import Clock
from fourkings.views import View

FAULTS = 0.003
"""How much of what is asked of the database is lost on the way, and how much is done and its answer lost."""
LOST = OperationalError("", {}, Exception("the connection was lost"))


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that does not wait: where nothing is ready its clock goes on to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1e6
        select = self._selector.select  # type: ignore[attr-defined]

        def hurry(timeout: float | None) -> Any:
            assert timeout is not None, "nobody waits for anything that will come"
            self.now += timeout
            return select(0)

        self._selector.select = hurry  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.now


class Lane:
    """The way of one server to the database: what it asks for is done whole, some time later, and answered later still."""

    def __init__(self, server: "Server", db: Connection) -> None:
        self._server, self._db = server, db

    async def run(self, work: Callable[[Connection], Any]) -> Any:
        await self._server.pause()
        fault = self._server.world.dice.random()
        if fault < self._server.world.faults:
            raise LOST
        with self._db.begin():
            answer = work(self._db)
        await self._server.pause()
        if fault > 1 - self._server.world.faults:
            raise LOST  # and yet it is done
        return answer

    async def run_batched(self, work: Callable[[Connection, Sequence[Any]], Any], item: Any, plain: Any = None) -> None:
        await self.run(lambda db: work(db, [item]))


class SharedStore(Store):
    """The store of one server among others."""

    shared = True  # type: ignore[assignment]

    def __init__(self, server: "Server", db: Connection) -> None:
        lane = Lane(server, db)
        with patch.multiple(store_module, open_engine=lambda *_: db.engine, DbThread=lambda *_, **__: lane):
            super().__init__("")


class Bell:
    """The bus: a ring comes late, or never."""

    def __init__(self, server: "Server") -> None:
        self._server, self._hear = server, lambda table, version: None
        self._wanted: set[str] = set()

    def open(self, me: str, hear: Callable[[str, int], None]) -> None:
        self._hear = hear  # type: ignore[assignment]

    async def close(self) -> None:
        self._wanted.clear()

    async def listen(self, table: str) -> None:
        await self._server.pause()
        self._wanted.add(table)

    async def unlisten(self, table: str) -> None:
        self._wanted.discard(table)

    def notify(self, table: str, version: int = 0) -> None:
        world = self._server.world
        for other in world.servers:
            if other is not self._server and world.dice.random() < 0.8:
                world.loop.call_later(world.delay(), other.bell.hear, table, version)

    def hear(self, table: str, version: int) -> None:
        if table in self._wanted and not self._server.dead:
            self._hear(table, version)


class Server:
    """One server, until it is killed."""

    def __init__(self, world: "World") -> None:
        self.world, self.dead = world, False
        self.readers: list[Client] = []
        self.watching: asyncio.Task[None] | None = None
        self.bell = Bell(self)
        self.store = SharedStore(self, world.db)
        self.peers = Peers(self.store, self.bell if world.rings else None)  # type: ignore[arg-type]
        self.tables = Tables(self.store, world.settings, BotPool(), self.peers)

    async def pause(self) -> None:
        """Some time passes; for a server that is dead, all of it."""
        if self.world.over:
            raise asyncio.CancelledError
        await asyncio.sleep(self.world.delay())
        if self.dead:
            await asyncio.get_running_loop().create_future()

    def kill(self) -> None:
        self.dead = True
        if self.watching:
            self.watching.cancel()
        for reader in self.readers:
            reader.broken.set()

    async def stop(self) -> None:
        await self.tables.close()
        self.kill()


class Client:
    """One line of a person to one server."""

    def __init__(self, player: str, server: Server) -> None:
        self.player, self._server = player, server
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.broken = asyncio.Event()

    def send(self, text: str) -> None:
        if not self._server.dead:
            self.heard.put_nowait(json.loads(text))

    def ping(self) -> None:
        """Nothing is asked: a line is whole until it is broken."""

    def silence(self) -> float:
        return 0.0

    def close(self, code: int) -> None:
        if not self._server.dead:
            self.broken.set()


class Dice:
    def __init__(self, dice: random.Random) -> None:
        self.token_bytes = dice.randbytes
        self.token_hex = lambda size: dice.randbytes(size).hex()
        self.token_urlsafe = lambda size: dice.randbytes(size).hex()


class Person:
    """Plays by chance, through any server, and comes back through another where a line breaks."""

    ids = itertools.count()

    def __init__(self, world: "World", player: str, table: str) -> None:
        self.world, self.player, self.table = world, player, table
        self.last: dict[str, Any] = {"version": 0}

    async def play(self) -> None:
        while not self.last.get("result"):
            server = self.world.dice.choice([server for server in self.world.servers if not server.dead])
            client = Client(self.player, server)
            server.readers.append(client)
            await self._while_it_holds(client, self._through(client, server))
            server.readers.remove(client)
            await asyncio.sleep(0.2 + self.world.dice.random())

    async def _while_it_holds(self, client: Client, work: Awaitable[None]) -> None:
        tasks = [asyncio.ensure_future(work), asyncio.ensure_future(client.broken.wait())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _through(self, client: Client, server: Server) -> None:
        try:
            live = await server.tables.find(self.table)
        except OperationalError:
            return
        assert live is not None
        try:
            self._post(live, client, {"type": "hello", "protocol": 2, "since": self.last["version"]})
            while not self.last.get("result"):
                with contextlib.suppress(TimeoutError):  # who hears nothing asks again, as one does by a click
                    async with asyncio.timeout(5):
                        update = await client.heard.get()
                    self._take(update)
                while not client.heard.empty():
                    self._take(client.heard.get_nowait())
                self._act(live, client)
                if self.world.dice.random() < 0.02:
                    return  # off to another server
        except Asleep:
            pass
        finally:
            live.disconnect(client)

    def _take(self, update: dict[str, Any]) -> None:
        if update["type"] in ("event", "snapshot") and update["version"] >= self.last["version"]:
            self.last = update

    def _act(self, live: LiveTable, client: Client) -> None:
        now = self.last.get("deal")
        if not now or self.last.get("result"):
            return
        if now["stage"] == "done":
            self._post(live, client, {"type": "deal", "id": f"i{next(self.ids)}"})
        elif now["legal"]:
            action, version = self.world.dice.choice(now["legal"]), self.last["version"]
            self._post(live, client, {"type": "act", "id": f"i{next(self.ids)}", "version": version, "action": action})

    def _post(self, live: LiveTable, client: Client, message: dict[str, Any]) -> None:
        live.post(client, parse_request(json.dumps(message)))


class World:
    """Servers, one database, people at one table, and fate."""

    def __init__(self, loop: VirtualLoop, seed: int, db: Connection, rings: bool, watched: bool) -> None:
        self.loop, self.dice, self.db, self.rings, self.watched = loop, random.Random(seed), db, rings, watched
        self.settings = Settings(data=Path("nowhere"), tempo=1.0, idle=2.0, grace=6.0)
        self.servers: list[Server] = []
        self.faults = 0.0
        self.over = False

    def delay(self) -> float:
        """Mostly some milliseconds; now and then as long as the stall of a disk, or of a machine."""
        kind = self.dice.random()
        return self.dice.uniform(0.0, 0.02) if kind < 0.9 else self.dice.uniform(0.0, 0.5 if kind < 0.99 else 4.0)

    async def start(self) -> Server:
        while True:
            server = Server(self)
            try:
                await server.tables.open()
            except OperationalError:
                continue
            self.servers.append(server)
            if self.watched:
                server.watching = asyncio.create_task(watch_tables(server.tables))
            return server

    async def fate(self, quiet: float) -> None:
        """Servers are killed, stopped and started in turn, until that time; one is always up."""
        while self.loop.time() < quiet:
            await asyncio.sleep(self.dice.uniform(0.5, 12.0))
            up = [server for server in self.servers if not server.dead]
            if len(up) > 1 and self.dice.random() < 0.6:
                gone = self.dice.choice(up)
                if self.dice.random() < 0.6:
                    gone.kill()
                else:
                    await gone.stop()
            elif len(up) < 3:
                await self.start()

    def rows(self, query: str, *values: str) -> list[Any]:
        with self.db.begin():
            return [tuple(row) for row in self.db.exec_driver_sql(query, values)]

    def version(self, table: str) -> int:
        return int(self.rows("SELECT max(version) FROM table_events WHERE table_id = ?", table)[0][0])


@contextmanager
def world(seed: int, rings: bool, watched: bool) -> Iterator[World]:
    """A world of that seed; within it the programme's clocks are the loop's."""
    loop = VirtualLoop()
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def keys(db: Any, record: Any) -> None:
        db.execute("PRAGMA foreign_keys = ON")

    with engine.connect() as db, pytest.MonkeyPatch.context() as patch:
        with db.begin():
            metadata.create_all(db)
        patch.setattr(live_table, "Clock", lambda due, now, wall: Clock(due, loop.time, loop.time))
        patch.setattr(server_tables, "Stalls", partial(Stalls, clock=loop.time))
        for module in (repository, servers, turns):
            patch.setattr(module, "database_now", lambda db: literal(loop.time()))
        patch.setattr("fourkings.server.workers.bot_fallback.choose", choose)
        patch.setattr(server_tables, "SHORT", 1e9)
        dice = random.Random(seed)
        for module in (server_peers, server_tables, stored_tables):
            patch.setattr(module, "secrets", Dice(dice))
        simulated = World(loop, seed, db, rings, watched)
        try:
            yield simulated
        finally:
            simulated.over = True
            left = asyncio.all_tasks(loop)
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            loop.close()
    engine.dispose()


async def choose(pool: BotPool, view: View, name: str, seed: int) -> tuple[Action, str]:
    """A bot that answers at once, without a thread."""
    return random.Random(seed).choice(view.legal), title(chance)


def stands_still(
    seed: int, rules: Rules, chairs: tuple[Participant, ...], lasts: float, patience: float, rings: bool, watched: bool
) -> str:
    """Play for so many seconds of the world's time; what stood still for longer than `patience`, empty where nothing did.

    `rings`: there is a bus. `watched`: servers look for tables that stand still.
    """
    with world(seed, rings, watched) as simulated:

        async def story() -> str:
            for _ in range(3):
                await simulated.start()
            table = await simulated.servers[0].tables.create_match(rules, chairs, "quick")
            simulated.faults = FAULTS
            people = [Person(simulated, chair.player, table) for chair in chairs if chair.player]
            playing = [asyncio.create_task(person.play()) for person in people]
            end = simulated.loop.time() + lasts
            fate = asyncio.create_task(simulated.fate(end))
            version, since = 0, simulated.loop.time()
            while simulated.loop.time() < end and not all(task.done() for task in playing):
                await asyncio.sleep(0.5)
                if (now := simulated.version(table)) > version:
                    version, since = now, simulated.loop.time()
                if any(task.done() and task.exception() for task in (*playing, fate)):
                    return str([task.exception() for task in (*playing, fate) if task.done() and not task.cancelled()])
                if simulated.loop.time() > since + patience and not any(person.last.get("result") for person in people):
                    return f"version {version} since {since:.1f}: {report(simulated, table)}"
            return ""

        return simulated.loop.run_until_complete(story())


def report(world: "World", table: str) -> str:
    leases, up = world.rows("SELECT server FROM leases"), world.rows("SELECT id, until FROM servers")
    lines = [f"now {world.loop.time():.1f}, leases {leases}, servers {up}"]
    for server in world.servers:
        waking = server.tables._waking.get(table)
        live = waking.result() if waking and waking.done() and not waking.cancelled() and not waking.exception() else None
        state = (
            "asleep"
            if live is None or live.asleep
            else (
                f"at {live.version} owned {live.owned} leased {live.peering.leased} owner {live.peering.owner} "
                f"seated {live.readers.anyone_seated} moves itself {live.moves_itself} "
                f"waits for {live.match_state.waits_for} mail {not live.mailbox.empty}"
            )
        )
        lines.append(f"{server.peers.id} {'dead' if server.dead else 'up'} alone {server.peers.alone}: {state}")
    return "\n".join(lines)
