"""The facts of a gathering, and the state that they make."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules

Place = int | str | None
"""The holder of a place: a guest's number, a bot's name, or nobody (None)."""
Seating = Literal["drawn", "chosen"]
WatchPolicy = Literal["nobody", "link", "hands"]


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A time control: a bank of time for each deal, or, if `days` is not 0, so many days for each decision."""

    bank: int = 0  #: seconds, for each deal again
    increment: int = 0  #: seconds, added after each action
    days: int = 0

    @property
    def slow(self) -> bool:
        """True for a slow game, over days: nobody has to be connected while it goes on."""
        return self.days > 0


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions of a table: what its host has chosen beside the rules of the game."""

    seats: Seating = "drawn"
    watch: WatchPolicy = "link"  #: who may watch: nobody, anybody with the link, or those and all hands of the deal before
    chat: bool = False
    stand_in: str = "careful"  #: the bot that plays for an absent person, until they choose another
    clock: TimeControl | None = None  #: None: no time limit
    hints: bool = False  #: players may ask for hints, and all are told who did
    mirror: bool = False  #: a mirror match: everybody holds every hand once, and then the match is over
    sealed: bool = False  #: other tables play the same deals: after the match hands stay hidden until all have played
    arranged: bool = False  #: a table of an evening, led by its director: no host, no pause, no latecomers


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at a table. Their number is theirs for good, also at a table that follows this one."""

    number: int
    player: str
    contribution: bytes = b""


# --- facts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gather:
    """The table is made: fact 1 of a gathering. `previous` is the id of the table that it follows."""

    rules: Rules
    conditions: Conditions
    guests: tuple[Guest, ...]
    places: tuple[Place, ...]
    host: int
    previous: str | None = None
    commitment: str = ""  #: the seal of the secret, before anybody can contribute to the shuffle


@dataclass(frozen=True, slots=True)
class Join:
    """A person joins, and takes the place, if one is free (else None)."""

    player: str
    place: Seat | None


@dataclass(frozen=True, slots=True)
class Sit:
    """A guest takes a free place, or gives theirs up (None)."""

    guest: int
    place: Seat | None


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A bot takes a place, or leaves it (None). A guest who held it, and is not connected, stays without a place."""

    place: Seat
    bot: str | None


@dataclass(frozen=True, slots=True)
class Swap:
    """Two places exchange their holders."""

    place: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Kick:
    """A guest is sent away, and cannot join again until they are admitted."""

    guest: int


@dataclass(frozen=True, slots=True)
class Admit:
    """A guest who was sent away may join again; once they do, they are a guest with a new number."""

    guest: int


@dataclass(frozen=True, slots=True)
class Configure:
    """The host changes rules and conditions. Places, guests and contributions to the shuffle stay."""

    rules: Rules
    conditions: Conditions


@dataclass(frozen=True, slots=True)
class Depart:
    """A guest leaves the table; if they were the host, the next guest is."""

    guest: int


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another guest is host: the one before is away, or has handed the table over."""

    guest: int


@dataclass(frozen=True, slots=True)
class Contribute:
    """A guest contributes to the shuffle, 64 bytes at most; empty takes the contribution back."""

    guest: int
    contribution: bytes


@dataclass(frozen=True, slots=True)
class Close:
    """An administrator has closed the table, before its match or in it: no facts follow."""


