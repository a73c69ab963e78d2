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
        return await self._services.tables.replays.in_thread(function, *args, **named)

    async def replay(self, table: str) -> TableState:
        return await self._services.tables.replay_log(table)

    async def log(self, table: str) -> Sequence[LogEvent]:
        stored = await self._services.store.tables.get(table)
        return (await self._services.tables.replays.at(table, stored.summary.version)).events if stored else ()

    async def check_may_make(self, instead: int = 0) -> None:
        await may_make(self._services, self._player, address_of(self._request), instead)

    async def delete_table(self, table: str) -> None:
        await self._services.tables.delete(table)

    async def leave_table(self, table: str) -> None:
        await offline_commands.leave(self._services.store, self._services.tables, table, self._player)

    async def rename_player(self, name: str) -> None:
        """Do nothing: tables read the names of people from the store."""

    async def advise(self, view: PlayerView) -> Advice:
        return (await bot_fallback.advise(self._services.bot_pool, view))[0]

    def banned_until(self) -> float | None:
        return self._services.bans.until(self._player, self._services.now())

    def wake_reviews(self) -> None:
        self._services.reviews.wake()

    def random_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)

    def puzzle_entries(self, game: str) -> Mapping[str, Entry]:
        return entries(game)

    def puzzle(self, game: str, puzzle: str) -> Puzzle:
        return puzzle_of(game, puzzle)

    @property
    def has_days(self) -> bool:
        return self._services.settings.days

    async def sets_of_day(self, day: str, today: str) -> Sequence[StoredSet]:
        boards = self._services.store.boards
        if day == today:
            return await open_day(boards, today, self._services.now())
        return in_lobby_order(await boards.of_day(day)) if day < today else []

    def field_of(self, game: str) -> Mapping[str, int]:
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
        if len(view.legal) == 1:
            return view.legal[0]
        if not self._services.settings.workers:
            return await asyncio.to_thread(bot_worker.decide, bot, view, dice)
        try:
            return await self._services.bot_pool.ask(PATIENCE, bot_worker.decide, bot, view, dice)
        except NoAnswer:
            raise ApiError(409, "bots-not-ready", "the bots are not ready yet: try again in a moment") from None

    async def pause(self, actions: int, since: float) -> None:
        pace, took = self._services.answer_pace, time.perf_counter() - since
        await asyncio.sleep(pace.remaining(actions, pace.draw(actions), took))

    def fields_wanted(self) -> None:
        """Do nothing: a background task finds by itself the sets that bots are to play for comparison."""

    async def challenger(self, set_id: str, handle: str) -> str:
        entry = await self._services.store.boards.entry_by_handle(set_id, handle) if handle else None
        if entry is None or entry.finished is None:
            return ""
        return shown_name((await self._services.store.people.names([entry.player])).get(entry.player, ""))

    async def challenge_answers(self) -> list[AnswerInfo]:
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
