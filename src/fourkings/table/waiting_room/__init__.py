"""A table before its match: people join by a link and take places, bots fill the rest, the host starts the match.

Commands (`join`, `sit`, `kick`, …) check a request and return an event, None if nothing changes, or raise `Refused`. Events
make the state (`open_waiting_room`, `WaitingRoomEvent.apply`). They are numbered from 1, and the events of the match
continue from there: a table has one version, without gaps, for its whole life. People are ids here and numbers in messages;
their names are stored outside the log.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fourkings.rulebook import deck
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Reason, Refused, Rules
from fourkings.rulebook.opening import Opened, open_match, settle
from fourkings.table.waiting_room.events import (
    Admit,
    Close,
    Configure,
    Contribute,
    Depart,
    HostChanged,
    Join,
    Kick,
    OpenWaitingRoom,
    SeatBot,
    Sit,
    Swap,
    WaitingRoomEvent,
    open_waiting_room,
)
from fourkings.table.waiting_room.state import (
    Conditions,
    Guest,
    Place,
    Seating,
    TableBase,
    TimeControl,
    WaitingRoom,
    WatchPolicy,
    numbers_after,
)

__all__ = [
    "MAX_CONTRIBUTION_BYTES", "MAX_GUESTS", "Admit", "Close", "Conditions", "Configure", "Contribute", "Depart",
    "Guest", "HostChanged", "Join", "Kick", "OpenWaitingRoom", "Place", "SeatBot", "Seating", "Sit", "Swap",
    "TableBase", "TimeControl", "WaitingRoom", "WaitingRoomEvent", "WatchPolicy", "admit", "check_start", "configure",
    "contribute", "depart", "draw_opening", "hand_over", "join", "kick", "lots", "numbers_after", "open_waiting_room",
    "opening_drawn", "seat_bot", "sit", "swap", "table_refusal",
]  # fmt: skip

MAX_GUESTS: Final = 12
"""Most people at one table, also counting those without a place."""
MAX_CONTRIBUTION_BYTES: Final = 64
"""Most bytes of a guest's contribution to the shuffle."""


def table_refusal(key: str) -> Refused:
    """Return a refusal that has its reason in the table and not in the game's rules; `key`: that of its sentence."""
    return Refused(Reason("", key, {}))


def join(room: WaitingRoom, player: str) -> Join | None:
    """Let a person join the table, in the first free place if there is one; None if they are a guest already.

    Where seats are chosen the place opposite the host comes first: two people are partners in a game that has any, also if
    the host chooses that game later.
    """
    if room.guest(player):
        return None
    if player in room.kicked:
        raise table_refusal("kicked")
    if len(room.guests) >= MAX_GUESTS:
        raise table_refusal("table-full")
    chosen = room.conditions.seats == "chosen" and room.host in room.places
    first = (room.places.index(room.host) + 2) % 4 if chosen else 0
    return Join(player, next((place for place in (first, 0, 1, 2, 3) if room.places[place] is None), None))


def sit(room: WaitingRoom, player: str, place: Seat | None) -> Sit | None:
    """Seat a guest in a free place, or (None) free the guest's place."""
    number = _guest(room, player).number
    if place is None:
        return Sit(number, None) if number in room.places else None
    if room.places[place] == number:
        return None
    if room.places[place] is not None:
        raise table_refusal("place-taken")
    return Sit(number, place)


def seat_bot(
    room: WaitingRoom, player: str, place: Seat, bot: str | None, connected: Callable[[str], bool] = lambda player: True
) -> SeatBot | None:
    """Put a bot in a place that is free or whose guest is not `connected`, or remove a bot (None); only the host may.

    A guest who is not connected loses the place, and stays a guest: they may be back in time for another one.
    """
    _check_host(room, player)
    holder = room.places[place]
    guest = room.guest_by_number(holder) if isinstance(holder, int) else None
    if guest is not None and (bot is None or connected(guest.player)):
        raise table_refusal("place-taken")
    return None if holder == bot else SeatBot(place, bot)


def swap(room: WaitingRoom, player: str, place: Seat, other: Seat) -> Swap | None:
    """Exchange the holders of two places; only the host may."""
    _check_host(room, player)
    return None if room.places[place] == room.places[other] else Swap(place, other)


