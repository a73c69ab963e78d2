"""A profile: the last matches at tables, what was bid and made, and with whom; no lessons."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fourkings.app.matches.history import matches_of
from fourkings.app.models import Stored
from fourkings.app.profile.operations import LOOKED_AT, Played, figures_by_game
from fourkings.app.shared import origins
from fourkings.app.shared.stored_tables import summary
from fourkings.lessons import lesson
from fourkings.records import fairness
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime.card_statistics import FRESH, CardStatistics
from fourkings.table.log import encode_event
from fourkings.table.match import Table, replay_match
from readers import FakeReader, Rooms, play
from tables import chairs, random_events

pytestmark = pytest.mark.usefixtures("database")
BIDS = rules(GAMES["400"], options={"target": 11})
ALONE = rules(GAMES["jeu-du-roi"])


def modest(dice: random.Random, actions: Sequence[Action]) -> Action:
    """A card by chance, and of calls one near the least: bids that can be made end a match some day."""
    return actions[min(1, len(actions) - 1)] if isinstance(actions[0], str) else dice.choice(actions)


async def put(rooms: Rooms, name: str, of: Any, people: str, **changed: Any) -> Table:
    """A match of these people, played by chance to its end."""
    seated = chairs(*people.split())
    facts = [fact for _, _, fact in random_events(of, 7, seated, 4000, modest)]
    now = replay_match(facts)
    assert now.match.result
    secret = changed.pop("secret", bytes(32))
    stored = Stored(name, of.game.ID, of.preset, secret, "calm", summary(now), 1.0, 1.0, **changed)
    await rooms.store.tables.create(
        stored, [chair.player for chair in seated if chair.player], list(map(encode_event, facts))
    )
    return now


async def test_bids_and_partners(rooms: Rooms):
    services: Any = rooms
    now = await put(rooms, "one", BIDS, "anna ben clara dora")
    seat = now.seat_of("anna")
    await put(rooms, "two", ALONE, "anna")
    await put(rooms, "lesson", ALONE, "anna", secret=lesson("jeu-du-roi").secret)
    elsewhere = origins.write(origins.Imported(("a", "b", "c", "d"), (0, 1, 2, 3)))
    await put(rooms, "record", ALONE, "anna", origin=elsewhere)
    counted = [match for match in await matches_of(rooms.store.tables, "anna") if match.counts]
    assert {match.stored.id for match in counted} == {"one", "two"}
    by_game = await figures_by_game(services.tables.replay_log, "anna", counted)
    here = by_game["400"]
    points = [deal.state.points for deal in now.match.deals if not deal.state.void]
    assert (here.bids, here.made) == (len(points), sum(scored[seat] > 0 for scored in points if scored))
    assert here.partners == {now.participant(seat ^ 2).player: [1, seat in now.match.result.winners]}
    alone = by_game["jeu-du-roi"]
    assert (alone.bids, alone.partners) == (0, {})
    nobody = await figures_by_game(services.tables.replay_log, "nobody", counted)
    assert nobody == {"400": Played(), "jeu-du-roi": Played()}
    long_ago = await figures_by_game(services.tables.replay_log, "anna", [*[counted[0]] * LOOKED_AT, counted[1]])
    assert set(long_ago) == {counted[0].stored.game}


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
