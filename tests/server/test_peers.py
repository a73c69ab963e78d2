"""Two servers on one PostgreSQL, in one process: what one does is seen, heard, owned and timed rightly at the other."""

import asyncio
import gc
import random
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import TableStatus
from fourkings.server.realtime import bus as bus_module
from fourkings.server.realtime import handover, new_tables, peers
from fourkings.server.realtime.actor import sync
from fourkings.server.realtime.actor.state import Peering
from fourkings.server.realtime.bus import Bus
from fourkings.table import log
from fourkings.table import match as table_state
from fourkings.table.match import Act, Leave, Opening, Rematch, Table
from fourkings.table.protocol import CloseCode
from fourkings.table.waiting_room import TimeControl
from readers import WAIT, FakeReader, Rooms, ask, play, until
from server.test_clocks import DAY, asleep, later, persons_turn
from server.test_gathering import SHORT, come, gather, started
from tables import chairs

KING = rules(GAMES["king"])
pytestmark = [pytest.mark.parametrize("database", ["postgresql"], indirect=True), pytest.mark.usefixtures("database")]


@pytest.fixture(params=["with a bus", "without a bus"])
def bus(request: pytest.FixtureRequest) -> str:
    return services.redis().url if request.param == "with a bus" else ""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    for name, value in (("HEARTBEAT", 0.1), ("LASTS", 3.0), ("POLL", 0.05), ("POLL_WITH_BUS", 0.3)):
        monkeypatch.setattr(peers, name, value)


Servers = tuple[Rooms, Rooms]


@pytest.fixture
@asynccontextmanager
async def servers(changes: dict[str, Any], database: str, tmp_path: Path, bus: str) -> AsyncIterator[Servers]:
    """Two servers on one database that see each other."""
    async with Rooms(tmp_path, bus=bus, **changes) as first, Rooms(tmp_path, bus=bus, **changes) as other:
        await first.tables.open()
        await other.tables.open()
        await until(lambda: not first.tables._peers.alone and not other.tables._peers.alone)
        yield first, other


async def test_bots_are_moved_by_one_server_and_by_the_other_when_the_first_stops(servers: Servers):
    first, other = servers
    name = await first.table(KING, chairs("anna"))
    reader = FakeReader("anna")
    update = await play(reader, await reader.sit(await first.live(name)), random.Random(1), most=20)
    assert (await other.store.servers.table_statuses("", [name]))[name].owner is not None
    await first.close()
    assert reader.closed == CloseCode.COME_BACK
    assert (await other.store.servers.table_statuses("", [name]))[name].owner is None
    back = FakeReader("anna")
    await play(back, await back.sit(await other.live(name), since=update["version"]), random.Random(1), most=20)
    acts = [fact for fact in log.parse_events(await other.store.tables.events(name)) if isinstance(fact, Act) and fact.bot]
    assert len(acts) > 20


async def test_a_server_that_is_dead_loses_its_tables_in_seconds(servers: Servers, monkeypatch: pytest.MonkeyPatch):
    first, other = servers
    monkeypatch.setattr(peers, "LASTS", 0.6)
    name = await first.table(KING, chairs("anna"))
    reader = FakeReader("anna")
    await play(reader, await reader.sit(await first.live(name)), random.Random(1), most=8)
    for task in list(first.tables._peers._tasks):
        task.cancel()  # no sign of life any more, and no farewell
    first.tables._tasks[name].cancel()
    first.tables._peers._tables.clear()
    back = FakeReader("anna")
    snapshot = await back.sit(await other.live(name))
    async with asyncio.timeout(WAIT):
        await play(back, snapshot, random.Random(1), most=20)


async def test_what_came_back_at_one_server_is_shown_and_goes_on_at_the_other(servers: Servers):
    first, other = servers
    name = await first.table(KING, chairs("anna"))
    reader, dice = FakeReader("anna"), random.Random(1)
    update = await play(reader, await reader.sit(await first.live(name)), dice, most=2)
    while not update["deal"]["legal"]:
        update = await reader.hear("event")
    stored, version = await other.store.tables.get(name), update["version"]
    now, _ = await handover.portable_match(other.tables, stored, "anna")
    given, acts = list(_played(now, dice)), 12
    assert len(given) == acts
    played = handover.OfflineEvents(version + 1, given)
    assert await handover.bring_back(other.store, other.tables, stored, "anna", played) == version + acts
    again = await handover.bring_back(other.store, other.tables, stored, "anna", played)
    assert version + acts <= again < version + 2 * acts, "nothing is added twice, though bots may have moved on"
    while update["version"] < version + acts:
        update = await reader.hear("event")
    assert len(await first.store.tables.events(name)) >= version + acts
    await play(reader, update, dice, most=4)


