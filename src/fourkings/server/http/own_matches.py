"""One's own tables, and those of them whose match is over: the door to all that shows every hand of them."""

from __future__ import annotations

from fourkings.app.matches.access import OwnMatch, check_over, no_table, seen_by
from fourkings.app.models import Stored
from fourkings.app.shared.table_info import TableInfo, table_info
from fourkings.server.http.dependencies import Language
from fourkings.server.services import Services


async def own_table(services: Services, player: str, table: str) -> Stored:
    """A table that the player sits at; to others it does not exist."""
    stored = await services.store.tables.get(table)
    if stored is None or player not in await services.store.tables.players_of(table):
        raise no_table()
    return stored


async def own_match(services: Services, player: str, table: str, lang: Language = "en") -> OwnMatch:
    """A match that is over and that the player sat at; to others it does not exist. `lang`: of neutral names."""
    stored = await own_table(services, player, table)
    check_over(stored)
    return await seen_by(player, stored, await services.tables.replay_match(table), services.store.people, lang)


async def own_tables(services: Services, player: str) -> list[TableInfo]:
    """The tables that somebody sits at, the last played first."""
    others = await services.store.tables.companions(player)
    tables = await services.store.tables.of(player)
    return [table_info(stored, player, others.get(stored.id, ())) for stored in tables]
