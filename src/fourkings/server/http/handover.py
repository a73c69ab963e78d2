"""Offline copies: a match against bots goes with the device, which plays it without this server, and comes back."""

from dataclasses import replace
from typing import Annotated, Final, Literal

from fastapi import Response
from pydantic import ConfigDict, Field, StringConstraints

from fourkings.app.matches.access import no_table, own_table
from fourkings.app.models import Summary, VersionConflict
from fourkings.app.shared.table_info import TableInfo, table_info
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import Player, ServicesDep, TableId
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.realtime import handover

api: Final = Router()
COST: Final = 10.0
"""Requests that taking a copy, or bringing it back, counts as within a session's rate limit."""

Line = Annotated[str, StringConstraints(max_length=handover.MAX_LINE)]


class HandedTable(Body):
    """The table of an offline copy: what the page stores of a match beside its events."""

    id: str
    game: str
    preset: str
    secret: str = Field(description="In hexadecimal digits: all cards follow from it.")
    pace: str
    summary: list[int | bool | list[int] | list[str] | None] = Field(description="The fields of `Summary`, in their order.")
    created: float = Field(description="Seconds since 1970.")
    updated: float = Field(description="Seconds since 1970.")
    origin: str
    offline_copy: Literal["taken", "unverified"] = Field(
        description="`unverified`: bots' actions that came back earlier could not be verified."
    )
    info: TableInfo


class HandedOver(Body):
    """An offline copy: a match with its events."""

    table: HandedTable
    events: list[str] = Field(description="Lines of its log, from version 1 on. Its person is `me`.")


class HandedBack(Body):
    """The events that a page has added to an offline copy."""

    first: int = Field(ge=2, le=1_000_000, description="The version of the first of the events.", examples=[3])
    events: list[Line] = Field(max_length=handover.MAX_EVENTS, description="Lines of the log, as the page wrote them.")
    seen: int = Field(
        default=0,
        ge=0,
        le=1_000_000,
        description="The last version that the page saw here. Bots' later actions are undone if they are in the way.",
    )

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"first": 3, "events": ['{"type":"act","seat":0,"action":"K♥"}']}]}
    )


class BroughtBack(Body):
    """The match on this server after the events of its offline copy were added."""

    table: str
    version: int


@api.operation("GET", "/tables/{table}/hand-over", 404, 409, 503, cost=COST)
async def hand_match_over(
    table: TableId, ctx: ContextDep, player: Player, response: Response, services: ServicesDep
) -> HandedOver:
    """Return an offline copy of a match against bots, which a page plays on without this server; here, it goes on as well.

    The answer contains the secret, from which all hands follow: the page deals the next ones. From then on the match is
    marked as one with an offline copy, for good, and never compared with others. The seal (the hash of the secret, shown
    before) still binds the cards.
    """
    stored = await own_table(ctx, table)
    if stored.summary.over:
        raise ApiError(409, "not-alone", "this match is over: only a match that goes on can go with you")
    try:
        _, events = await handover.portable_match(services.tables, stored, player)
    except handover.NotPortable as error:
        raise ApiError(409, "not-alone", str(error)) from None
    # The mark is on the disk before the secret leaves.
    mark = stored.offline_copy or await services.store.offline_copies.mark_taken(table)
    if mark is None:
        raise no_table()
    stored = replace(stored, offline_copy="unverified" if mark == "unverified" else "taken")
    response.headers["cache-control"] = "no-store"
    head = HandedTable.from_object(
        stored, secret=stored.secret.hex(), summary=_summary(stored.summary), info=table_info(stored, handover.ME)
    )
    return HandedOver(table=head, events=handover.lines_for_page(events))


@api.operation("POST", "/tables/{table}/hand-back", 404, 409, 503, cost=COST)
async def hand_match_back(
    table: TableId, played: HandedBack, ctx: ContextDep, player: Player, services: ServicesDep
) -> BroughtBack:
    """Add the events played in an offline copy to the match here: all or none. Those that it already has are skipped.

    The actions of its bots are replayed later: then the match is `verified`, or `unverified`.
    """
    stored = await own_table(ctx, table)
    try:
        version = await handover.bring_back(
            services.store,
            services.tables,
            stored,
            player,
            handover.OfflineEvents(played.first, played.events, played.seen),
        )
    except handover.NotPortable as error:
        raise ApiError(409, "not-alone", str(error)) from None
    except handover.Diverged:
        text = "this match was played on otherwise on this server meanwhile: what was played on the device does not fit it"
        raise ApiError(409, "played-elsewhere", text) from None
    except handover.BadEvent as error:
        raise ApiError(422, "bad-events", str(error)) from None
    except VersionConflict:  # deleted at this moment, or others write there all the time
        raise ApiError(503, "busy", "the match could not be brought back: try again in a moment") from None
    services.offline_replays.wake()
    return BroughtBack(table=stored.id, version=version)


def _summary(row: Summary) -> list[int | bool | list[int] | list[str] | None]:
    """Return a table's summary as a JSON list. Such a match is no correspondence game, so it is never due."""
    return [[*field] if isinstance(field, tuple) else field for field in (*row[:-1], None)]
