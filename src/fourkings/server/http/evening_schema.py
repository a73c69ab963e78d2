"""The bodies of requests about evenings (several tables in rounds, under one director), and of their responses."""

from typing import Annotated, Final

from fastapi import Path
from pydantic import ConfigDict, Field

from fourkings.app.shared.body import EXAMPLE_GAME, Body, PersonName, Problem
from fourkings.app.shared.orders import DEFAULT, RulesOrder
from fourkings.evenings.highlights import HighlightKind
from fourkings.evenings.movement import Kind
from fourkings.evenings.state import MAX_ENTRANTS, MAX_LEAGUE_MINUTES, MAX_MINUTES, MAX_NAME, MAX_REASON, MAX_ROUNDS
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import OptionValue
from fourkings.table.protocol.requests import TimeControlChoice

EveningId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
EntrantNumber = Annotated[int, Field(ge=1, le=MAX_ENTRANTS)]
Points = Annotated[int, Field(ge=-100_000, le=100_000)]
MAX_DEALS: Final = 200
"""Most deals in a result that is entered by hand."""


class DealPoints(Body):
    """The points of a deal."""

    number: int = Field(ge=1, le=1000)
    points: list[Points] = Field(max_length=4, description="By seat, or by side.")


class TableResult(Body):
    """The result of the match of a table."""

    scores: list[Points] = Field(max_length=4, description="By seat, or by side.")
    winners: list[Annotated[int, Field(ge=0, le=3)]] = Field(max_length=4, description="Seats.")
    deals: list[DealPoints] = Field(max_length=MAX_DEALS, description="Without void deals.")


class NewEvening(RulesOrder):
    """A new evening. Whoever makes it is its director, and may also enter it."""

    kind: Kind = Field(
        description="Who plays with whom. partners: everybody with changing partners; alone: everybody alone; pairs: fixed"
        " pairs; teams: of four."
    )
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
        default=False, description="With cards of one's own, results by score sheets; nobody fills unless `fill` is given."
    )
    clock: TimeControlChoice | None = None
    hints: bool = False
    pace: Pace = "calm"

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"kind": "partners", "game": EXAMPLE_GAME, "options": {"deals": 4}, "rounds": 5}]}
    )


class NewEveningMade(Body):
    """The id of a new evening, and the token of its director."""

    evening: str = Field(description="Its id, which is the invitation.")
    director: str = Field(description="The token of its director: whoever has it leads the evening.")


class Directed(Body):
    """A request that only the director may make, with the director's token."""

    director: str = Field(max_length=64)


class Extended(Directed):
    """A change to the time limit of the current round: more time, less, or no limit any more."""

    seconds: int | None = Field(ge=-86_400, le=86_400, description="Null to lift the limit.")


class Paired(Directed):
    """Two entrants: partners for the evening, or a substitute and the member of a pair or a team whose place they take."""

    first: EntrantNumber
    second: EntrantNumber


class Teamed(Directed):
    """Four entrants who are a team for the evening: the first two are partners, and the last two."""

    members: list[EntrantNumber] = Field(min_length=4, max_length=4)


class Swapped(Paired):
    """Two entrants who swap seats."""

    reason: str = Field(default="", max_length=MAX_REASON, description="Needed in a round under way.")


class CutTo(Directed):
    """The number of first places that stay in the evening."""

    places: int = Field(ge=1, le=MAX_ENTRANTS)
    carry: bool = Field(default=False, description="The rounds before count in the final, too.")


class MinimumSet(Directed):
    """In how many rounds anybody has to be there for a place in the standings."""

    rounds: int = Field(ge=0, le=MAX_ROUNDS, description="0: half of them, rounded up.")


class Named(Directed):
    """The name of a person without a device, as the director enters it."""

    name: PersonName


class Described(Directed):
    """The name of an evening, its place, and when it starts."""

    name: str = Field(default="", max_length=MAX_NAME)
    place: str = Field(default="", max_length=MAX_NAME)
    starts: float | None = Field(default=None, ge=0, le=4_102_444_800, description="Seconds since 1970.")


class Abandoned(Directed):
    """The reason why the current round goes on without a table."""

    reason: str = Field(min_length=1, max_length=MAX_REASON)


