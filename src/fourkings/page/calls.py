"""The calls of the HTTP API that a house in a page answers: what one person asks who plays alone."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from fourkings.page.news import News
from fourkings.page.sitting import BOTS_HERE
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.rulebook.games import GAMES
from fourkings.server.common.body import ApiError, Problem
from fourkings.server.common.new_match import new_match
from fourkings.server.common.orders import NewTable, bots_of_order, contributions_of_order, rules_of_order
from fourkings.server.common.table_info import table_info
from fourkings.server.store import Person, Stored
from fourkings.server.store.memory import MemoryStore
from fourkings.table import log
from fourkings.table import state as table_state
from fourkings.table.shown_names import BOTS_BESIDE_ONE, cleaned
from fourkings.table.state import Chair, Table
from fourkings.table.state.bots import bots_of_entrants, stand_in_actions
from fourkings.table.state.shuffle import shuffle_info
from fourkings.windows.record import dumps, mirror_lines

Answer = tuple[int, str]
"""A status, and a body."""


class Calls:
    """Answers calls from the store of one person."""

    def __init__(self, store: MemoryStore, player: str, news: News) -> None:
        self._store, self._player, self._news = store, player, news
        self._sealed: Final = dict[str, bytes]()
        self.names: Final = dict[str, str]()
        """What tables are told of people's names."""
        self._paths: Final[tuple[tuple[str, re.Pattern[str], Callable[..., Awaitable[Answer]]], ...]] = tuple(
            (method, re.compile(path), answer)
            for method, path, answer in (
                ("GET", "/api/me", self._me),
                ("PUT", "/api/me", self._set_me),
                ("GET", "/api/tables", self._tables),
                ("POST", "/api/tables", self._make_table),
                ("DELETE", "/api/tables/([^/]+)", self._drop_table),
                ("GET", "/api/tables/([^/]+)/record", self._record),
                ("POST", "/api/seals", self._make_seal),
            )
        )

    async def answer(self, method: str, path: str, body: str, wall: float) -> Answer:
        """The answer to a call; a problem where it cannot be granted, 501 where it takes a server."""
        for known, pattern, answer in self._paths:
            if known == method and (place := pattern.fullmatch(path.partition("?")[0])):
                try:
                    return await answer(*place.groups(), *([json.loads(body)] if body else []), wall=wall)
                except ApiError as error:
                    return error.status, error.problem.model_dump_json()
                except (ValidationError, ValueError) as error:
                    return 422, Problem(code="malformed", message=str(error)).model_dump_json()
        message = f"{method} {path} takes a server: what is played in the page is for one person"
        return 501, Problem(code="needs-a-server", message=message).model_dump_json()

    # --- who one is -----------------------------------------------------------------------------------------------

    async def _me(self, *, wall: float) -> Answer:
        person = await self._store.people.get(self._player) or Person("", "")
        return 200, json.dumps({"name": person.name, "lang": person.lang or None}, ensure_ascii=False)

    async def _set_me(self, wanted: dict[str, Any], *, wall: float) -> Answer:
        name = cleaned(str(wanted.get("name", "")))
        await self._store.people.remember(self._player, Person(name, str(wanted.get("lang") or "")), wall)
        self.names[self._player] = name
        return await self._me(wall=wall)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def _tables(self, *, wall: float) -> Answer:
        own = [
            table_info(stored, self._player).model_dump(mode="json") for stored in await self._store.tables.of(self._player)
        ]
        return 200, json.dumps(own)

    async def _make_table(self, wanted: dict[str, Any], *, wall: float) -> Answer:
        order = NewTable.model_validate({"bots": BOTS_HERE[0], **wanted})
        rules, bots = rules_of_order(order.game, order.preset, order.options), bots_of_order(order.bots)
        if away := sorted(set(bots) - set(BOTS_HERE)):
            raise ApiError(422, "bad-bots", f"{away[0]} cannot think in a page: name {' or '.join(BOTS_HERE)}")
        secret, given = self._unsealed(order)
        chairs = (Chair("", self._player, bots[0]), *map(lambda name, bot: Chair(name, None, bot), BOTS_BESIDE_ONE, bots))
        stored, lines = new_match(rules, chairs, order.pace, secret, given, wall)
        await self._store.tables.create(stored, [self._player], lines)
        self._news.keep(stored, 1, lines)
        return 201, json.dumps({"table": stored.id})

    def _unsealed(self, order: NewTable) -> tuple[bytes | None, tuple[bytes, ...]]:
        """The secret of a new match, and what its player adds to it."""
        given = contributions_of_order(order.seal, order.contribution)
        if order.seal is None:
            return None, given
        secret = self._sealed.pop(order.seal, None)
        if secret is None:
            raise ApiError(409, "no-such-seal", "this seal is used, or the page was reloaded: request a new one")
        return secret, given

    async def _make_seal(self, *, wall: float) -> Answer:
        secret = secrets.token_bytes(SECRET_BYTES)
        self._sealed[sealed := seal(secret)] = secret
        return 201, json.dumps({"seal": sealed})

    async def _drop_table(self, table: str, *, wall: float) -> Answer:
        await self._own(table)
        await self._store.tables.delete(table)
        self._news.drop(table)
        return 204, ""

    async def _record(self, table: str, *, wall: float) -> Answer:
        stored = await self._own(table)
        if not stored.summary.won:
            raise ApiError(409, "match-running", "this match is not over: its record would show hidden cards")
        facts = tuple(log.parse_facts(await self._store.tables.facts(table)))
        folded = table_state.fold_log(facts)
        assert isinstance(folded, Table), "nobody gathers at a table in a page"
        name = self.names.get(self._player, "")
        match = replace(folded.match, entrants=tuple(chair.name or name or "Player" for chair in folded.chairs))
        if match.mirror:
            return 200, mirror_lines(match, stand_in_actions(facts))
        shuffled, bots = shuffle_info(folded, stored.secret), bots_of_entrants(folded, facts)
        return 200, dumps(match, shuffled=shuffled, bots=bots, stood_in=stand_in_actions(facts)) + "\n"

    async def _own(self, table: str) -> Stored:
        stored = await self._store.tables.get(table)
        if stored is None or stored.game not in GAMES:
            raise ApiError(404, "no-such-table", "this page has no such table")
        return stored
