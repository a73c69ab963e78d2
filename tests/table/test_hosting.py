"""What the host of a match decides: another host, a pause, more time, and seats of bots for late comers."""

import asyncio
import json
from dataclasses import replace
from typing import Any

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import Stored
from fourkings.app.profile.operations import figures_by_game
from fourkings.app.shared.stored_tables import summary
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.game import Result, Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table import waiting_room
from fourkings.table.match import (
    Act,
    AddTime,
    Forget,
    LogEvent,
    Opening,
    OpenSeats,
    Participant,
    Pause,
    Resume,
    Table,
    TakeSeat,
)
from fourkings.table.match.summary import seats_taken, stand_in_actions
from fourkings.table.protocol import presenters
from fourkings.table.waiting_room import Conditions, Guest, HostChanged, OpenWaitingRoom, TimeControl
from tables import next_deal, refusal

KING = rules(GAMES["king"])
SECRET = bytes(range(32))
CLOCK = TimeControl(60, 5)


def begun(*people: str, chosen: Rules = KING, **conditions: Any) -> Table:
    """A table that has gathered, Anna its host, in the first deal of its match; bots have the other places."""
    everybody = ("anna", *people)
    guests = tuple(Guest(number, player) for number, player in enumerate(everybody))
    places = (*range(len(everybody)), *["club"] * (4 - len(everybody)))
    before = waiting_room.open_waiting_room(OpenWaitingRoom(chosen, Conditions("chosen", **conditions), guests, places, 0))
    chairs = (
        *(Participant("", guest.player, "careful", guest=guest.number) for guest in guests),
        *(Participant(name, None, "club") for name in ("Clara", "Dora", "Emil")[: 4 - len(guests)]),
    )
    now = table.open_table(Opening(chosen, chairs, waiting_room.draw_opening(before, SECRET)), before)
    return then(now, next_deal(now, SECRET))


def then(now: Table, *facts: LogEvent | None) -> Table:
    for fact in facts:
        assert fact is not None
        now = table.apply_match_event(now, fact)
    return now


def played(now: Table, actions: int, bot: str | None = None) -> Table:
    for _ in range(actions):
        now = then(now, Act(now.state.turn, legal(now.state)[0], bot))
    return now


def test_before_the_match_the_host_hands_over_to_a_guest():
    before = waiting_room.open_waiting_room(
        OpenWaitingRoom(KING, Conditions(), (Guest(0, "anna"), Guest(1, "ben")), (0, 1, None, None), 0)
    )
    assert refusal(waiting_room.hand_over, before, "ben", 1) == "host-only"
    assert refusal(waiting_room.hand_over, before, "anna", 7) == "no-such-guest"
    assert waiting_room.hand_over(before, "anna", 0) is None
    now = table.apply_event(before, HostChanged(1))
    assert waiting_room.hand_over(before, "anna", 1) == HostChanged(1)
    assert refusal(waiting_room.hand_over, now, "anna", 0) == "host-only"
    assert waiting_room.hand_over(now, "ben", 0) == HostChanged(0)


def test_in_the_match_the_host_hands_over_to_a_player():
    now = begun("ben")
    assert refusal(table.hand_over, now, "ben", 0) == "host-only"
    assert refusal(table.hand_over, now, "zoe", 0) == "host-only"
    assert refusal(table.hand_over, now, "anna", 7) == "no-such-guest"
    assert table.hand_over(now, "anna", 0) is None
    now = then(now, table.hand_over(now, "anna", 1))
    assert now.host == 1
    assert refusal(table.pause, now, "anna") == "host-only"
    assert table.pause(now, "ben") == Pause()


def test_who_has_no_host_has_nobody_to_decide():
    opened = Opening(KING, begun().participants, begun().match.opening)
    assert refusal(table.pause, table.open_table(opened), "anna") == "host-only"


def test_the_next_player_is_host_where_the_host_is_gone_or_forgotten():
    now = begun("ben", "carl")
    assert table.change_host(now, lambda player: True) is None
    assert table.change_host(now, lambda player: False) is None
    assert table.change_host(now, lambda player: player == "carl") == HostChanged(2)
    assert then(now, Forget(0)).host == 1
    assert then(now, Forget(1)).host == 0
    assert then(begun(), Forget(0)).host == 0, "nobody else is there"


