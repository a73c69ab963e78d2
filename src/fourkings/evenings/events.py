"""The state of an evening at several tables, and the events that change it. People are numbers here, and ids in the log."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, ClassVar, Final, Self

from fourkings.evenings.fitting import Seats
from fourkings.evenings.movement import Kind, Seating, Unit, swap_units
from fourkings.rulebook.game import Rules
from fourkings.table.event import encode_rules, parse_rules
from fourkings.table.waiting_room import Conditions

MAX_ENTRANTS: Final = 40
MAX_ROUNDS: Final = 40
MAX_MINUTES: Final = 240
MAX_LEAGUE_MINUTES: Final = 60 * 24 * 60
"""Longest round of a league, which is played over days."""
MAX_REASON: Final = 200
"""Characters of the reason of a correction."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The director's choices before the first round."""

    kind: Kind
    rules: Rules
    conditions: Conditions
    rounds: int  #: as many as are planned
    minutes: int = 0  #: of a round, after which the deal in progress at each table is its last; 0: no limit
    fill: str = ""  #: the bot that fills tables; empty: people sit out
    same_boards: bool = False  #: the same deals at all tables of a round
    paper: bool = False  #: with real cards: no tables on a server, and results by score sheet
    swiss: bool = False  #: by standing from the second round on: equals meet, and nobody twice if possible

    def to_json(self) -> dict[str, Any]:
        """Return the plan as a log has it."""
        return {
            "kind": self.kind,
            **encode_rules(self.rules),
            "conditions": self.conditions.to_json(),
            "rounds": self.rounds,
            "minutes": self.minutes,
            "fill": self.fill,
            "same_boards": self.same_boards,
            "paper": self.paper,
            "swiss": self.swiss,
        }

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the plan that `to_json` wrote."""
        conditions, rules = Conditions.from_json(raw["conditions"]), parse_rules(raw)
        paper, swiss = raw.get("paper", False), raw.get("swiss", False)  # absent in logs of an earlier version
        limits = raw["rounds"], raw["minutes"], raw["fill"], raw["same_boards"]
        return cls(raw["kind"], rules, conditions, *limits, paper, swiss)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of a deal, by seat or by side; void deals have no result."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the match of a table."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deals: tuple[DealResult, ...] = ()

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the result that `asdict` wrote."""
        deals = tuple(DealResult(deal["number"], tuple(deal["points"])) for deal in raw["deals"])
        return cls(tuple(raw["scores"]), tuple(raw["winners"]), deals)


# --- the state ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has entered the evening."""

    number: int
    player: str  #: their id; empty once they are forgotten
    partner: int | None = None  #: in an evening of pairs
    here: bool = True
    team: tuple[int, ...] = ()  #: in an evening of teams: its members by number
    cut: int = 0  #: after how many rounds a cut left them out; 0 if none did


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round."""

    seats: Seats
    id: str = ""  #: of the table at which it is played; empty until there is one
    result: Result | None = None
    abandoned: str = ""  #: why the round went on without it
    corrected: str = ""  #: why its result was corrected last

    @property
    def over(self) -> bool:
        """True once the round no longer waits for this table."""
        return self.result is not None or bool(self.abandoned)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the evening."""

    tables: tuple[RoundTable, ...]
    idle: tuple[int, ...]
    ends: float | None = None
    open: bool = False  #: the boards that all tables played may be shown
    swaps: tuple[Swap, ...] = ()  #: the director's changes to the seats drawn

    @property
    def over(self) -> bool:
        """True once all tables are over."""
        return all(table.over for table in self.tables)

    @property
    def seating(self) -> Seating:
        """The seats of all tables, and who sits out."""
        return Seating(tuple(table.seats for table in self.tables), self.idle)


