"""Clocks of tables that are awake: costs, forced actions, time that is over, restarts, games over days."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import update

import services
from fourkings.app.shared.wall_clock import DAY, WallClock
from fourkings.records import token
from fourkings.rulebook.game import Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db.schema import tables
from fourkings.server.db.turns import SavedClock
from fourkings.server.realtime.actor import LiveTable, sync
from fourkings.table import log
from fourkings.table.match import Act, Table
from fourkings.table.match.state import DELAY
from fourkings.table.runtime import time_control
from fourkings.table.runtime.clock import MAX_CREDIT
from fourkings.table.waiting_room import TimeControl
from readers import WAIT, FakeReader, Rooms, Time, ask, refusal, until
from server.test_gathering import started

pytestmark = services.MOSTLY_SQLITE

SHORT = rules(GAMES["quarante"], options={"target": 10})
BANK = TimeControl(bank=60, increment=5)
SLOW = TimeControl(days=2)


async def timed(
    rooms: Rooms, people: str, clock: TimeControl, chosen: Rules = SHORT
) -> tuple[LiveTable, dict[str, FakeReader], Time]:
    """A match with clocks that the test moves, bots in the other seats."""
    name, readers = await started(rooms, chosen, people, seats="chosen", clock=clock)
    live, hands = await rooms.live(name), Time(1000.0)
    live.clock.now = hands
    live.clock.started = live.clock.received = live.clock.saved = live.pacing.next_at = hands.at
    live.presence._missed.clear()
    return live, dict(zip(people.split(), readers, strict=True)), hands


async def persons_turn(live: LiveTable) -> str:
    """Whose turn it is, once it is a person's; what costs nothing is over."""
    await until(lambda: live.match_state.clock_seat is not None)
    live.clock.advance(max(0.0, live.clock.started - live.clock.now()))
    return live.match_state.participant(live.match_state.clock_seat or 0).player or ""


async def asleep(rooms: Rooms) -> tuple[str, LiveTable]:
    """A slow game that waits for Anna, whose table sleeps."""
    name, (anna,) = await started(rooms, SHORT, "anna", clock=SLOW)
    live = await rooms.live(name)
    await persons_turn(live)
    live.disconnect(anna)
    await until(lambda: live.asleep)
    return name, live


async def plays(live: LiveTable, reader: FakeReader) -> dict[str, Any]:
    """The seat's person plays the first legal action."""
    state, version = live.match_state.state, live.version
    return await ask(reader, "act", version=version, action=token(legal(state)[0]))


