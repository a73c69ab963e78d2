"""The state of an evening at several tables. Entrants are numbered from 1; only the log and `Entrant` have their ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Self

from fourkings.evenings.fitting import Seats
from fourkings.evenings.movement import Kind, Seating, Unit
from fourkings.rulebook.game import Rules
from fourkings.table.event import encode_rules, parse_rules
from fourkings.table.waiting_room import Conditions

if TYPE_CHECKING:
    from fourkings.evenings.events import Swap

MAX_ENTRANTS: Final = 40
MAX_ROUNDS: Final = 40
MAX_MINUTES: Final = 240
MAX_LEAGUE_MINUTES: Final = 60 * 24 * 60
"""Most minutes of a round of a league, an evening whose rounds last days."""
MAX_NAME: Final = 60
"""Most characters of an evening's name, and of the place where it is played."""
MAX_REASON: Final = 200
"""Most characters of a director's reason for a correction."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The director's choices before the first round of an evening."""

    kind: Kind
    rules: Rules
    conditions: Conditions
    rounds: int  #: as many as are planned
    minutes: int = 0  #: of a round, after which the deal in progress at each table is its last; 0: no limit
    fill: str = ""  #: the bot that fills tables; empty: people sit out
    same_boards: bool = False  #: the same deals at all tables of a round
    paper: bool = False  #: with real cards: no tables on a server, and results by score sheet
    swiss: bool = False  #: by standing from the second round on: equals meet, and nobody twice if possible
    demo: bool = False  #: a demonstration, which counts nowhere

    def to_json(self) -> dict[str, Any]:
        """Return the plan as a JSON object for the log."""
        names = ("rounds", "minutes", "fill", "same_boards", "paper", "swiss", *(("demo",) if self.demo else ()))
        rules = {"kind": self.kind, **encode_rules(self.rules), "conditions": self.conditions.to_json()}
        return rules | {name: getattr(self, name) for name in names}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the plan that `to_json` wrote."""
        conditions, rules = Conditions.from_json(raw["conditions"]), parse_rules(raw)
        paper, swiss = raw.get("paper", False), raw.get("swiss", False)  # absent in logs of an earlier version
        limits = raw["rounds"], raw["minutes"], raw["fill"], raw["same_boards"]
        return cls(raw["kind"], rules, conditions, *limits, paper, swiss, raw.get("demo", False))


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of one deal of a match, by seat or by side; a void deal has no result."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the match played at a table of a round."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deals: tuple[DealResult, ...] = ()

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the result that `asdict` wrote."""
        deals = tuple(DealResult(deal["number"], tuple(deal["points"])) for deal in raw["deals"])
        return cls(tuple(raw["scores"]), tuple(raw["winners"]), deals)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has entered the evening, with their number, from 1."""

    number: int
    player: str  #: their id; empty once they are forgotten
    partner: int | None = None  #: in an evening of pairs
    here: bool = True
    team: tuple[int, ...] = ()  #: in an evening of teams: its members by number
    cut: int = 0  #: after how many rounds a cut left them out; 0 if none did
    plays_for: int = 0  #: the member of a pair or a team whose substitute they are; 0: nobody's


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round: who sits there, and what came of it."""

    seats: Seats
    id: str = ""  #: of the table at which it is played; empty until there is one
    result: Result | None = None
    abandoned: str = ""  #: why the round went on without it
    corrected: str = ""  #: why its result was corrected last
    bots: tuple[int, ...] = ()  #: the seats of people for whom a bot played at the end

    @property
    def over(self) -> bool:
        """True once the round no longer waits for this table: it has a result, or was abandoned."""
        return self.result is not None or bool(self.abandoned)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the evening: its tables, those who sit out, and its time limit."""

    tables: tuple[RoundTable, ...]
    idle: tuple[int, ...]
    ends: float | None = None
    open: bool = False  #: the boards that all tables played may be shown
    swaps: tuple[Swap, ...] = ()  #: the director's changes to the seats drawn
    substitutes: tuple[tuple[int, int], ...] = ()  #: each with the member of a pair or a team for whom they play

    def member(self, person: int) -> int:
        """Return the member of a pair or a team that a person plays for in this round, or the person."""
        return dict(self.substitutes).get(person, person)

    @property
    def over(self) -> bool:
        """True once all tables of the round are over."""
        return all(table.over for table in self.tables)

    @property
    def seating(self) -> Seating:
        """The seats of all tables, and who sits out."""
        return Seating(tuple(table.seats for table in self.tables), self.idle)


@dataclass(frozen=True, slots=True)
class Evening:
    """The state of an evening after its first `version` events."""

    version: int
    plan: Plan
    commitment: str
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    order: tuple[int, ...] = ()  #: who holds the numbers of the movement: entrants, and bots below 0
    by_design: bool = True  #: the movement has had the same number of places in every round
    ended: bool = False
    swaps: tuple[Swap, ...] = ()  #: in the next round
    name: str = ""  #: that the director gave it
    place: str = ""  #: where it is played
    starts: float | None = None  #: in seconds since 1970
    next: str = ""  #: the id of the evening that goes on from this one
    minimum: int = 0  #: of rounds for a place; 0: half of those of the stage, rounded up
    cuts: tuple[tuple[int, bool], ...] = ()  #: after how many rounds the best played on, and whether with a carry-over

    @property
    def running(self) -> bool:
        """True while a round is in progress."""
        return bool(self.rounds) and not self.rounds[-1].over

    def entrant(self, number: int) -> Entrant | None:
        """Return the entrant of that number, or None."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def entrant_of(self, player: str) -> Entrant | None:
        """Return the entrant with that player's id, or None."""
        return next((entrant for entrant in self.entrants if player and entrant.player == player), None)

    def unit(self, number: int) -> Unit:
        """Return an entrant's team or pair, a substitute's too, or the entrant alone; empty before they have one."""
        entrant = self.entrant(number)
        if entrant is None or self.plan.kind in ("partners", "alone"):
            return (number,)
        if entrant.plays_for:
            return self.unit(entrant.plays_for)
        if self.plan.kind == "teams":
            return entrant.team
        return (min(number, entrant.partner), max(number, entrant.partner)) if entrant.partner else ()

    def player_for(self, number: int) -> int:
        """Return who takes the seat of an entrant: themselves, or a substitute; 0 if nobody does."""
        entrant = self.entrant(number)
        if entrant is None or entrant.here:
            return number if entrant else 0
        return next((other.number for other in self.entrants if other.here and other.plays_for == number), 0)

    def seated_unit(self, seating: Seating, number: int) -> Unit:
        """Return an entrant's unit as it sits in a round, with its substitutes."""
        now = self.rounds[-1].substitutes if self.running else [(other.number, other.plays_for) for other in self.entrants]
        people = {person for seats in (*seating.tables, seating.idle) for person in seats}
        substitutes = {member: person for person, member in now if person in people}
        return tuple(substitutes.get(member, member) for member in self.unit(number))

    def with_entrants(self, *numbers: int, **changes: Any) -> Evening:
        """Return the evening with some fields of the entrants of these `numbers` changed."""
        entrants = list(self.entrants)
        for number in numbers:
            entrants[number - 1] = replace(entrants[number - 1], **changes)
        return replace(self, entrants=tuple(entrants))

    def with_round(self, number: int, **changes: Any) -> Evening:
        """Return the evening with some fields of a round changed; rounds count from 0, and -1 is the last."""
        rounds = list(self.rounds)
        rounds[number] = replace(rounds[number], **changes)
        return replace(self, rounds=tuple(rounds))

    def with_table(self, number: int, table: int, **changes: Any) -> Evening:
        """Return the evening with some fields of a table, from 0, changed; `number`: its round, as for `with_round`."""
        tables = list(self.rounds[number].tables)
        tables[table] = replace(tables[table], **changes)
        return self.with_round(number, tables=tuple(tables))