def _played(now: Table, dice: random.Random) -> Iterator[str]:
    """Twelve actions of a match, as a house in a page writes them."""
    for _ in range(12):
        seat = now.state.turn
        fact = Act(seat, dice.choice(legal(now.state)), "careful 1" if now.participant(seat).played_by_bot else None)
        now = table_state.apply_match_event(now, fact)
        yield log.encode_event(fact)


async def test_the_same_request_at_both_servers_is_done_once(servers: Servers):
    first, other = servers
    name = await first.table(KING, chairs("a", "b", "c", "d"))
    tabs: dict[int, list[FakeReader]] = {}
    updates: dict[int, dict[str, Any]] = {}
    for player in "abcd":
        for rooms in (first, other):
            tab = FakeReader(player)
            update = await tab.sit(await rooms.live(name))
            tabs.setdefault(update["seat"], []).append(tab)
            updates[update["seat"]] = update
    for number in range(12):
        turn = updates[0]["deal"]["turn"]
        now, version = updates[turn]["deal"], updates[turn]["version"]
        for tab in tabs[turn]:
            tab.write("act", id=f"same-{number}", version=version, action=now["legal"][0])
        for seat, both in tabs.items():
            heard = [await tab.hear("event") for tab in both]
            assert heard[0]["deal"] == heard[1]["deal"]
            assert heard[0]["version"] == version + 1
            updates[seat] = heard[0]
        assert {update["answers"] for update in heard} <= {None, f"same-{number}"}
        await asyncio.sleep(0.02)
        for tab in tabs[turn]:
            while not tab.silent():  # the same answer once more is no harm
                assert (await tab.hear())["version"] == version + 1
    acts = [fact for fact in log.parse_events(await first.store.tables.events(name)) if isinstance(fact, Act)]
    assert len(acts) == 12


@pytest.mark.settings(grace=1.0, tempo=0.3)
async def test_who_is_at_the_other_server_is_not_gone_and_who_left_it_is(servers: Servers, monkeypatch: pytest.MonkeyPatch):
    first, other = servers
    monkeypatch.setattr(peers, "LASTS", 600.0)  # a machine that is busy for three seconds is no server that has died
    name = await first.table(KING, chairs("anna", "bruno"))
    anna, bruno = FakeReader("anna"), FakeReader("bruno")
    here, there = await first.live(name), await other.live(name)
    await anna.sit(here)
    await bruno.sit(there)
    # Until each server knows of both, a busy machine may take longer than the table waits for them.
    await until(lambda: "bruno" in here.presence.elsewhere and "anna" in there.presence.elsewhere)
    await until(lambda: not any(chair.away for chair in here.match_state.participants))
    known = here.version
    await asyncio.sleep(1.6)
    facts = list(log.parse_events(await first.store.tables.events(name, known), KING.game))
    assert not [fact for fact in facts if isinstance(fact, Leave)]
    while not anna.silent():
        await anna.hear()
    there.disconnect(bruno)
    await anna.hear("event", lambda update: update["events"][0]["what"] == "left")
    seat = (await FakeReader("bruno").sit(await other.live(name)))["seat"]
    update = await anna.hear("event", lambda update: update["events"][0]["what"] == "returned")
    assert update["players"][seat]["person"]


async def test_people_gather_chat_and_are_sent_away_across_servers(servers: Servers):
    first, other = servers
    name = await gather(first)
    anna, ben = await come(first, name, "anna"), await come(other, name, "ben")
    update = await anna.hear("waiting-room")
    while len(update["guests"]) < 2 or not all(guest["here"] for guest in update["guests"]):
        update = await anna.hear("waiting-room")
    assert [guest["name"] for guest in update["guests"]] == ["Anna", "Ben"]
    await ask(ben, "say", text="Good evening")
    while not (said := (await anna.hear("chat"))["lines"]):
        pass
    assert (said[0]["name"], said[0]["text"]) == ("Ben", "Good evening")
    ben.write("unsay", number=said[0]["number"])
    update = await anna.hear("chat", lambda update: update["removed"])
    assert update["removed"] == [said[0]["number"]]
    await ask(anna, "kick", guest=1)
    while ben.closed is None:
        await asyncio.sleep(0.02)
    assert ben.closed == CloseCode.NOT_FOR_YOU


