"""A person's own data: a name and a language, links for other devices, everything that is stored, and deleting it."""

from typing import Final
from urllib.parse import urlsplit

from fastapi import Request, Response
from pydantic import Field

from fourkings.app.matches.history import matches_of
from fourkings.app.models import Exclusion, Person, Sanction
from fourkings.app.people.operations import Me, me_of
from fourkings.app.shared.table_info import TableInfo
from fourkings.app.shared.wall_clock import DAY
from fourkings.app.tables.operations import tables_of
from fourkings.server import offline_commands
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import COST, Player, ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.realtime.sessions import new_link, new_player
from fourkings.server.services import Services, cookie_place

api: Final = Router()


class Link(Body):
    """A personal link for another device of yours. Keep it secret: whoever has it plays as you."""

    token: str = Field(description="Goes behind the # of the page's address, so that it is sent and logged nowhere.")
    expires: float = Field(description="Seconds since 1970.")


class Token(Body):
    """The token of a personal link."""

    token: str = Field(max_length=400)


@api.operation("POST", "/me/links", cost=COST, status=201)
async def make_link(player: Player, services: ServicesDep) -> Link:
    """Make a link by which another device becomes the same player, for some days or until it is revoked."""
    link, now = new_link(), services.now()
    expires = now + services.settings.link_days * DAY
    await services.store.links.add(link, player, now, expires)
    return Link(token=services.sessions.link_token(link), expires=expires)


@api.operation("DELETE", "/me/links", status=204)
async def revoke_links(player: Player, services: ServicesDep) -> None:
    """Revoke all your links; devices that came by one stay."""
    await services.store.links.revoke(player)


@api.operation("POST", "/session", 404, cost=COST)
async def use_link(given: Token, services: ServicesDep, request: Request, response: Response) -> Me:
    """Become the player of a personal link on this device."""
    link = services.sessions.read_link(given.token, services.settings.link_days * DAY)
    owner = await services.store.links.player_of(link, services.now()) if link else None
    if owner is None:
        raise ApiError(404, "no-such-link", "this link has expired or was revoked: make another one on the other device")
    response.headers["set-cookie"] = services.sessions.header(owner, cookie_place(request))
    person = await services.store.people.get(owner)
    return me_of(person or Person("", ""))


class Written(Body):
    """A chat line that you wrote at a table."""

    table: str
    at: float
    text: str
    phrase: str


class OwnAdminAction(Body):
    """Something that you did as an administrator."""

    at: float
    what: str
    about: str


class EntryHeld(Body):
    """A set of boards that you have begun."""

    set: str
    handle: str
    began: float = Field(description="Seconds since 1970.")
    finished: float | None
    given_up: float | None = Field(description="When you gave up this challenge.")
    ranked: bool
    apart: Exclusion = Field(description="Finished on its day and not ranked: `visitor` or `repeat`; else empty.")
    address: str = Field(description="A digest of the address that it was finished from, forgotten after a day.")
    sender: str = Field(description="The handle of whose challenge one follows; empty without.")
    answers: int = Field(description="How many have played your challenge, and you haven't seen it yet.")
    plays: list[str] = Field(description="By board, the actions of each deal as JSON.")
    lost: list[str] = Field(description="By board, what they gave away in each deal as JSON; empty where not judged.")


