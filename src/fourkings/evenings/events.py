"""The events of an evening, and its log: one line of JSON each, from which the state can be replayed."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields, replace
from typing import Any, ClassVar, Final, Self

from fourkings.evenings.fitting import Seats
from fourkings.evenings.movement import swap_units
from fourkings.evenings.state import Entrant, Evening, Plan, Result, Round, RoundTable
from fourkings.sanitize import read_json
from fourkings.table.log import MalformedLog


@dataclass(frozen=True, slots=True)
class EveningEvent(ABC):
    """A change of an evening's state, and a line of its log. Its fields are those of the line."""

    name: ClassVar[str]
    """The event's name in the log: that of the class, in words with hyphens."""
    classes: ClassVar[dict[str, type[EveningEvent]]] = {}
    """All classes of events by `name`."""

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()
        cls.classes[cls.name] = cls

    @abstractmethod
    def apply(self, evening: Evening) -> Evening:
        """Return the evening after this event, whose legality is not checked again; its version is left as it is."""

    def to_json(self) -> dict[str, Any]:
        """Return the event's fields by name, as plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Return the event that `to_json` wrote; raise LookupError, TypeError or ValueError for anything else."""
        names = [field.name for field in fields(cls) if field.name in raw or field.default is MISSING]
        return cls(**{name: FIELDS.get(name, _frozen)(raw[name]) for name in names})


