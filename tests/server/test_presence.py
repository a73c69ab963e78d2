"""Who of the players is connected: told to the others at once, long before a bot plays for them."""

import asyncio
from dataclasses import replace

import pytest

from fourkings.app.models import Person
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime.actor import LiveTable, task
from fourkings.table.protocol import CloseCode, presenters
from fourkings.table.runtime.readers import COUNTDOWN
from fourkings.table.waiting_room import Conditions, TimeControl
from readers import FakeReader, Rooms, Time, ask
from tables import chairs, last

KING = rules(GAMES["king"])
pytestmark = pytest.mark.settings(grace=60.0)


async def sit(rooms: Rooms, *people: str, chosen: Rules = KING) -> list[FakeReader]:
    name = await rooms.table(chosen, chairs(*people))
    readers = [FakeReader(player) for player in people]
    for reader in readers:
        await reader.sit(await rooms.live(name))
    return readers


async def test_somebody_who_is_gone_is_marked_at_once_and_no_longer_when_they_are_back(rooms: Rooms) -> None:
    anna, ben = await sit(rooms, "anna", "ben")
    assert (await anna.hear("players-changed"))["players"]
    live = ben.live
    seat = live.match_state.seat_of("ben")
    live.disconnect(ben)
    player = (await anna.hear("players-changed"))["players"][seat]
    assert (player["here"], player["away"]) == (False, False)
    snapshot = await FakeReader("ben").sit(live)
    assert snapshot["grace"] == 300.0, "a match without a time limit waits longer"
    assert all(player["here"] for player in snapshot["players"])
    assert (await anna.hear("players-changed"))["players"][seat]["here"] is True


async def test_a_second_window_or_a_watcher_changes_nothing(rooms: Rooms) -> None:
    anna, ben = await sit(rooms, "anna", "ben")
    live = ben.live
    await anna.hear("players-changed")
    for player in ("ben", "zoe"):
        other = FakeReader(player)
        await other.sit(live)
        live.disconnect(other)
    live.disconnect(ben)
    seat = live.match_state.seat_of("ben")
    assert (await anna.hear("players-changed"))["players"][seat]["here"] is False, (
        "the first word of it is that they have gone"
    )


async def test_players_are_told_who_watches_and_watchers_are_not(rooms: Rooms) -> None:
    await rooms.store.people.remember("zoe", Person("Zoé", "en"), 1.0)
    anna, ben = await sit(rooms, "anna", "ben")
    live, zoe, fay = ben.live, FakeReader("zoe"), FakeReader("fay")
    await zoe.sit(live)
    assert (heard := await anna.hear("watchers-changed")) == await ben.hear("watchers-changed")
    assert (heard["count"], heard["names"]) == (1, ["Zoé"])
    await fay.sit(live)
    assert (await anna.hear("watchers-changed"))["count"] == 2
    again = FakeReader("ben")
    await again.sit(live)
    assert (await again.hear("watchers-changed"))["names"] == ["Zoé"]
    for watcher in (zoe, fay):
        live.disconnect(watcher)
    await anna.hear("watchers-changed", lambda update: update["count"] == 0)
    assert not [text for watcher in (zoe, fay) for text in watcher.texts if "watchers-changed" in text]


def test_only_people_are_missed() -> None:
    table = last(KING, 1, chairs("anna", "ben"), most=5)
    slow = replace(table, conditions=Conditions(clock=TimeControl(days=2)))
    players = presenters.players(slow, 0, present=lambda player: player == "anna")
    assert sorted(player.here for player in players) == [False, True, True, True]
    assert [player.here for player in players if not player.person] == [True, True]


def pass_by(live: LiveTable, time: Time, seconds: float, *silent: FakeReader) -> None:
    """So many seconds, in which these readers are not heard, and all others answer at once."""
    for _ in range(round(seconds)):
        time.at += 1
        for reader in live.readers:
            reader.quiet = reader.quiet + 1 if reader in silent else 0.0
        if live.somebody_is_awaited and live.presence.listen_at <= time.at:
            task.check_connections(live)


