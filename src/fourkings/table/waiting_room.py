"""A table before its match: people join by a link and take places, bots fill the rest, the host starts the match.

Commands (`join`, `sit`, `kick`, …) check a request and return an event, None if nothing changes, or raise `Refused`. Events
make the state (`open_waiting_room`, `WaitingRoomEvent.apply`). They are numbered from 1, and the events of the match
continue from there: a table has one version, without gaps, for its whole life. People are ids here and numbers in messages;
their names are stored outside the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal, Self, TypeVar

from fourkings.rulebook import deck
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Game, Reason, Refused, Rules
from fourkings.rulebook.opening import Opened, open_match, settle
from fourkings.table.event import Event, encode_rules, parse_rules

MAX_GUESTS: Final = 12
"""Most people at one table, also counting those without a place."""
MAX_CONTRIBUTION_BYTES: Final = 64
"""Most bytes of a guest's contribution to the shuffle."""
Place = int | str | None
"""The holder of a place: a guest's number, a bot's name, or nobody (None)."""
Seating = Literal["drawn", "chosen"]
WatchPolicy = Literal["nobody", "link", "hands"]


# --- state --------------------------------------------------------------------------------------------------------


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


# --- events -------------------------------------------------------------------------------------------------------


class WaitingRoomEvent(Event):
    """An event before the match."""

    __slots__ = ()

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        """Return the state of the table after this event, whose legality is not checked again."""
        raise NotImplementedError


State = TypeVar("State", bound=TableBase)


@dataclass(frozen=True, slots=True)
class OpenWaitingRoom(WaitingRoomEvent):
    """The table is made: event 1. `previous` is the id of the table before, for a rematch."""

    rules: Rules
    conditions: Conditions
    guests: tuple[Guest, ...]
    places: tuple[Place, ...]
    host: int
    previous: str | None = None
    commitment: str = ""  #: the seal of the secret, before anybody can contribute to the shuffle
    what = "opened"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        raise ValueError("a table is made only once")

    def to_json(self) -> dict[str, Any]:
        return encode_rules(self.rules) | {
            "conditions": self.conditions.to_json(),
            "guests": [{"number": guest.number, "player": guest.player} for guest in self.guests],
            "places": list(self.places),
            "host": self.host,
            "previous": self.previous,
            **({"commitment": self.commitment} if self.commitment else {}),
        }

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        if game is not None:
            raise ValueError("a table is made only once")
        return cls(
            parse_rules(raw),
            Conditions.from_json(raw["conditions"]),
            tuple(Guest(guest["number"], guest["player"]) for guest in raw["guests"]),
            tuple(map(_parse_place, raw["places"])),
            raw["host"],
            raw["previous"],
            raw.get("commitment", ""),
        )


def _parse_place(raw: Any) -> Place:
    if raw is None or isinstance(raw, int | str):
        return raw
    raise ValueError(f"nobody sits in a place as {raw!r}")


def open_waiting_room(event: OpenWaitingRoom) -> WaitingRoom:
    """Return the state after the first event. A table of an evening has no host: the director leads the evening."""
    next_number = max(guest.number for guest in event.guests) + 1
    host = None if event.conditions.arranged else event.host
    return WaitingRoom(1, event.rules, event.conditions, event.guests, event.places, host, event.previous, next_number)


@dataclass(frozen=True, slots=True)
class Join(WaitingRoomEvent):
    """A person joins, and takes that place, or none if all are taken (None)."""

    player: str
    place: Seat | None
    what = "joined"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        number = room.next_number
        return room.advance(
            guests=(*room.guests, Guest(number, self.player)),
            places=room.places if self.place is None else room.with_holders({self.place: number}),
            host=number if room.host is None else room.host,
            next_number=number + 1,
        )


@dataclass(frozen=True, slots=True)
class Sit(WaitingRoomEvent):
    """A guest takes a free place, or gives theirs up (None)."""

    guest: int
    place: Seat | None
    what = "sat"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        places = room.places_without(self.guest)
        return room.advance(places=tuple(self.guest if at == self.place else holder for at, holder in enumerate(places)))


@dataclass(frozen=True, slots=True)
class SeatBot(WaitingRoomEvent):
    """A bot takes a place, or leaves it (None). A guest who held it, and is not connected, stays without a place."""

    place: Seat
    bot: str | None
    what = "bot"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        return room.advance(places=room.with_holders({self.place: self.bot}))


@dataclass(frozen=True, slots=True)
class Swap(WaitingRoomEvent):
    """Two places exchange their holders."""

    place: Seat
    other: Seat
    what = "swapped"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        holders = {self.place: room.places[self.other], self.other: room.places[self.place]}
        return room.advance(places=room.with_holders(holders))


@dataclass(frozen=True, slots=True)
class Kick(WaitingRoomEvent):
    """A guest is sent away, and cannot join again until they are admitted."""

    guest: int
    what = "kicked"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        kicked = (Guest(guest.number, guest.player) for guest in room.guests if guest.number == self.guest)
        return room.without(self.guest, kicked_guests=(*room.kicked_guests, *kicked))


@dataclass(frozen=True, slots=True)
class Admit(WaitingRoomEvent):
    """A guest who was sent away may join again; once they do, they are a guest with a new number."""

    guest: int
    what = "admitted"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        return room.advance(kicked_guests=tuple(guest for guest in room.kicked_guests if guest.number != self.guest))


@dataclass(frozen=True, slots=True)
class Configure(WaitingRoomEvent):
    """The host changes rules and conditions. Places, guests and contributions to the shuffle stay."""

    rules: Rules
    conditions: Conditions
    what = "configured"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        return room.advance(rules=self.rules, conditions=self.conditions)

    def to_json(self) -> dict[str, Any]:
        return encode_rules(self.rules) | {"conditions": self.conditions.to_json()}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        return cls(parse_rules(raw), Conditions.from_json(raw["conditions"]))


@dataclass(frozen=True, slots=True)
class Depart(WaitingRoomEvent):
    """A guest leaves the table; if they were the host, the next guest is."""

    guest: int
    what = "departed"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        return room.without(self.guest)


@dataclass(frozen=True, slots=True)
class HostChanged(WaitingRoomEvent):
    """Another guest is host, before the match or in it: the one before is away, or has handed the table over."""

    guest: int
    what = "host-changed"
    noted = True
    changes_hosting = True

    def apply(self, state: State, /) -> State:
        return state.advance(host=self.guest)


@dataclass(frozen=True, slots=True)
class Contribute(WaitingRoomEvent):
    """A guest contributes to the shuffle, 64 bytes at most; empty takes the contribution back."""

    guest: int
    contribution: bytes
    what = "contributed"

    def apply(self, room: WaitingRoom, /) -> WaitingRoom:
        guests = (
            replace(guest, contribution=self.contribution) if guest.number == self.guest else guest for guest in room.guests
        )
        return room.advance(guests=tuple(guests))

    def to_json(self) -> dict[str, Any]:
        return {"guest": self.guest, "contribution": self.contribution.hex()}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        return cls(raw["guest"], bytes.fromhex(raw["contribution"]))


@dataclass(frozen=True, slots=True)
class Close(WaitingRoomEvent):
    """An administrator has closed the table, before its match or in it: no events follow."""

    def apply(self, state: State, /) -> State:
        return state.advance(closed=True)


# --- commands -----------------------------------------------------------------------------------------------------


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