WaitingRoomEvent = (
    Gather | Join | Sit | SeatBot | Swap | Kick | Admit | Configure | Depart | HostChanged | Contribute | Close
)


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """The state of a table before its match, after some number of facts, its version."""

    version: int
    rules: Rules
    conditions: Conditions
    guests: tuple[Guest, ...]  #: in the order in which they joined
    places: tuple[Place, ...]  #: four
    host: int | None  #: a guest's number, None once everybody has left
    previous: str | None
    next_number: int
    kicked_guests: tuple[Guest, ...] = ()  #: in the order in which they were sent away
    closed: bool = False

    @property
    def kicked(self) -> frozenset[str]:
        """The ids of the people who were sent away."""
        return frozenset(guest.player for guest in self.kicked_guests)

    def guest(self, player: str) -> Guest | None:
        """The guest with a person's id; None if they have not joined."""
        return next((guest for guest in self.guests if guest.player == player), None)

    def guest_by_number(self, number: int) -> Guest | None:
        """The guest of that number; None if there is none."""
        return next((guest for guest in self.guests if guest.number == number), None)

    @property
    def contributions(self) -> tuple[bytes, ...]:
        """Contributions to the shuffle by place, empty for a holder without one; none at all if nobody contributed."""
        given = {guest.number: guest.contribution for guest in self.guests}
        by_place = tuple(given.get(place, b"") if isinstance(place, int) else b"" for place in self.places)
        return by_place if any(by_place) else ()


# --- facts applied ------------------------------------------------------------------------------------------------


def open_waiting_room(fact: Gather) -> WaitingRoom:
    """Make a gathering from its first fact. A table of an evening has no host: the director leads the evening."""
    after = max(guest.number for guest in fact.guests) + 1
    host = None if fact.conditions.arranged else fact.host
    return WaitingRoom(1, fact.rules, fact.conditions, fact.guests, fact.places, host, fact.previous, after)


def apply_event(now: WaitingRoom, fact: WaitingRoomEvent) -> WaitingRoom:
    """Apply one more fact to a gathering. Facts are not checked again."""
    return replace(_changed(now, fact), version=now.version + 1)


def _changed(now: WaitingRoom, fact: WaitingRoomEvent) -> WaitingRoom:  # noqa: C901, PLR0911  (one kind of fact a line)
    match fact:
        case Join(player, place):
            return _joined(now, player, place)
        case Sit(guest, place):
            places = _without(now.places, guest)
            return replace(now, places=places if place is None else _at(places, place, guest))
        case SeatBot(place, bot):
            return replace(now, places=_at(now.places, place, bot))
        case Swap(place, other):
            return replace(now, places=_at(_at(now.places, place, now.places[other]), other, now.places[place]))
        case Kick(guest):
            sent = (Guest(kicked.number, kicked.player) for kicked in now.guests if kicked.number == guest)
            return replace(_gone(now, guest), kicked_guests=(*now.kicked_guests, *sent))
        case Admit(guest):
            return replace(now, kicked_guests=tuple(kicked for kicked in now.kicked_guests if kicked.number != guest))
        case Configure(rules, conditions):
            return replace(now, rules=rules, conditions=conditions)
        case Depart(guest):
            return _gone(now, guest)
        case HostChanged(guest):
            return replace(now, host=guest)
        case Contribute(guest, given):
            changed = (replace(known, contribution=given) if known.number == guest else known for known in now.guests)
            return replace(now, guests=tuple(changed))
        case Close():
            return replace(now, closed=True)
        case Gather():
            raise ValueError("a table is made only once")


def _joined(now: WaitingRoom, player: str, place: Seat | None) -> WaitingRoom:
    number = now.next_number
    return replace(
        now,
        guests=(*now.guests, Guest(number, player)),
        places=now.places if place is None else _at(now.places, place, number),
        host=number if now.host is None else now.host,
        next_number=number + 1,
    )


def _gone(now: WaitingRoom, guest: int) -> WaitingRoom:
    """The gathering without that guest; if they were the host, the next guest after them is."""
    guests = tuple(known for known in now.guests if known.number != guest)
    order = sorted((known.number for known in guests), key=lambda number: (number < guest, number))
    host = next(iter(order), None) if now.host == guest else now.host
    return replace(now, guests=guests, places=_without(now.places, guest), host=host)


def _at(places: tuple[Place, ...], place: Seat, holder: Place) -> tuple[Place, ...]:
    return (*places[:place], holder, *places[place + 1 :])


def _without(places: tuple[Place, ...], guest: int) -> tuple[Place, ...]:
    return tuple(None if place == guest else place for place in places)
