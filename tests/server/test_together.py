"""Several servers on one PostgreSQL: killed one after the other under load, they lose nothing and tell one story."""

import asyncio
import itertools
import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import services
from crowd import Player, crowd
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.realtime.tables import Tables
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Participant, Table
from fourkings.table.protocol import encode, presenters
from server.test_crash import Process

SECRET = "a secret of the tests, shared by all servers"
STILL = 150.0
"""Seconds after which a match that has not moved stands still, once nobody is killed any more: it may take long to end."""
AWAY = 2.0
"""Seconds for which a service is away."""
FURTHER = 30
"""Facts that every match must go on for after the last restart."""
SHORT = {"quarante": {"target": 20}, "quarante-1792": {"target": 20}}
ENDING = [game for game in GAMES if game != "400"]  # which may go on for ever where all play by chance
BOT, SERVERS = "chance", 3
PEOPLE = (4, 2, 1)
"""How many people sit at the tables, by turns; the other chairs are bots'."""


class Servers:
    """Three servers; `addresses` are those that are up."""

    def __init__(self, folder: Path, url: str, bus: str) -> None:
        self._folder, self._url = folder, url
        self._more = {"FOURKINGS_BUS": bus, "FOURKINGS_SECRET": SECRET, "FOURKINGS_WORKERS": "0"}
        self.addresses: list[str] = []
        self._processes: list[Process] = []

    def start(self) -> None:
        process = Process(self._folder, FOURKINGS_DATABASE=self._url, **self._more)
        self._processes.append(process)
        self.addresses.append(process.address)

    def end(self, how: signal.Signals) -> str:
        """End the one that has been up for longest; what it said."""
        process = self._processes.pop(0)
        self.addresses.remove(process.address)
        return process.end(how)[1]

    def stop(self) -> list[str]:
        return [self.end(signal.SIGTERM) for _ in list(self._processes)]


async def seated(tables: Tables, place: int, games: list[str]) -> tuple[str, list[str]]:
    """A table, and the people who sit at it."""
    game, names = games[place % len(games)], [f"p{place}-{number}" for number in range(PEOPLE[place % len(PEOPLE)])]
    chairs = [Participant("", name, "chance") for name in names]
    chairs += [Participant(f"Bot {number}", None, BOT) for number in range(4 - len(names))]
    return await tables.create_match(rules(GAMES[game], options=SHORT.get(game)), chairs, "quick"), names


async def match_after_match(
    tables: Tables, places: Iterator[int], games: list[str], servers: Servers, enough: asyncio.Event
) -> list[Player]:
    """Play one table to its end, then another, till it is enough."""
    every: list[Player] = []
    while not every or not enough.is_set():
        place = next(places)
        name, names = await seated(tables, place, games)
        players = crowd({name: names}, SECRET, servers.addresses, place)
        every += players
        await asyncio.gather(*(player.play() for player in players))
    return every


async def struggle(url: str, servers: Servers, number: int, games: list[str], kills: int, every: float) -> list[Player]:
    """Play at so many tables while servers are killed and started, so many times; who played."""
    store, enough, places = Store(url), asyncio.Event(), itertools.count()
    tables = Tables(store, Settings(database=url))
    playing = asyncio.gather(*(match_after_match(tables, places, games, servers, enough) for _ in range(number)))
    try:
        for _ in range(kills):
            await asyncio.sleep(every)
            assert not playing.done() or playing.result()
            await asyncio.to_thread(servers.end, signal.SIGKILL)
            await asyncio.to_thread(servers.start)
        enough.set()
        return [player for players in await ended(playing, store) for player in players]
    except TimeoutError:
        raise AssertionError(f"stands still: {await unfinished(store)}") from None
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.to_thread(store.close)


async def ended(playing: asyncio.Future[list[list[Player]]], store: Store) -> list[list[Player]]:
    """Who played, once all matches are over; `TimeoutError` where one of them stands still."""
    moved: dict[str, tuple[int, float]] = {}
    while not (await asyncio.wait([playing], timeout=5))[0]:
        for row in await store.tables.latest(100):
            if not row.summary.over and moved.get(row.id, (0, 0.0))[0] != row.summary.version:
                moved[row.id] = row.summary.version, time.monotonic()
            elif not row.summary.over and time.monotonic() - moved[row.id][1] > STILL:
                raise TimeoutError
    return playing.result()


async def unfinished(store: Store) -> list[Any]:
    """The tables at which the match is not over, and what happened there last."""
    stored = [row for place in range(200) for row in await store.tables.of(f"p{place}-0") if not row.summary.over]
    return [(row.game, row.summary, (await store.tables.events(row.id))[-2:], time.time() - row.updated) for row in stored]


async def one_story(url: str, players: list[Player]) -> None:
    """Every update that anybody was ever told is what the log makes of that version; nothing acknowledged is missing."""
    store = Store(url)
    for name in {player.table for player in players}:
        facts = list(log.parse_events(await store.tables.events(name)))
        stored = await store.tables.get(name)
        assert stored
        for player in [player for player in players if player.table == name]:
            expected = told_of(facts, player.player, stored.secret)
            for version, update in player.events.items():
                assert update == expected[version], (name, version)
            assert player.acknowledged <= set(expected)
    await asyncio.to_thread(store.close)


