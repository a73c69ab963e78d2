"""Commands before the match: each gives a fact, None if it is so already, or raises `Refused`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourkings.rulebook import deck
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Reason, Refused, Rules
from fourkings.rulebook.opening import Opened, open_match, settle
from fourkings.table.waiting_room.events import (
    Admit,
    Conditions,
    Configure,
    Contribute,
    Depart,
    Guest,
    HostChanged,
    Join,
    Kick,
    SeatBot,
    Sit,
    Swap,
    WaitingRoom,
)

MAX_GUESTS: Final = 12
"""People at one table, also those without a place."""
MAX_CONTRIBUTION_BYTES: Final = 64
"""The longest contribution to the shuffle."""


def table_refusal(key: str) -> Refused:
    """A refusal that belongs to the table and to no game, by the key of its sentence."""
    return Refused(Reason("", key, {}))


def join(now: WaitingRoom, player: str) -> Join | None:
    """A person joins, and takes the first free place."""
    if now.guest(player):
        return None
    if player in now.kicked:
        raise table_refusal("kicked")
    if len(now.guests) >= MAX_GUESTS:
        raise table_refusal("table-full")
    return Join(player, next((place for place in range(4) if now.places[place] is None), None))


def sit(now: WaitingRoom, player: str, place: Seat | None) -> Sit | None:
    """A guest takes a free place, or gives theirs up (None)."""
    number = _guest(now, player).number
    if place is None:
        return Sit(number, None) if number in now.places else None
    if now.places[place] == number:
        return None
    if now.places[place] is not None:
        raise table_refusal("place-taken")
    return Sit(number, place)


def seat_bot(
    now: WaitingRoom, player: str, place: Seat, bot: str | None, here: Callable[[str], bool] = lambda player: True
) -> SeatBot | None:
    """The host puts a bot in a place that is free or whose guest is not connected, or removes one (None).

    `here` tells whether the person with an id is connected. A guest who is not loses the place, and stays a guest: they may
    be back in time for another one.
    """
    _host(now, player)
    holder = now.places[place]
    guest = now.guest_by_number(holder) if isinstance(holder, int) else None
    if guest is not None and (bot is None or here(guest.player)):
        raise table_refusal("place-taken")
    return None if holder == bot else SeatBot(place, bot)


def swap(now: WaitingRoom, player: str, place: Seat, other: Seat) -> Swap | None:
    """The host exchanges the holders of two places."""
    _host(now, player)
    return None if now.places[place] == now.places[other] else Swap(place, other)


def kick(now: WaitingRoom, player: str, number: int) -> Kick:
    """The host sends a guest away, by their number."""
    _host(now, player)
    if number == now.host:
        raise table_refusal("kick-oneself")
    if now.guest_by_number(number) is None:
        raise table_refusal("no-such-guest")
    return Kick(number)


def admit(now: WaitingRoom, player: str, number: int) -> Admit:
    """The host admits a guest again who was sent away."""
    _host(now, player)
    if all(guest.number != number for guest in now.kicked_guests):
        raise table_refusal("no-such-guest")
    return Admit(number)


def configure(now: WaitingRoom, player: str, rules: Rules, conditions: Conditions) -> Configure | None:
    """The host changes rules and conditions."""
    _host(now, player)
    return None if (rules, conditions) == (now.rules, now.conditions) else Configure(rules, conditions)


def depart(now: WaitingRoom, player: str) -> Depart | None:
    """A guest leaves the table; None for a person who is no guest."""
    guest = now.guest(player)
    return Depart(guest.number) if guest else None


def change_host(now: WaitingRoom, here: Callable[[str], bool]) -> HostChanged | None:
    """The next connected guest becomes host; None if the host is connected, or nobody is."""
    players = {guest.number: guest.player for guest in now.guests}
    if now.closed or now.host is None or here(players[now.host]):
        return None
    order = sorted(players, key=lambda number: (number < (now.host or 0), number))
    return next((HostChanged(number) for number in order if here(players[number])), None)


def hand_over(now: WaitingRoom, player: str, number: int) -> HostChanged | None:
    """The host hands the table over to another guest, by their number."""
    _host(now, player)
    if now.guest_by_number(number) is None:
        raise table_refusal("no-such-guest")
    return None if number == now.host else HostChanged(number)


def contribute(now: WaitingRoom, player: str, contribution: bytes) -> Contribute | None:
    """A guest contributes to the shuffle, 64 bytes at most; empty takes the contribution back."""
    guest = _guest(now, player)
    if len(contribution) > MAX_CONTRIBUTION_BYTES:
        raise table_refusal("contribution-too-long")
    return None if guest.contribution == contribution else Contribute(guest.number, contribution)


def check_start(now: WaitingRoom, player: str) -> None:
    """Raise `Refused` if the match cannot start: only the host starts it, no place may be free, and somebody must sit."""
    _host(now, player)
    if None in now.places:
        raise table_refusal("places-free")
    if not any(isinstance(place, int) for place in now.places):
        raise table_refusal("nobody-sits")


def draw_opening(now: WaitingRoom, secret: bytes) -> Opened:
    """Draw seats and first dealer, from the match's secret. The entrants are the holders of the places, from 0 on.

    In a mirror match, where everybody deals as often as the others, seat 0 deals first.

    Drawn seats are drawn as the game draws them, or by lot if the game lets people sit as they please. Chosen seats stay;
    if the game would have drawn for them, its draw is left out and the first dealer is found by lot.
    """
    return opening_drawn(now.rules, now.conditions, secret, now.contributions)


def opening_drawn(rules: Rules, conditions: Conditions, secret: bytes, given: Sequence[bytes] = ()) -> Opened:
    """The opening of a match by these rules under these conditions; `given`: what entrants have mixed into the shuffle."""
    decided = lots(rules, conditions)
    if conditions.mirror:
        return Opened((), deck.lot_of_seats(secret, given) if "seats" in decided else (0, 1, 2, 3), 0)
    if "dealer" in decided:
        return Opened((), (0, 1, 2, 3), deck.lot_of_dealer(secret, given))
    pack = rules.game.pack(rules)
    opened = open_match(rules, lambda purpose, number: deck.shuffle(pack, secret, purpose, number, given))
    return settle(rules, opened.draw, seats=deck.lot_of_seats(secret, given)) if "seats" in decided else opened


def lots(rules: Rules, conditions: Conditions) -> tuple[str, ...]:
    """What is decided by lot at a table beside the game's own draw: `seats`, `dealer`, or nothing."""
    joined = rules.game.opening(rules).seats == "joined"
    if conditions.mirror:
        return () if conditions.seats == "chosen" else ("seats",)
    if conditions.seats == "chosen":
        return () if joined else ("dealer",)
    return ("seats",) if joined else ()


def _guest(now: WaitingRoom, player: str) -> Guest:
    guest = now.guest(player)
    if guest is None:
        raise table_refusal("not-a-guest")
    return guest


def _host(now: WaitingRoom, player: str) -> None:
    if _guest(now, player).number != now.host:
        raise table_refusal("host-only")
