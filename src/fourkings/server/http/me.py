"""Who one is: a name and a language, told by the session itself."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from fourkings.server.http.door import OWN_PAGE, Language, Player, Rooms, slowly
from fourkings.server.http.troubles import Body, problems
from fourkings.server.store import Person

api: Final = APIRouter()


class Me(Body):
    """Who this session says it is."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")] = Field(
        examples=["Anna"]
    )
    lang: Language | None = Field(default=None, examples=["fr"])


@api.get("/me", operation_id="me")
async def me(player: Player, house: Rooms) -> Me:
    """The name and the language of this session; an empty name and no language where none was told yet."""
    person = await house.store.person(player)
    return _me(person) if person else Me(name="", lang=None)


def _me(person: Person) -> Me:
    return Me(name=person.name, lang=person.lang or None)  # type: ignore[arg-type]


@api.put("/me", operation_id="set_me", responses=problems(400, 403, 413, 422, 429), dependencies=OWN_PAGE)
async def set_me(told: Me, player: Player, house: Rooms) -> Me:
    """Tell name and language. Tables made from now on know the player by that name."""
    slowly(house, player)
    await house.store.set_person(player, Person(told.name, told.lang or ""), house.now())
    return told
