"""The events of a match about the people in its seats: they leave, come back, choose a stand-in, and are forgotten."""

from dataclasses import dataclass
from typing import Any

from fourkings.table.match.state import MatchEvent, Table, spend
from fourkings.table.waiting_room import Guest, numbers_after


@dataclass(frozen=True, slots=True)
class PersonEvent(MatchEvent):
    """An event about one participant; `entrant` is their index in the order joined."""

    entrant: int
    noted = True
    changes_players = True

    def shown(self, table: Table) -> dict[str, Any]:
        return {"what": self.what, "seat": table.seat_of_entrant(self.entrant)}


@dataclass(frozen=True, slots=True)
class Leave(PersonEvent):
    """A person is away, and their stand-in bot plays. `by_choice` if they asked for it."""

    by_choice: bool = False
    spent: int | None = None  #: milliseconds that their clock had run, if it was their turn
    what = "left"

    def apply(self, table: Table, /) -> Table:
        return table.advance(
            banks=spend(table.banks, None, table.seat_of_entrant(self.entrant), self.spent),
            participants=table.with_participant(self.entrant, away=True, away_by_choice=self.by_choice),
        )


@dataclass(frozen=True, slots=True)
class Return(PersonEvent):
    """A person is back, and plays in place of the stand-in bot again."""

    what = "returned"

    def apply(self, table: Table, /) -> Table:
        return table.advance(participants=table.with_participant(self.entrant, away=False, away_by_choice=False))


@dataclass(frozen=True, slots=True)
class StandIn(PersonEvent):
    """A person has chosen the bot that plays while they are away."""

    bot: str
    what = "stand-in"

    def apply(self, table: Table, /) -> Table:
        return table.advance(participants=table.with_participant(self.entrant, bot=self.bot))


@dataclass(frozen=True, slots=True)
class Forget(PersonEvent):
    """A person is forgotten, as they asked: the seat is its bot's for good. If they were the host, the next player is."""

    what = "forgotten"
    changes_hosting = True

    def apply(self, table: Table, /) -> Table:
        forgotten, host = table.participants[self.entrant], table.host
        if host is not None and forgotten.guest == host:
            host = next((number for number in numbers_after(host, table.numbered_players) if number != host), host)
        return table.advance(
            guests=tuple(guest for guest in table.guests if guest.player != forgotten.player),
            host=host,
            participants=table.with_participant(self.entrant, player=None, away=False, away_by_choice=False, guest=None),
        )


@dataclass(frozen=True, slots=True)
class TakeSeat(PersonEvent):
    """A latecomer takes the seat of a bot, under the next guest's number; the bot stands in for them from now on."""

    player: str
    what = "seat-taken"

    def apply(self, table: Table, /) -> Table:
        number = table.next_number
        return table.advance(
            participants=table.with_participant(self.entrant, name="", player=self.player, guest=number),
            guests=(*table.guests, Guest(number, self.player)),
            next_number=number + 1,
        )