@dataclass(frozen=True, slots=True)
class Evening:
    """The state of an evening after `version` events."""

    version: int
    plan: Plan
    commitment: str
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    order: tuple[int, ...] = ()  #: who holds the numbers of the movement: entrants, and bots below 0
    by_design: bool = True  #: the movement has had the same number of places in every round
    ended: bool = False
    swaps: tuple[Swap, ...] = ()  #: in the next round

    @property
    def running(self) -> bool:
        """True while a round is played."""
        return bool(self.rounds) and not self.rounds[-1].over

    def entrant(self, number: int) -> Entrant | None:
        """Return the entrant of that number, or None."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def entrant_of(self, player: str) -> Entrant | None:
        """Return the entrant with that player's id, or None."""
        return next((entrant for entrant in self.entrants if player and entrant.player == player), None)

    def unit(self, number: int) -> Unit:
        """Return an entrant's team or pair, themselves included, or the entrant alone; empty if they have none yet."""
        entrant = self.entrant(number)
        if entrant is None or self.plan.kind in ("partners", "alone"):
            return (number,)
        if self.plan.kind == "teams":
            return entrant.team
        return (min(number, entrant.partner), max(number, entrant.partner)) if entrant.partner else ()

    def with_entrants(self, *numbers: int, **changes: Any) -> Evening:
        """Return the evening with fields of these entrants changed."""
        entrants = list(self.entrants)
        for number in numbers:
            entrants[number - 1] = replace(entrants[number - 1], **changes)
        return replace(self, entrants=tuple(entrants))

    def with_round(self, number: int, **changes: Any) -> Evening:
        """Return the evening with fields of a round changed; rounds count from 0, and -1 is the last."""
        rounds = list(self.rounds)
        rounds[number] = replace(rounds[number], **changes)
        return replace(self, rounds=tuple(rounds))

    def with_table(self, number: int, table: int, **changes: Any) -> Evening:
        """Return the evening with fields of a table of a round changed; tables count from 0."""
        tables = list(self.rounds[number].tables)
        tables[table] = replace(tables[table], **changes)
        return self.with_round(number, tables=tuple(tables))


# --- events -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EveningEvent(ABC):
    """A change of an evening's state, and a line of its log. Its fields are those of the line."""

    name: ClassVar[str]
    """Its name in the log: that of the class, in words with hyphens."""
    classes: ClassVar[dict[str, type[EveningEvent]]] = {}
    """All events by `name`."""

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()
        cls.classes[cls.name] = cls

    @abstractmethod
    def apply(self, evening: Evening) -> Evening:
        """Return the evening after this event, which is not checked again; its version stays."""

    def to_json(self) -> dict[str, Any]:
        """Return the fields by name."""
        return asdict(self)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the event that `to_json` wrote; raise LookupError, TypeError or ValueError for anything else."""
        values = ((field.name, raw[field.name]) for field in fields(cls))
        return cls(**{name: tuple(value) if isinstance(value, list) else value for name, value in values})


def apply_event(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after one more event, with the next version."""
    return replace(event.apply(evening), version=evening.version + 1)


@dataclass(frozen=True, slots=True)
class Announce(EveningEvent):
    """The evening is announced: event 1. `commitment` is the seal of the secret from which seats are drawn."""

    plan: Plan
    commitment: str

    def apply(self, evening: Evening) -> Evening:
        raise ValueError("an evening is announced only once")

    def to_json(self) -> dict[str, Any]:
        return {"plan": self.plan.to_json(), "commitment": self.commitment}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        return cls(Plan.from_json(raw["plan"]), raw["commitment"])


@dataclass(frozen=True, slots=True)
class Enter(EveningEvent):
    """A person enters, and gets the next number, from 1."""

    player: str

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, entrants=(*evening.entrants, Entrant(len(evening.entrants) + 1, self.player)))


@dataclass(frozen=True, slots=True)
class Pair(EveningEvent):
    """Two entrants are partners for the evening."""

    first: int
    second: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.first, partner=self.second).with_entrants(self.second, partner=self.first)


@dataclass(frozen=True, slots=True)
class Team(EveningEvent):
    """Four entrants are a team for the evening: the first two are partners, and the last two."""

    members: tuple[int, int, int, int]

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(*self.members, team=self.members)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        return cls(_four(raw["members"]))


@dataclass(frozen=True, slots=True)
class Cut(EveningEvent):
    """The evening goes on with the best: these entrants are in no further round."""

    entrants: tuple[int, ...]

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(*self.entrants, here=False, cut=len(evening.rounds))