async def test_the_pace_and_the_end_of_a_table_are_seen_across_servers(servers: Servers):
    first, other = servers
    name, (anna, _) = await started(first)
    there = FakeReader("ben")
    await there.sit(await other.live(name))
    await ask(anna, "pace", pace="slow")
    assert (await there.hear("pace-changed"))["pace"] == "slow"
    await first.tables.delete(name)
    while there.closed is None:
        await asyncio.sleep(0.02)
    assert there.closed == CloseCode.NO_SUCH_TABLE


async def test_a_bus_that_goes_and_comes_back_does_no_harm(servers: Servers):
    first, other = servers
    redis = services.Redis()
    name = await first.table(KING, chairs("a", "b", "c", "d"))
    readers = {}
    for at, player in enumerate("abcd"):
        reader = FakeReader(player)
        update = await reader.sit(await (first, other)[at % 2].live(name))
        readers[update["seat"]] = (reader, update)
    for number in range(12):
        if number == 4:
            await asyncio.to_thread(redis.stop)
        if number == 8:
            await asyncio.to_thread(redis.start)
        reader, update = readers[next(iter(readers.values()))[1]["deal"]["turn"]]
        reader.write("act", version=update["version"], action=update["deal"]["legal"][0])
        readers = {seat: (reader, await reader.hear("event")) for seat, (reader, _) in readers.items()}


class OneTable:
    """A store that says of one table what a test has laid down, and remembers what was released."""

    shared = True

    def __init__(self, owner: str | None = None) -> None:
        self.owner, self.released = owner, list[str]()
        self.claimed: Callable[[], object] = lambda: None
        self.servers = self

    async def leases_of(self, server: str) -> set[str]:
        return {"t"} if self.owner == server else set()

    async def table_statuses(self, server: str, wanted: Any) -> dict[str, TableStatus]:
        return {name: TableStatus(1, 0, self.owner, frozenset()) for name in wanted}

    async def claim_leases(self, server: str, wanted: Any) -> set[str]:
        self.claimed()
        return set(wanted)

    async def release_lease(self, server: str, table: str) -> None:
        self.released.append(table)

    async def remove_presence(self, server: str, table: str, player: str) -> None:
        """Whoever was here is of no account to what stands here."""


class Sleeper:
    """A table as its server knows it."""

    id, shown = "t", frozenset[str]()

    def __init__(self, wants_to_own: bool) -> None:
        self.wants_to_own, self.peering = wants_to_own, Peering("")
        self.seen: list[TableStatus | None] = []

    def see(self, seen: TableStatus | None) -> None:
        self.seen.append(seen)


def looked(store: OneTable, live: Sleeper, claimed: Callable[[peers.Peers], object] = lambda peer: None) -> str:
    """One look of a server that is not alone, something happening while it takes the table; the server's id."""

    async def look() -> str:
        peer = peers.Peers(store)  # type: ignore[arg-type]
        peer.alone = False
        peer.add(live)  # type: ignore[arg-type]
        store.claimed = lambda: claimed(peer)
        store.owner = store.owner and peer.id
        await peer._poll()
        await asyncio.gather(*peer._tasks)
        return peer.id

    return asyncio.run(look())


def test_a_table_that_nobody_moves_is_taken():
    store, live = OneTable(), Sleeper(wants_to_own=True)
    assert [looked(store, live)] == [status and status.owner for status in live.seen]
    assert store.released == []


def test_a_table_that_fell_asleep_while_it_was_taken_is_given_back():
    store, live = OneTable(), Sleeper(wants_to_own=True)
    looked(store, live, lambda peer: peer.remove(live))  # type: ignore[arg-type]
    assert store.released == ["t"]


def test_a_lease_whose_end_could_not_be_written_is_given_back_at_the_next_look():
    store, live = OneTable("this server"), Sleeper(wants_to_own=False)
    looked(store, live)
    assert store.released == ["t"]
    assert [status and status.owner for status in live.seen] == [None]


def test_what_a_server_that_stops_has_not_begun_is_left_without_a_warning():
    """Seen where a server stopped in the moment in which a table fell asleep."""

    async def run() -> None:
        peer = peers.Peers(OneTable())  # type: ignore[arg-type]
        peer.alone = False
        peer.departed("t", "anna")
        peer._release("t")
        await peer.close()

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        asyncio.run(run())
        gc.collect()
    assert [str(warning.message) for warning in said] == []


async def test_a_lease_of_a_table_that_is_not_awake_is_given_back():
    """As where the answer to its taking was lost, and the table fell asleep."""
    store, live = OneTable(), Sleeper(wants_to_own=True)
    peer = peers.Peers(store)  # type: ignore[arg-type]
    peer.alone = False
    store.owner = peer.id
    peer.add(live)  # type: ignore[arg-type]
    await peer.release_orphans()
    assert store.released == []
    peer.remove(live)  # type: ignore[arg-type]
    await peer.release_orphans()
    await asyncio.gather(*peer._tasks)
    assert store.released == ["t"]


