"""The tables as an administrator sees them: how many people at which game, never their cards, words or names."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter
from pydantic import Field

from fourkings.server import offline_commands
from fourkings.server.http.admin.dependencies import CurrentAdministrator, Handle, resolved
from fourkings.server.http.dependencies import OWN_PAGE, ServicesDep
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.store import Stored

api: Final = APIRouter()

MAX_TABLES: Final = 200
"""Tables shown: those where something happened last."""

Stage = Literal["gathering", "match", "over", "closed"]


class TableSeen(Body):
    """A table seen from outside. Its handle is not its id, which would let in anybody who knows it."""

    table: str = Field(description="Its handle.")
    game: str
    preset: str
    stage: Stage
    number: int = Field(description="The deal in progress, or the last one.")
    people: int = Field(description="Who sits here, or gathers; bots are not counted.")
    awake: bool = Field(description="Whether somebody looks on through the server that answers, or did so just now.")
    made: float = Field(description="Seconds since 1970.")
    updated: float = Field(description="When something happened last, in seconds since 1970.")


@api.get("/admin/tables", operation_id="all_tables", responses=problems(403, 429))
async def all_tables(administrator: CurrentAdministrator, services: ServicesDep) -> list[TableSeen]:
    """The tables where something happened last, the latest first."""
    return [
        TableSeen(
            table=services.sessions.handle("table", stored.id),
            game=stored.game,
            preset=stored.preset,
            stage=stage(stored),
            number=stored.summary.number,
            people=people,
            awake=services.tables.is_awake(stored.id),
            made=stored.created,
            updated=stored.updated,
        )
        for stored, people in await services.store.tables.latest(MAX_TABLES)
    ]


def stage(stored: Stored) -> Stage:
    """How far a table has come."""
    if stored.summary.over:
        return "over" if stored.summary.won else "closed"
    return "match" if stored.summary.number else "gathering"


@api.delete(
    "/admin/tables/{table}",
    status_code=204,
    operation_id="close_table",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def close_table(table: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Close a table for good. All who are there are told who did it; what was played stays in the log and its record."""
    name = await resolved(services, "table", table, await services.store.tables.ids())
    if not await offline_commands.close(services.store, services.tables, name):
        raise ApiError(409, "table-over", "this table is already closed, or its match is over")
    await services.administrators.log_deed(administrator.player, "close", table)
