"""Requests to take in a match from elsewhere: from a record, or from a board that the player has finished."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import set_of
from fourkings.app.boards.operations import BoardNumber, SetId, finished_board, requested_set
from fourkings.app.boards.schema import finished_entry, open_session
from fourkings.app.core import Context, Lang, operation
from fourkings.app.records import imports
from fourkings.app.records.imports import NewRecord
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.orders import Made
from fourkings.duplicate.field import find_replies
from fourkings.i18n import language
from fourkings.rulebook.cards import Seat
from fourkings.table.match import Table
from fourkings.table.shown_names import shown_name


@operation("POST", "/api/records", "take_in_record", status=201, cost=8, errors=(400, 403, 409, 413, 422, 429, 503))
async def take_in_record(ctx: Context, request: NewRecord, lang: Lang = "en") -> Made:
    """Import a record among the player's matches, to be replayed and reviewed.

    A record with cards of a match that the player is still playing is refused.
    """
    try:
        imported = await ctx.host.in_background(imports.read, request.record, language(lang))
    except imports.BadRecord as error:
        raise ApiError(422, "bad-record", str(error)) from None
    game = imported.match.rules.game.ID
    if imports.shows(imported.match, [*await _running_tables(ctx, game), *await _running_boards(ctx, game)]):
        raise ApiError(409, "match-running", language(lang).text("review-record-running"))
    await ctx.host.check_may_make()
    return Made(table=await imports.store(ctx.store.tables, imported, request.seat, ctx.player, ctx.time))


async def _running_tables(ctx: Context, game: str) -> Sequence[tuple[Table, Seat]]:
    """Return the player's unfinished matches of a game, each with their seat; practice doesn't count."""
    seated: list[tuple[Table, Seat]] = []
    for stored in await ctx.store.tables.of(ctx.player):
        if stored.game == game and not stored.origin and not stored.summary.over and stored.summary.number:
            table = await ctx.host.replay(stored.id)
            if isinstance(table, Table) and (seat := table.seat_of(ctx.player)) is not None:
                seated.append((table, seat))
    return seated


async def _running_boards(ctx: Context, game: str) -> Sequence[tuple[Table, Seat]]:
    """Return the boards of a game that the player has begun and not finished, each with their seat."""
    seated: list[tuple[Table, Seat]] = []
    for entry, stored in await ctx.store.boards.entered(ctx.player):
        if entry.finished or stored.game != game:
            continue
        boards = set_of(stored)
        for play in await ctx.store.boards.plays(stored.id, ctx.player):
            if not play.points:
                with contextlib.suppress(ValueError):  # the bots around are of another version by now: nobody plays it on
                    board = await ctx.host.in_background(BoardSession.of, boards, play.board, ctx.player, play)
                    seated.append((board.table, board.seat))
    return seated


@operation("POST", "/api/boards/{set_id}/{board}/match", "open_cards", status=201, cost=4, errors=(403, 404, 409, 422, 429))
async def open_cards(ctx: Context, set_id: SetId, board: BoardNumber, lang: Lang = "en") -> Made:
    """Add a finished board to the player's matches, to be replayed and reviewed with all hands face up."""
    stored = await requested_set(ctx, set_id)
    await finished_entry(ctx, stored)
    play = await finished_board(ctx, stored, board)
    await ctx.host.check_may_make()
    boards = set_of(stored)
    session = await ctx.host.in_background(open_session, boards, board, ctx.player, play)
    person = await ctx.store.people.get(ctx.player)
    own_name = shown_name(person.name if person else "") or language(lang).text("player", number=1)
    match = replace(session.table.match, entrants=(own_name, *(each.name for each in session.table.participants[1:])))
    record = imports.Played(match, (find_replies(boards.replies).NAME,) * len(match.entrants))
    return Made(table=await imports.store(ctx.store.tables, record, session.seat, ctx.player, ctx.time))