def apply_event(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after one more event, with its version raised by one."""
    return replace(event.apply(evening), version=evening.version + 1)


@dataclass(frozen=True, slots=True)
class Announce(EveningEvent):
    """The evening is created: event 1. `commitment` is the seal, a hash of the secret from which seats are drawn."""

    plan: Plan
    commitment: str

    def apply(self, evening: Evening) -> Evening:
        raise ValueError("an evening is announced only once")

    def to_json(self) -> dict[str, Any]:
        return {"plan": self.plan.to_json(), "commitment": self.commitment}


@dataclass(frozen=True, slots=True)
class Enter(EveningEvent):
    """A person enters the evening, as the entrant with the next number, from 1."""

    player: str

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, entrants=(*evening.entrants, Entrant(len(evening.entrants) + 1, self.player)))


@dataclass(frozen=True, slots=True)
class Pair(EveningEvent):
    """Two entrants are partners for the evening."""

    first: int
    second: int

    def apply(self, evening: Evening) -> Evening:
        after = evening.with_entrants(self.first, partner=self.second, plays_for=0)
        return after.with_entrants(self.second, partner=self.first, plays_for=0)


@dataclass(frozen=True, slots=True)
class Team(EveningEvent):
    """Four entrants are a team for the evening: the first two are partners, and the last two."""

    members: tuple[int, int, int, int]

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(*self.members, team=self.members, plays_for=0)


@dataclass(frozen=True, slots=True)
class Substitute(EveningEvent):
    """An entrant plays for a member of a pair or a team, who has left, from the next round until the member comes back."""

    entrant: int
    member: int

    def apply(self, evening: Evening) -> Evening:
        others = [other.number for other in evening.entrants if other.plays_for == self.member]
        after = evening.with_entrants(*others, plays_for=0).with_entrants(self.member, here=False)
        return after.with_entrants(self.entrant, plays_for=self.member)


@dataclass(frozen=True, slots=True)
class Cut(EveningEvent):
    """The evening ends for these entrants, who are in no further round; it goes on with the best."""

    entrants: tuple[int, ...]
    carry: bool = True  #: the rounds before count in the final, too

    def apply(self, evening: Evening) -> Evening:
        rounds = len(evening.rounds)
        after = evening.with_entrants(*self.entrants, here=False, cut=rounds)
        return replace(after, cuts=(*evening.cuts, (rounds, self.carry)))


@dataclass(frozen=True, slots=True)
class RequireRounds(EveningEvent):
    """The director sets in how many rounds anybody has to be there for a place in the standings; 0: the default."""

    rounds: int

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, minimum=self.rounds)


@dataclass(frozen=True, slots=True)
class Describe(EveningEvent):
    """The director names the evening, its place, and when it starts, in seconds since 1970."""

    title: str
    place: str
    starts: float | None

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, name=self.title, place=self.place, starts=self.starts)


@dataclass(frozen=True, slots=True)
class PlayAgain(EveningEvent):
    """The same people meet for another evening, whose id this is."""

    evening: str

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, next=self.evening)


@dataclass(frozen=True, slots=True)
class Withdraw(EveningEvent):
    """An entrant leaves: they are in no further round until they come back."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.entrant, here=False)


@dataclass(frozen=True, slots=True)
class ComeBack(EveningEvent):
    """An entrant who had left the evening takes part again, in place of a substitute."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        others = [other.number for other in evening.entrants if other.plays_for == self.entrant]
        return evening.with_entrants(*others, plays_for=0).with_entrants(self.entrant, here=True)


@dataclass(frozen=True, slots=True)
class ForgetEntrant(EveningEvent):
    """An entrant is forgotten, as they asked: what they played stays under their number."""

    entrant: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_entrants(self.entrant, player="", here=False)


@dataclass(frozen=True, slots=True)
class StartRound(EveningEvent):
    """A round starts.

    `tables`: entrants by seat; `idle`: those who sit out; `order`: who holds each number of the movement (the plan of who
    meets whom). Bots are below 0.
    """

    tables: tuple[Seats, ...]
    idle: tuple[int, ...]
    order: tuple[int, ...]
    ends: float | None = None  #: when its time is over, in seconds since 1970

    def apply(self, evening: Evening) -> Evening:
        substitutes = tuple((other.number, other.plays_for) for other in evening.entrants if other.plays_for)
        tables = tuple(map(RoundTable, self.tables))
        started = Round(tables, self.idle, self.ends, swaps=evening.swaps, substitutes=substitutes)
        by_design = evening.by_design and (not evening.rounds or len(self.order) == len(evening.order))
        return replace(evening, rounds=(*evening.rounds, started), order=self.order, by_design=by_design, swaps=())


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
        last = evening.rounds[-1]
        units = evening.seated_unit(last.seating, self.first), evening.seated_unit(last.seating, self.second)
        seats_of_tables, idle = swap_units(last.seating, *units, self.first, self.second)
        tables = tuple(replace(table, seats=seats) for table, seats in zip(last.tables, seats_of_tables, strict=True))
        return evening.with_round(-1, tables=tables, idle=idle, swaps=(*last.swaps, self))


@dataclass(frozen=True, slots=True)
class Extend(EveningEvent):
    """The time of the round in progress now ends at another moment, in seconds since 1970, or has no limit."""

    ends: float | None

    def apply(self, evening: Evening) -> Evening:
        return evening.with_round(-1, ends=self.ends)


@dataclass(frozen=True, slots=True)
class MakeTable(EveningEvent):
    """The server has made a table, with an `id`, for a table of the round, which count from 0."""

    table: int
    id: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, id=self.id)


@dataclass(frozen=True, slots=True)
class Finish(EveningEvent):
    """A table of the round (counted from 0) has played its match, with this result."""

    table: int
    result: Result
    bots: tuple[int, ...] = ()  #: the seats of people for whom a bot played at the end

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, result=self.result, bots=self.bots)


@dataclass(frozen=True, slots=True)
class Abandon(EveningEvent):
    """The round goes on without a table (counted from 0), which counts for nobody."""

    table: int
    reason: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(-1, self.table, abandoned=self.reason)


@dataclass(frozen=True, slots=True)
class Correct(EveningEvent):
    """The director corrects a table's result in any round, and gives a reason; rounds and tables count from 0."""

    round: int
    table: int
    result: Result
    reason: str

    def apply(self, evening: Evening) -> Evening:
        return evening.with_table(self.round, self.table, result=self.result, abandoned="", corrected=self.reason)


@dataclass(frozen=True, slots=True)
class OpenRound(EveningEvent):
    """The boards of a round (numbered from 0) may be shown, as all its tables have played them."""

    round: int

    def apply(self, evening: Evening) -> Evening:
        return evening.with_round(self.round, open=True)


@dataclass(frozen=True, slots=True)
class End(EveningEvent):
    """The evening is over: only corrections follow."""

    def apply(self, evening: Evening) -> Evening:
        return replace(evening, ended=True)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _four(people: Sequence[int]) -> Seats:
    first, second, third, fourth = people
    return first, second, third, fourth


FIELDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "plan": Plan.from_json,
    "result": Result.from_json,
    "members": _four,
    "tables": lambda tables: tuple(map(_four, tables)),
}
"""The parsers of fields that are neither plain values nor lists of them."""


def encode_event(event: EveningEvent) -> str:
    """Encode an event as one line of JSON, without its line end."""
    return json.dumps({"type": event.name, **event.to_json()}, ensure_ascii=False, separators=(",", ":"))


def parse_events(lines: Iterable[str]) -> Iterator[EveningEvent]:
    """Parse the events of a log; raise `MalformedLog` at the first bad line."""
    for number, text in enumerate(lines, 1):
        try:
            raw = read_json(text)
            event = EveningEvent.classes[raw["type"]].from_json(raw)
        except (ValueError, LookupError, TypeError) as error:
            raise MalformedLog(f"line {number} of the log is no event of an evening") from error
        yield event


def replay_log(events: Iterable[EveningEvent]) -> Evening:
    """Return the evening after all events of a log; raise ValueError unless the first alone is an announcement."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, Announce):
        raise ValueError("the log of an evening begins with its announcement")
    evening = Evening(1, first.plan, first.commitment)
    for event in log:
        evening = apply_event(evening, event)
    return evening
