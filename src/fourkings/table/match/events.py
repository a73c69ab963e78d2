"""The events of a match; `LogEvent` also has those of the waiting room: all that a table's log may contain."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from fourkings.records import token
from fourkings.rulebook.cards import Card, Seat, card, name
from fourkings.rulebook.game import Action, Game, Rules
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, apply_unchecked, next_deal
from fourkings.rulebook.opening import Opened
from fourkings.table.event import Event, encode_rules, parse_rules
from fourkings.table.match.people import Forget, Leave, Return, StandIn, TakeSeat
from fourkings.table.match.state import MatchEvent, Participant, Table, add_seconds, full_banks, spend
from fourkings.table.waiting_room import (
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
    WaitingRoom,
)

NEUTRAL_NAME = "Player {number}"
"""The name in records of a person whose name is not known."""


@dataclass(frozen=True, slots=True)
class Opening(MatchEvent):
    """The match opens: rules, participants, the draw for seats and dealer. Event 1 of a table without a waiting room."""

    rules: Rules
    participants: tuple[Participant, ...]
    opened: Opened
    contributions: tuple[bytes, ...] = ()  #: to the shuffle: none, or one for each participant
    commitment: str = ""  #: the seal of the secret, for a table without a waiting room

    def apply(self, table: Table, /) -> Table:
        raise ValueError("a table opens only once")

    def to_json(self) -> dict[str, Any]:
        opened = self.opened
        written = encode_rules(self.rules) | {
            "participants": list(map(_encode_participant, self.participants)),
            "draw": [[None if drawn is None else name(drawn) for drawn in row] for row in opened.draw],
            "seats": opened.seats,
            "dealer": opened.dealer,
            "kings": [[entrant, name(king)] for entrant, king in opened.kings],
        }
        contributions = [contribution.hex() for contribution in self.contributions]
        written |= {"contributions": contributions} if contributions else {}
        return written | ({"commitment": self.commitment} if self.commitment else {})

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        draw = tuple(tuple(None if text is None else card(text) for text in row) for row in raw["draw"])
        kings = tuple((entrant, card(text)) for entrant, text in raw["kings"])
        opened = Opened(draw, tuple(raw["seats"]), raw["dealer"], kings)
        contributions = tuple(map(bytes.fromhex, raw.get("contributions", ())))
        participants = tuple(map(_parse_participant, raw["participants"]))
        return cls(parse_rules(raw), participants, opened, contributions, raw.get("commitment", ""))


def _encode_participant(participant: Participant) -> dict[str, Any]:
    if participant.player is None:
        return {"name": participant.name, "player": None, "bot": participant.bot}
    guest = {} if participant.guest is None else {"guest": participant.guest}
    return {"player": participant.player, "bot": participant.bot} | guest


def _parse_participant(raw: Mapping[str, Any]) -> Participant:
    if raw["player"] is None:
        return Participant(raw["name"], None, raw["bot"])
    return Participant("", raw["player"], raw["bot"], guest=raw.get("guest"))


def open_table(event: Opening, room: WaitingRoom | None = None) -> Table:
    """Return the state as a match opens; `room` is the state before it, if the table had a waiting room."""
    participants = tuple(
        participant if participant.player is None or participant.guest is not None else replace(participant, guest=entrant)
        for entrant, participant in enumerate(event.participants)
    )
    names = tuple(participant.name or NEUTRAL_NAME.format(number=at) for at, participant in enumerate(participants, 1))
    match = Match(event.rules, names, event.opened, mirror=room is not None and room.conditions.mirror)
    if room is None:
        return Table(1, match, participants, contributions=event.contributions)
    return Table(
        room.version + 1, match, participants, room.conditions, room.host, room.guests, room.kicked, event.contributions,
        banks=full_banks(room.conditions.clock), next_number=room.next_number,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Deal(MatchEvent):
    """A deal begins: the hands by seat, in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]

    def apply(self, table: Table, /) -> Table:
        return table.advance(match=next_deal(table.match, self.hands), banks=full_banks(table.conditions.clock))

    def to_json(self) -> dict[str, Any]:
        return {"hands": [list(map(name, hand)) for hand in self.hands]}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        return cls(tuple(tuple(map(card, hand)) for hand in raw["hands"]))


@dataclass(frozen=True, slots=True)
class Act(MatchEvent):
    """A seat plays a card or makes a call; `bot` names the bot that did it for the seat, if one did: `"club 2"`."""

    seat: Seat
    action: Action
    bot: str | None = None
    spent: int | None = None  #: milliseconds that it cost; None if no clock ran
    late: bool = False  #: the seat's time was over: the stand-in acted once, and the person stays

    def apply(self, table: Table, /) -> Table:
        return table.advance(
            match=apply_unchecked(table.match, self.action),
            banks_before=(*table.banks_before, table.banks) if table.banks else (),
            banks=spend(table.banks, table.conditions.clock, self.seat, self.spent),
        )

    def to_json(self) -> dict[str, Any]:
        return Event.to_json(self) | {"action": token(self.action)}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        if game is None:
            raise ValueError("the opening is missing")
        action = parse_action(game, raw["action"])
        return cls(raw["seat"], action, raw.get("bot"), raw.get("spent"), raw.get("late", False))


