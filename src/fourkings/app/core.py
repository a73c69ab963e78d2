"""Operations: what one person can request, declared once, and answered by a server or in a browser tab."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, ParamSpec, Protocol, TypeVar, get_type_hints

from pydantic import BaseModel, Field

from fourkings.app.shared.body import EXAMPLE_GAME, ApiError
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.analysis.hints import Advice
    from fourkings.app.boards.day_schema import AnswerInfo
    from fourkings.app.models import Done, Play, Stored, StoredSet
    from fourkings.app.ports import Store
    from fourkings.puzzles import Puzzle
    from fourkings.puzzles.shipped import Entry
    from fourkings.rulebook.deck import Stream
    from fourkings.rulebook.game import Action
    from fourkings.table.match import LogEvent, TableState
    from fourkings.views import PlayerView, View

    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
    """The code of a listed language."""

PATHS: Final[Mapping[str, list[str]]] = read_json(Path(__file__).with_name("paths.json").read_text("utf-8"))
"""The operations of each feature, by method and path: a feature is imported when it is first asked for."""
P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Awaitable[Any]])

Lang = Annotated[Language, Field(examples=["fr"])]
GameId = Annotated[str, Field(max_length=40, examples=[EXAMPLE_GAME])]
TableId = Annotated[str, Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
DealNumber = Annotated[int, Field(ge=1, le=1000)]


class Jobs(Protocol):
    """The interface to long work: a process pool on a server, a second worker in a browser."""

    async def run(self, kind: str, **parameters: Any) -> Any:
        """Return the result of a job (see `fourkings.app.jobs`); parameters and result are JSON values.

        In a browser the operation is run again from its start once the result is there: ask for a job before you write to
        the store.
        """


class Host(Protocol):
    """The interface to what operations need of a server or a browser tab, beside the store."""

    bots: Collection[str]
    """The bots that may sit at a table here."""
    default_bot: str
    """The bot that sits there if none is named."""

    async def in_background(self, function: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R:
        """Run a slow function where it blocks nobody: in a thread on a server, inline in a browser."""

    async def replay(self, table: str) -> TableState:
        """Return the state of a stored table, replayed from its log."""

    async def log(self, table: str) -> Sequence[LogEvent]:
        """Return the events of a stored table."""

    async def check_may_make(self, instead: int = 0) -> None:
        """Raise `ApiError` if the player may not make a table now; instead: how many tables are deleted for it."""

    async def delete_table(self, table: str) -> None:
        """Delete a table of one person with its log."""

    async def leave_table(self, table: str) -> None:
        """Take a table off the player's list; it is deleted if nobody else sits there."""

    async def rename_player(self, name: str) -> None:
        """Show a new name of the player wherever they sit."""

    async def advise(self, view: PlayerView) -> Advice:
        """Return a hint for the seat to act; a simpler one, without values of actions, if it would take too long."""

    def banned_until(self) -> float | None:
        """Return the Unix time until which the player is banned, in seconds; None if they aren't."""

    def wake_reviews(self) -> None:
        """Start the reviews that are requested in the store and not made yet."""

    def random_bytes(self, count: int) -> bytes:
        """Return random bytes: the same ones when an operation is run again after a job."""

    def puzzle_entries(self, game: str) -> Mapping[str, Entry]:
        """Return the index of a game's puzzles: what is known of each, by its name, without opening it."""

    def puzzle(self, game: str, puzzle: str) -> Puzzle:
        """Return the puzzle of that name. Raises `NoSuchPuzzle`."""

    @property
    def has_days(self) -> bool:
        """True if there are boards of the day here: a set for each game and day."""

    async def sets_of_day(self, day: str, today: str) -> Sequence[StoredSet]:
        """Return the sets of today, created if they are missing, or those of a past day; none without boards of the day."""

    def field_of(self, game: str) -> Mapping[str, int]:
        """Return the bots that play a set of a day for comparison, and how many of each."""

    async def end_of_set(self, stored: StoredSet, last: Play) -> Done:
        """Return when and how a set ends that the player finishes with the board `last`: ranked, or why not."""

    async def choose(self, bot: str, view: View, dice: Stream) -> Action:
        """Return the action of a bot on a board. No other bot may stand in: everybody is to play among the same ones."""

    async def pause(self, actions: int, since: float) -> None:
        """Wait until so many bot actions took their usual time on a board; since: their start, by `time.perf_counter`."""

    def fields_wanted(self) -> None:
        """Request that bots play, for comparison, the sets that somebody has begun."""

    async def challenger(self, set_id: str, handle: str) -> str:
        """Return the name of the player whose challenge has their entry's `handle` in its link; empty if there is none."""

    async def challenge_answers(self) -> list[AnswerInfo]:
        """Return the answers to challenges that the player sent: who has played them."""


