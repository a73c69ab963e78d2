"""People gather at a table: facts in a gap-free log, refusals, the host's duties handed on, and how seats are found."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.game import Refused, Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.opening import settle
from fourkings.table import log, waiting_room
from fourkings.table import match as table
from fourkings.table.match import Opening, Participant, Table
from fourkings.table.waiting_room import (
    Close,
    Conditions,
    Contribute,
    Guest,
    Join,
    OpenWaitingRoom,
    SeatBot,
    WaitingRoom,
    WaitingRoomEvent,
)
from tables import next_deal, refusal

SECRET = bytes(range(32))
KING = rules(GAMES["king"])
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


def opened(now: WaitingRoom) -> Table:
    chairs = tuple(
        Participant("", now.guests[place].player, "careful", guest=place)
        if isinstance(place, int)
        else Participant("Bot", None, str(place))
        for place in now.places
    )
    facts = Opening(now.rules, chairs, waiting_room.draw_opening(now, SECRET), now.contributions)
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
    facts.append(Opening(KING, opened(now).participants, waiting_room.draw_opening(now, SECRET), now.contributions))
    after = table.replay_match(facts)
    assert after.version == len(facts) == 6
    assert after.guest_number("ben") == 1
    assert after.contributions == (b"", b"luck", b"", b"")
    with pytest.raises(ValueError, match="only once"):
        table.apply_event(after, facts[0])


def test_an_old_log_with_names_is_read_without_them():
    now = opened(full(KING))
    fact = Opening(KING, now.participants, now.match.opening)
    old = log.encode_event(fact).replace('{"player":"anna"', '{"name":"Anna","away":false,"player":"anna"')
    assert "Anna" in old
    (read,) = log.parse_events([old])
    assert isinstance(read, Opening)
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
