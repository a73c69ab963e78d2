"""The calls of the HTTP API that a house in a page answers: what one person asks who plays alone."""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from pydantic import ValidationError

from fourkings.app.memory import MemoryStore
from fourkings.app.models import Person
from fourkings.app.shared.body import ApiError, Problem, seen_name
from fourkings.app.shared.new_match import new_match
from fourkings.app.shared.orders import NewTable, bots_of_order, contributions_of_order, rules_of_order
from fourkings.app.shared.page_bots import BOTS_HERE
from fourkings.app.shared.table_info import table_info
from fourkings.bots import careful
from fourkings.browser.job_results import JobResults
from fourkings.browser.outbox import Outbox
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.browser.site_files import SiteFiles
from fourkings.i18n.languages import LANGUAGES, SOURCE
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.sanitize import read_json
from fourkings.table.match import Participant
from fourkings.table.shown_names import BOTS_BESIDE_ONE

if TYPE_CHECKING:
    from fourkings.browser.field import FieldWork
    from fourkings.browser.reviews import Reviews


class Calls:
    """Answers calls from the store of one person."""

    def __init__(self, store: MemoryStore, player: str, news: Outbox, files: SiteFiles, thoughts: JobResults) -> None:
        self._own: Final = Session(store, player, news)
        self._files, self._thoughts = files, thoughts
        self.work: FieldWork | None = None
        """What is done while nothing is asked; None before boards are."""
        self.reviews: Reviews | None = None
        """What is reviewed beside the house; None before anything of it is needed."""
        self._sealed: Final = dict[str, bytes]()
        self.names: Final = dict[str, str]()
        """What tables are told of people's names."""
        self._paths: tuple[Path, ...] = (
            ("GET", "/api/me", self._me),
            ("PUT", "/api/me", self._set_me),
            ("GET", "/api/tables", self._tables),
            ("POST", "/api/tables", self._make_table),
            ("GET", "/api/tables/([^/]+)", self._table),
            ("DELETE", "/api/tables/([^/]+)", self._drop_table),
            ("POST", "/api/seals", self._make_seal),
        )
        self._more = False  # whether these are here

    async def answer(self, method: str, path: str, body: str, wall: float) -> Answer:
        """The answer to a call; a problem where it cannot be granted, 501 where it takes a server."""
        place, _, query = path.partition("?")
        named = {name: value for name, (value, *_) in parse_qs(query).items()}
        lang = named.get("lang", SOURCE)
        try:
            for known, pattern, answer in self._known(method, place):
                if known == method and (parts := re.fullmatch(pattern, place)):
                    asked = read_json(body) if body else None
                    spoken = lang if lang in LANGUAGES else SOURCE
                    return await answer(Request(parts.groups(), asked, spoken, named, wall))
        except ApiError as error:
            return error.status, error.problem.model_dump_json()
        except (ValidationError, ValueError):
            return 422, Problem(code="malformed", message="the request is not valid").model_dump_json()
        message = f"{method} {place} takes a server: what is played in the page is for one person"
        return 501, Problem(code="needs-a-server", message=message).model_dump_json()

    def _known(self, method: str, path: str) -> tuple[Path, ...]:
        """The paths that are answered; the rest is imported when it is first asked for."""
        for learn in (self._learn_boards, self.learn):
            if not any(known == method and re.fullmatch(pattern, path) for known, pattern, _ in self._paths):
                learn()
        return self._paths

    def _learn_boards(self) -> None:
        """Import what boards need: the lobby asks for the day's set, before the first card is dealt."""
        if not self.work:
            from fourkings.browser.boards import Boards
            from fourkings.browser.field import FieldWork

            self.work = FieldWork(self._own.store.boards)
            self._paths += Boards(self._own, self.work).paths

    def learn(self) -> None:
        """Import whatever is not needed to play."""
        if not self._more:
            from fourkings.browser.exercises import Exercises
            from fourkings.browser.finished_matches import Played
            from fourkings.browser.lessons import Lessons
            from fourkings.browser.profile import Profile
            from fourkings.browser.puzzles import Puzzles
            from fourkings.browser.reviews import Reviews

            self.reviews = Reviews(self._own, self._thoughts)
            self._paths += (*Lessons(self._own).paths, *Played(self._own, self._thoughts).paths, *self.reviews.paths)
            self._paths += (*Puzzles(self._own, self._files).paths, *Exercises(self._own, self._thoughts).paths)
            self._paths += Profile(self._own).paths
            self._more = True

    # --- who one is -----------------------------------------------------------------------------------------------

    async def _me(self, asked: Request) -> Answer:
        person = await self._own.store.people.get(self._own.player) or Person("", "")
        return 200, json.dumps({"name": person.name, "lang": person.lang or None}, ensure_ascii=False)

    async def _set_me(self, asked: Request) -> Answer:
        name = seen_name(str(asked.body.get("name", "")))
        person = Person(name, str(asked.body.get("lang") or ""))
        await self._own.store.people.remember(self._own.player, person, asked.wall)
        self.names[self._own.player] = name
        return await self._me(asked)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def _tables(self, asked: Request) -> Answer:
        player = self._own.player
        tables = await self._own.store.tables.of(player)
        return 200, json.dumps([table_info(stored, player).model_dump(mode="json") for stored in tables])

    async def _table(self, asked: Request) -> Answer:
        stored = await self._own.stored(*asked.parts)
        return 200, table_info(stored, self._own.player).model_dump_json()

    async def _make_table(self, asked: Request) -> Answer:
        order = NewTable.model_validate({"bots": careful.NAME, **asked.body})
        rules, bots = rules_of_order(order.game, order.preset, order.options), bots_of_order(order.bots)
        if away := sorted(set(bots) - set(BOTS_HERE)):
            raise ApiError(422, "bad-bots", f"{away[0]} cannot play in a page: name {' or '.join(BOTS_HERE)}")
        secret, given = self._unsealed(order)
        chairs = (
            Participant("", self._own.player, bots[0]),
            *map(lambda name, bot: Participant(name, None, bot), BOTS_BESIDE_ONE, bots),
        )
        stored, lines = new_match(rules, chairs, order.pace, secret, given, asked.wall)
        await self._own.store.tables.create(stored, [self._own.player], lines)
        return await self._own.keep(stored.id)

    def _unsealed(self, order: NewTable) -> tuple[bytes | None, tuple[bytes, ...]]:
        """The secret of a new match, and what its player adds to it."""
        given = contributions_of_order(order.seal, order.contribution)
        if order.seal is None:
            return None, given
        secret = self._sealed.pop(order.seal, None)
        if secret is None:
            raise ApiError(409, "no-such-seal", "this seal is used, or the page was reloaded: request a new one")
        return secret, given

    async def _make_seal(self, asked: Request) -> Answer:
        secret = secrets.token_bytes(SECRET_BYTES)
        self._sealed[sealed := seal(secret)] = secret
        return 201, json.dumps({"seal": sealed})

    async def _drop_table(self, asked: Request) -> Answer:
        await self._own.drop((await self._own.stored(*asked.parts)).id)
        return 204, ""