@dataclass(frozen=True, slots=True)
class Context:
    """Everything that an operation may use on behalf of one player."""

    player: str
    time: float  #: Unix time, in seconds
    store: Store
    jobs: Jobs
    host: Host


class File(NamedTuple):
    """An answer to be saved as a file."""

    text: str
    media_type: str
    stored: Stored  #: the table that the file is about, which names it
    ending: str  #: of the file's name


@dataclass(frozen=True, slots=True)
class Operation:
    """A kind of request, with the function that answers it."""

    method: str
    path: str  #: with its parameters in braces
    name: str  #: in OpenAPI
    function: Callable[..., Awaitable[Any]]
    status: int  #: of the answer if all goes well
    cost: float  #: within a session's rate, in requests; 0: free
    errors: tuple[int, ...]  #: statuses that it may refuse with
    returns: Any  #: the type of the answer
    media_type: str | None  #: of a file that is not described by `returns`

    def parameters(self) -> dict[str, inspect.Parameter]:
        """Return the parameters of path, query and body by name, their annotations resolved."""
        hints = get_type_hints(self.function, include_extras=True)
        every = inspect.signature(self.function).parameters
        return {name: every[name].replace(annotation=hints[name]) for name in list(every)[1:]}

    def kind_of(self, parameter: inspect.Parameter) -> Literal["path", "query", "body"]:
        """Return the part of a request in which a parameter is sent."""
        if f"{{{parameter.name}}}" in self.path:
            return "path"
        annotation = parameter.annotation
        return "body" if inspect.isclass(annotation) and issubclass(annotation, BaseModel) else "query"


OPERATIONS: Final = list[Operation]()
"""All operations of the features that have been imported, in the order of their declaration."""


def operation(
    method: str,
    path: str,
    name: str,
    *,
    status: int = 200,
    cost: float = 1,
    errors: tuple[int, ...] = (),
    returns: Any = None,
    media_type: str | None = None,
) -> Callable[[F], F]:
    """Declare the decorated function as an operation: it takes a `Context` and the parameters of its request."""

    def declare(function: F) -> F:
        answer = returns or get_type_hints(function, include_extras=True)["return"]
        OPERATIONS.append(Operation(method, path, name, function, status, cost, errors, answer, media_type))
        return function

    return declare


def rules_of(game: str) -> Rules:
    """Return the default rules of a game. Raises `ApiError` if there is no such game."""
    try:
        return rules(find(game))
    except UnknownGame as error:
        raise ApiError(404, "unknown-game", str(error)) from None


def find_operation(method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
    """Return the operation of a request with the parameters of its path; None if there is none.

    The feature that declares it is imported when its first operation is asked for.
    """
    for feature, request in ((feature, request) for feature, requests in PATHS.items() for request in requests):
        known, template = request.split()
        if known == method and (match := _pattern(template).fullmatch(path)):
            importlib.import_module(f"fourkings.app.{feature}.operations")
            named = next(each for each in OPERATIONS if (each.method, each.path) == (method, template))
            return named, match.groupdict()
    return None


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))


def load_all(features: Iterable[str] = PATHS) -> None:
    """Import the operations of all features, in their order."""
    for feature in features:
        importlib.import_module(f"fourkings.app.{feature}.operations")