async def test_a_bus_goes_on_after_whatever_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus_module, "RETRY", 0.0)
    tries = list[int]()

    async def work() -> None:
        tries.append(1)
        raise ValueError

    running = asyncio.create_task(Bus("redis://localhost")._keep_running(work))
    await until(lambda: len(tries) >= 3)
    running.cancel()


def test_a_table_is_rung_only_while_another_server_listens_to_it():
    heard: list[tuple[str, int]] = []

    async def scene() -> None:
        first, other = Bus(services.redis().url), Bus(services.redis().url)
        published = first._redis.pipeline

        def counted(**how: Any) -> Any:
            sent.append("pipeline")
            return published(**how)

        sent: list[str] = []
        first._redis.pipeline = counted
        first.open("one", lambda table, version: heard.append(("one", version)))
        await first.listen("t")
        await until(lambda: "t" in first._unheard)
        sent.clear()
        for version in range(1, 9):
            first.notify("t", version)
        await asyncio.sleep(0.1)
        assert not sent, "nobody listens"
        other.open("other", lambda table, version: heard.append(("other", version)))
        await other.listen("t")
        await until(lambda: "t" not in first._unheard)
        await until(lambda: ("other", 0) in heard)  # who comes later looks at once: it heard of nothing before
        first.notify("t", 9)
        await until(lambda: ("other", 9) in heard)
        other.notify("t", 10)
        await until(lambda: ("one", 10) in heard)
        await other.unlisten("t")
        await until(lambda: _rung_until_unheard(first))
        await other.listen("t")
        await until(lambda: "t" not in first._unheard)
        first.notify("t", 11)
        await until(lambda: ("other", 11) in heard)
        await first.close()
        await other.close()

    asyncio.run(scene())
    assert not [version for who, version in heard if who == "other" and 0 < version < 9]


def _rung_until_unheard(bus: Bus) -> bool:
    bus.notify("t", 12)
    return "t" in bus._unheard


async def test_a_bus_that_lost_its_line_is_heard_again(monkeypatch: pytest.MonkeyPatch):
    """Its listeners are taken from it, and what others believe of it is made anew."""
    monkeypatch.setattr(bus_module, "RETRY", 0.02)
    heard: list[int] = []
    first, other = Bus(services.redis().url), Bus(services.redis().url)
    first.open("one", lambda table, version: None)
    other.open("other", lambda table, version: heard.append(version))
    await first.listen("t")
    await other.listen("t")
    for round_ in range(3):
        await until(lambda: "t" in other._listening)
        await first._redis.client_kill_filter(_type="pubsub")
        version = 20 + round_
        async with asyncio.timeout(WAIT):
            while version not in heard:
                first.notify("t", version)
                await asyncio.sleep(0.05)
    await first.close()
    await other.close()


