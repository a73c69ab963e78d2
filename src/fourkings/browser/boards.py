"""Boards in a page: the deals of each day, which follow from its date. Other people are met on a server."""

from __future__ import annotations

import hmac
import re
from dataclasses import replace
from datetime import date
from typing import Final

from fourkings.app.boards.day_schema import MySets, begun_sets, calendar_response, day_response, today_response
from fourkings.app.boards.days import in_order, is_over, open_day, set_of
from fourkings.app.boards.schema import (
    Acted,
    BoardsContext,
    begun,
    board_as_played,
    finished_entry,
    kept,
    moved,
    set_info,
    sitting_of,
    stored_set,
)
from fourkings.app.boards.standings_schema import played, rank_response, standings_response, traveller_response
from fourkings.app.matches import imports
from fourkings.app.models import Done, Play, StoredSet
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.days import day_of
from fourkings.bots import BOTS, careful
from fourkings.browser.field import FieldWork, field_of
from fourkings.browser.session import Answer, Path, Request, Session, run_inline
from fourkings.duplicate.field import find_replies
from fourkings.i18n import language
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.table.shown_names import BOTS_BESIDE_ONE, shown_name
from fourkings.views import View

KEY: Final = b"fourkings/days/1"
"""What the sets of all days are made of, with their ids: it is no secret, and the same in every page."""
DAY: Final = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"


class Boards:
    """Answers what is asked of boards."""

    def __init__(self, own: Session, work: FieldWork) -> None:
        self._own, self._work = own, work
        path = "/api/boards/([^/]+)/([0-9]{1,3})"
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/days", self._day),
            ("GET", "/api/days/past", self._past),
            ("GET", "/api/me/sets", self._mine),
            ("GET", "/api/boards/([^/]+)", self._set),
            ("GET", "/api/boards/([^/]+)/standings", self._standings),
            ("POST", path, self._open),
            ("POST", f"{path}/actions", self._act),
            ("GET", f"{path}/rank", self._rank),
            ("GET", f"{path}/traveller", self._traveller),
            ("POST", f"{path}/match", self._cards),
        )

    async def _day(self, asked: Request) -> Answer:
        today, day = day_of(asked.wall), asked.query.get("on", "") or day_of(asked.wall)
        if not _is_day(day) or day > today:
            raise ApiError(404, "no-such-day", "there are no boards of this day")
        return 200, (await day_response(self._desk(asked), day, await self._sets(day, asked.wall))).model_dump_json()

    async def _past(self, asked: Request) -> Answer:
        return 200, (await calendar_response(self._desk(asked))).model_dump_json()

    async def _mine(self, asked: Request) -> Answer:
        desk = self._desk(asked)
        today = await today_response(desk, await self._sets(day_of(asked.wall), asked.wall))
        return 200, MySets(begun=await begun_sets(desk), answers=[], days=True, today=today).model_dump_json()

    async def _set(self, asked: Request) -> Answer:
        return 200, (await set_info(self._desk(asked), await self._stored(asked))).model_dump_json()

    async def _standings(self, asked: Request) -> Answer:
        return 200, (await standings_response(self._desk(asked), await self._stored(asked))).model_dump_json()

    async def _open(self, asked: Request) -> Answer:
        desk, stored, board, store = self._desk(asked), await self._stored(asked), int(asked.parts[1]), self._own.store
        boards, play = await board_as_played(desk, stored, board)
        sitting = sitting_of(boards, board, desk.player, play)
        if play is None:
            await store.boards.enter(stored.id, desk.player, asked.wall)
            await sitting.begin(_think)
            sitting = await begun(desk, stored, board, sitting)
            self._work.look()
        person = await store.people.get(desk.player)
        return 200, sitting.snapshot(f"board:{stored.id}:{board}", person.name if person else "").model_dump_json()

    async def _act(self, asked: Request) -> Answer:
        desk, stored, acted = self._desk(asked), await self._stored(asked), Acted.model_validate(asked.body)
        sitting, before, updates = await moved(desk, stored, int(asked.parts[1]), acted, _think)
        return 200, (await kept(desk, stored, sitting, before, updates)).model_dump_json()

    async def _rank(self, asked: Request) -> Answer:
        rank = await rank_response(self._desk(asked), await self._stored(asked), int(asked.parts[1]))
        return 200, rank.model_dump_json()

    async def _traveller(self, asked: Request) -> Answer:
        lines = await traveller_response(self._desk(asked), await self._stored(asked), int(asked.parts[1]))
        return 200, lines.model_dump_json()

    async def _cards(self, asked: Request) -> Answer:
        desk, stored, board = self._desk(asked), await self._stored(asked), int(asked.parts[1])
        await finished_entry(desk, stored)
        boards, play = set_of(stored), await played(desk, stored, board)
        sitting = sitting_of(boards, board, desk.player, play)
        person = await self._own.store.people.get(desk.player)
        own_name = shown_name(person.name if person else "") or language(asked.lang).text("player", number=1)
        match = replace(sitting.now.match, entrants=(own_name, *BOTS_BESIDE_ONE))
        record = imports.Played(match, (find_replies(boards.replies).NAME,) * len(match.entrants))
        return await self._own.keep(await imports.store(self._own.store.tables, record, sitting.seat, desk.player))

    # --- what there is --------------------------------------------------------------------------------------------

    async def _sets(self, day: str, wall: float) -> list[StoredSet]:
        """The sets of a day, made of its date."""
        store = self._own.store.boards
        return in_order(await open_day(store, day, wall, careful.NAME, field_of, _secret))

    async def _stored(self, asked: Request) -> StoredSet:
        """The set that is asked for: somebody may come by a link to a day that this page has not seen."""
        name = asked.parts[0]
        if (day := re.match(f"({DAY})-", name)) and _is_day(day[1]) and day[1] <= day_of(asked.wall):
            await self._sets(day[1], asked.wall)
        return await stored_set(self._own.store.boards, name)

    def _desk(self, asked: Request) -> BoardsContext:
        async def ending(stored: StoredSet, last: Play) -> Done:
            return Done(asked.wall, ranked=stored.day != "" and not is_over(stored, asked.wall))

        store = self._own.store
        return BoardsContext(store.boards, store.people, self._own.player, asked.wall, field_of, ending, run_inline)


def _is_day(day: str) -> bool:
    try:
        return re.fullmatch(DAY, day) is not None and bool(date.fromisoformat(day))
    except ValueError:
        return False


def _secret(set_id: str) -> bytes:
    return hmac.digest(KEY, set_id.encode(), "sha256")


async def _think(bot: str, view: View, dice: Stream) -> Action:
    return view.legal[0] if len(view.legal) == 1 else BOTS[bot].choose(view, dice)
