"""The server's implementation of the interfaces in `fourkings.app.core`: what operations need to answer one request."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from fastapi import Depends, Request

from fourkings.analysis.hints import Advice
from fourkings.app import jobs
from fourkings.app.boards.day_schema import AnswerInfo
from fourkings.app.boards.days import in_lobby_order, is_over, open_day, whole_field
from fourkings.app.boards.exclusion import exclusion
from fourkings.app.core import Context
from fourkings.app.models import Done, Play, StoredSet
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.orders import DEFAULT
from fourkings.bots import BOTS
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import Entry, entries, puzzle_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES
from fourkings.sanitize import read_json
from fourkings.server import offline_commands
from fourkings.server.http.dependencies import Player, ServicesDep, may_make
from fourkings.server.net.rate_limits import address_of
from fourkings.server.services import Services
from fourkings.server.workers import bot_fallback, bot_worker
from fourkings.server.workers.bot_pool import NoAnswer
from fourkings.table.match import LogEvent, TableState
from fourkings.table.shown_names import shown_name
from fourkings.views import PlayerView, View

P = ParamSpec("P")
R = TypeVar("R")

PATIENCE: Final = 20.0
"""Seconds that a bot may think on a board. No simpler bot stands in: everybody is to play among the same bots."""


class ProcessJobs:
    """The jobs of operations, run in the processes that make reviews, at a lower priority than bots at tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self, kind: str, **parameters: Any) -> Any:
        """Run a job of `fourkings.app.jobs`, and return its result."""
        job = json.dumps({"kind": kind, **parameters}, ensure_ascii=False)
        return read_json(await self._services.reviews.work(jobs.run, job))


