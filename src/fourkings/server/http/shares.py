"""Links to your own finished matches: they show hands and reviews, without names on request."""

import secrets
from typing import Annotated, Final

from fastapi import Path, Response
from pydantic import ConfigDict, Field

from fourkings.app.core import Language
from fourkings.app.matches.access import OwnMatch, own_match
from fourkings.app.matches.deal_schema import WorkedDeal, deal_response
from fourkings.app.matches.record_schema import MatchRecord
from fourkings.app.models import OfflineCopy
from fourkings.app.reviews.schema import ReviewTold, review_response
from fourkings.app.shared import origins
from fourkings.app.shared.entrants import bots_by_seat, entrants, neutral_names
from fourkings.app.shared.table_info import OFFLINE_COPY
from fourkings.records import dumps, mirror_lines
from fourkings.server.db.table_data import Share
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import After, DealNumber, Lang, Player, SeatNumber, ServicesDep, TableId
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services

api: Final = Router()
RECORD: Final = {200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}}
"""OpenAPI's second form of a record: JSON Lines, one for each record that a mirror match has."""
MAX_LINKS: Final = 20
"""How many links a person may have made to one match."""
COST: Final = 4.0
"""Requests that a new link, or a record by a link, counts as within a session's rate limit."""

Token = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", examples=["q3jH0yq8Zt5rWc1xAbCd"])]


class NewShare(Body):
    """A request for a link to a match."""

    hidden: bool = Field(default=True, description="Without the names of people.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"hidden": True}]})


class ShareInfo(Body):
    """A link to a match, and whether it hides the names."""

    token: str = Field(description="Whoever has it may see the match.")
    hidden: bool
    at: float = Field(description="Seconds since 1970.")


class SharedMatch(Body):
    """A match as a link to it shows it."""

    game: str
    names: list[str] = Field(description="By seat.")
    mine: int = Field(description="The seat of who gave the link.")
    deals: int
    totals: list[int]
    winners: list[int] = Field(description="Seats.")
    reviewed: list[int] = Field(description="The seats whose review was asked for: it is read as far as it has come.")
    offline_copy: OfflineCopy = Field(description=OFFLINE_COPY)


@api.operation("POST", "/tables/{table}/shares", 404, 409, cost=COST, status=201)
async def share_match(
    table: TableId, wanted: NewShare, ctx: ContextDep, player: Player, services: ServicesDep
) -> ShareInfo:
    """Make a link to your own match, once it is over: it shows all hands, and the reviews that were made."""
    own = await own_match(ctx, table)
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can share only a finished match")
    known = await services.store.shares.of(player, table)
    if existing := next((given for given in known if given.hidden == wanted.hidden), None):
        return ShareInfo.from_object(existing)
    if len(known) >= MAX_LINKS:
        raise ApiError(
            429, "too-many-links", f"this match has {MAX_LINKS} links, the most that are allowed: revoke some first"
        )
    new = Share(secrets.token_urlsafe(18), table, player, wanted.hidden, services.now())
    await services.store.shares.add(new)
    return ShareInfo.from_object(new)


@api.operation("GET", "/tables/{table}/shares", 404, 409)
async def my_shares(table: TableId, ctx: ContextDep, player: Player, services: ServicesDep) -> list[ShareInfo]:
    """Return the links that you made to a match."""
    await own_match(ctx, table)
    return list(map(ShareInfo.from_object, await services.store.shares.of(player, table)))


@api.operation("DELETE", "/tables/{table}/shares", 404, 409, status=204)
async def unshare_match(table: TableId, ctx: ContextDep, player: Player, services: ServicesDep) -> None:
    """Revoke your links to a match."""
    await own_match(ctx, table)
    await services.store.shares.remove(player, table)


@api.operation("GET", "/shared/{token}", 404, 503)
async def shared_match(token: Token, services: ServicesDep, lang: Lang = "en") -> SharedMatch:
    """Return the match that a link leads to."""
    share, own = await _shared(services, token, lang)
    summed = own.stored.summary
    reviews = [await services.store.reviews.get(share.table, seat) for seat in range(4)]
    return SharedMatch(
        game=own.stored.game,
        names=own.by_seat,
        mine=own.seat,
        deals=summed.number,
        totals=list(summed.totals),
        winners=list(summed.winners),
        reviewed=[review.seat for review in reviews if review is not None],
        offline_copy=own.stored.offline_copy,
    )


@api.operation("GET", "/shared/{token}/reviews/{seat}", 404, 503, cost=0.2)
async def shared_review(
    token: Token, seat: SeatNumber, services: ServicesDep, after: After = -1, lang: Lang = "en"
) -> ReviewTold:
    """Return a review of the match that a link leads to, as far as it has come. Reviews can't be requested by a link."""
    _, own = await _shared(services, token, lang)
    review = await review_response(services.store.reviews, own, seat, after, lang, shared=True)
    return review.model_copy(update={"table": token})


@api.operation("GET", "/shared/{token}/deals/{number}", 404, 503)
async def shared_deal(token: Token, number: DealNumber, services: ServicesDep, lang: Lang = "en") -> WorkedDeal:
    """Return a deal of the match that a link leads to, to be stepped through, all hands face up."""
    _, own = await _shared(services, token, lang)
    if number > len(own.table.match.deals):
        raise ApiError(404, "no-such-moment", "this match has no such deal")
    imported = isinstance(origins.parse(own.stored.origin), origins.Imported)
    bots = None if imported else bots_by_seat(own.table)
    return await services.tables.replays.in_thread(deal_response, own.match, number, lang, own.seat, bots, True)


@api.operation("GET", "/shared/{token}/record", 404, 503, cost=COST, response_model=MatchRecord, responses=RECORD)
async def shared_record(token: Token, services: ServicesDep, lang: Lang = "en") -> Response:
    """Return the record of the match that a link leads to, without its shuffle, which names contributors.

    A mirror match, in which every hand is played from every seat, has several records as JSON Lines.
    """
    _, own = await _shared(services, token, lang)
    mirror, beside = own.table.match.mirror, services.tables.replays.in_thread
    name = f"{own.stored.game}.json{'l' if mirror else ''}"
    if mirror:  # which several people play: nobody takes a copy of it along
        text = await beside(mirror_lines, own.match)
    else:
        text = await beside(dumps, own.match, offline_copy=own.stored.offline_copy)
    return Response(
        text,
        media_type="application/jsonl" if mirror else "application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _shared(services: Services, token: str, lang: Language) -> tuple[Share, OwnMatch]:
    """Return the match that a link leads to, as its giver sees it, with names hidden if they chose so."""
    share = await services.store.shares.get(token)
    stored = await services.store.tables.get(share.table) if share else None
    if share is None or stored is None or not stored.summary.won:
        raise _nothing()
    table = await services.tables.replay_match(share.table)
    seat = table.seat_of(share.player)
    if seat is None or table.closed_hands:
        raise _nothing()
    names = (
        neutral_names(table, lang) if share.hidden else await entrants(services.store.people, table, lang, stored=stored)
    )
    return share, OwnMatch(stored, table, seat, names)


def _nothing() -> ApiError:
    return ApiError(404, "no-such-link", "this link no longer works: it was revoked, or the match was deleted")