def told_of(facts: list[Any], player: str, secret: bytes) -> dict[int, dict[str, Any]]:
    """What a player is to be told of each version, by the log alone."""
    now, updates = table.replay_log(facts[:1]), {}
    for fact in facts[1:]:
        before, now = now, table.apply_event(now, fact)
        if not isinstance(before, Table):  # people gather, or the match has just opened: no update tells of that alone
            continue
        assert isinstance(now, Table)
        event = presenters.event_update(before, now, fact, now.seat_of(player), secret=secret if now.match.result else None)
        update = json.loads(encode(event))
        updates[now.version] = {key: value for key, value in update.items() if key not in ("answers", "players")}
    return updates


async def struggled(folder: Path, bus: str, tables: int, games: list[str], kills: int, every: float) -> None:
    url, begun = services.database_of(folder), time.monotonic()
    servers = Servers(folder, url, bus)
    for _ in range(SERVERS):
        await asyncio.to_thread(servers.start)
    try:
        players = await struggle(url, servers, tables, games, kills, every)
        await one_story(url, players)
        matches = await records(servers, players)
        assert sum(player.comebacks for player in players) > kills
        assert sum(player.doubled for player in players)
        acts, seconds = sum(len(player.acknowledged) for player in players), time.monotonic() - begun
        print(f"\n{tables} tables, {kills} kills, {matches} matches, {acts} requests in {seconds:.0f} s")  # noqa: T201
    finally:
        said = await asyncio.to_thread(servers.stop)
    assert not [line for line in said if "Traceback" in line], said


async def records(servers: Servers, players: list[Player]) -> int:
    """Every match is over, and its record is given by any server and replays; how many there are."""
    sessions, sat = Sessions(SECRET.encode()), {player.table: player.player for player in players}
    for number, (name, player) in enumerate(sat.items()):
        address = servers.addresses[number % len(servers.addresses)]
        async with httpx.AsyncClient(base_url=address, cookies={COOKIE: sessions.cookie(player)}, timeout=300) as client:
            answer = await client.get(f"/api/tables/{name}/record")
        assert answer.status_code == 200, answer.text
        replay(loads(answer.text))
    return len(sat)


@pytest.mark.costly
@pytest.mark.long
# Without a bus the servers only look at the database more often, and it never failed alone.
@pytest.mark.parametrize(
    "bus", [pytest.param(True, id="with a bus"), pytest.param(False, id="without a bus", marks=pytest.mark.heavy)]
)
def test_three_servers_are_killed_in_turn_and_every_match_ends(bus: bool, tmp_path: Path):
    services.postgresql()
    url = services.redis().url if bus else ""
    # Short matches: a new one begins where one has ended, till all servers were killed.
    asyncio.run(struggled(tmp_path, url, 2, list(SHORT), kills=3, every=0.5))


@pytest.mark.heavy
def test_three_servers_are_killed_for_two_minutes(tmp_path: Path):
    services.postgresql()
    asyncio.run(struggled(tmp_path, services.redis().url, 12, ENDING, kills=40, every=3))


async def restarted(folder: Path, database: services.PostgreSQL, redis: services.Redis) -> list[float]:
    """Play while PostgreSQL and Redis crash and come back, twice; the seconds from each return to the next update."""
    url, recoveries = database.database("restarted"), list[float]()
    servers = Servers(folder, url, redis.url)
    for _ in range(2):
        await asyncio.to_thread(servers.start)
    store = Store(url)
    tables = Tables(store, Settings(database=url))
    places = dict([await seated(tables, place, ["400"]) for place in range(6)])  # which goes on, as all play by chance
    players = crowd(places, SECRET, servers.addresses, 1)
    playing = asyncio.gather(*(player.play() for player in players))

    async def moved(more: dict[str, int]) -> None:
        while playing.done() or any(player.last.get("version", 0) < more[player.table] for player in players):
            assert not playing.done(), playing.result()
            await asyncio.sleep(0.02)

    def versions(further: int) -> dict[str, int]:
        return {player.table: player.last.get("version", 0) + further for player in players}

    try:
        async with asyncio.timeout(STILL):
            for service in (database, redis) * 2:
                await moved(versions(FURTHER))
                await asyncio.to_thread(service.stop)
                await asyncio.sleep(AWAY)
                await asyncio.to_thread(service.start)
                begun = time.monotonic()
                await moved(versions(1))
                recoveries.append(time.monotonic() - begun)
            await moved(versions(FURTHER))
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.to_thread(store.close)
        said = await asyncio.to_thread(servers.stop)
    assert not [text for text in said if "could not do what was due" in text], said
    await one_story(url, players)
    assert min(len(player.acknowledged) for player in players) > FURTHER
    return recoveries


@pytest.mark.heavy
def test_postgresql_and_redis_are_restarted_and_nothing_acknowledged_is_lost(tmp_path: Path):
    recoveries = asyncio.run(restarted(tmp_path, services.PostgreSQL(), services.Redis()))
    print("\nseconds until all tables went on, by restart:", *(f"{seconds:.1f}" for seconds in recoveries))  # noqa: T201
    assert max(recoveries) < 60