@pytest.fixture
def never_polled(_quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("POLL", "POLL_WITH_BUS"):
        monkeypatch.setattr(peers, name, 3600.0)


@pytest.mark.usefixtures("never_polled")
async def test_a_table_goes_on_whose_server_was_alone_for_a_while(servers: Servers, tmp_path: Path, bus: str):
    """Its owner stops, and the server that is left moves it without a lease; then another starts, and a lease is needed."""
    first, other = servers
    name, peer = await first.table(KING, chairs("anna")), first.tables._peers
    there = await other.live(name)
    await FakeReader("anna").sit(there)
    await until(lambda: there.peering.leased)
    reader, here = FakeReader("anna"), await first.live(name)
    update = await reader.sit(here)
    await peer._poll()
    await until(lambda: here.peering.owner == other.tables._peers.id)
    await other.close()
    await until(lambda: peer.alone and here.peering.owner is None)
    update = await play(reader, update, random.Random(1), most=6)
    third = Rooms(tmp_path, bus=bus)
    await third.tables.open()
    try:
        await until(lambda: not peer.alone)
        for _ in range(3):
            await peer._poll()
        assert (await third.store.servers.table_statuses("", [name]))[name].owner == peer.id
        await play(reader, update, random.Random(1), most=20)
    finally:
        await third.close()


async def result(reader: FakeReader) -> None:
    """Wait for the end of the match."""
    await reader.hear("event", lambda update: update["result"])


async def led(reader: FakeReader) -> str:
    """The table at which a reader is told to go on."""
    update = await reader.hear(until=lambda update: update.get("rematch"))
    return str(update["rematch"])


async def test_what_two_ask_for_at_two_servers_at_once_is_done_once(servers: Servers, monkeypatch: pytest.MonkeyPatch):
    """The start, pressed in the host's two tabs; and after the match a rematch by two people: one match, one new table."""
    first, other = servers
    table = await gather(first, SHORT)
    anna, ben = await come(first, table, "anna"), await come(other, table, "ben")
    again = await come(other, table, "anna", join=False)
    for place in (2, 3):
        await ask(anna, "bot", place=place, bot="chance")
    for reader in (anna, again):
        reader.write("start")
    for reader in (anna, ben, again):
        assert (await reader.hear("snapshot"))["players"]
    for reader in (anna, ben):
        await ask(reader, "stand-in", bot="chance")
        await ask(reader, "away")
    await asyncio.gather(*map(result, (anna, ben)))
    both, gathered = asyncio.Barrier(2), new_tables.create_waiting_room

    async def together(*given: Any, **named: Any) -> str:
        name = await gathered(*given, **named)
        async with asyncio.timeout(WAIT):
            await both.wait()
        return name

    monkeypatch.setattr(new_tables, "create_waiting_room", together)
    for reader in (anna, ben):
        reader.write("rematch")
    rematches = [await led(reader) for reader in (anna, ben)]
    assert rematches[0] == rematches[1]
    for player in ("anna", "ben"):
        assert {stored.id for stored in await first.store.tables.of(player)} == {table, rematches[0]}
    facts = list(log.parse_events(await first.store.tables.events(table)))
    assert sum(isinstance(fact, Opening) for fact in facts) == 1
    assert sum(isinstance(fact, Rematch) for fact in facts) == 1


async def late(rooms: Rooms, name: str) -> list[Act]:
    return [fact for fact in log.parse_events(await rooms.store.tables.events(name)) if isinstance(fact, Act) and fact.late]


@pytest.mark.costly
async def test_a_bank_runs_out_once_though_two_servers_look_on(servers: Servers):
    first, other = servers
    name, (_,) = await started(first, SHORT, "anna", seats="chosen", clock=TimeControl(bank=1))
    here, there = await first.live(name), await other.live(name)
    await FakeReader("emil").sit(there)
    seat = here.match_state.seat_of("anna")
    await persons_turn(here)
    before = here.version
    await until(lambda: here.version > before and there.version == here.version)
    ran_out = await late(first, name)
    assert [fact.seat for fact in ran_out[:1]] == [seat]
    assert sum(fact.spent or 0 for fact in ran_out) <= 1000
    assert here.match_state.banks == there.match_state.banks


async def left(rooms: Rooms, name: str, player: str) -> int:
    """What a player's bank is told to hold, by the server of those rooms."""
    live = await rooms.live(name)
    return int((await FakeReader(player).sit(live))["clock"]["left"][live.match_state.seat_of(player)])


async def test_the_clock_goes_on_where_another_server_takes_the_table(servers: Servers, monkeypatch: pytest.MonkeyPatch):
    first, other = servers
    monkeypatch.setattr(sync, "CHECKPOINT", 0.2)
    name, (anna,) = await started(first, SHORT, "anna", seats="chosen", clock=TimeControl(bank=60, increment=5))
    live = await first.live(name)
    await persons_turn(live)
    begun = time.monotonic()
    await asyncio.sleep(1)
    seen = 60_000 - await left(other, name, "anna")  # who comes by the other server, in mid-turn
    assert 800 < seen <= 1000 * (time.monotonic() - begun) + 200
    version = live.version
    live.disconnect(anna)
    await first.tables.close()
    there = await other.live(name)
    await until(lambda: there.owned and there.peering.owner in (None, there.peers.id))
    assert seen - 250 < (60_000 - await left(other, name, "anna")) <= 1000 * (time.monotonic() - begun) + 200
    assert there.version == version


@pytest.mark.settings(idle=0.3)
async def test_two_servers_find_the_same_game_over_days_and_one_of_them_moves_it(servers: Servers):
    first, other = servers
    name, live = await asleep(first)
    version, now = live.version, time.time()
    await first.tables.move_slow_games(now, 60.0)
    await later(first, name, -3 * DAY)
    await asyncio.gather(first.tables.move_slow_games(now + 1, 60.0), other.tables.move_slow_games(now + 1, 60.0))
    await until(lambda: first.tables.awake == 0 and other.tables.awake == 0)
    assert len(await late(first, name)) == 1
    assert (await first.tables.replay_match(name)).version > version
