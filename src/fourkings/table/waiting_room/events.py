"""The events of a table before its match; those of its host and of an administrator happen in it, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Game, Rules
from fourkings.table.event import Event, encode_rules, parse_rules
from fourkings.table.waiting_room.state import Conditions, Guest, Place, TableBase, WaitingRoom


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
