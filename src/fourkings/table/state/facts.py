"""Who sits at a table, what may happen there, and the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Rules, State
from fourkings.rulebook.match import Match
from fourkings.rulebook.opening import Opened
from fourkings.table import gathering
from fourkings.table.gathering import Conditions, Gathering, Guest
from fourkings.table.state.banks import Banks

DEFAULT_CONDITIONS: Final = Conditions()
"""Those of a table that nobody gathered at."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a table, in the order joined: a person with a bot to stand in, or that bot itself."""

    name: str  # what a bot is called; empty for a person, whose name stands outside the log
    player: str | None  # a person's id, None for a bot
    bot: str  # who plays when no person does
    away: bool = False  # a person's chair that its bot plays now
    away_by_choice: bool = False  # he has given it to the bot himself, and takes it back himself
    guest: int | None = None  # a person's number at this table

    @property
    def played_by_bot(self) -> bool:
        return self.player is None or self.away


# --- facts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opening:
    """The match opens: its rules, its players, the draw for seats and dealer. Fact 1 where nobody has to gather first."""

    rules: Rules
    chairs: tuple[Chair, ...]
    opened: Opened
    contributions: tuple[bytes, ...] = ()  # to the shuffle: none, or one for each chair
    commitment: str = ""  # the seal of the secret, where nobody gathered first; older logs lack it


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal begins: the hands by seat, in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A seat plays a card or says a word; `bot` names the bot that did it for the seat, if one did: `"club 1"`."""

    seat: Seat
    action: Action
    bot: str | None = None
    spent: int | None = None  # milliseconds that the seat's clock ran for it; None where no clock ran
    forced: bool = False  # nothing else was allowed: it cost nothing, though only the seat itself is told so
    late: bool = False  # the seat's time was over: its stand-in acted, and the person stays


@dataclass(frozen=True, slots=True)
class Undo:
    """The table goes back: deal `deal` stands again as it was after its first `actions` actions."""

    deal: int
    actions: int


@dataclass(frozen=True, slots=True)
class Leave:
    """A person is gone; the chair's bot plays on. `by_choice` where he has asked for that himself."""

    entrant: int
    by_choice: bool = False
    spent: int | None = None  # milliseconds that his clock had run, where it was his turn


@dataclass(frozen=True, slots=True)
class Return:
    """A person is back, and plays again."""

    entrant: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """A person has chosen the bot that plays for him while he is away."""

    entrant: int
    bot: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A person is forgotten by his own wish: the chair is its bot's for good."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people go on at another table, named by its id."""

    table: str


MatchFact = Opening | Deal | Act | Undo | Leave | Return | StandIn | Forget | Rematch
Fact = gathering.Fact | MatchFact


@dataclass(frozen=True, slots=True)
class Table:
    """A table at its match, after some number of facts, its version."""

    version: int
    match: Match
    chairs: tuple[Chair, ...]
    conditions: Conditions = DEFAULT_CONDITIONS
    host: int | None = None  # the number of a guest
    guests: tuple[Guest, ...] = ()  # who came, those without a seat too
    kicked: frozenset[str] = frozenset()
    contributions: tuple[bytes, ...] = ()
    rematch: str | None = None  # the table at which the same people go on
    closed: bool = False  # by an administrator
    banks: Banks | None = None  # where the terms lay down a bank for each deal

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

    def guest(self, player: str) -> int | None:
        """The number of a person at this table, None for who came only later to look on."""
        found = next((one.guest for one in self.chairs if one.player == player), None)
        return found if found is not None else next((one.number for one in self.guests if one.player == player), None)

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose turn it is; None between deals and after the match."""
        return None if self.match.between_deals or self.match.result else self.state.turn

    @property
    def slow(self) -> bool:
        """True for a game over days."""
        return self.conditions.clock is not None and self.conditions.clock.slow

    @property
    def clock_seat(self) -> Seat | None:
        """The seat whose clock runs: a person's, whose turn it is and who plays himself."""
        seat = self.waits_for if self.conditions.clock else None
        return None if seat is None or self.chair(seat).played_by_bot else seat


TableState = Gathering | Table
"""A table at any time of its life."""