async def test_an_action_costs_the_time_since_the_one_before_and_brings_its_increment(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    for _ in range(8):
        who = await persons_turn(live)
        seat = live.match_state.clock_seat
        before = live.match_state.banks[seat]
        live.clock.start()
        hands.at += 7 + DELAY / 1000
        update = await plays(live, people[who])
        after = before + 5000 - 7000
        assert live.match_state.banks[seat] == after
        assert update["clock"]["left"][seat] == after
        assert update["clock"]["runs"] == live.match_state.clock_seat


async def test_the_first_moments_of_an_action_cost_nothing_and_all_are_told_so(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    left: dict[int, float] = {}
    for spent in (0.0, 0.3):
        who = await persons_turn(live)
        seat = live.match_state.clock_seat
        live.clock.start()
        hands.at += DELAY / 1000 - 0.5
        clock = (await FakeReader("clara" if who != "clara" else "anna").sit(live))["clock"]
        had = left.get(seat, 60_000)
        assert (clock["left"][seat], clock["free"]) == (had, 500)
        hands.at += 0.5 + spent
        update = (await plays(live, people[who]))["clock"]
        left[seat] = had + 5_000 - 1000 * spent
        assert update["left"][seat] == left[seat]
        assert update["free"] == DELAY


async def test_when_time_is_over_tells_nothing_of_what_was_forced(rooms: Rooms):
    """What is forced costs what anything costs: a bank is empty when the others see that it is, and not a moment later."""
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK, rules(GAMES["jeu-du-roi"]))
    compared = 0
    await persons_turn(live)
    while live.match_state.waits_for is not None and not compared:
        who = await persons_turn(live)
        seat = live.match_state.clock_seat
        forced = len(legal(live.match_state.state)) == 1
        hands.at += 2.098
        await plays(live, people[who])
        while forced and not compared and live.match_state.waits_for is not None:
            turn = await persons_turn(live)
            if live.match_state.clock_seat == seat:
                compared += 1
                other = FakeReader("clara" if who != "clara" else "anna")
                shown, end = (await other.sit(live))["clock"], time_control.deadline(live)
                assert end == pytest.approx(hands.at + (shown.get("free", 0) + shown["left"][seat]) / 1000)
            await plays(live, people[turn])
    assert compared


async def test_when_the_bank_is_empty_the_stand_in_acts_and_the_person_stays(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    who = await persons_turn(live)
    seat, version = live.match_state.clock_seat, live.version
    hands.at += 59.9
    live.on_remote_write()
    await asyncio.sleep(0.05)
    assert live.version == version
    hands.at += 0.12  # within the server's own lag
    live.on_remote_write()
    await until(lambda: live.version > version)
    fact = list(log.parse_events(await rooms.store.tables.events(live.id)))[version]
    assert isinstance(fact, Act)
    assert (fact.seat, fact.spent, fact.late) == (seat, 60000, True)
    assert fact.bot.startswith("careful")
    assert live.match_state.banks[seat] == 5000
    assert not live.match_state.participant(seat).away
    heard = await people[who].hear("event")
    while heard["version"] <= version:
        heard = await people[who].hear("event")
    assert heard["events"][0]["late"]
    assert refusal(await ask(people[who], "act", version=version, action="7S"))[0] in ("stale", "turn", "illegal")


async def test_a_request_that_came_in_time_counts_though_the_server_reads_it_late(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    who = await persons_turn(live)
    version = live.version
    hands.at += 59.5
    people[who].write("act", version=version, action=token(legal(live.match_state.state)[0]))
    hands.at += 1.5  # before the table's task has run at all
    await until(lambda: live.version > version)
    fact = list(log.parse_events(await rooms.store.tables.events(live.id)))[version]
    assert isinstance(fact, Act)
    assert (fact.late, fact.spent, fact.bot) == (False, 59500, None)


async def test_a_slow_server_credits_its_own_delay_within_a_bound(rooms: Rooms):
    live, _, hands = await timed(rooms, "anna ben clara dora", BANK)
    await persons_turn(live)
    version = live.version
    hands.at += 70
    live.on_remote_write()
    await until(lambda: live.clock.credit)
    assert live.clock.credit == 10 + MAX_CREDIT
    assert live.version == version
    hands.at += MAX_CREDIT
    live.on_remote_write()
    await until(lambda: live.version > version)


async def test_after_a_restart_in_mid_turn_the_clock_goes_on_from_where_it_stood(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    who = await persons_turn(live)
    hands.at += 20
    await plays(live, people[who])
    await persons_turn(live)
    banks, version, begun = live.match_state.banks, live.version, time.monotonic()
    hands.at += 30
    other = await rooms.again()
    again = await other.live(live.id)
    whole = await FakeReader("anna").sit(again)
    assert (again.version, again.match_state.banks) == (version, banks)
    seat = again.match_state.clock_seat
    assert banks[seat] - 30_500 - 1000 * (time.monotonic() - begun) < whole["clock"]["left"][seat] <= banks[seat] - 30_000


async def test_a_server_that_dies_gives_back_no_more_than_since_the_last_note(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
):
    live, _, hands = await timed(rooms, "anna ben clara dora", BANK)
    seat = live.match_state.seat_of(await persons_turn(live))
    hands.at += 3  # too soon for a note
    live.on_remote_write()
    await asyncio.sleep(0.05)
    assert await rooms.store.clock_checkpoints.last(live.id) is None
    hands.at += 10
    live.on_remote_write()
    await saved(rooms, live, 13_000)
    hands.at += 4
    live.on_remote_write()
    await asyncio.sleep(0.1)
    noted = await rooms.store.clock_checkpoints.last(live.id)
    assert (noted.version, noted.ran) == (live.version, 13_000)
    monkeypatch.setattr(sync, "save_clock", unnoted)  # as where the power is cut
    other = await rooms.again()
    whole = await FakeReader("anna").sit(await other.live(live.id))
    assert 45_000 < whole["clock"]["left"][seat] <= 47_000
    assert whole["clock"]["runs"] == seat


async def saved(rooms: Rooms, live: LiveTable, ran: int) -> None:
    """Until it is saved that the clock has run for so many milliseconds."""
    async with asyncio.timeout(WAIT):
        while (await rooms.store.clock_checkpoints.last(live.id) or SavedClock(0, 0, 0.0)).ran != ran:
            await asyncio.sleep(0.02)


async def unnoted(_: LiveTable) -> None:
    """No note is taken."""


@pytest.mark.settings(idle=0.9)
async def test_a_table_that_sleeps_gives_no_time_back_and_takes_none(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna", BANK)
    seat = live.match_state.seat_of(await persons_turn(live))
    hands.at += 25
    live.disconnect(people["anna"])
    await until(lambda: not live.readers)
    hands.at += 1  # a second later it goes to sleep
    live.on_remote_write()
    await until(lambda: live.asleep)
    await asyncio.sleep(0.5)
    again = await rooms.live(live.id)
    assert again is not live
    assert 60_000 - 26_500 < (await FakeReader("anna").sit(again))["clock"]["left"][seat] <= 60_000 - 26_000


async def test_a_note_of_an_earlier_turn_is_not_this_turns(rooms: Rooms):
    live, people, hands = await timed(rooms, "anna ben clara dora", BANK)
    who = await persons_turn(live)
    hands.at += 20
    live.on_remote_write()
    await saved(rooms, live, 20_000)
    await plays(live, people[who])
    await persons_turn(live)
    banks, seat, begun = live.match_state.banks, live.match_state.clock_seat, time.monotonic()
    other = await rooms.again()
    whole = await FakeReader("anna").sit(await other.live(live.id))
    assert banks[seat] - 500 - 1000 * (time.monotonic() - begun) < whole["clock"]["left"][seat] <= banks[seat]


@pytest.mark.settings(idle=0.2)
async def test_bots_go_on_in_a_slow_game_that_nobody_looks_at_and_the_table_then_sleeps(rooms: Rooms):
    name, (anna,) = await started(rooms, SHORT, "anna", clock=SLOW)
    live = await rooms.live(name)
    await persons_turn(live)
    await plays(live, anna)
    live.disconnect(anna)
    await until(lambda: live.asleep)
    now = await rooms.tables.replay_match(name)
    assert not now.participant(now.clock_seat).away
    stored = await rooms.store.tables.get(name)
    assert stored.summary.waits == ("anna",)
    assert 2 * DAY - 60 < stored.summary.due - time.time() <= 2 * DAY


@pytest.mark.settings(idle=0.2)
async def test_when_the_days_are_over_the_stand_in_acts_though_everybody_sleeps(rooms: Rooms):
    name, _ = await asleep(rooms)
    before, now = await rooms.tables.replay_match(name), time.time()
    await rooms.tables.move_slow_games(now, 60.0)
    assert (await rooms.tables.replay_match(name)).version == before.version
    await later(rooms, name, -3 * DAY)
    await rooms.tables.move_slow_games(now + 1, 60.0)
    await until(lambda: rooms.tables.awake == 0)
    facts = list(log.parse_events(await rooms.store.tables.events(name)))
    late = [fact for fact in facts[before.version :] if isinstance(fact, Act) and fact.late]
    assert [fact.seat for fact in late] == [before.clock_seat]
    assert all(fact.spent is None for fact in late)
    again = await rooms.tables.replay_match(name)
    assert again.clock_seat is not None or again.waits_for is None


async def test_nobody_is_late_because_the_clock_on_the_wall_was_set(rooms: Rooms):
    ahead = [0.0]
    rooms.tables._wall = WallClock(lambda: time.time() + ahead[0])
    name, _ = await started(rooms, SHORT, "anna", clock=SLOW)
    live = await rooms.live(name)
    await persons_turn(live)
    await rooms.tables.move_slow_games(time.time(), 60.0)
    due, version = live.clock.due, live.version
    ahead[0] = 5 * DAY
    assert not time_control.is_over(live)
    live.on_remote_write()
    await rooms.tables.move_slow_games(time.time() + ahead[0], 60.0)
    assert live.clock.due == pytest.approx(due + ahead[0], abs=1)
    assert not time_control.is_over(live)
    assert live.version == version


@pytest.mark.settings(idle=0.2)
async def test_no_days_pass_while_no_server_is_up(rooms: Rooms):
    name, live = await asleep(rooms)
    now = time.time()
    await rooms.tables.move_slow_games(now, 60.0)
    due, version = await rooms.store.slow_games.due_of(name), live.version
    await rooms.tables.move_slow_games(now + 5 * DAY, 60.0)  # nobody has looked for five days
    moved = await rooms.store.slow_games.due_of(name)
    assert moved == pytest.approx(due + 5 * DAY, abs=1)
    assert (await rooms.tables.replay_match(name)).version == version
    assert await rooms.store.slow_games.check_in(now + 5 * DAY + 5, 60.0) == 0.0
    assert await rooms.store.slow_games.due_of(name) == moved


@pytest.mark.settings(idle=0.2)
async def test_a_clock_that_was_set_wrongly_and_right_again_costs_nobody_a_day(rooms: Rooms):
    """The time of a slow game is where it was, neither over nor two days longer."""
    name, live = await asleep(rooms)
    now = time.time()
    await rooms.tables.move_slow_games(now, 60.0)
    due, version = await rooms.store.slow_games.due_of(name), live.version
    await rooms.tables.move_slow_games(now + 2 * DAY, 60.0)
    await rooms.tables.move_slow_games(now + 2 * DAY + 5, 60.0)
    await rooms.tables.move_slow_games(now + 10, 60.0)
    assert await rooms.store.slow_games.due_of(name) == pytest.approx(due, abs=30)
    assert (await rooms.tables.replay_match(name)).version == version
    assert await rooms.store.slow_games.check_in(now + 15, 60.0) == 0.0
    assert await rooms.store.slow_games.check_in(now - 100, 60.0) == 0.0, "another server's clock, a little behind"
    assert await rooms.store.slow_games.due_of(name) == pytest.approx(due, abs=30)


@pytest.mark.settings(grace=0.0)
async def test_who_is_not_there_keeps_their_seat_in_a_slow_game(rooms: Rooms):
    name, (_, ben) = await started(rooms, SHORT, "anna ben", clock=SLOW)
    live = await rooms.live(name)
    live.disconnect(ben)
    await asyncio.sleep(0.1)
    assert isinstance(live.state, Table)
    assert not any(chair.away for chair in live.state.participants)


async def later(rooms: Rooms, name: str, by: float) -> None:
    """Move when a table is due."""
    await rooms.store.tables._write(update(tables).where(tables.c.id == name).values(due=tables.c.due + by))
