"""Who may come in here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated

from fastapi import Depends, Path, Request

from fourkings.server.house import House
from fourkings.server.http.door import Player, Rooms, slowly
from fourkings.server.http.troubles import Trouble
from fourkings.server.office import Officer

Handle = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
"""What stands for a person, or for a table, on the administrators' page: it opens nothing."""


async def _administrator(request: Request, player: Player, house: Rooms) -> Officer:
    slowly(house, player)
    officer = await house.office.officer(player, request.cookies)
    if officer is None:
        raise Trouble(403, "not-administrator", "that is for an administrator of this server")
    return officer


async def _first(officer: Annotated[Officer, Depends(_administrator)]) -> Officer:
    if not officer.first:
        raise Trouble(403, "first-only", "that is for who has told the administrator's phrase")
    return officer


Administrator = Annotated[Officer, Depends(_administrator)]
First = Annotated[Officer, Depends(_first)]


async def found(house: House, kind: str, handle: str, ids: Iterable[str]) -> str:
    """Which of these ids the handle stands for; a `Trouble` where none does."""

    def look() -> str | None:
        return next((one for one in ids if house.sessions.handle(kind, one) == handle), None)

    if (one := await asyncio.to_thread(look)) is None:
        raise Trouble(404, f"no-such-{kind}", f"there is no such {kind} (any more)")
    return one