class NewDemo(Body):
    """A demonstration evening with invented people."""

    reason: str = Field(min_length=1, max_length=MAX_REASON, description="That stands at its wrong sheet.")
    people: list[PersonName] = Field(default=[], max_length=16, description="Names for its people.")


class Again(Directed):
    """When the next evening of the same people starts."""

    starts: float | None = Field(default=None, ge=0, le=4_102_444_800, description="Seconds since 1970.")


class Sheet(Body):
    """The score sheet of a table with real cards: the final scores, or the points of each deal."""

    scores: list[Points] = Field(default=[], max_length=4, description="By seat, or by side; not needed beside deals.")
    deals: list[Annotated[list[Points], Field(max_length=4)]] = Field(
        default=[],
        max_length=MAX_DEALS,
        description="All deals in their order, each by seat or by side; empty for a void one.",
    )
    director: str = Field(default="", max_length=64, description="Empty where somebody of that table sends it.")


class Corrected(Sheet):
    """The director's score sheet of any table of any round, and the reason for it."""

    reason: str = Field(min_length=1, max_length=MAX_REASON)
    insist: bool = Field(default=False, description="Take the sheet as it is written, whatever the rules allow.")


class WrongSheetProblem(Problem):
    """The refusal of a sheet, with what may have been meant."""

    readings: list[list[DealPoints]] = Field(description="Possible readings, the nearest first: deals with other points.")


class WrongSumProblem(WrongSheetProblem):
    """The refusal of a sheet that does not add up: the deal, its sum, and the nearest sums that the rules allow."""

    deal: int = Field(description="From 1; 0 for the final scores.")
    total: int
    near: list[int] = Field(description="The nearest one below and the nearest one above, if there are any.")
    exact: bool = Field(description="The rules allow only one sum.")


class WrongDealProblem(WrongSheetProblem):
    """The refusal of a sheet with a deal that the rules don't allow."""

    deal: int = Field(description="From 1; 0 if final scores alone leave the match unfinished.")
    wrong: int | None = Field(description="An entry that nobody can have in that deal; null if it isn't one alone.")
    near: list[int] = Field(description="The nearest ones below and above it that the rules allow.")
    possible: list[int] = Field(description="All points that a player can have in that deal, if there are few.")


class MyEvening(Body):
    """An evening that the player has entered, as a list shows it."""

    evening: str
    game: str
    created: float = Field(description="Seconds since 1970.")
    over: bool


class EntrantInfo(Body):
    """A person who has entered an evening."""

    number: int
    name: str = Field(description="Empty where they told none.")
    partner: int | None = Field(description="The number of their partner, in an evening of pairs.")
    team: list[int] = Field(description="Their team by number, in an evening of teams: the first two are partners.")
    plays_for: int = Field(description="The member of a pair or a team whose substitute they are; 0 for nobody's.")
    here: bool = Field(description="Whether they are in the next round.")
    cut: bool = Field(description="Whether the evening goes on without them, with those who did better.")
    by_director: bool = Field(description="Whether the director has entered them, and may forget them.")


class PlayingInfo(Body):
    """A table of a round, with its seats and its progress or result."""

    seats: list[int] = Field(
        description="The entrants by seat; 0 for a bot. Partners sit across. Two tables in a row are a match of teams."
    )
    bot_names: list[str] = Field(description="The names of its bots by seat; empty for people.")
    result: TableResult | None
    abandoned: str = Field(description="Why the round went on without it; empty where it did not.")
    corrected: str = Field(description="Why its result was corrected last; empty where it was not.")
    deal: int = Field(description="The number of the deal in progress; 0 where none is.")
    quiet: float = Field(description="Seconds since the last action at a table in progress.")
    bots: list[int] = Field(description="The seats of people for whom a bot plays, or played at the end.")
    waits: list[int] = Field(description="The entrants who are missed at a slow table: where nothing has happened lately.")
    table: str = Field(description="Where it is played: told to those who sit there, and to all once it is over.")


class SwapInfo(Body):
    """Two entrants who have swapped seats."""

    first: int
    second: int
    reason: str = Field(description="Empty where they swapped before the round.")


class RoundInfo(Body):
    """A round of an evening, with its tables."""

    tables: list[PlayingInfo]
    substitutes: list[list[int]] = Field(description="Each with the member of a pair or a team for whom they play.")
    idle: list[int] = Field(description="The entrants who sit out.")
    ends: float | None = Field(description="When its time is over, in seconds since 1970; null without a time.")
    over: bool
    swaps: list[SwapInfo] = Field(description="What the director has changed in the seats drawn.")


