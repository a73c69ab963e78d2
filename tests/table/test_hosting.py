"""People at a table: how they gather, and what its host decides, then and in a match; facts in a log without gaps."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import Stored
from fourkings.app.profile.operations import figures_by_game
from fourkings.app.shared.stored_tables import summary
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.game import Refused, Result, Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.rulebook.opening import settle
from fourkings.table import log, waiting_room
from fourkings.table import match as table
from fourkings.table.match.summary import seats_taken, stand_in_actions
from fourkings.table.protocol import presenters
from fourkings.table.waiting_room import (
    Close,
    Conditions,
    Contribute,
    Guest,
    HostChanged,
    Join,
    OpenWaitingRoom,
    SeatBot,
    TimeControl,
    WaitingRoom,
    WaitingRoomEvent,
)
from tables import next_deal, refusal

KING = rules(GAMES["king"])
SECRET = bytes(range(32))
CLOCK = TimeControl(60, 5)


def begun(*people: str, chosen: Rules = KING, **conditions: Any) -> table.Table:
    """A table that has gathered, Anna its host, in the first deal of its match; bots have the other places."""
    everybody = ("anna", *people)
    guests = tuple(Guest(number, player) for number, player in enumerate(everybody))
    places = (*range(len(everybody)), *["club"] * (4 - len(everybody)))
    before = waiting_room.open_waiting_room(OpenWaitingRoom(chosen, Conditions("chosen", **conditions), guests, places, 0))
    chairs = (
        *(table.Participant("", guest.player, "careful", guest=guest.number) for guest in guests),
        *(table.Participant(name, None, "club") for name in ("Clara", "Dora", "Emil")[: 4 - len(guests)]),
    )
    now = table.open_table(table.Opening(chosen, chairs, waiting_room.draw_opening(before, SECRET)), before)
    return then(now, next_deal(now, SECRET))


def then(now: table.Table, *facts: table.LogEvent | None) -> table.Table:
    for fact in facts:
        assert fact is not None
        now = table.apply_match_event(now, fact)
    return now


def played(now: table.Table, actions: int, bot: str | None = None) -> table.Table:
    for _ in range(actions):
        now = then(now, table.Act(now.state.turn, legal(now.state)[0], bot))
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
    assert table.pause(now, "ben") == table.Pause()


def test_who_has_no_host_has_nobody_to_decide():
    opened = table.Opening(KING, begun().participants, begun().match.opening)
    assert refusal(table.pause, table.open_table(opened), "anna") == "host-only"


def test_the_next_player_is_host_where_the_host_is_gone_or_forgotten():
    now = begun("ben", "carl")
    assert table.change_host(now, lambda player: True) is None
    assert table.change_host(now, lambda player: False) is None
    assert table.change_host(now, lambda player: player == "carl") == HostChanged(2)
    assert then(now, table.Forget(0)).host == 1
    assert then(now, table.Forget(1)).host == 0
    assert then(begun(), table.Forget(0)).host == 0, "nobody else is there"


def test_in_a_pause_nobody_acts_and_no_clock_runs():
    now = begun("ben", "carl", "dora", clock=CLOCK)
    turn = now.state.turn
    action = legal(now.state)[0]
    now = then(now, table.Pause(2500))
    assert now.banks
    assert now.banks[turn] == 57_500
    assert now.clock_seat is None
    assert refusal(table.act, now, turn, action) == "paused"
    assert table.pause(now, "anna") is None
    now = then(now, table.resume(now, "anna"))
    assert (now.clock_seat, table.resume(now, "anna")) == (turn, None)
    assert table.act(now, turn, action) == table.Act(turn, action)


def test_the_next_deal_and_undo_wait_for_the_end_of_a_pause():
    now = played(begun(), 52)
    assert now.match.between_deals
    hands = deal_from_secret(now.match, SECRET).state.deal.dealt
    paused = then(now, table.Pause())
    assert refusal(table.deal, paused, hands) == "paused"
    own = next(seat for seat in range(4) if now.participant(seat).player)
    assert refusal(table.undo, paused, own) == "paused"
    assert table.deal(then(paused, table.Resume()), hands)


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
    facts: list[table.LogEvent] = [table.OpenSeats(True)]
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
        now = then(now, table.TakeSeat(now.match.opening.seats[seat], "zoe")) if taken else now
        deals = 0
        while deals < 2:
            if now.match.between_deals:
                now = then(now, next_deal(now, SECRET))
            while not now.match.between_deals:
                now = then(now, table.Act(now.state.turn, legal(now.state)[min(2, len(legal(now.state)) - 1)]))
            deals += not now.state.void
        scored += deals if taken else 0
    over = replace(now, match=replace(now.match, result=Result((0, 0, 0, 0), (0, 2))))

    async def folded(name: str) -> table.Table:
        return over

    at = Stored("t", "400", "classic", SECRET, "calm", summary(over), 0.0, 0.0)
    match = PlayedMatch(at, seat, tuple(map(over.participant, range(4))))
    assert asyncio.run(figures_by_game(folded, "zoe", [match]))["400"].bids == scored == 2


def test_a_bot_stands_in_for_a_late_comer_and_not_for_the_bot_that_sat_there():
    now = begun("ben")
    opened = table.Opening(KING, now.participants, now.match.opening)
    seat = next(seat for seat in range(4) if now.participant(seat).player is None)
    dealt = table.Deal(now.state.deal.dealt)
    before, after = table.Act(seat, 0, "club 1"), table.Act(seat, 1, "club 1")
    entrant = now.match.opening.seats[seat]
    assert stand_in_actions([opened, dealt, before, table.TakeSeat(entrant, "zoe"), after]) == (((1, "club 1"),),)


def test_all_of_it_is_told():
    now = begun("ben", clock=CLOCK)
    bot = next(seat for seat in range(4) if now.participant(seat).player is None)
    entrant = now.match.opening.seats[bot]
    facts: list[table.LogEvent] = [
        HostChanged(1),
        table.Pause(10),
        table.Resume(),
        table.AddTime(None, 60),
        table.AddTime(0, 30),
        table.OpenSeats(True),
    ]
    facts += [table.TakeSeat(entrant, "zoe"), table.OpenSeats(False)]
    happened = []
    for fact in facts:
        before, now = now, then(now, fact)
        update = presenters.event_update(before, now, fact, None)
        happened += [event.what for event in update.events]
        hosting = update.hosting and (update.hosting.host, update.hosting.paused, update.hosting.open_seats)
        changes = isinstance(fact, HostChanged | table.Pause | table.Resume | table.OpenSeats)
        assert hosting == ((now.host, now.paused, now.open_seats) if changes else None)
        assert (update.players is not None) == isinstance(fact, table.TakeSeat)
    assert happened == [
        "host-changed", "paused", "resumed", "time-added", "time-added", "seats-opened", "seat-taken", "seats-closed",
    ]  # fmt: skip
    shown = presenters.snapshot(now, None, "t", "calm", "")
    assert [event.what for event in shown.log][-8:] == happened
    assert (shown.host, shown.paused, shown.open_seats) == (1, False, False)


LAW = rules(GAMES["quarante-1792"])


def gathered(host: str = "anna", chosen: Rules = KING, **conditions: Any) -> WaitingRoom:
    return waiting_room.open_waiting_room(
        OpenWaitingRoom(chosen, Conditions(**conditions), (Guest(0, host),), (0, None, None, None), 0)
    )


def do(now: WaitingRoom, *facts: WaitingRoomEvent | None) -> WaitingRoom:
    for fact in facts:
        assert fact is not None
        now = table.apply_event(now, fact)
    return now


def come(now: WaitingRoom, *players: str) -> WaitingRoom:
    for player in players:
        now = do(now, waiting_room.join(now, player))
    return now


def test_who_comes_takes_the_first_free_place_and_a_number_of_their_own():
    now = come(gathered(), "ben", "clara")
    assert now.places == (0, 1, 2, None)
    assert [(guest.number, guest.player) for guest in now.guests] == [(0, "anna"), (1, "ben"), (2, "clara")]
    assert waiting_room.join(now, "ben") is None
    now = do(now, waiting_room.depart(now, "ben"))
    now = come(now, "dora")
    assert now.places == (0, 3, 2, None)
    assert now.guest("dora") == Guest(3, "dora")


def test_where_seats_are_chosen_the_second_person_sits_opposite_the_host():
    now = come(gathered(chosen=LAW, seats="chosen"), "ben", "clara", "dora")
    assert now.places == (0, 2, 1, 3)
    now = gathered(seats="chosen")
    now = come(do(now, waiting_room.sit(now, "anna", 3)), "ben")
    assert now.places == (None, 1, None, 0)
    now = gathered(seats="chosen")
    now = come(do(now, waiting_room.sit(now, "anna", None)), "ben")
    assert now.places == (1, None, None, None)


def test_a_fifth_guest_stands_until_a_place_is_free():
    now = come(gathered(), "b", "c", "d", "e")
    assert now.places == (0, 1, 2, 3)
    assert refusal(waiting_room.sit, now, "e", 2) == "place-taken"
    now = do(now, waiting_room.sit(now, "c", None))
    assert now.places == (0, 1, None, 3)
    now = do(now, waiting_room.sit(now, "e", 2))
    assert now.places == (0, 1, 4, 3)
    assert waiting_room.sit(now, "e", 2) is None
    assert waiting_room.sit(now, "c", None) is None


def test_a_room_has_an_end():
    now = come(gathered(), *(f"p{number}" for number in range(waiting_room.MAX_GUESTS - 1)))
    assert refusal(waiting_room.join, now, "one-more") == "table-full"


def test_only_the_host_seats_bots_swaps_kicks_and_starts():
    now = come(gathered(), "ben")
    for call, arguments in (
        (waiting_room.seat_bot, (2, "careful")),
        (waiting_room.swap, (0, 1)),
        (waiting_room.kick, (0,)),
        (waiting_room.check_start, ()),
    ):
        assert refusal(call, now, "ben", *arguments) == "host-only"
        assert refusal(call, now, "zoe", *arguments) == "not-a-guest"
    assert refusal(waiting_room.sit, now, "zoe", 2) == "not-a-guest"


def test_bots_take_places_that_no_person_holds():
    now = come(gathered(), "ben")
    now = do(now, waiting_room.seat_bot(now, "anna", 2, "careful"))
    assert waiting_room.seat_bot(now, "anna", 2, "careful") is None
    assert refusal(waiting_room.seat_bot, now, "anna", 1, "careful") == "place-taken"
    assert refusal(waiting_room.sit, now, "ben", 2) == "place-taken"
    now = do(now, waiting_room.seat_bot(now, "anna", 2, "strong"))
    assert now.places == (0, 1, "strong", None)
    now = do(now, waiting_room.swap(now, "anna", 0, 2), waiting_room.seat_bot(now, "anna", 2, None))
    assert now.places == ("strong", 1, None, None)
    assert waiting_room.swap(now, "anna", 2, 3) is None


def test_a_bot_takes_the_place_of_a_guest_who_is_not_here_and_they_stay_a_guest():
    now = come(gathered(), "ben")
    assert refusal(waiting_room.seat_bot, now, "anna", 1, None, lambda player: False) == "place-taken"
    now = do(now, waiting_room.seat_bot(now, "anna", 1, "careful", lambda player: player == "anna"))
    assert now.places == (0, "careful", None, None)
    assert now.guest("ben") == Guest(1, "ben")
    assert do(now, waiting_room.sit(now, "ben", 2)).places == (0, "careful", 1, None)


def test_who_is_kicked_does_not_come_back():
    now = come(gathered(), "ben")
    assert refusal(waiting_room.kick, now, "anna", 0) == "kick-oneself"
    assert refusal(waiting_room.kick, now, "anna", 7) == "no-such-guest"
    now = do(now, waiting_room.kick(now, "anna", 1))
    assert now.places == (0, None, None, None)
    assert refusal(waiting_room.join, now, "ben") == "kicked"


def test_when_the_host_goes_the_next_one_is_host_and_when_all_are_gone_the_first_who_comes():
    now = come(gathered(), "ben", "clara")
    now = do(now, waiting_room.depart(now, "anna"))
    assert now.host == 1
    now = do(now, waiting_room.depart(now, "ben"), waiting_room.depart(now, "clara"))
    assert (now.host, now.guests, now.places) == (None, (), (None,) * 4)
    assert table.change_host(now, lambda player: True) is None
    now = come(now, "dora")
    assert now.host == now.guests[0].number == 3


def test_a_match_starts_when_no_place_is_free_and_somebody_sits():
    now = come(gathered(), "ben")
    assert refusal(waiting_room.check_start, now, "anna") == "places-free"
    for place in (2, 3):
        now = do(now, waiting_room.seat_bot(now, "anna", place, "careful"))
    waiting_room.check_start(now, "anna")
    for player in ("anna", "ben"):
        now = do(now, waiting_room.sit(now, player, None))
    for place in (0, 1):
        now = do(now, waiting_room.seat_bot(now, "anna", place, "careful"))
    assert refusal(waiting_room.check_start, now, "anna") == "nobody-sits"


def test_contributions_go_by_place_and_nobody_gives_two():
    now = come(gathered(), "ben")
    assert now.contributions == ()
    now = do(now, waiting_room.contribute(now, "ben", b"luck"))
    assert now.contributions == (b"", b"luck", b"", b"")
    assert waiting_room.contribute(now, "ben", b"luck") is None
    assert refusal(waiting_room.contribute, now, "ben", bytes(65)) == "contribution-too-long"
    now = do(now, waiting_room.swap(now, "anna", 1, 3), waiting_room.contribute(now, "ben", b"more"))
    assert now.contributions == (b"", b"", b"", b"more")


def full(chosen: Rules, **conditions: Any) -> WaitingRoom:
    now = come(gathered(chosen=chosen, **conditions), "ben")
    for place in (place for place in range(4) if now.places[place] is None):
        now = do(now, waiting_room.seat_bot(now, "anna", place, "careful"))
    return do(now, waiting_room.contribute(now, "ben", b"luck"))


def opened(now: WaitingRoom) -> table.Table:
    chairs = tuple(
        table.Participant("", now.guests[place].player, "careful", guest=place)
        if isinstance(place, int)
        else table.Participant("Bot", None, str(place))
        for place in now.places
    )
    facts = table.Opening(now.rules, chairs, waiting_room.draw_opening(now, SECRET), now.contributions)
    opened_table = table.open_table(facts, now)
    return table.apply_match_event(opened_table, next_deal(opened_table, SECRET))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["drawn", "chosen"])
def test_seats_are_drawn_as_the_rules_draw_them_or_stay_as_chosen(game: str, seats: Any):
    chosen = rules(GAMES[game])
    now = opened(full(chosen, seats=seats, watch="nobody", chat=True))
    opening, drawn_for = now.match.opening, chosen.game.opening(chosen).seats != "joined"
    assert sorted(opening.seats) == [0, 1, 2, 3]
    if seats == "chosen":
        assert opening.seats == (0, 1, 2, 3)
        assert bool(opening.draw) != drawn_for
    if opening.draw:
        assert settle(chosen, opening.draw, opening.kings, opening.seats) == opening
    assert replay(loads(dumps(now.match))).opening == opening
    assert (now.version, now.conditions.chat, now.host) == (now.version, True, 0)
    assert now.participant(now.seat_of("ben") or 0).guest in (0, 1)


def test_seats_drawn_by_lot_differ_from_table_to_table():
    room = full(rules(GAMES["400"]))
    assert len({waiting_room.draw_opening(room, bytes([number]) * 32).seats for number in range(40)}) > 12


def test_everybody_may_deal_first_where_seats_are_chosen_and_the_game_would_have_drawn():
    room = full(LAW, seats="chosen")
    assert {waiting_room.draw_opening(room, bytes([number]) * 32).dealer for number in range(40)} == {0, 1, 2, 3}


def test_one_version_counts_from_the_gathering_on():
    now = full(KING)
    facts: list[table.LogEvent] = [
        OpenWaitingRoom(KING, Conditions(), (Guest(0, "anna"),), (0, None, None, None), 0),
        Join("ben", 1),
    ]
    facts += [SeatBot(2, "careful"), SeatBot(3, "careful"), Contribute(1, b"luck")]
    assert table.replay_log(facts) == now
    with pytest.raises(ValueError, match="has not opened yet"):
        table.replay_match(facts)
    with pytest.raises(ValueError, match="before the match opens"):
        table.apply_event(now, table.Leave(0))
    facts.append(table.Opening(KING, opened(now).participants, waiting_room.draw_opening(now, SECRET), now.contributions))
    after = table.replay_match(facts)
    assert after.version == len(facts) == 6
    assert after.guest_number("ben") == 1
    assert after.contributions == (b"", b"luck", b"", b"")
    with pytest.raises(ValueError, match="only once"):
        table.apply_event(after, facts[0])


def test_an_old_log_with_names_is_read_without_them():
    now = opened(full(KING))
    fact = table.Opening(KING, now.participants, now.match.opening)
    old = log.encode_event(fact).replace('{"player":"anna"', '{"name":"Anna","away":false,"player":"anna"')
    assert "Anna" in old
    (read,) = log.parse_events([old])
    assert isinstance(read, table.Opening)
    assert "Anna" not in log.encode_event(read)
    assert read.participants == now.participants


def test_a_table_that_is_closed_moves_no_more_by_itself():
    room, match = table.apply_event(full(KING), Close()), table.apply_match_event(opened(full(KING)), Close())
    assert room.closed
    assert match.closed
    assert (room.version, match.version) == (full(KING).version + 1, opened(full(KING)).version + 1)
    assert table.change_host(room, lambda player: player == "ben") is None
    assert table.leave(match, "ben") is None
    assert match.match == opened(full(KING)).match


PLAYERS = st.sampled_from("abcdefg")
PLACES = st.integers(0, 3)


class Room(RuleBasedStateMachine):
    """Whoever does whatever: what must always hold, holds; and the log makes the same table again."""

    @initialize()
    def begin(self) -> None:
        self.facts: list[table.LogEvent] = [OpenWaitingRoom(KING, Conditions(), (Guest(0, "a"),), (0, None, None, None), 0)]
        self.now = waiting_room.open_waiting_room(self.facts[0])  # type: ignore[arg-type]

    def wish(self, call: Any, *arguments: Any) -> None:
        try:
            fact = call(self.now, *arguments)
        except Refused:
            return
        if fact is not None:
            self.facts.append(fact)
            before, self.now = self.now, table.apply_event(self.now, fact)
            assert replace(self.now, version=before.version) != before

    @rule(player=PLAYERS)
    def join(self, player: str) -> None:
        self.wish(waiting_room.join, player)

    @rule(player=PLAYERS, place=PLACES | st.none())
    def sit(self, player: str, place: int | None) -> None:
        self.wish(waiting_room.sit, player, place)

    @rule(player=PLAYERS, place=PLACES, bot=st.sampled_from(["careful", "strong", None]))
    def bot(self, player: str, place: int, bot: str | None) -> None:
        self.wish(waiting_room.seat_bot, player, place, bot)

    @rule(player=PLAYERS, place=PLACES, other=PLACES)
    def swap(self, player: str, place: int, other: int) -> None:
        self.wish(waiting_room.swap, player, place, other)

    @rule(player=PLAYERS, number=st.integers(0, 8))
    def kick(self, player: str, number: int) -> None:
        self.wish(waiting_room.kick, player, number)

    @rule(player=PLAYERS)
    def part(self, player: str) -> None:
        self.wish(waiting_room.depart, player)

    @rule(here=st.sets(PLAYERS))
    def hand(self, here: set[str]) -> None:
        self.wish(table.change_host, here.__contains__)

    @rule(player=PLAYERS, luck=st.binary(max_size=70))
    def contribute(self, player: str, luck: bytes) -> None:
        self.wish(waiting_room.contribute, player, luck)

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "now"):
            return
        numbers = [guest.number for guest in self.now.guests]
        seated = [place for place in self.now.places if isinstance(place, int)]
        assert len(set(numbers)) == len(numbers) == len({guest.player for guest in self.now.guests})
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(numbers)
        assert (self.now.host in numbers) if numbers else self.now.host is None
        assert not self.now.kicked & {guest.player for guest in self.now.guests}
        assert self.now.version == len(self.facts)

    def teardown(self) -> None:
        if hasattr(self, "now"):
            assert table.replay_log(log.parse_events(map(log.encode_event, self.facts))) == self.now


Room.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestRoom = Room.TestCase
