"""What is asked about evenings by HTTP: the bodies of requests, and what making one answers."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field

from fourkings.app.shared.body import EXAMPLE_GAME, Body, PersonName, Problem
from fourkings.app.shared.orders import DEFAULT
from fourkings.evenings.events import MAX_ENTRANTS, MAX_LEAGUE_MINUTES, MAX_MINUTES, MAX_REASON, MAX_ROUNDS
from fourkings.evenings.movement import Kind
from fourkings.server.http.evening_info import MAX_DEALS, Points, TableResult
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import OptionValues
from fourkings.table.protocol.requests import TimeControlChoice

EntrantNumber = Annotated[int, Field(ge=1, le=MAX_ENTRANTS)]


class NewEvening(Body):
    """An evening to be made. Who makes it directs it, and may enter it, too."""

    kind: Kind = Field(
        description="Who plays with whom. partners: everybody with changing partners; alone: everybody alone; pairs: fixed"
        " pairs; teams: of four."
    )
    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    preset: str = Field(default="classic", max_length=40)
    options: OptionValues = Field(default={})
    rounds: int = Field(ge=1, le=MAX_ROUNDS)
    minutes: int = Field(
        default=0,
        ge=0,
        le=MAX_LEAGUE_MINUTES,
        description=f"Of a round, for a game without a fixed end; above {MAX_MINUTES} where a clock counts days.",
    )
    fill: Annotated[str, Field(max_length=40)] = Field(
        default=DEFAULT, description="The bot that fills tables; empty: people sit out in turn."
    )
    same_boards: bool = Field(
        default=False,
        description="The same deals at all tables of a round: hands, records and reviews open after the last of them.",
    )
    swiss: bool = Field(
        default=False, description="From the second round on those who stand alike meet, and nobody twice if that can be."
    )
    paper: bool = Field(
        default=False,
        description="With cards of one's own, results by score sheets; nobody fills unless `fill` is given.",
    )
    clock: TimeControlChoice | None = None
    hints: bool = False
    pace: Pace = "calm"

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"kind": "partners", "game": EXAMPLE_GAME, "options": {"deals": 4}, "rounds": 5}]}
    )


class NewEveningMade(Body):
    """The evening that was made."""

    evening: str = Field(description="Its id, which is the invitation.")
    director: str = Field(description="The token of its director: whoever has it leads the evening.")


class Directed(Body):
    """A request of the director."""

    director: str = Field(max_length=64)


class Extended(Directed):
    """More time for the round under way, or less."""

    seconds: int = Field(ge=-86_400, le=86_400)


class Paired(Directed):
    """Two entrants who are partners for the evening."""

    first: int = Field(ge=1, le=MAX_ENTRANTS)
    second: int = Field(ge=1, le=MAX_ENTRANTS)


class Teamed(Directed):
    """Four entrants who are a team for the evening: the first two are partners, and the last two."""

    members: list[EntrantNumber] = Field(min_length=4, max_length=4)


class Swapped(Directed):
    """Two entrants who swap seats."""

    first: int = Field(ge=1, le=MAX_ENTRANTS)
    second: int = Field(ge=1, le=MAX_ENTRANTS)
    reason: str = Field(default="", max_length=MAX_REASON, description="Needed in a round under way.")


class CutTo(Directed):
    """How many places the evening goes on with."""

    places: int = Field(ge=1, le=MAX_ENTRANTS)


class Named(Directed):
    """A person without a device."""

    name: PersonName


class Abandoned(Directed):
    """Why the round goes on without a table."""

    reason: str = Field(min_length=1, max_length=MAX_REASON)


class Corrected(Directed):
    """A result as it should be, and why."""

    result: TableResult
    reason: str = Field(min_length=1, max_length=MAX_REASON)


class Sheet(Body):
    """The score sheet of a table that plays with cards of its own: the final scores, or the points of each deal."""

    scores: list[Points] = Field(default=[], max_length=4, description="By seat, or by side; not needed beside deals.")
    deals: list[Annotated[list[Points], Field(max_length=4)]] = Field(
        default=[],
        max_length=MAX_DEALS,
        description="All deals in their order, each by seat or by side; empty for a void one.",
    )
    director: str = Field(default="", max_length=64, description="Empty where somebody of that table sends it.")


class WrongSumProblem(Problem):
    """A sheet that does not add up: which deal, to what, and what is nearest to it by the rules."""

    deal: int = Field(description="From 1; 0 for the final scores.")
    total: int
    due: int


class WrongDealProblem(Problem):
    """A sheet with a deal that the rules don't allow."""

    deal: int = Field(description="From 1; 0 if final scores alone leave the match unfinished.")


class MyEvening(Body):
    """An evening that one has entered."""

    evening: str
    game: str
    created: float = Field(description="Seconds since 1970.")
    over: bool