@dataclass(frozen=True, slots=True)
class Withdraw(EveningEvent):
    """An entrant leaves: they are in no further round until they come back."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.entrant, here=False)


@dataclass(frozen=True, slots=True)
class ComeBack(EveningEvent):
    """An entrant who had left is back."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.entrant, here=True)


@dataclass(frozen=True, slots=True)
class ForgetEntrant(EveningEvent):
    """An entrant is forgotten, as they asked: what they played stays under their number."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.entrant, player="", here=False)


@dataclass(frozen=True, slots=True)
class StartRound(EveningEvent):
    """The next round: its tables by seat, who sits out, and who holds the numbers of the movement. Bots are below 0."""

    tables: tuple[Seats, ...]
    idle: tuple[int, ...]
    order: tuple[int, ...]
    ends: float | None = None  #: when its time is over, in seconds since 1970

    def apply(self, evening: Evening) -> Evening:
        started = Round(tuple(map(RoundTable, self.tables)), self.idle, self.ends, swaps=evening.swaps)
        by_design = evening.by_design and (not evening.rounds or len(self.order) == len(evening.order))
        return replace(evening, rounds=(*evening.rounds, started), order=self.order, by_design=by_design, swaps=())

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        return cls(tuple(map(_four, raw["tables"])), tuple(raw["idle"]), tuple(raw["order"]), raw["ends"])


@dataclass(frozen=True, slots=True)
class Swap(EveningEvent):
    """Two entrants swap seats, pairs and teams as a whole: in the next round, or with a reason in the one in progress."""

    first: int
    second: int
    reason: str = ""

    def apply(self, evening: Evening) -> Evening:
        if not evening.running:  # repeating the last swap undoes it
            undoes = any({swap.first, swap.second} == {self.first, self.second} for swap in evening.swaps[-1:])
            return replace(evening, swaps=evening.swaps[:-1] if undoes else (*evening.swaps, self))
        last, units = evening.rounds[-1], (evening.unit(self.first), evening.unit(self.second))
        seats_of_tables, idle = swap_units(last.seating, *units, self.first, self.second)
        tables = tuple(replace(table, seats=seats) for table, seats in zip(last.tables, seats_of_tables, strict=True))
        return evening.with_round(-1, tables=tables, idle=idle, swaps=(*last.swaps, self))


@dataclass(frozen=True, slots=True)
class Extend(EveningEvent):
    """The round in progress ends at another time."""

    ends: float

    def apply(self, evening: Evening) -> Evening:
        return evening.with_round(-1, ends=self.ends)


@dataclass(frozen=True, slots=True)
class MakeTable(EveningEvent):
    """A table of the round, from 0, is played at the table of that id."""

    table: int
    id: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, id=self.id)


@dataclass(frozen=True, slots=True)
class Finish(EveningEvent):
    """A table of the round has played its match."""

    table: int
    result: Result

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, result=self.result)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        return cls(raw["table"], Result.from_json(raw["result"]))


@dataclass(frozen=True, slots=True)
class Abandon(EveningEvent):
    """The round goes on without a table: it counts for nobody."""

    table: int
    reason: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, abandoned=self.reason)


@dataclass(frozen=True, slots=True)
class Correct(EveningEvent):
    """The director corrects a result of any round, from 0, and gives a reason."""

    round: int
    table: int
    result: Result
    reason: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(self.round, self.table, result=self.result, abandoned="", corrected=self.reason)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        return cls(raw["round"], raw["table"], Result.from_json(raw["result"]), raw["reason"])


@dataclass(frozen=True, slots=True)
class OpenRound(EveningEvent):
    """All tables of a round, from 0, have played the same boards, which may now be shown."""

    round: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_round(self.round, open=True)


@dataclass(frozen=True, slots=True)
class End(EveningEvent):
    """The evening is over: only corrections follow."""

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, ended=True)


def _four(people: Sequence[int]) -> Seats:
    first, second, third, fourth = people
    return first, second, third, fourth
