"""Requests of the HTTP API, answered in a browser tab: by the operations of `fourkings.app`, as on a server."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from urllib.parse import parse_qs, unquote

from pydantic import TypeAdapter, ValidationError

from fourkings.app.core import Context, File, Operation, find_operation
from fourkings.app.memory import MemoryStore
from fourkings.app.models import Done
from fourkings.app.shared.body import ApiError, Problem
from fourkings.app.shared.page_bots import BOTS_HERE
from fourkings.bots import BOTS, careful
from fourkings.browser.jobs import FilePending, JobPending, JobResults, SiteFiles
from fourkings.browser.needs import SENTENCES, Need, need_of
from fourkings.browser.outbox import Outbox
from fourkings.i18n import language
from fourkings.i18n.errors import error_sentence
from fourkings.i18n.languages import SOURCE
from fourkings.sanitize import NotJSON, read_json
from fourkings.table import log
from fourkings.table.match import LogEvent, TableState, replay_log

if TYPE_CHECKING:
    from fourkings.analysis.hints import Advice
    from fourkings.app.boards.day_schema import AnswerInfo
    from fourkings.app.models import Play, StoredSet
    from fourkings.browser.field import FieldWork
    from fourkings.puzzles import Puzzle
    from fourkings.puzzles.shipped import Entry
    from fourkings.rulebook.deck import Stream
    from fourkings.rulebook.game import Action
    from fourkings.views import PlayerView, View

P = ParamSpec("P")
R = TypeVar("R")
DAYS_KEY: Final = b"fourkings/days/1"
"""The key from which the secrets of all daily sets follow: it is no secret, and the same in every browser."""
Response = tuple[int, str]
"""A response's HTTP status and its body as JSON."""


