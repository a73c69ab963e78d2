"""The host of a match at a live table: another host, a pause, more time, and late comers in seats of bots."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from fourkings.app.matches.history import played
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.actor import LiveTable
from fourkings.table.waiting_room import Conditions, Guest, TimeControl
from readers import FakeReader, Rooms, Time, ask, my_turn, until

pytestmark = pytest.mark.settings(grace=3600.0)
GAME = rules(GAMES["quarante"])


async def seated(rooms: Rooms, *people: str, **conditions: Any) -> tuple[LiveTable, list[FakeReader]]:
    """These people at a table that has gathered, the first of them its host; bots have the other places."""
    guests = [Guest(number, player) for number, player in enumerate(people)]
    places = [*range(len(people)), *["careful"] * (4 - len(people))]
    name = await new_tables.create_seated(rooms.store, GAME, Conditions("chosen", **conditions), guests, places, "calm")
    live = await rooms.live(name)
    readers = [FakeReader(player) for player in people]
    for reader in readers:
        await reader.sit(live)
    return live, readers


async def test_in_a_pause_nobody_acts_not_even_bots_and_it_outlasts_a_restart(rooms: Rooms) -> None:
    live, (anna,) = await seated(rooms, "anna")
    await my_turn(anna, await anna.sit(live))
    update = await ask(anna, "pause")
    assert update["hosting"] == {"host": 0, "paused": True, "open_seats": False}
    assert [event["what"] for event in update["events"]] == ["paused"]
    legal = update["deal"]["legal"]
    refused = await ask(anna, "act", version=live.version, action=legal[0])
    assert (refused["code"], refused["reason"]["key"]) == ("unavailable", "paused")
    rooms = await rooms.again()
    anna, live = FakeReader("anna"), await rooms.live(live.id)
    assert (await anna.sit(live))["paused"] is True
    assert not live.owes
    assert (await ask(anna, "resume"))["hosting"]["paused"] is False
    assert (await ask(anna, "act", version=live.version, action=legal[0]))["type"] == "event"
    await until(
        lambda: live.match_state.state.turn == live.match_state.seat_of("anna") or live.match_state.match.between_deals
    )
    await rooms.close()


async def test_a_bot_that_was_about_to_act_waits_too(rooms: Rooms) -> None:
    live, (anna,) = await seated(rooms, "anna")
    update = await my_turn(anna, await anna.sit(live))
    live.clock.now = time = Time(live.clock.now())
    live.pacing._factor = 1.0
    while not live.moves_itself:  # whoever plays last to a trick and takes it has the next turn, too
        update = await ask(anna, "act", version=live.version, action=update["deal"]["legal"][0])
    await ask(anna, "pause")
    time.at += 100.0
    version = live.version
    anna.write("ping")
    await anna.hear("pong")
    await asyncio.sleep(0.05)
    assert (live.moves_itself, live.version) == (False, version)
    await ask(anna, "resume")
    time.at += 100.0
    anna.write("ping")
    await until(lambda: live.version > version + 1)


async def test_time_that_has_run_is_charged_and_a_pause_costs_nothing(rooms: Rooms) -> None:
    live, readers = await seated(rooms, "anna", "ben", "carl", "dora", clock=TimeControl(60, 0))
    anna = readers[0]
    live.clock.now = time = Time(live.clock.now())
    live.clock.start()
    turn = live.match_state.waits_for
    time.at += 12.0
    left = (await ask(anna, "pause"))["clock"]
    assert (left["left"][turn], left["runs"]) == (50_000, None), "two seconds of each action are free"
    time.at += 1000.0
    left = (await ask(anna, "add-time", seat=turn, seconds=60))["clock"]
    assert left["left"][turn] == 110_000
    left = (await ask(anna, "resume"))["clock"]
    assert (left["left"][turn], left["runs"]) == (110_000, turn)


async def test_a_late_comer_plays_on_for_a_bot(rooms: Rooms) -> None:
    live, (anna, ben) = await seated(rooms, "anna", "ben")
    zoe = FakeReader("zoe")
    shown = await zoe.sit(live)
    assert (shown["seat"], shown["open_seats"]) == (None, False)
    seat = next(player["seat"] for player in shown["players"] if not player["person"])
    assert (await ask(zoe, "take-seat", seat=seat))["reason"]["key"] == "seats-shut"
    assert (await ask(zoe, "open-seats", open=True))["reason"]["key"] == "host-only"
    assert await rooms.store.tables.of("zoe") == []
    await ask(anna, "open-seats", open=True)
    asked = zoe.write("take-seat", seat=seat)
    taken = await zoe.hear("event", lambda update: update["answers"] == asked)
    assert taken["events"][0]["what"] == "seat-taken"
    shown = await zoe.hear("snapshot")
    assert (shown["seat"], shown["guest"]) == (seat, 2)
    assert shown["deal"]["hand"], "the cards of the bot are theirs"
    update = await ben.hear("snapshot", lambda update: update["players"][seat]["person"])
    assert update["seat"] != seat
    assert [stored.id for stored in await rooms.store.tables.of("zoe")] == [live.id]
    again = FakeReader("zoe")
    assert (await again.sit(live))["seat"] == seat, "it is theirs when they come again"
    live.disconnect(zoe)
    live.disconnect(again)
    await asyncio.sleep(0)
    assert live.match_state.seat_of("zoe") == seat


@pytest.mark.settings(grace=60.0)
async def test_a_table_for_one_becomes_one_for_two(rooms: Rooms) -> None:
    live, (anna,) = await seated(rooms, "anna")
    assert (await anna.sit(live))["undo"] is True
    await ask(anna, "open-seats", open=True)
    zoe = FakeReader("zoe")
    shown = await zoe.sit(live)
    zoe.write("take-seat", seat=next(player["seat"] for player in shown["players"] if not player["person"]))
    shown = await anna.hear("snapshot")
    assert (shown["undo"], shown["grace"]) == (False, 300.0)


async def test_a_match_that_one_joined_late_is_among_ones_own(rooms: Rooms) -> None:
    live, (anna,) = await seated(rooms, "anna")
    await ask(anna, "open-seats", open=True)
    zoe = FakeReader("zoe")
    seat = next(player["seat"] for player in (await zoe.sit(live))["players"] if not player["person"])
    await ask(zoe, "take-seat", seat=seat)
    stored = await rooms.store.tables.get(live.id)
    won = replace(stored, summary=stored.summary._replace(over=True, winners=(seat,)))
    lines = (await rooms.store.tables.openings([live.id]))[live.id]
    match = played(won, "zoe", lines)
    assert (match.seat, match.won, match.participants[seat].player) == (seat, True, "zoe")
    assert played(won, "anna", lines)
    assert played(won, "ben", lines) is None
