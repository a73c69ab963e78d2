"""The page of statistics counts each match once, when it is over, and tells nothing of one that runs."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from fourkings.records import fairness
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.card_statistics import FRESH, CardStatistics
from readers import FakeReader, Rooms, play
from serving import device, served
from tables import chairs

pytestmark = pytest.mark.usefixtures("database")

MADE = rules(GAMES["quarante"], options={"target": 10})


async def played(rooms: Rooms, player: str, most: int = 2000) -> str:
    name = await rooms.table(MADE, chairs(player))
    reader = FakeReader(player)
    await play(reader, await reader.sit(await rooms.live(name)), random.Random(player), most)
    return name


@pytest.mark.costly
async def test_each_match_is_counted_once_and_only_when_it_is_over(tmp_path: Path):
    rooms, now = Rooms(tmp_path), 0.0
    figures = CardStatistics(rooms.store, lambda: now)
    await played(rooms, "running", most=4)
    assert await figures.now() == ()
    first = await played(rooms, "anna")
    assert await figures.now() == ()  # what is fresh stands
    now += FRESH
    (fall,) = await figures.now()
    deals = len((await rooms.tables.replay_match(first)).match.deals)
    assert (fall.game, fall.cards, fall.matches, fall.deals) == ("quarante", 32, 1, deals)
    assert sum(row.seen for row in fall.comparisons[0].rows) == deals
    await played(rooms, "ben")
    await figures.count(first)
    now += FRESH
    for falls in await asyncio.gather(figures.now(), figures.now(), CardStatistics(rooms.store).now()):
        assert falls[0].matches == 2
    await rooms.tables.delete(first)
    await rooms.tables.delete(await played(rooms, "clara"))  # before anybody has asked
    await rooms.tables.delete(await played(rooms, "dora", most=4))
    now += FRESH
    assert (await figures.now())[0].matches == 3
    again = await rooms.again()
    assert (await CardStatistics(again.store).now())[0].matches == 3
    await again.close()


async def test_figures_are_those_of_the_matches(rooms: Rooms):
    names = [await played(rooms, player) for player in ("anna", "ben", "clara")]
    counts = fairness.Counter()
    for name in names:
        counts += fairness.count_match((await rooms.tables.replay_match(name)).match)
    assert await CardStatistics(rooms.store).now() == fairness.deal_statistics(counts)


async def test_a_match_that_was_taken_along_is_not_counted(rooms: Rooms):
    """Whoever knows all cards in advance could choose which matches to finish."""
    name = await played(rooms, "anna")
    await rooms.store.offline_copies.mark_taken(name)
    figures = CardStatistics(rooms.store)
    await figures.count(name)
    assert await figures.now() == ()


def test_an_empty_server_says_so(tmp_path: Path):
    with served(Settings(data=tmp_path, tempo=0)) as address, device(address) as anna:
        assert anna.get("/api/luck").json() == {"falls": [], "verdict": "few", "odd": 0}
        anna.make(game="king")
        assert anna.get("/api/luck").json()["falls"] == []