class BrowserHost:
    """The services that operations ask of their surroundings, as a browser tab offers them to its one player."""

    bots: Collection[str] = BOTS_HERE
    default_bot: str = careful.NAME

    def __init__(self, store: MemoryStore, player: str, outbox: Outbox, files: SiteFiles) -> None:
        self._store, self._player, self._outbox, self._files = store, player, outbox, files
        self.names: Final = dict[str, str]()
        """The player's name that tables show, by player id."""
        self.drawn: list[bytes] = []
        """Random bytes that an operation drew before a job stopped it, to be drawn again."""
        self._next, self._time = 0, 0.0
        self.field: FieldWork | None = None
        """The background work on fields of sets; None before the player has begun a set."""

    def begin(self, drawn: list[bytes], wall: float) -> None:
        """Prepare for an operation at a Unix time; `drawn`: the random bytes it drew when it was run before."""
        self.drawn, self._next, self._time = drawn, 0, wall

    async def in_background(self, function: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R:
        """Run a function at once: a tab has only one thread."""
        return function(*args, **named)

    async def replay(self, table: str) -> TableState:
        return replay_log(await self.log(table))

    async def log(self, table: str) -> Sequence[LogEvent]:
        return tuple(log.parse_events(await self._store.tables.events(table)))

    async def check_may_make(self, instead: int = 0) -> None:
        """Do nothing: every new table is allowed."""

    async def delete_table(self, table: str) -> None:
        """Delete a table with its log and its reviews."""
        await self._store.tables.delete(table)
        await self._store.reviews.forget(table)
        self._outbox.drop(table)

    async def leave_table(self, table: str) -> None:
        """Delete a table: nobody else sits at it."""
        await self.delete_table(table)

    async def rename_player(self, name: str) -> None:
        """Set the player's new name, which all tables show from now on."""
        self.names[self._player] = name

    async def advise(self, view: PlayerView) -> Advice:
        from fourkings.analysis import hints  # slow to import, and not needed before

        return hints.advise(view)

    def banned_until(self) -> float | None:
        """Return None: nobody is banned from their own browser."""
        return None

    def wake_reviews(self) -> None:
        """Do nothing: `Backend.drain` starts pending reviews."""

    def random_bytes(self, count: int) -> bytes:
        if self._next == len(self.drawn):
            self.drawn.append(secrets.token_bytes(count))
        self._next += 1
        return self.drawn[self._next - 1]

    def puzzle_entries(self, game: str) -> Mapping[str, Entry]:
        """Return the entry (rating and themes) of each puzzle of a game, from a file of the site."""
        from fourkings.puzzles.shipped import entries_file, read_entries

        return _entries(read_entries, self._files.text(entries_file(game)))

    def puzzle(self, game: str, puzzle: str) -> Puzzle:
        """Return a puzzle of a game by its id, from a file of the site. Raises `NoSuchPuzzle`."""
        from fourkings.puzzles import read_puzzle
        from fourkings.puzzles.shipped import NoSuchPuzzle, by_id, puzzles_file

        lines = _entries(by_id, self._files.text(puzzles_file(game)))
        if puzzle not in lines:
            raise NoSuchPuzzle(f"{game} has no puzzle {puzzle!r}")
        return read_puzzle(lines[puzzle])

    @property
    def has_days(self) -> bool:
        """Return True: daily sets of boards need no server, as they follow from the date."""
        return True

    async def sets_of_day(self, day: str, today: str) -> Sequence[StoredSet]:
        """Return the sets of boards of today or a past day (as `2026-01-31`), made from the date."""
        from fourkings.app.boards.days import in_lobby_order, open_day
        from fourkings.browser.field import field_of

        if not _is_day(day) or day > today:
            return []
        self.fields_wanted()
        boards = self._store.boards
        return in_lobby_order(await open_day(boards, day, self._time, careful.NAME, field_of, _secret_of_set))

    def field_of(self, game: str) -> Mapping[str, int]:
        from fourkings.browser.field import field_of

        return field_of(game)

    async def end_of_set(self, stored: StoredSet, last: Play) -> Done:
        """Return how the player's finished set counts: it is ranked if it was played on its day."""
        from fourkings.app.boards.days import is_over

        return Done(self._time, ranked=stored.day != "" and not is_over(stored, self._time))

    async def choose(self, bot: str, view: View, dice: Stream) -> Action:
        return view.legal[0] if len(view.legal) == 1 else BOTS[bot].choose(view, dice)

    async def pause(self, actions: int, since: float) -> None:
        """Do nothing: the page shows the bots' actions at its own pace."""

    def fields_wanted(self) -> None:
        """Start background work that plays the fields (the bots' results) of the sets the player has begun."""
        from fourkings.browser.field import FieldWork

        self.field = self.field or FieldWork(self._store.boards)
        self.field.look()

    async def challenger(self, set_id: str, handle: str) -> str:
        """Return an empty name: nobody can have sent a challenge to a tab."""
        return ""

    async def challenge_answers(self) -> list[AnswerInfo]:
        """Return an empty list: nobody can have answered a challenge."""
        return []


def _is_day(day: str) -> bool:
    try:
        return re.fullmatch(r"\d{4}-\d{2}-\d{2}", day) is not None and bool(date.fromisoformat(day))
    except ValueError:
        return False


def _secret_of_set(set_id: str) -> bytes:
    return hmac.digest(DAYS_KEY, set_id.encode(), "sha256")


@cache
def _entries(read: Callable[[str], dict[str, R]], text: str) -> dict[str, R]:
    return read(text)


class Calls:
    """Answers requests of the HTTP API from the stored data of one player."""

    def __init__(self, store: MemoryStore, player: str, outbox: Outbox, files: SiteFiles, jobs: JobResults) -> None:
        self._store, self._player, self._jobs = store, player, jobs
        self.host: Final = BrowserHost(store, player, outbox, files)
        self._drawn: Final = dict[tuple[str, str, str], list[bytes]]()
        """The random bytes drawn so far, for each request that waits for a job or a file."""

    async def answer(self, method: str, path: str, body: str, wall: float) -> Response:
        """Answer a request: with a problem if it is refused, and with status 501 and a reason if it needs a server.

        Raises `JobPending` or `FilePending` if something is needed first: the same request is then made again.
        """
        place, _, query = path.partition("?")
        if need := need_of(method, place):
            return await self._refusal(need)
        matched = find_operation(method, place)
        if matched is None:
            return 404, Problem(code="not-found", message="it does not exist, or it is not yours").model_dump_json()
        operation, values = matched
        request = (method, path, body)
        self.host.begin(self._drawn.pop(request, []), wall)
        try:
            arguments = read_arguments(operation, values, query, body)
            result = await operation.function(self.context(wall), **arguments)
        except ApiError as error:
            return error.status, error.problem.model_dump_json()
        except (JobPending, FilePending):
            self._drawn[request] = self.host.drawn
            raise
        if operation.status == 204:
            return 204, ""
        if isinstance(result, File):
            return operation.status, result.text
        return operation.status, _adapter(operation).dump_json(result).decode()

    async def _refusal(self, need: Need) -> Response:
        """Return the answer to a request that only a server can grant, with the reason in the player's language."""
        person = await self._store.people.get(self._player)
        message = error_sentence(language(person.lang if person and person.lang else SOURCE), SENTENCES[need])
        return 501, Problem(code=f"needs-{need}", message=message).model_dump_json()

    def context(self, wall: float) -> Context:
        """Return what an operation gets besides its arguments: player, Unix time, store, jobs and host."""
        return Context(self._player, wall, self._store, self._jobs, self.host)


def read_arguments(operation: Operation, values: Mapping[str, str], query: str, body: str) -> dict[str, Any]:
    """Return the arguments of an operation, parsed from a request's path (`values`), query and body.

    Raise `ApiError` if they are not valid.
    """
    sent = {name: value for name, (value, *_) in parse_qs(query).items()}
    arguments: dict[str, Any] = {}
    for name, parameter in operation.parameters().items():
        kind = operation.kind_of(parameter)
        try:
            if kind == "body":
                arguments[name] = TypeAdapter(parameter.annotation).validate_python(read_json(body) if body else None)
            elif name in (given := values if kind == "path" else sent):
                arguments[name] = TypeAdapter(parameter.annotation).validate_python(unquote(given[name]))
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, (kind, *(() if kind == "body" else (name,)), *first["loc"])))
            raise ApiError(422, "malformed", f"{where}: {first['msg']}") from None
        except NotJSON:
            raise ApiError(422, "malformed", "the request is not valid") from None
    return arguments


@cache
def _adapter(operation: Operation) -> TypeAdapter[Any]:
    return TypeAdapter(operation.returns)
