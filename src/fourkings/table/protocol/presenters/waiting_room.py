"""A table before its match, as one reader sees it: other people by number and name, never by id."""

from collections.abc import Callable

from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import ConditionsInfo, GuestInfo, KickedGuest, PlaceInfo, WaitingRoomEventInfo
from fourkings.table.protocol.presenters.deal import mirror_plan
from fourkings.table.protocol.presenters.match import NO_NAMES, Names, rules_fields
from fourkings.table.protocol.updates import WaitingRoomSnapshot
from fourkings.table.waiting_room import Join, SeatBot, Sit, WaitingRoom, WaitingRoomEvent


def waiting_room_snapshot(
    room: WaitingRoom, guest: int | None, table: str, pace: Pace, commitment: str, connected: Callable[[str], bool],
    names: Names = NO_NAMES, event: WaitingRoomEventInfo | None = None, answers: str | None = None,
) -> WaitingRoomSnapshot:  # fmt: skip
    """Build the snapshot of a table before its match for the guest of that number, None for a reader who has not joined.

    table: the table's id; commitment: the seal of its secret; connected: whether the person with an id is; happened: the
    last event; answers: the id of the reader's request that caused it.
    """
    rules = room.rules
    places = [
        PlaceInfo(guest=holder, bot=None) if isinstance(holder, int) else PlaceInfo(guest=None, bot=holder)
        for holder in room.places
    ]
    return WaitingRoomSnapshot(
        version=room.version,
        answers=answers,
        table=table,
        event=event,
        **rules_fields(rules),
        conditions=ConditionsInfo.model_validate(room.conditions, from_attributes=True),
        guests=tuple(
            GuestInfo(
                number=member.number,
                name=names.get(member.player, ""),
                here=connected(member.player),
                contributed=bool(member.contribution),
                you=member.number == guest,
            )
            for member in room.guests
        ),
        places=(places[0], places[1], places[2], places[3]),
        host=room.host,
        kicked=tuple(
            KickedGuest(number=kicked.number, name=names.get(kicked.player, ""))
            for kicked in (room.kicked_guests if guest is not None and guest == room.host else ())
        ),
        guest=guest,
        commitment=commitment,
        pace=pace,
        previous=room.previous,
        mirror=mirror_plan(rules) if room.conditions.mirror else None,
    )


def waiting_room_event(
    before: WaitingRoom | None, room: WaitingRoom, event: WaitingRoomEvent, names: Names = NO_NAMES
) -> WaitingRoomEventInfo:
    """Describe an event before the match for a snapshot; `before`, `room`: the states around it."""
    number = room.guests[-1].number if isinstance(event, Join) else getattr(event, "guest", None)
    guest = room.guest_by_number(number) or next(
        (guest for guest in (*before.guests, *before.kicked_guests) if guest.number == number) if before else iter(()), None
    )
    what, place, bot = event.what, getattr(event, "place", None), getattr(event, "bot", None)
    if isinstance(event, Sit) and place is None:
        what = "stood"
    if isinstance(event, SeatBot) and bot is None:
        what = "no-bot"
    name = names.get(guest.player, "") if guest else ""
    return WaitingRoomEventInfo(what=what, guest=number, name=name, place=place, bot=bot)  # type: ignore[arg-type]
