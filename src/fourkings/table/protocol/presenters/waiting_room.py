"""A table before its match, as one reader sees it. People stand in it by numbers and names, never by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import GatheringEvent, GuestInfo, KickedGuest, PlaceInfo
from fourkings.table.protocol.presenters.match import NO_NAMES, Names, conditions_info
from fourkings.table.protocol.presenters.mirror import mirror_plan
from fourkings.table.protocol.updates import GatheringSnapshot
from fourkings.table.waiting_room import (
    Admit,
    Configure,
    Contribute,
    Depart,
    Gather,
    Guest,
    HostChanged,
    Join,
    Kick,
    Place,
    SeatBot,
    Sit,
    Swap,
    WaitingRoom,
    WaitingRoomEvent,
)


def waiting_room_snapshot(
    now: WaitingRoom,
    guest: int | None,
    table: str,
    pace: Pace,
    commitment: str,
    here: Callable[[str], bool],
    names: Names = NO_NAMES,
    came: GatheringEvent | None = None,
    answers: str | None = None,
) -> GatheringSnapshot:
    """Build the snapshot of a gathering for the guest of that number, None for a reader who has not joined.

    `table` is the table's id, `commitment` the seal of its secret; `here` tells whether the person with an id is connected;
    `came` is the event behind the last fact, `answers` the id of the reader's request that caused it.
    """
    rules = now.rules
    places = [PlaceInfo(guest=place if isinstance(place, int) else None, bot=_bot(place)) for place in now.places]
    return GatheringSnapshot(
        version=now.version,
        answers=answers,
        table=table,
        happened=came,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.values),
        changed=tuple(rules.changed()),
        clockwise=rules.game.clockwise(rules),
        partners=rules.game.PARTNERS,
        conditions=conditions_info(now.conditions),
        guests=tuple(
            GuestInfo(
                number=member.number,
                name=names.get(member.player, ""),
                here=here(member.player),
                contributed=bool(member.contribution),
                you=member.number == guest,
            )
            for member in now.guests
        ),
        places=(places[0], places[1], places[2], places[3]),
        host=now.host,
        kicked=_kicked(now, names) if guest is not None and guest == now.host else (),
        guest=guest,
        commitment=commitment,
        pace=pace,
        previous=now.previous,
        mirror=mirror_plan(rules) if now.conditions.mirror else None,
    )


def _kicked(now: WaitingRoom, names: Names) -> tuple[KickedGuest, ...]:
    return tuple(KickedGuest(number=guest.number, name=names.get(guest.player, "")) for guest in now.kicked_guests)


def _bot(place: Place) -> str | None:
    return place if isinstance(place, str) else None


KIND_OF_FACT: Final[Mapping[type, str]] = {
    Gather: "gathered",
    Join: "joined",
    Sit: "sat",
    SeatBot: "bot",
    Swap: "swapped",
    Kick: "kicked",
    Admit: "admitted",
    Configure: "configured",
    Depart: "departed",
    HostChanged: "host-changed",
    Contribute: "contributed",
}
"""The kind of event, as the protocol names it, by type of fact."""


def _known(now: WaitingRoom, number: int) -> Guest | None:
    """The guest of that number, also one who was sent away."""
    return next((guest for guest in (*now.guests, *now.kicked_guests) if guest.number == number), None)


def waiting_room_event(
    before: WaitingRoom | None, now: WaitingRoom, fact: WaitingRoomEvent, names: Names = NO_NAMES
) -> GatheringEvent:
    """Build the event of a fact; `before` is the gathering without it."""
    number = now.guests[-1].number if isinstance(fact, Join) else getattr(fact, "guest", None)
    guest = None if number is None else now.guest_by_number(number) or (before and _known(before, number))
    what, place, bot = KIND_OF_FACT[type(fact)], getattr(fact, "place", None), getattr(fact, "bot", None)
    if isinstance(fact, Sit) and place is None:
        what = "stood"
    if isinstance(fact, SeatBot) and bot is None:
        what = "no-bot"
    name = names.get(guest.player, "") if guest else ""
    return GatheringEvent(what=what, guest=number, name=name, place=place, bot=bot)  # type: ignore[arg-type]
