"""Clocks where two servers carry the tables: one of them moves each, and time is over once."""

import asyncio
import time

import pytest

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime.actor import sync
from fourkings.table import log
from fourkings.table.match import Act
from fourkings.table.waiting_room import TimeControl
from readers import FakeReader, Rooms, until
from server.test_clocks import DAY, asleep, later, persons_turn
from server.test_gathering import started
from server.test_peers import Servers, _quick, bus, servers

__all__ = ["_quick", "bus", "servers"]

SHORT = rules(GAMES["quarante"], options={"target": 10})
pytestmark = [pytest.mark.parametrize("database", ["postgresql"], indirect=True), pytest.mark.usefixtures("database")]


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
