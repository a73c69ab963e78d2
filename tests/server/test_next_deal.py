"""The next deal among several people: when all are ready, or when a countdown ends that each may stop once."""

from __future__ import annotations

import asyncio

import pytest

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime.actor import LiveTable
from fourkings.table.runtime.state import COUNTDOWN
from readers import FakeReader, Rooms, Time
from tables import chairs

GAME = rules(GAMES["quarante"])
pytestmark = pytest.mark.settings(grace=3600.0)


async def between_deals(rooms: Rooms, *people: str) -> tuple[LiveTable, list[FakeReader]]:
    """These people at a table whose first deal is over; bots make no pauses, people are given their time."""
    live = await rooms.live(await rooms.table(GAME, chairs(*people)))
    readers = [FakeReader(player) for player in people]
    for reader in readers:
        await reader.sit(live)
    while live.match_state.waits_for is not None or not live.match_state.match.deals:
        turn = live.match_state.waits_for
        seat_of = live.match_state.seat_of
        mine = next((reader for reader in readers if turn is not None and seat_of(reader.player) == turn), None)
        if mine is None:
            if not live.match_state.match.deals:
                readers[0].write("deal")
            await asyncio.sleep(0)
            continue
        snapshot = await mine.sit(live, 0)
        version, legal = snapshot["version"], snapshot["deal"]["legal"]
        mine.write("act", version=version, action=legal[0])
        while live.version == version:
            await asyncio.sleep(0)
    live.readiness._pause = COUNTDOWN
    for reader in readers:
        reader._queue = asyncio.Queue()
    return live, readers


async def test_the_next_deal_comes_when_all_are_ready(rooms: Rooms) -> None:
    live, (anna, ben) = await between_deals(rooms, "anna", "ben")
    asked = anna.write("deal")
    update = await anna.hear("ready-changed")
    seat = live.match_state.seat_of("anna")
    assert (update["answers"], update["ready"], update["stopped"]) == (asked, [seat], [])
    assert 0 < update["left"] <= 15_000
    assert (await ben.hear("ready-changed"))["answers"] is None
    assert live.match_state.waits_for is None, "one does not deal for all"
    zoe = FakeReader("zoe")
    await zoe.sit(live)
    assert (await zoe.hear("ready-changed"))["ready"] == [seat]
    asked = ben.write("deal")
    dealt = await ben.hear("event")
    assert (dealt["answers"], dealt["deal"]["number"]) == (asked, 2)
    assert live.readiness.ready == frozenset()


async def test_the_next_deal_comes_when_the_countdown_ends(rooms: Rooms) -> None:
    live, (anna, ben) = await between_deals(rooms, "anna", "ben")
    live.clock.now = time = Time(live.clock.now())
    anna.write("deal")
    await ben.hear("ready-changed")
    time.at += COUNTDOWN
    ben.write("ping")
    assert (await ben.hear("event"))["deal"]["number"] == 2


async def test_each_may_stop_the_countdown_once(rooms: Rooms) -> None:
    live, (anna, ben) = await between_deals(rooms, "anna", "ben")
    live.clock.now = time = Time(live.clock.now())
    ben.write("stop-countdown")
    assert (await ben.hear("refusal"))["reason"]["key"] == "no-countdown"
    anna.write("deal")
    await ben.hear("ready-changed")
    asked = ben.write("stop-countdown")
    update = await ben.hear("ready-changed")
    assert (update["answers"], update["left"], update["stopped"]) == (asked, None, [live.match_state.seat_of("ben")])
    time.at += 10 * COUNTDOWN
    ben.write("ping")
    await ben.hear("pong")
    assert live.match_state.waits_for is None, "nobody is hurried"
    anna.write("deal")
    await ben.hear("ready-changed")
    ben.write("stop-countdown")
    assert (await ben.hear("refusal"))["reason"]["key"] == "stopped-already"
    time.at += COUNTDOWN
    ben.write("ping")
    assert (await ben.hear("event"))["deal"]["number"] == 2


async def test_whoever_leaves_their_seat_to_a_bot_is_not_waited_for(rooms: Rooms) -> None:
    _, (anna, ben) = await between_deals(rooms, "anna", "ben")
    anna.write("deal")
    await ben.hear("ready-changed")
    ben.write("away")
    while (event := await anna.hear("event"))["deal"]["number"] == 1:
        pass
    assert event["deal"]["number"] == 2


async def test_alone_among_bots_nobody_is_asked(rooms: Rooms) -> None:
    _, (anna,) = await between_deals(rooms, "anna")
    asked = anna.write("deal")
    assert (await anna.hear("event"))["answers"] == asked