class Held(Body):
    """Everything that this server stores about a person. Cards and actions are in the records of their matches instead."""

    player: str = Field(description="The random id of this session.")
    name: str
    lang: str
    tables: list[TableInfo]
    chat: list[Written]
    links: list[tuple[float, float]] = Field(description="When each personal link was made, and when it expires.")
    administrator: bool = Field(description="Appointed to be an administrator of this server.")
    sanctions: dict[Sanction, float] = Field(
        description="Until when an administrator keeps one from what: `bar` from making tables, `mute` from writing in"
        " chats, `ban` from coming here."
    )
    reports: list[tuple[str, float]] = Field(description="The messages that you reported: at which table, and when.")
    admin_actions: list[OwnAdminAction] = Field(description="Your actions as an administrator.")
    avoided: int = Field(description="How many people one does not want to meet again.")
    reviews: list[tuple[str, int, float]] = Field(
        description="The reviews of your decisions: at which table, of which seat, and when requested."
    )
    shares: list[tuple[str, float]] = Field(description="Your links to matches: to which table, and since when.")
    notified: list[tuple[str, float]] = Field(
        description="The browsers that are notified of your turns: the host of the push service, and since when."
    )
    evenings: list[str] = Field(description="The evenings that you have entered.")
    puzzles: list[tuple[str, str, bool, float, float | None]] = Field(
        description="The puzzles that you have answered: of which game, which, whether right at the first try, when, and"
        " your rating after it if it counted."
    )
    puzzle_ratings: dict[str, float] = Field(description="Your rating in puzzles, by game.")
    exercises: list[tuple[str, str, int, str | None, float | None]] = Field(
        description="The exercises that you were dealt: of which game, which theme (`reading`: where a card lies), which"
        " number, what one answered, and when."
    )
    mistakes: dict[str, str] = Field(description="The mistakes that you have repeated, each with its schedule.")
    boards: list[EntryHeld] = Field(description="The sets of boards that you have begun, and what you did in them.")


@api.operation("GET", "/me/export", cost=0)
async def export_me(ctx: ContextDep, player: Player, services: ServicesDep) -> Held:
    """Return everything that this server stores about you."""
    person = await services.store.people.get(player) or Person("", "")
    return Held(
        player=player,
        name=person.name,
        lang=person.lang,
        tables=await tables_of(ctx),
        chat=[Written.from_object(line, table=table) for table, line in await services.store.chat.by(player)],
        links=await services.store.links.of(player, services.now()),
        administrator=await services.store.administrators.is_appointed(player),
        sanctions=await services.store.moderation.sanctions_of(player, services.now()),
        reports=await services.store.reports.by(player),
        admin_actions=list(map(OwnAdminAction.from_object, await services.store.administrators.actions_of(player))),
        shares=[(share.table, share.at) for share in await services.store.shares.of(player)],
        notified=[
            (urlsplit(browser.endpoint).hostname or "", browser.at)
            for browser in await services.store.push_subscriptions.of(player)
        ],
        evenings=[stored.id for stored in await services.store.evenings.of(player)],
        puzzles=list(await services.store.puzzles.of(player)),
        puzzle_ratings={
            game: round(own.rating, 1) for game, own in (await services.store.puzzles.ratings_of(player)).items()
        },
        exercises=[
            (exercise.game, exercise.kind, exercise.number, exercise.answer, exercise.at)
            for exercise in await services.store.exercises.of(player)
        ],
        mistakes=await services.store.mistakes.cards(player),
        boards=await _entries_held(services, player),
        avoided=len(await services.store.strangers.avoided_by(player)),
        reviews=await _reviews(services, player),
    )


async def _reviews(services: Services, player: str) -> list[tuple[str, int, float]]:
    seats = {match.stored.id: match.seat for match in await matches_of(services.store.tables, player)}
    asked = await services.store.reviews.of(player)
    return [(review.table, review.seat, review.requested) for review in asked if seats.get(review.table) == review.seat]


async def _entries_held(services: Services, player: str) -> list[EntryHeld]:
    """Return everything stored about a player's boards: their own actions, and no card that they did not see."""
    answered = [entry.set_id for entry in await services.store.challenges.answers_to(player)]
    return [
        EntryHeld.from_object(
            entry,
            set=entry.set_id,
            answers=answered.count(entry.set_id),
            plays=[play.deals for play in plays],
            lost=[play.lost for play in plays],
        )
        for entry, _ in await services.store.boards.entered(player)
        for plays in [await services.store.boards.plays(entry.set_id, player)]
    ]


@api.operation("DELETE", "/me", cost=COST, status=204)
async def forget_me(player: Player, services: ServicesDep, request: Request, response: Response) -> None:
    """Delete everything stored about you. Matches with others stay, under a neutral name; bots play on in them."""
    await offline_commands.forget(services.store, services.tables, player)
    await services.broadcast.refresh()
    response.headers["set-cookie"] = services.sessions.header(new_player(), cookie_place(request))