class RankedInfo(Body):
    """A rank in the standings of an evening or a club."""

    place: int = Field(description="From 1; equal ones have equal places.")
    first: int = Field(description="The places that are not told apart from theirs: from this one.")
    last: int = Field(description="To this one.")
    rounds: int = Field(description="That count for the place.")
    share: float = Field(description="The mean share of a round, 0 to 1: of those beaten, or match points.")
    low: float | None = Field(description="Its 95 % interval; null after a single round.")
    high: float | None
    few: bool = Field(description="Too few rounds, in a club too few evenings, to be ranked: they follow all others.")


class StandingInfo(RankedInfo):
    """An entrant, a pair or a team in the standings."""

    entrants: list[int]
    points: float = Field(description="Their own beyond the others', over the rounds that count.")
    stage: int = Field(description="After how many rounds a cut left them out; 0 where none did.")


class EveningInfo(Body):
    """An evening with its entrants, rounds and standings."""

    evening: str
    created: float = Field(description="Seconds since 1970.")
    name: str = Field(description="Empty where the director gave none.")
    place: str = Field(description="Where it is played; empty where it was not told.")
    starts: float | None = Field(description="Seconds since 1970; null where it was not told.")
    next: str = Field(description="The newest evening of the same people; empty where none follows.")
    version: int
    kind: Kind
    game: str
    preset: str
    options: dict[str, OptionValue] = Field(description="Those that differ from the defaults.")
    planned: int = Field(description="Rounds.")
    minutes: int = Field(description="Of a round; 0 without a time.")
    fill: str = Field(description="The bot that fills tables; empty where people sit out.")
    same_boards: bool = Field(description="The same deals at all tables of a round.")
    swiss: bool = Field(description="Those who stand alike meet.")
    demo: bool = Field(description="A demonstration, which counts nowhere and can be deleted.")
    paper: bool = Field(description="With cards of one's own: results are entered by score sheets.")
    scorers: int = Field(description="Scores of a table: 2 where sides score, 4 where seats do.")
    deals: int | None = Field(description="Of a match; null where their number is not fixed.")
    spares: int = Field(description="Boards beyond those, where they are dealt by list and a deal may be void.")
    sums: list[list[int]] = Field(
        description="Of each deal, the sums that its points can have; empty where the rules fix none or many."
    )
    titles: list[str] = Field(description="Of the deals of a match; empty where they are alike.")
    league: bool = Field(description="A round lasts days: everybody plays when they have time.")
    pace: str
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    minimum: int = Field(description="In how many rounds anybody who still plays has to be there for a place.")
    ended: bool
    now: float = Field(description="The server's time, in seconds since 1970: the clock that rounds end by.")
    commitment: str = Field(description="The seal of the secret from which the seats are drawn.")
    secret: str | None = Field(description="In hexadecimal digits, once the evening has ended.")
    me: int | None = Field(description="One's own number.")


class BoardInfo(Body):
    """A deal that all tables of a round play."""

    number: int = Field(description="From 1, void deals counted too.")
    dealer: int = Field(description="Their seat, 0 to 3.")
    hands: list[list[str]] = Field(description="By seat, each suit by suit, high cards first.")
    turned: str | None = Field(description="The card that the dealer turns up; null where the game has none.")
    face_up: list[str] = Field(description="The card that each seat is dealt face up; empty where the game has none.")


class RoundBoards(Body):
    """The boards of a round: the deals that all its tables play."""

    round: int = Field(description="From 0.")
    boards: list[BoardInfo]


class CuriosityInfo(Body):
    """A highlight of a deal."""

    kind: HighlightKind = Field(
        description="bid: the highest that was made; slam: all tricks; points: the most of a deal; swing: the widest gap"
        " between two tables with the same cards; same: the same points at every table."
    )
    round: int = Field(description="From 0.")
    deal: int = Field(description="From 1, void deals counted too.")
    tables: list[int] = Field(description="From 0; of a swing the one with more points first.")
    people: list[int] = Field(description="The entrants whose it is; 0 for a bot.")
    number: int = Field(description="Tricks of a bid, points of the others.")
