"""One's own matches that are over: the door to all that shows every hand of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match
from fourkings.server.common import origins
from fourkings.server.common.entrants import entrants
from fourkings.server.common.table_info import TableInfo, table_info
from fourkings.server.http.dependencies import Language
from fourkings.server.http.errors import ApiError
from fourkings.server.services import Services
from fourkings.server.store import Stored
from fourkings.table.state import Table


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match that is over, and who asks."""

    stored: Stored
    table: Table
    seat: Seat  #: of who asks
    names: tuple[str, ...]  #: of the entrants, as they joined

    @property
    def match(self) -> Match:
        """The match, with the names of today."""
        return replace(self.table.match, entrants=self.names)

    @property
    def by_seat(self) -> list[str]:
        """The names by seat."""
        return [self.names[entrant] for entrant in self.table.match.opening.seats]


async def own_match(services: Services, player: str, table: str, lang: Language = "en") -> OwnMatch:
    """A match that is over and that the player sat at; to others it does not exist. `lang`: of neutral names.

    A record from elsewhere need not be a match to its end: nothing goes on there.
    """
    stored = await services.store.tables.get(table)
    if stored is None or player not in await services.store.tables.players_of(table):
        raise no_table()
    origin = origins.parse(stored.origin)
    if not stored.summary.won and not isinstance(origin, origins.Imported):
        raise ApiError(409, "match-running", "this match is not over: you can see its hands when it is")
    folded = await services.tables.fold_match(table)
    seat = folded.seat_of(player)
    if seat is None:
        raise no_table()
    check_open(folded)
    names = (
        origin.names
        if isinstance(origin, origins.Imported)
        else await entrants(services.store.people, folded, lang, player)
    )
    return OwnMatch(stored, folded, seat, names)


def check_open(table: Table) -> None:
    """`ApiError` for a match whose hands nobody may see yet, though it is over."""
    if table.closed_hands:
        text = "the same deals are still being played at other tables: all of this match can be seen after the last of them"
        raise ApiError(409, "hands-closed", text)


def no_table() -> ApiError:
    return ApiError(404, "no-such-table", "you have no such table")


async def own_tables(services: Services, player: str) -> list[TableInfo]:
    """The tables that somebody sits at, the last played first."""
    others = await services.store.tables.companions(player)
    tables = await services.store.tables.of(player)
    return [table_info(stored, player, others.get(stored.id, ())) for stored in tables]