def kick(room: WaitingRoom, player: str, number: int) -> Kick:
    """Send the guest of that number away; only the host may."""
    _check_host(room, player)
    if number == room.host:
        raise table_refusal("kick-oneself")
    if room.guest_by_number(number) is None:
        raise table_refusal("no-such-guest")
    return Kick(number)


def admit(room: WaitingRoom, player: str, number: int) -> Admit:
    """Let the guest of that number, who was sent away, join again; only the host may."""
    _check_host(room, player)
    if all(guest.number != number for guest in room.kicked_guests):
        raise table_refusal("no-such-guest")
    return Admit(number)


def configure(room: WaitingRoom, player: str, rules: Rules, conditions: Conditions) -> Configure | None:
    """Change rules and conditions; only the host may."""
    _check_host(room, player)
    return None if (rules, conditions) == (room.rules, room.conditions) else Configure(rules, conditions)


def depart(room: WaitingRoom, player: str) -> Depart | None:
    """Let a guest leave the table; None for a person who is no guest."""
    guest = room.guest(player)
    return Depart(guest.number) if guest else None


def hand_over(room: WaitingRoom, player: str, number: int) -> HostChanged | None:
    """Make the guest of that number the host; only the host may."""
    _check_host(room, player)
    if room.guest_by_number(number) is None:
        raise table_refusal("no-such-guest")
    return None if number == room.host else HostChanged(number)


def contribute(room: WaitingRoom, player: str, contribution: bytes) -> Contribute | None:
    """Set a guest's contribution to the shuffle: 64 bytes at most, mixed with the secret. Empty takes it back."""
    guest = _guest(room, player)
    if len(contribution) > MAX_CONTRIBUTION_BYTES:
        raise table_refusal("contribution-too-long")
    return None if guest.contribution == contribution else Contribute(guest.number, contribution)


def check_start(room: WaitingRoom, player: str) -> None:
    """Raise `Refused` if the match cannot start: only the host starts it, no place may be free, and somebody must sit."""
    _check_host(room, player)
    if None in room.places:
        raise table_refusal("places-free")
    if not any(isinstance(place, int) for place in room.places):
        raise table_refusal("nobody-sits")


def draw_opening(room: WaitingRoom, secret: bytes) -> Opened:
    """Draw seats and first dealer, from the match's secret. The entrants are the holders of the places, from 0 on.

    In a mirror match, where everybody deals as often as the others, seat 0 deals first.

    Drawn seats are drawn as the game draws them, or by lot if the game lets people sit as they please. Chosen seats stay;
    if the game would have drawn for them, its draw is left out and the first dealer is found by lot.
    """
    return opening_drawn(room.rules, room.conditions, secret, room.contributions)


def opening_drawn(rules: Rules, conditions: Conditions, secret: bytes, contributions: Sequence[bytes] = ()) -> Opened:
    """Return the opening of a match by these rules under these conditions, as `draw_opening` does."""
    decided = lots(rules, conditions)
    if conditions.mirror:
        return Opened((), deck.lot_of_seats(secret, contributions) if "seats" in decided else (0, 1, 2, 3), 0)
    if "dealer" in decided:
        return Opened((), (0, 1, 2, 3), deck.lot_of_dealer(secret, contributions))
    pack = rules.game.pack(rules)
    opened = open_match(rules, lambda purpose, number: deck.shuffle(pack, secret, purpose, number, contributions))
    return settle(rules, opened.draw, seats=deck.lot_of_seats(secret, contributions)) if "seats" in decided else opened


def lots(rules: Rules, conditions: Conditions) -> tuple[str, ...]:
    """Return what is decided by lot at a table, beside what the game itself draws: `seats`, `dealer`, or nothing."""
    joined = rules.game.opening(rules).seats == "joined"
    if conditions.mirror:
        return () if conditions.seats == "chosen" else ("seats",)
    if conditions.seats == "chosen":
        return () if joined else ("dealer",)
    return ("seats",) if joined else ()


def _guest(room: WaitingRoom, player: str) -> Guest:
    guest = room.guest(player)
    if guest is None:
        raise table_refusal("not-a-guest")
    return guest


def _check_host(room: WaitingRoom, player: str) -> None:
    if _guest(room, player).number != room.host:
        raise table_refusal("host-only")
