"""A live table as a pure machine: who sits where, whose turn, what happened. No clock, no disk, no dice in here.

Whatever happens at a table is a `Fact`. Facts are numbered without gaps: the number of the last one is the table's
version. A door that wants something done asks for the facts (`act`, `undo`, …; `Refused` where it may not be), stores
them, and only then applies them and tells them. The same facts applied in the same order make the same table, so a table
is its log: after a crash it is folded together again from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from fourkings import events
from fourkings.cards import Card, Seat
from fourkings.game import Action, Reason, Refused, State, why_not
from fourkings.match import Match, next_deal, step
from fourkings.opening import Opened
from fourkings.options import Rules


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a table, in the order joined: a person with a bot to stand in, or that bot itself."""

    name: str
    player: str | None  # a person's id, None for a bot
    bot: str  # who plays when no person does
    away: bool = False  # a person's chair that its bot plays now

    @property
    def played_by_bot(self) -> bool:
        return self.player is None or self.away


# --- facts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opening:
    """The table opens: its rules, its players, the draw for seats and dealer. Always fact 1."""

    rules: Rules
    chairs: tuple[Chair, ...]
    opened: Opened


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal begins: the hands by seat, in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A seat plays a card or says a word; `bot` names the bot that did it for the seat, if one did."""

    seat: Seat
    action: Action
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """The table goes back: deal `deal` stands again as it was after its first `actions` actions."""

    deal: int
    actions: int


@dataclass(frozen=True, slots=True)
class Leave:
    """A person is gone; the chair's bot plays on."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Return:
    """A person is back, and plays again."""

    entrant: int


Fact = Opening | Deal | Act | Undo | Leave | Return


@dataclass(frozen=True, slots=True)
class Table:
    """A table after some number of facts, its version."""

    version: int
    match: Match
    chairs: tuple[Chair, ...]

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    def chair(self, seat: Seat) -> Chair:
        """Who sits in a seat."""
        return self.chairs[self.match.opening.seats[seat]]

    def seat_of(self, player: str) -> Seat | None:
        """The seat of a person, None for who only looks on."""
        return next((seat for seat in range(4) if self.chair(seat).player == player), None)

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose turn it is; None between deals and after the match."""
        return None if self.match.between_deals or self.match.result else self.state.turn


# --- facts made of wishes -----------------------------------------------------------------------------------------


def act(table: Table, seat: Seat, action: Action, bot: str | None = None) -> Act:
    """The seat's action, if the rules allow it."""
    if not table.match.deals:
        raise Refused(Reason("GEN-6", "not-dealt", {}))
    if reason := why_not(table.state, seat, action):
        raise Refused(reason)
    return Act(seat, action, bot)


def deal(table: Table, hands: tuple[tuple[Card, ...], ...]) -> Deal:
    """The next deal, if its time has come."""
    if table.match.result:
        raise Refused(Reason(table.rules.game.END, "match-over", {}))
    if not table.match.between_deals:
        raise Refused(Reason("GEN-6", "deal-running", {}))
    return Deal(hands)


def undo(table: Table, seat: Seat) -> Undo:
    """Back to just before the seat's own last action, in this deal or an earlier one. Only alone among bots."""
    people = [chair for chair in table.chairs if chair.player is not None]
    if len(people) > 1 or table.chair(seat).player is None:
        raise Refused(Reason("GEN-12", "undo-with-people", {}))
    for number in range(len(table.match.deals), 0, -1):
        actions = table.match.deals[number - 1].actions
        for place in range(len(actions) - 1, -1, -1):
            if actions[place][0] == seat:
                return Undo(number, place)
    raise Refused(Reason("GEN-12", "nothing-to-undo", {}))


def leave(table: Table, player: str) -> Leave | None:
    """A person goes; nothing where he is away already."""
    entrant = _entrant(table, player)
    return None if table.chairs[entrant].away else Leave(entrant)


def back(table: Table, player: str) -> Return | None:
    """A person comes back; nothing where he is there already."""
    entrant = _entrant(table, player)
    return Return(entrant) if table.chairs[entrant].away else None


def _entrant(table: Table, player: str) -> int:
    for entrant, chair in enumerate(table.chairs):
        if chair.player == player:
            return entrant
    raise Refused(Reason("GEN-12", "not-seated", {}))


# --- facts applied ------------------------------------------------------------------------------------------------


def open_table(fact: Opening) -> Table:
    """The table after its first fact."""
    names = tuple(chair.name for chair in fact.chairs)
    return Table(1, Match(fact.rules, names, fact.opened), fact.chairs)


def after(table: Table, fact: Fact) -> Table:
    """The table after one more fact. Facts are not checked again."""
    played, chairs = table.match, table.chairs
    match fact:
        case Deal(hands):
            played = next_deal(played, hands)
        case Act(_, action, _):
            played = step(played, action)
        case Undo(number, actions):
            played = rewound(played, number, actions)
        case Leave(entrant):
            chairs = _away(chairs, entrant, True)
        case Return(entrant):
            chairs = _away(chairs, entrant, False)
        case Opening():
            raise ValueError("a table opens only once")
    return Table(table.version + 1, played, chairs)


def fold(facts: Iterable[Fact]) -> Table:
    """The table that a whole log makes."""
    log = iter(facts)
    first = next(log, None)
    if not isinstance(first, Opening):
        raise ValueError("a table's log begins with its opening")
    table = open_table(first)
    for fact in log:
        table = after(table, fact)
    return table


def rewound(match: Match, number: int, actions: int) -> Match:
    """The match as it was when deal `number` had seen its first `actions` actions."""
    kept = match.deals[number - 1]
    again = replace(match, deals=match.deals[: number - 1], result=None)
    again = next_deal(again, kept.state.deal.dealt)
    for _, action in kept.actions[:actions]:
        again = step(again, action)
    return again


def _away(chairs: tuple[Chair, ...], entrant: int, away: bool) -> tuple[Chair, ...]:
    return (*chairs[:entrant], replace(chairs[entrant], away=away), *chairs[entrant + 1 :])


def told(before: Table | None, table: Table, fact: Fact) -> tuple[events.Event, ...]:
    """What a fact means to those who look on, as events; see `view.see` for what each may be shown."""
    match fact:
        case Opening():
            return (events.Seated(table.match.entrants, table.match.opening),)
        case Deal():
            return events.dealt(table.match)
        case Act():
            assert before is not None
            return events.acted(before.match, table.match)
        case _:
            return ()