def test_in_a_pause_nobody_acts_and_no_clock_runs():
    now = begun("ben", "carl", "dora", clock=CLOCK)
    turn = now.state.turn
    action = legal(now.state)[0]
    now = then(now, Pause(2500))
    assert now.banks
    assert now.banks[turn] == 57_500
    assert now.clock_seat is None
    assert refusal(table.act, now, turn, action) == "paused"
    assert table.pause(now, "anna") is None
    now = then(now, table.resume(now, "anna"))
    assert (now.clock_seat, table.resume(now, "anna")) == (turn, None)
    assert table.act(now, turn, action) == Act(turn, action)


def test_the_next_deal_and_undo_wait_for_the_end_of_a_pause():
    now = played(begun(), 52)
    assert now.match.between_deals
    hands = deal_from_secret(now.match, SECRET).state.deal.dealt
    paused = then(now, Pause())
    assert refusal(table.deal, paused, hands) == "paused"
    own = next(seat for seat in range(4) if now.participant(seat).player)
    assert refusal(table.undo, paused, own) == "paused"
    assert table.deal(then(paused, Resume()), hands)


def test_a_game_over_days_an_evening_and_a_match_that_is_over_have_no_pause():
    assert refusal(table.pause, begun(clock=TimeControl(days=3)), "anna") == "pause-slow"
    arranged = begun("ben", arranged=True, clock=CLOCK)
    assert arranged.host is None
    assert refusal(table.undo, arranged, arranged.seat_of("ben")) == "undo-with-people", "alone, in an evening"
    assert table.change_host(arranged, lambda player: player == "ben") is None
    for command, arguments in (
        *((table.pause, ()), (table.resume, ()), (table.add_time, (None, 60)), (table.open_seats, (True,))),
        (table.hand_over, (1,)),
    ):
        for player in ("anna", "ben"):
            assert refusal(command, arranged, player, *arguments) == "arranged"
    now = begun("ben")
    over = replace(now, match=replace(now.match, result=object()))  # type: ignore[arg-type]
    assert refusal(table.pause, over, "anna") == "match-over"


def test_time_is_added_to_one_bank_or_to_all_for_this_deal():
    now = begun("ben", clock=CLOCK)
    assert refusal(table.add_time, now, "ben", None, 60) == "host-only"
    now = then(now, table.add_time(now, "anna", 2, 60), table.add_time(now, "anna", None, 30))
    assert now.banks == (90_000, 90_000, 150_000, 90_000)
    now = played(now, 52)
    assert refusal(table.add_time, now, "anna", None, 60) == "no-bank"
    now = then(now, next_deal(now, SECRET))
    assert now.banks == (60_000,) * 4
    assert refusal(table.add_time, begun(), "anna", None, 60) == "no-bank"


def test_a_late_comer_takes_the_seat_of_a_bot_if_the_host_lets_them():
    now = begun("ben")
    bots = [seat for seat in range(4) if now.participant(seat).player is None]
    persons = [seat for seat in range(4) if now.participant(seat).player is not None]
    assert refusal(table.take_seat, now, "zoe", bots[0]) == "seats-shut"
    assert table.open_seats(now, "anna", False) is None
    now = then(now, table.open_seats(now, "anna", True))
    assert refusal(table.take_seat, now, "ben", bots[0]) == "seated-already"
    assert refusal(table.take_seat, now, "zoe", persons[0]) == "seat-of-person"
    now = then(now, table.take_seat(now, "zoe", bots[0]))
    chair = now.participant(bots[0])
    assert (chair.player, chair.guest, chair.bot, chair.played_by_bot) == ("zoe", 2, "club", False)
    assert now.seat_of("zoe") == bots[0]
    assert table.hand_over(now, "anna", 2) == HostChanged(2)
    assert refusal(table.take_seat, now, "yann", bots[0]) == "seat-of-person"
    away = then(now, table.leave(now, "ben"))
    assert refusal(table.take_seat, away, "yann", away.seat_of("ben")) == "seat-of-person", "its player may come back"
    shut = then(now, table.open_seats(now, "anna", False))
    assert refusal(table.take_seat, shut, "yann", bots[1]) == "seats-shut"


