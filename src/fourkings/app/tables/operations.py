"""Requests about the player's own tables."""

import secrets

from pydantic import Field

from fourkings.app.core import Context, TableId, operation
from fourkings.app.matches.access import own_table
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.orders import Made, NewTable, bots_of_order, contributions_of_order
from fourkings.app.shared.stored_tables import against_bots, first_events, store_table
from fourkings.app.shared.table_info import TableInfo, table_info
from fourkings.rulebook import deck


@operation("POST", "/api/tables", "make_table", status=201, cost=4, errors=(400, 403, 409, 413, 422, 429))
async def make_table(ctx: Context, request: NewTable) -> Made:
    """Make a table against three bots, with the seats drawn and the first deal dealt."""
    rules = request.rules
    bots = bots_of_order(request.bots if "bots" in request.model_fields_set else ctx.host.default_bot)
    if unavailable := sorted(set(bots) - set(ctx.host.bots)):
        raise ApiError(422, "bad-bots", f"{unavailable[0]} cannot play in a page: name {' or '.join(ctx.host.bots)}")
    await ctx.host.check_may_make()
    contributions = contributions_of_order(request.seal, request.contribution)
    secret = None if request.seal is None else await ctx.store.seals.take(ctx.player, request.seal)
    if request.seal is not None and secret is None:
        raise ApiError(409, "no-such-seal", "this seal is used, out of date or not yours: request a new one")
    secret = secret or secrets.token_bytes(deck.SECRET_BYTES)
    events = first_events(rules, against_bots(ctx.player, bots), secret, contributions)
    return Made(table=await store_table(ctx.store.tables, [ctx.player], events, secret, request.pace, ctx.time))


@operation("GET", "/api/tables", "my_tables", cost=0)
async def my_tables(ctx: Context) -> list[TableInfo]:
    """Return the player's tables, the last played first."""
    return await tables_of(ctx)


async def tables_of(ctx: Context) -> list[TableInfo]:
    """Return the tables at which the player sits, the last played first."""
    companions = await ctx.store.tables.companions(ctx.player)
    tables = await ctx.store.tables.of(ctx.player)
    return [table_info(stored, ctx.player, companions.get(stored.id, ())) for stored in tables]


@operation("GET", "/api/tables/{table}", "my_table", errors=(404, 422, 429))
async def my_table(ctx: Context, table: TableId) -> TableInfo:
    """Return one of the player's tables."""
    stored = await own_table(ctx, table)
    companions = await ctx.store.tables.companions(ctx.player)
    return table_info(stored, ctx.player, companions.get(table, ()))


@operation("DELETE", "/api/tables/{table}", "delete_table", status=204, errors=(403, 404, 422, 429))
async def delete_table(ctx: Context, table: TableId) -> None:
    """Delete one of the player's tables.

    With others at it, they play on: in a match, a bot takes the player's seat first, and a second request removes the
    table from their list. Otherwise it is gone for good, with its record.
    """
    await own_table(ctx, table)
    await ctx.host.leave_table(table)


class Seal(Body):
    """The hash that binds the server to a secret, for a table that is still to be made (docs/seal.md)."""

    seal: str = Field(examples=["12ff41feb500d59fbd34c9084e908e3b7c327dc0c3c40ae0ceb113b69c4203fe"])


@operation("POST", "/api/seals", "make_seal", status=201, errors=(400, 403, 429))
async def make_seal(ctx: Context) -> Seal:
    """Make a secret for the player's next table, and return its seal.

    Note the seal, choose a contribution to the shuffle, then make the table with both.
    """
    secret = secrets.token_bytes(deck.SECRET_BYTES)
    sealed = deck.seal(secret)
    await ctx.store.seals.add(ctx.player, sealed, secret, ctx.time)
    return Seal(seal=sealed)
