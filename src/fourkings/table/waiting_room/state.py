"""The state of a table before its match: its conditions, its guests and their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal, Self

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
        """True for a correspondence game: nobody has to be connected while it goes on."""
        return self.days > 0


SWITCHES: Final = ("hints", "mirror", "sealed", "arranged")
"""The true-or-false conditions, which a log contains only if they are true."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """The settings of a table beside the rules of its game, such as who may watch and how long players may think."""

    seats: Seating = "drawn"
    watch: WatchPolicy = "link"  #: who may watch: nobody, anybody with the link, or those and all hands of the deal before
    chat: bool = False
    stand_in: str = "careful"  #: the bot that plays for an absent person, until they choose another
    clock: TimeControl | None = None  #: None: no time limit
    hints: bool = False  #: players may ask for hints, and all see who did
    mirror: bool = False  #: a mirror match: everybody holds every hand once, and then the match is over
    sealed: bool = False  #: other tables play the same deals: after the match hands stay hidden until all have played
    arranged: bool = False  #: a table of an evening, led by its director: no host, no pause, no latecomers

    def to_json(self) -> dict[str, Any]:
        """Return the conditions as a JSON object for the log."""
        clock = self.clock
        written: dict[str, Any] = {"seats": self.seats, "watch": self.watch, "chat": self.chat, "stand_in": self.stand_in}
        if clock:
            written["clock"] = asdict(clock)
        return written | {name: True for name in SWITCHES if getattr(self, name)}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the conditions that `to_json` wrote."""
        clock = raw.get("clock")
        return cls(**{**raw, "clock": TimeControl(**clock) if clock else None})


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at a table. Their number is theirs for good, also at the table of a rematch."""

    number: int
    player: str
    contribution: bytes = b""


@dataclass(frozen=True, slots=True)
class TableBase:
    """The common fields of a table before its match and in it."""

    version: int  #: the number of events so far

    def advance(self, **changes: Any) -> Self:
        """Return the next version, with other values for some fields."""
        names, values = _fields_of(type(self))  # type: ignore[arg-type]  # mypy looks at the hash of an instance
        return type(self)(**dict(zip(names, values(self), strict=True)) | changes | {"version": self.version + 1})


@cache
def _fields_of(kind: type[TableBase]) -> tuple[tuple[str, ...], Callable[[TableBase], tuple[Any, ...]]]:
    """Return the names of a state's fields, and a function for their values: every event needs them."""
    names = tuple(field.name for field in fields(kind))
    return names, attrgetter(*names)


@dataclass(frozen=True, slots=True)
class WaitingRoom(TableBase):
    """The state of a table before its match."""

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
    def over(self) -> bool:
        """True if nothing goes on: the table was closed."""
        return self.closed

    @property
    def kicked(self) -> frozenset[str]:
        """The ids of the people who were sent away."""
        return frozenset(guest.player for guest in self.kicked_guests)

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of the guests, and of those who were sent away."""
        return tuple(guest.player for guest in (*self.guests, *self.kicked_guests))

    def guest(self, player: str) -> Guest | None:
        """Return the guest with a person's id; None if they have not joined."""
        return next((guest for guest in self.guests if guest.player == player), None)

    def guest_by_number(self, number: int | None) -> Guest | None:
        """Return the guest of that number, or None."""
        return next((guest for guest in self.guests if guest.number == number), None)

    @property
    def numbered_players(self) -> dict[int, str]:
        """The ids of the guests, by their numbers."""
        return {guest.number: guest.player for guest in self.guests}

    def guest_number(self, player: str) -> int | None:
        """Return the number of a person, by their id; None if they have not joined."""
        guest = self.guest(player)
        return guest.number if guest else None

    def seat_of(self, player: str) -> None:
        """Return None: seats are drawn as the match opens."""

    @property
    def contributions(self) -> tuple[bytes, ...]:
        """The guests' contributions to the shuffle by place, empty for a holder without one; none if nobody contributed."""
        by_guest = {guest.number: guest.contribution for guest in self.guests}
        by_place = tuple(by_guest.get(place, b"") if isinstance(place, int) else b"" for place in self.places)
        return by_place if any(by_place) else ()

    def with_holders(self, holders: Mapping[int, Place]) -> tuple[Place, ...]:
        """Return the places with other holders in some of them."""
        return tuple(holders.get(place, holder) for place, holder in enumerate(self.places))

    def places_without(self, guest: int) -> tuple[Place, ...]:
        """Return the places, with that of a guest, if any, made free."""
        return tuple(None if holder == guest else holder for holder in self.places)

    def without(self, number: int, **changes: Any) -> WaitingRoom:
        """Return the next version without a guest; if they were the host, the next guest after them is."""
        guests = tuple(guest for guest in self.guests if guest.number != number)
        host = next(iter(numbers_after(number, (guest.number for guest in guests))), None)
        host = host if self.host == number else self.host
        return self.advance(guests=guests, places=self.places_without(number), host=host, **changes)


def numbers_after(number: int, numbers: Iterable[int]) -> list[int]:
    """Return guests' numbers in the order in which they become host after the guest `number`: higher ones first."""
    return sorted(numbers, key=lambda other: (other < number, other))