class ServerHost:
    """The services of a server for the operations of one request: `fourkings.app.core.Host`."""

    bots: Collection[str] = BOTS
    default_bot: str = DEFAULT

    def __init__(self, services: Services, player: str, request: Request) -> None:
        self._services, self._player, self._request = services, player, request

    async def in_background(self, function: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R:
        """Run a slow function in one of a few threads. Raises `Busy` if too many calls are waiting."""
        return await self._services.tables.replays.in_thread(function, *args, **named)

    async def replay(self, table: str) -> TableState:
        """Return the state of a stored table, replayed from its log, without starting the table on this server."""
        return await self._services.tables.replay_log(table)

    async def log(self, table: str) -> Sequence[LogEvent]:
        """Return the events of a stored table."""
        stored = await self._services.store.tables.get(table)
        return (await self._services.tables.replays.at(table, stored.summary.version)).events if stored else ()

    async def check_may_make(self, instead: int = 0) -> None:
        """Raise `ApiError` if the player is barred, or they or their address have made too many tables."""
        await may_make(self._services, self._player, address_of(self._request), instead)

    async def delete_table(self, table: str) -> None:
        """Delete a table with its log."""
        await self._services.tables.delete(table)

    async def leave_table(self, table: str) -> None:
        """Take a table off the player's list; it is deleted if nobody else sits there."""
        await offline_commands.leave(self._services.store, self._services.tables, table, self._player)

    async def rename_player(self, name: str) -> None:
        """Do nothing: tables read the names of people from the store."""

    async def advise(self, view: PlayerView) -> Advice:
        """Return a hint for the seat to act; a simpler bot's, without values of actions, if it is late."""
        return (await bot_fallback.advise(self._services.bot_pool, view))[0]

    def banned_until(self) -> float | None:
        """Return the Unix time until which the player is banned; None if they aren't."""
        return self._services.bans.until(self._player, self._services.now())

    def wake_reviews(self) -> None:
        """Let the background task that makes reviews look for new ones at once."""
        self._services.reviews.wake()

    def random_bytes(self, count: int) -> bytes:
        """Return random bytes."""
        return secrets.token_bytes(count)

    def puzzle_entries(self, game: str) -> Mapping[str, Entry]:
        """Return the index of a game's puzzles: an entry for each, by its name."""
        return entries(game)

    def puzzle(self, game: str, puzzle: str) -> Puzzle:
        """Return the puzzle of that name. Raises `NoSuchPuzzle`."""
        return puzzle_of(game, puzzle)

    @property
    def has_days(self) -> bool:
        """True if this server has boards of the day."""
        return self._services.settings.days

    async def sets_of_day(self, day: str, today: str) -> Sequence[StoredSet]:
        """Return the sets of today, created if they are missing, or those of a past day; none for a day to come."""
        boards = self._services.store.boards
        if day == today:
            return await open_day(boards, today, self._services.now())
        return in_lobby_order(await boards.of_day(day)) if day < today else []

    def field_of(self, game: str) -> Mapping[str, int]:
        """Return the bots that play a set of a day for comparison, and how many of each."""
        return whole_field(game)

    async def end_of_set(self, stored: StoredSet, last: Play) -> Done:
        """Return when and how a set ends with the board `last`: ranked or not.

        A line of play that repeats another one from the same address is not ranked.
        """
        services, at, address = self._services, self._services.now(), address_of(self._request)
        if not stored.day or is_over(stored, at):
            return Done(at, ranked=False)
        digest = services.sessions.handle("board-address", f"{stored.id}/{address}") if address else ""
        how = await exclusion(services.store.boards, services.store.tables, stored, self._player, last, digest, at)
        return Done(at, ranked=not how, apart=how, address=digest)

    async def choose(self, bot: str, view: View, dice: Stream) -> Action:
        """Return the action of a bot on a board, chosen in another process. Raises `ApiError` if none comes in time."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not self._services.settings.workers:
            return await asyncio.to_thread(bot_worker.decide, bot, view, dice)
        try:
            return await self._services.bot_pool.ask(PATIENCE, bot_worker.decide, bot, view, dice)
        except NoAnswer:
            raise ApiError(409, "bots-not-ready", "the bots are not ready yet: try again in a moment") from None

    async def pause(self, actions: int, since: float) -> None:
        """Wait until an answer with so many bot actions took its usual time; since: its start, by `time.perf_counter`."""
        pace, took = self._services.answer_pace, time.perf_counter() - since
        await asyncio.sleep(pace.remaining(actions, pace.draw(actions), took))

    def fields_wanted(self) -> None:
        """Do nothing: a background task finds by itself the sets that bots are to play for comparison."""

    async def challenger(self, set_id: str, handle: str) -> str:
        """Return the name of the player whose entry has this handle, if they have finished the set; empty otherwise."""
        entry = await self._services.store.boards.entry_by_handle(set_id, handle) if handle else None
        if entry is None or entry.finished is None:
            return ""
        return shown_name((await self._services.store.people.names([entry.player])).get(entry.player, ""))

    async def challenge_answers(self) -> list[AnswerInfo]:
        """Return the answers to challenges that the player sent, without those from people whom they avoid."""
        store = self._services.store
        avoided = await store.strangers.apart_from(self._player)
        entries = [entry for entry in await store.challenges.answers_to(self._player) if entry.player not in avoided]
        names = await store.people.names(entry.player for entry in entries)
        sets = {entry.set_id: await store.boards.get(entry.set_id) for entry in entries}
        return [
            AnswerInfo(
                set=entry.set_id,
                handle=entry.handle,
                name=shown_name(names.get(entry.player, "")),
                game=of.game,
                day=of.day,
            )
            for entry in entries
            if (of := sets[entry.set_id]) is not None and of.game in GAMES
        ]


def context_of(player: Player, services: ServicesDep, request: Request) -> Context:
    """Return the context of a request: its player, the time, and the services that operations use."""
    return Context(player, services.now(), services.store, ProcessJobs(services), ServerHost(services, player, request))


ContextDep = Annotated[Context, Depends(context_of)]
