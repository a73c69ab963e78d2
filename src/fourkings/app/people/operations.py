"""Requests about the player's own name and language."""

from pydantic import Field

from fourkings.app.core import Context, Language, operation
from fourkings.app.models import Person
from fourkings.app.shared.body import Body, PersonName
from fourkings.i18n.languages import LANGUAGES


class Me(Body):
    """The name and language of a session."""

    name: str = Field(examples=["Anna"])
    lang: Language | None = Field(examples=["fr"])
    banned: float | None = Field(default=None, description="Kept out of this server until then, in seconds since 1970.")


class NewMe(Body):
    """A name and a language for a session."""

    name: PersonName = Field(examples=["Anna"])
    lang: Language | None = Field(default=None, examples=["fr"])


@operation("GET", "/api/me", "me", cost=0)
async def me(ctx: Context) -> Me:
    """Return the name and language of this session; an empty name and no language if none was given yet."""
    person = await ctx.store.people.get(ctx.player) or Person("", "")
    return me_of(person).model_copy(update={"banned": ctx.host.banned_until()})


def me_of(person: Person) -> Me:
    """Return a person's name and language for a response; a language that is no longer listed is left out."""
    return Me(name=person.name, lang=person.lang if person.lang in LANGUAGES else None)


@operation("PUT", "/api/me", "set_me", errors=(400, 403, 413, 422, 429))
async def set_me(ctx: Context, request: NewMe) -> Me:
    """Set the name and language. Tables show the new name when a page connects to them next."""
    await ctx.store.people.remember(ctx.player, Person(request.name, request.lang or ""), ctx.time)
    await ctx.host.rename_player(request.name)
    return Me(name=request.name, lang=request.lang)
