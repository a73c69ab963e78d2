"""What the routes of boards share: the desk of one person at this server, and who challenges."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import Path

from fourkings.app.boards.days import is_over, whole_field
from fourkings.app.boards.exclusion import exclusion
from fourkings.app.boards.schema import BoardsContext, stored_set
from fourkings.app.models import Done, Play, StoredSet
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

SetId = Annotated[str, Path(max_length=64, examples=["2026-11-22-quarante"])]
BoardNumber = Annotated[int, Path(ge=1, le=100)]


def desk_of(services: Services, player: str, address: str = "") -> BoardsContext:
    """Where a player who comes from that address asks for boards."""
    ending = partial(_ending, services, player, address)
    return BoardsContext(
        services.store.boards, services.store.people, player, services.now(), whole_field, ending, asyncio.to_thread
    )


async def set_asked(services: Services, set_id: str) -> StoredSet:
    """The set of that id; `ApiError` where there is none."""
    return await stored_set(services.store.boards, set_id)


async def _ending(services: Services, player: str, address: str, stored: StoredSet, last: Play) -> Done:
    """The end of a set for who has played its last board so, from that address."""
    at = services.now()
    if not stored.day or is_over(stored, at):
        return Done(at, ranked=False)
    digest = services.sessions.handle("board-address", f"{stored.id}/{address}") if address else ""
    how = await exclusion(services.store.boards, services.store.tables, stored, player, last, digest, at)
    return Done(at, ranked=not how, apart=how, address=digest)


async def challenger(services: Services, set_id: str, handle: str) -> str:
    """The name of who has played a set and sent a link to it; empty where nobody has, or they told none."""
    entry = await services.store.boards.entry_by_handle(set_id, handle) if handle else None
    if entry is None or entry.finished is None:
        return ""
    return shown_name((await services.store.people.names([entry.player])).get(entry.player, ""))
