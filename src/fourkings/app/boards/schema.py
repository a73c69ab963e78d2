"""Responses about sets of boards, and a board as it is played; nobody sees results before they have played.

The access checks that fail until a player has finished are here.
"""

from pydantic import Field

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import is_over, set_of
from fourkings.app.boards.standings import bots_of, field_size
from fourkings.app.core import Context
from fourkings.app.models import Entry, Exclusion, Play, StoredSet
from fourkings.app.ports import Boards
from fourkings.app.shared.body import ApiError, Body
from fourkings.duplicate.sets import BadBoards, Set, deals_of
from fourkings.rulebook.games import GAMES
from fourkings.table.protocol.base import OptionValue
from fourkings.table.protocol.updates import EventUpdate


class Mine(Body):
    """The player's progress in a set."""

    handle: str = Field(description="By which others know this entry; it goes into a challenge.")
    board: int = Field(description="The board to go on with; 0 once all are played.")
    played: int
    finished: bool
    ranked: bool = Field(description="Played on its day, so that it is in the ranking.")
    given_up: bool = Field(description="One has given up this challenge, and plays it no further.")
    apart: Exclusion = Field(
        description="How it stands apart from the ranking of its day: `visitor` of somebody new here, `repeat` of a line"
        " that another identity from the same address has finished; else empty."
    )


class SetInfo(Body):
    """A set of boards, as it is shown to players who have not finished it."""

    id: str
    day: str = Field(description="As 2026-11-22, in UTC; empty for a set of no day.")
    name: str
    game: str
    preset: str
    options: dict[str, OptionValue] = Field(description="Those that differ from the defaults.")
    replies: str = Field(description="The bot in the three other seats, with its version.")
    boards: int
    deals: int = Field(description="Of each board.")
    seal: str
    secret: str | None = Field(description="Published once its day is over, else null.")
    over: bool
    field: tuple[int, int] | None = Field(description="How many bots of the field have played, and how many it has.")
    mine: Mine | None
    by: str = Field(default="", description="The name of the sender, if a challenge was requested; empty without a name.")


async def find_set(boards: Boards, set_id: str) -> StoredSet:
    """Return the set of that id, or raise `ApiError`."""
    stored = await boards.get(set_id)
    if stored is None or stored.game not in GAMES:
        raise ApiError(404, "no-such-set", "there is no such set of boards")
    return stored


async def entry_of(ctx: Context, stored: StoredSet) -> Entry | None:
    """Return the player's entry; None if they have not begun.

    If all boards are played but the set isn't finished, a server was stopped between the two: then the set is finished now.
    """
    store = ctx.store.boards
    entry = await store.entry(stored.id, ctx.player)
    if entry is None or entry.finished is not None or entry.given_up is not None:
        return entry
    played = [play for play in await store.plays(stored.id, ctx.player) if play.points]
    if len(played) < set_of(stored).number:
        return entry
    await store.finish(stored.id, ctx.player, await ctx.host.end_of_set(stored, played[-1]))
    return await store.entry(stored.id, ctx.player)


async def progress_of(ctx: Context, stored: StoredSet) -> Mine | None:
    """Return the player's progress in a set; None if they have not begun it."""
    entry = await entry_of(ctx, stored)
    if entry is None:
        return None
    played = sum(play.points != "" for play in await ctx.store.boards.plays(stored.id, ctx.player))
    done, given_up = entry.finished is not None, entry.given_up is not None
    board = 0 if done or given_up else played + 1
    return Mine.from_object(entry, board=board, played=played, finished=done, given_up=given_up)


async def set_info(ctx: Context, stored: StoredSet, field: bool = True) -> SetInfo:
    """Return a set as its players may know it; field: True to count the bots of its field."""
    boards, over = set_of(stored), is_over(stored, ctx.time)
    there = (
        field_size(boards, await bots_of(ctx.store.boards, stored, boards), ctx.host.field_of(stored.game))
        if field and stored.day
        else None
    )
    return SetInfo.from_object(
        stored,
        name=boards.name,
        preset=boards.rules.preset,
        options=boards.rules.changed(),
        replies=boards.replies,
        boards=boards.number,
        deals=deals_of(boards.rules),
        seal=boards.seal,
        secret=boards.secret.hex() if over and boards.secret else None,
        over=over,
        field=there,
        mine=await progress_of(ctx, stored),
        by="",
    )


async def finished_entry(ctx: Context, stored: StoredSet) -> Entry:
    """Return the entry of a player who has finished the set, or raise `ApiError`: nobody learns results before."""
    entry = await entry_of(ctx, stored)
    if entry is None or entry.finished is None:
        raise ApiError(
            403, "play-first", "you have not finished this set: play all its boards to see what others made of them"
        )
    return entry


class Acted(Body):
    """A player's action on a board."""

    version: int = Field(ge=1, le=100_000, description="The board's, as the page knows it.")
    action: str = Field(max_length=40, description="As records write it; `deal` for the next deal.", examples=["QH"])


class Moved(Body):
    """The updates after an action: the player's own, and the bots'."""

    updates: list[EventUpdate]
    over: bool = Field(description="The board is played to its end.")
    finished: bool = Field(description="So is the set.")


async def board_so_far(ctx: Context, stored: StoredSet, board: int) -> tuple[Set, Play | None]:
    """Return the boards of a set, and the player's play of one, None before it; raise `ApiError` if it is not open yet."""
    boards, entry = set_of(stored), await ctx.store.boards.entry(stored.id, ctx.player)
    if entry is not None and entry.given_up is not None:
        raise ApiError(409, "given-up", "you have given up this challenge: its cards are not dealt to you again")
    if board > boards.number:
        raise ApiError(404, "no-such-board", f"this set has boards 1 to {boards.number}")
    plays = {play.board: play for play in await ctx.store.boards.plays(stored.id, ctx.player)}
    if board > 1 and (board - 1 not in plays or not plays[board - 1].points):
        raise ApiError(403, "not-yet", f"board {board - 1} is not finished: play it to its end first")
    return boards, plays.get(board)


def open_session(boards: Set, board: int, player: str, play: Play | None) -> BoardSession:
    """Return the board as it is, or raise `ApiError` if its bots have another version now."""
    try:
        return BoardSession.of(boards, board, player, play)
    except BadBoards as error:
        raise ApiError(409, "other-bots", str(error)) from None
