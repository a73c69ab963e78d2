"""Becoming an administrator by the phrase, and ceasing to be one."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import Field

from fourkings.server.http.admin.door import Administrator
from fourkings.server.http.door import OWN_PAGE, Player, Rooms, slowly
from fourkings.server.http.troubles import Body, Trouble, problems
from fourkings.server.limits import address_of
from fourkings.server.office import TooManyGuesses, WrongPhrase

api: Final = APIRouter()


class Standing(Body):
    """What this session is here."""

    possible: bool = Field(description="Whether this server has administrators at all: its settings name a phrase.")
    administrator: bool
    first: bool = Field(description="Whether this session has told the phrase: such a one appoints others.")


class Phrase(Body):
    """The administrator's phrase, as the settings of the server have it."""

    phrase: str = Field(max_length=400)


@api.get("/admin", operation_id="standing", responses=problems(429))
async def standing(request: Request, player: Player, house: Rooms) -> Standing:
    """Whether this server has administrators, and whether one is one."""
    slowly(house, player)
    officer = await house.office.officer(player, request.cookies)
    return Standing(
        possible=house.office.open, administrator=officer is not None, first=officer is not None and officer.first
    )


@api.post(
    "/admin/session", operation_id="enter_office", responses=problems(400, 403, 404, 413, 422, 429), dependencies=OWN_PAGE
)
async def enter(given: Phrase, player: Player, house: Rooms, request: Request, response: Response) -> Standing:
    """Become an administrator for this session, by the phrase; guesses are slow, and are counted."""
    slowly(house, player)
    if not house.office.open:
        raise Trouble(404, "no-administrator", "this server has no administrator: FOURKINGS_ADMIN is not set")
    try:
        cookie = await house.office.enter(player, address_of(request), given.phrase, request.url.scheme == "https")
    except TooManyGuesses:
        raise Trouble(429, "too-many-guesses", "wait a minute before you try again") from None
    except WrongPhrase:
        raise Trouble(403, "wrong-phrase", "that is not the phrase") from None
    response.headers.append("set-cookie", cookie)
    return Standing(possible=True, administrator=True, first=True)


@api.delete("/admin/session", status_code=204, operation_id="resign", responses=problems(403, 429), dependencies=OWN_PAGE)
async def resign(officer: Administrator, house: Rooms, request: Request, response: Response) -> None:
    """Be an administrator no more, whether by the phrase or appointed."""
    response.headers.append("set-cookie", await house.office.resign(officer, request.url.scheme == "https"))
