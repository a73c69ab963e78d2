"""The facts of an evening at several tables, and the state that they make. People are numbers here, and ids in the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fourkings.evenings.fitting import Seats
from fourkings.evenings.movement import Kind, Seated, Unit
from fourkings.rulebook.game import Rules
from fourkings.table.waiting_room import Conditions

MAX_ENTRANTS: Final = 40
MAX_ROUNDS: Final = 40
MAX_MINUTES: Final = 240
MAX_LEAGUE_MINUTES: Final = 60 * 24 * 60
"""Of a round over days, in a league."""
MAX_REASON: Final = 200
"""Characters of the reason of a correction."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the director has chosen before the first round."""

    kind: Kind
    rules: Rules
    conditions: Conditions
    rounds: int  #: as many as are planned
    minutes: int = 0  #: of a round, after which the deal under way at each table is its last; 0: no time
    fill: str = ""  #: the bot that fills tables; empty: people sit out
    same_boards: bool = False  #: the same deals at all tables of a round
    paper: bool = False  #: with cards of one's own: no tables on a server, and results by score sheet
    swiss: bool = False  #: by standing from the second round on: equals meet, and nobody twice if that can be


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal brought, for each seat or each side; a void deal is left out."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How the match of a table ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deals: tuple[DealResult, ...] = ()


# --- facts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Announce:
    """The evening is announced: fact 1. `commitment` is the seal of the secret from which seats are drawn."""

    plan: Plan
    commitment: str


@dataclass(frozen=True, slots=True)
class Enter:
    """A person enters, and has the next number from 1 on."""

    player: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entrants are partners for the evening."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Team:
    """Four entrants are a team for the evening: the first two are partners, and the last two."""

    members: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Cut:
    """The evening goes on with the best: these entrants are in no further round."""

    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An entrant goes: they are in no further round until they come back."""

    entrant: int


@dataclass(frozen=True, slots=True)
class ComeBack:
    """An entrant who had gone is back."""

    entrant: int


@dataclass(frozen=True, slots=True)
class ForgetEntrant:
    """An entrant is forgotten, as they asked: what they played stays under their number."""

    entrant: int


@dataclass(frozen=True, slots=True)
class StartRound:
    """The next round: its tables by seat, who sits out, and who holds the numbers of the movement. Bots are below 0."""

    tables: tuple[Seats, ...]
    idle: tuple[int, ...]
    order: tuple[int, ...]
    ends: float | None = None  #: when its time is over, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Swap:
    """Two entrants swap seats, pairs and teams as a whole: in the next round, or with a reason in the one under way."""

    first: int
    second: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Extend:
    """The time of the round is over at another moment."""

    ends: float


@dataclass(frozen=True, slots=True)
class MakeTable:
    """A table of the round, from 0, is played at the table of that id."""

    table: int
    id: str


@dataclass(frozen=True, slots=True)
class Finish:
    """A table of the round has played its match."""

    table: int
    result: Result


@dataclass(frozen=True, slots=True)
class Abandon:
    """The round goes on without a table: it counts for nobody."""

    table: int
    reason: str


@dataclass(frozen=True, slots=True)
class Correct:
    """The director corrects a result of any round, from 0; the reason stands in the log."""

    round: int
    table: int
    result: Result
    reason: str


@dataclass(frozen=True, slots=True)
class OpenRound:
    """All tables of a round, from 0, have played the same boards, and may show them."""

    round: int


@dataclass(frozen=True, slots=True)
class End:
    """The evening is over: no facts follow but corrections."""


EveningEvent = (
    Announce
    | Enter
    | Pair
    | Team
    | Cut
    | Withdraw
    | ComeBack
    | ForgetEntrant
    | StartRound
    | Swap
    | Extend
    | MakeTable
    | Finish
    | Abandon
    | Correct
    | OpenRound
    | End
)


# --- the state ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person of the evening."""

    number: int
    player: str  #: their id; empty once they are forgotten
    partner: int | None = None  #: in an evening of pairs
    here: bool = True
    team: tuple[int, ...] = ()  #: in an evening of teams: its members by number
    cut: int = 0  #: after how many rounds a cut left them out; 0 if none did


@dataclass(frozen=True, slots=True)
class Playing:
    """A table of a round."""

    seats: Seats
    id: str = ""  #: of the table at which it is played; empty until there is one
    result: Result | None = None
    abandoned: str = ""  #: why the round went on without it
    corrected: str = ""  #: why its result was corrected last

    @property
    def over(self) -> bool:
        """True where the round waits for it no more."""
        return self.result is not None or bool(self.abandoned)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the evening."""

    tables: tuple[Playing, ...]
    idle: tuple[int, ...]
    ends: float | None = None
    open: bool = False  #: what all tables played alike may be seen
    swaps: tuple[Swap, ...] = ()  #: what the director has changed in the seats drawn

    @property
    def over(self) -> bool:
        """True once no table is waited for."""
        return all(table.over for table in self.tables)

    @property
    def seated(self) -> Seated:
        """The round as the movement knows it."""
        return Seated(tuple(table.seats for table in self.tables), self.idle)


@dataclass(frozen=True, slots=True)
class Evening:
    """The state of an evening after some number of facts, its version."""

    version: int
    plan: Plan
    commitment: str
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    order: tuple[int, ...] = ()  #: who holds the numbers of the movement: entrants, and bots below 0
    by_design: bool = field(default=True)  #: the movement has had as many numbers in every round
    ended: bool = False
    swaps: tuple[Swap, ...] = ()  #: in the next round

    def entrant(self, number: int) -> Entrant | None:
        """The entrant of that number."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def entrant_of(self, player: str) -> Entrant | None:
        """The entrant that a person is."""
        return next((entrant for entrant in self.entrants if player and entrant.player == player), None)

    def unit(self, number: int) -> Unit:
        """Who moves together with an entrant, them too: their team, both of a pair, or they alone."""
        entrant = self.entrant(number)
        if entrant is None or self.plan.kind in ("partners", "alone"):
            return (number,)
        if self.plan.kind == "teams":
            return entrant.team
        return (min(number, entrant.partner), max(number, entrant.partner)) if entrant.partner else ()

    @property
    def running(self) -> bool:
        """True while a round is played."""
        return bool(self.rounds) and not self.rounds[-1].over