def test_nobody_comes_late_where_nobody_looks_on_or_everybody_plays_every_hand():
    assert refusal(table.open_seats, begun(watch="nobody"), "anna", True) == "no-watching"
    assert refusal(table.open_seats, begun(mirror=True), "anna", True) == "mirror-whole"


def test_the_record_says_from_which_deal_on_a_late_comer_plays():
    now = begun("ben")
    facts: list[LogEvent] = [OpenSeats(True)]
    now = then(now, *facts)
    first, second = (seat for seat in range(4) if now.participant(seat).player is None)
    now = then(played(now, 5, "club 1"), table.take_seat(now, "zoe", first))
    now = played(now, 47)
    now = then(now, table.take_seat(now, "yann", second))
    assert seats_taken(now) == (((5, first), (52, second)),), "nothing follows yet"
    now = then(now, next_deal(now, SECRET))
    now = played(now, 52)
    assert seats_taken(now) == (((5, first),), ((0, second),))
    record = json.loads(dumps(now.match, taken=seats_taken(now)))
    assert [deal["taken_seats"] for deal in record["deals"]] == [[[5, first]], [[0, second]]]
    assert replay(loads(json.dumps(record))) == now.match


def test_bids_of_the_bot_before_a_late_comer_are_not_theirs():
    now = begun("ben", chosen=rules(GAMES["400"]))
    seat = next(seat for seat in range(4) if now.participant(seat).player is None)
    scored = 0
    for taken in (False, True):
        now = then(now, TakeSeat(now.match.opening.seats[seat], "zoe")) if taken else now
        deals = 0
        while deals < 2:
            if now.match.between_deals:
                now = then(now, next_deal(now, SECRET))
            while not now.match.between_deals:
                now = then(now, Act(now.state.turn, legal(now.state)[min(2, len(legal(now.state)) - 1)]))
            deals += not now.state.void
        scored += deals if taken else 0
    over = replace(now, match=replace(now.match, result=Result((0, 0, 0, 0), (0, 2))))

    async def folded(name: str) -> Table:
        return over

    at = Stored("t", "400", "classic", SECRET, "calm", summary(over), 0.0, 0.0)
    match = PlayedMatch(at, seat, tuple(map(over.participant, range(4))))
    assert asyncio.run(figures_by_game(folded, "zoe", [match]))["400"].bids == scored == 2


def test_a_bot_stands_in_for_a_late_comer_and_not_for_the_bot_that_sat_there():
    now = begun("ben")
    opened = Opening(KING, now.participants, now.match.opening)
    seat = next(seat for seat in range(4) if now.participant(seat).player is None)
    dealt = table.Deal(now.state.deal.dealt)
    before, after = Act(seat, 0, "club 1"), Act(seat, 1, "club 1")
    entrant = now.match.opening.seats[seat]
    assert stand_in_actions([opened, dealt, before, TakeSeat(entrant, "zoe"), after]) == (((1, "club 1"),),)


def test_all_of_it_is_told():
    now = begun("ben", clock=CLOCK)
    bot = next(seat for seat in range(4) if now.participant(seat).player is None)
    entrant = now.match.opening.seats[bot]
    facts: list[LogEvent] = [HostChanged(1), Pause(10), Resume(), AddTime(None, 60), AddTime(0, 30), OpenSeats(True)]
    facts += [TakeSeat(entrant, "zoe"), OpenSeats(False)]
    happened = []
    for fact in facts:
        before, now = now, then(now, fact)
        update = presenters.event_update(before, now, fact, None)
        happened += [event.what for event in update.events]
        hosting = update.hosting and (update.hosting.host, update.hosting.paused, update.hosting.open_seats)
        changes = isinstance(fact, HostChanged | Pause | Resume | OpenSeats)
        assert hosting == ((now.host, now.paused, now.open_seats) if changes else None)
        assert (update.players is not None) == isinstance(fact, TakeSeat)
    assert happened == [
        "host-changed", "paused", "resumed", "time-added", "time-added", "seats-opened", "seat-taken", "seats-closed",
    ]  # fmt: skip
    shown = presenters.snapshot(now, None, "t", "calm", "")
    assert [event.what for event in shown.log][-8:] == happened
    assert (shown.host, shown.paused, shown.open_seats) == (1, False, False)