async def to_a_person(live: LiveTable) -> None:
    """Until all wait for a person, who has heard all that the bots did before."""
    while not live.somebody_is_awaited:
        await asyncio.sleep(0)
    for reader in live.readers:
        assert isinstance(reader, FakeReader)
        while not reader.silent():
            await reader.hear()


async def test_a_dead_line_is_told_after_six_seconds_and_is_missed_from_then_on(rooms: Rooms) -> None:
    anna, ben = await sit(rooms, "anna", "ben")
    await anna.hear("players-changed")
    live = ben.live
    await to_a_person(live)
    live.clock.now = time = Time(live.clock.now() + 100.0)
    seat, asked = live.match_state.seat_of("ben"), anna.pinged
    pass_by(live, time, 30)
    assert (anna.silent(), anna.pinged - asked) == (True, 6), "those who answer are spoken of to nobody"
    pass_by(live, time, 4, ben)
    assert anna.silent()
    pass_by(live, time, 2, ben)
    assert (await anna.hear("players-changed"))["players"][seat]["here"] is False
    assert list(live.presence.deadlines) == [time.at + 300.0]
    pass_by(live, time, 2)
    assert (await anna.hear("players-changed"))["players"][seat]["here"] is True
    assert list(live.presence.deadlines) == []


async def test_who_was_not_asked_is_not_silent(rooms: Rooms) -> None:
    anna, ben = await sit(rooms, "anna", "ben")
    await anna.hear("players-changed")
    live = ben.live
    await to_a_person(live)
    live.clock.now = time = Time(live.clock.now() + 100.0)
    ben.quiet = 40.0  # nobody's turn it was for so long
    task.check_connections(live)
    assert anna.silent()
    pass_by(live, time, 1, ben)
    assert (await anna.hear("players-changed"))["players"][live.match_state.seat_of("ben")]["here"] is False


async def test_the_others_may_let_the_bot_play_for_a_dead_line_at_once(rooms: Rooms) -> None:
    anna, ben = await sit(rooms, "anna", "ben")
    await anna.hear("players-changed")
    live = ben.live
    seat, own = live.match_state.seat_of("ben"), live.match_state.seat_of("anna")
    assert (await ask(anna, "cover", seat=seat))["reason"]["key"] == "still-here"
    bots = next(other for other in range(4) if other not in (seat, own))
    assert (await ask(anna, "cover", seat=bots))["reason"]["key"] == "nobody-missed"
    zoe = FakeReader("zoe")
    await zoe.sit(live)
    await to_a_person(live)
    live.clock.now = time = Time(live.clock.now() + 100.0)
    pass_by(live, time, 6, ben)
    await anna.hear("players-changed")
    assert (await ask(zoe, "cover", seat=seat))["reason"]["key"] == "not-seated"
    asked = anna.write("cover", seat=seat)
    event = await anna.hear("event")
    assert (event["answers"], event["players"][seat]["away"]) == (asked, True)
    assert ben.closed == CloseCode.COME_BACK
    assert (await FakeReader("ben").sit(live))["players"][seat]["away"] is False


GAME = rules(GAMES["quarante"])


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
    assert (await ask(ben, "stop-countdown"))["reason"]["key"] == "no-countdown"
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
    assert (await ask(ben, "stop-countdown"))["reason"]["key"] == "stopped-already"
    time.at += COUNTDOWN
    ben.write("ping")
    assert (await ben.hear("event"))["deal"]["number"] == 2


async def test_whoever_leaves_their_seat_to_a_bot_is_not_waited_for(rooms: Rooms) -> None:
    _, (anna, ben) = await between_deals(rooms, "anna", "ben")
    anna.write("deal")
    await ben.hear("ready-changed")
    ben.write("away")
    assert (await anna.hear("event", lambda update: update["deal"]["number"] != 1))["deal"]["number"] == 2