@dataclass(frozen=True, slots=True)
class Undo(MatchEvent):
    """An undo: deal `deal` is again as it was after its first `actions` actions."""

    deal: int
    actions: int
    what = "undone"

    def apply(self, table: Table, /) -> Table:
        match = rewind(table.match, self.deal, self.actions)
        number = sum(len(deal.actions) for deal in match.deals)
        return table.advance(
            match=match,
            banks=next(iter(table.banks_before[number:]), table.banks),
            banks_before=table.banks_before[:number],
            notes=tuple(note for note in table.notes if (note.deal, note.actions) <= (self.deal, self.actions)),
        )

    def shown(self, table: Table) -> dict[str, Any]:
        # Only one person among bots may undo.
        person = next((seat for seat in range(4) if table.participant(seat).player is not None), None)
        return {"what": self.what, "seat": person}


def rewind(match: Match, number: int, actions: int) -> Match:
    """Return the match as it was after the first `actions` actions of deal `number`."""
    deal = match.deals[number - 1]
    match = next_deal(replace(match, deals=match.deals[: number - 1], result=None), deal.state.deal.dealt)
    for _, action in deal.actions[:actions]:
        match = apply_unchecked(match, action)
    return match


@dataclass(frozen=True, slots=True)
class Stop(MatchEvent):
    """The time of the match is over: the deal under way is the last, or the match ends here (GEN-13)."""

    what = "time-over"
    noted = True

    def apply(self, table: Table, /) -> Table:
        return table.advance(time_over=True)


@dataclass(frozen=True, slots=True)
class Reveal(MatchEvent):
    """All tables with the same deals have played them: the hands of this match may be seen once it is over."""

    what = "revealed"
    noted = True

    def apply(self, table: Table, /) -> Table:
        return table.advance(revealed=True)


@dataclass(frozen=True, slots=True)
class Hinted(MatchEvent):
    """A player among people has asked for a hint, as the conditions allow; all see it."""

    seat: Seat
    what = "hinted"
    noted = True

    def apply(self, table: Table, /) -> Table:
        return table.advance()

    def shown(self, table: Table) -> dict[str, Any]:
        return {"what": self.what, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Rematch(MatchEvent):
    """A rematch: the same people go on at another table, given by its id."""

    table: str
    what = "rematch"

    def apply(self, table: Table, /) -> Table:
        return table.advance(rematch=self.table)


@dataclass(frozen=True, slots=True)
class Pause(MatchEvent):
    """The host pauses the match: nobody acts, and no clock runs."""

    spent: int | None = None  #: milliseconds that the running clock had run
    what = "paused"
    noted = True
    changes_hosting = True

    def apply(self, table: Table, /) -> Table:
        seat = table.clock_seat
        return table.advance(paused=True, banks=table.banks if seat is None else spend(table.banks, None, seat, self.spent))


@dataclass(frozen=True, slots=True)
class Resume(MatchEvent):
    """The host ends the pause: the match goes on."""

    what = "resumed"
    noted = True
    changes_hosting = True

    def apply(self, table: Table, /) -> Table:
        return table.advance(paused=False)


@dataclass(frozen=True, slots=True)
class AddTime(MatchEvent):
    """The host adds seconds to the bank of a seat, or to all four (None), for the deal in progress."""

    seat: Seat | None
    seconds: int
    what = "time-added"
    noted = True

    def apply(self, table: Table, /) -> Table:
        return table.advance(banks=add_seconds(table.banks, self.seat, self.seconds))

    def shown(self, table: Table) -> dict[str, Any]:
        return {"what": self.what, "seat": self.seat, "seconds": self.seconds}


@dataclass(frozen=True, slots=True)
class OpenSeats(MatchEvent):
    """From now on latecomers may take bots' seats, or (False) may not any more."""

    open: bool
    noted = True
    changes_hosting = True

    def apply(self, table: Table, /) -> Table:
        return table.advance(open_seats=self.open)

    def shown(self, table: Table) -> dict[str, Any]:
        return {"what": "seats-opened" if self.open else "seats-closed"}


BeforeMatch = OpenWaitingRoom | Join | Sit | SeatBot | Swap | Kick | Admit | Configure | Depart | Contribute
"""The events before the match."""
AnyTime = HostChanged | Close
"""The events before the match or in it."""
AboutPeople = Leave | Return | StandIn | Forget | TakeSeat
InMatch = (
    Opening | Deal | Act | Undo | AboutPeople | Stop | Reveal | Hinted | Rematch | Pause | Resume | AddTime | OpenSeats
)
"""The events in the match."""
LogEvent = BeforeMatch | AnyTime | InMatch
"""Everything that can happen at a table."""
