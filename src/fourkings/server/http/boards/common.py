"""What the routes of boards share: a set as its players may know it, and the doors that stay shut until one has played."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import Field

from fourkings.players.boards.sets import deals_of
from fourkings.rulebook.games import GAMES
from fourkings.server.after.boards.apart import apart
from fourkings.server.after.boards.days import is_over, set_of
from fourkings.server.after.boards.standings import bots_of, field_size
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.services import Services
from fourkings.server.store import Apart, Done, Entry, Play, StoredSet
from fourkings.table.messages.base import OptionValue
from fourkings.table.shown_names import shown_name

SetId = Annotated[str, Path(max_length=64, examples=["2026-11-22-quarante"])]
BoardNumber = Annotated[int, Path(ge=1, le=100)]


class Mine(Body):
    """How far one has come with a set."""

    handle: str = Field(description="By which others know this entry; it goes into a challenge.")
    board: int = Field(description="The board to go on with; 0 once all are played.")
    played: int
    finished: bool
    ranked: bool = Field(description="Played on its day, so that it is in the ranking.")
    given_up: bool = Field(description="One has given up this challenge, and plays it no further.")
    apart: Apart = Field(
        description="How it stands apart from the ranking of its day: `visitor` of somebody new here, `repeat` of a line"
        " that another identity from the same address has finished; else empty."
    )


class SetInfo(Body):
    """A set of boards, as those may know it who have not played it."""

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
    secret: str | None = Field(description="Told once its day is over.")
    over: bool
    field: tuple[int, int] | None = Field(description="How many bots of the field have played, and how many it has.")
    mine: Mine | None
    by: str = Field(default="", description="The name of who sent a challenge, where one was asked for and they told it.")


async def stored_set(services: Services, set_id: str) -> StoredSet:
    """The set of that id; `ApiError` where there is none."""
    stored = await services.store.boards.get(set_id)
    if stored is None or stored.game not in GAMES:
        raise ApiError(404, "no-such-set", "there is no such set of boards")
    return stored


async def entry_of(services: Services, stored: StoredSet, player: str) -> Entry | None:
    """The entry of a player; None where they have not begun.

    All boards played and the set not finished: so a server left it that was killed between the two. It is finished now.
    """
    store = services.store.boards
    entry = await store.entry(stored.id, player)
    if entry is None or entry.finished is not None or entry.given_up is not None:
        return entry
    played = [play for play in await store.plays(stored.id, player) if play.points]
    if len(played) < set_of(stored).number:
        return entry
    await store.finish(stored.id, player, await done_now(services, stored, player, played[-1]))
    return await store.entry(stored.id, player)


async def mine_of(services: Services, stored: StoredSet, player: str) -> Mine | None:
    """How far a player has come with a set; None where they have not begun it."""
    entry = await entry_of(services, stored, player)
    if entry is None:
        return None
    played = sum(play.points != "" for play in await services.store.boards.plays(stored.id, player))
    done, given_up = entry.finished is not None, entry.given_up is not None
    return Mine(
        handle=entry.handle,
        board=0 if done or given_up else played + 1,
        played=played,
        finished=done,
        ranked=entry.ranked,
        given_up=given_up,
        apart=entry.apart,
    )


async def set_info(services: Services, stored: StoredSet, player: str, field: bool = True) -> SetInfo:
    """A set as its players may know it; `field`: count who is in its field, too."""
    boards, over = set_of(stored), is_over(stored, services.now())
    there = field_size(boards, await bots_of(services.store.boards, stored, boards)) if field and stored.day else None
    return SetInfo(
        id=stored.id,
        day=stored.day,
        name=boards.name,
        game=stored.game,
        preset=boards.rules.preset,
        options=boards.rules.changed(),
        replies=boards.replies,
        boards=boards.number,
        deals=deals_of(boards.rules),
        seal=boards.seal,
        secret=boards.secret.hex() if over and boards.secret else None,
        over=over,
        field=there,
        mine=await mine_of(services, stored, player),
    )


async def done_now(services: Services, stored: StoredSet, player: str, last: Play, address: str = "") -> Done:
    """The end of a set for who has played its last board so, from that address."""
    at = services.now()
    if not stored.day or is_over(stored, at):
        return Done(at, ranked=False)
    digest = services.sessions.handle("board-address", f"{stored.id}/{address}") if address else ""
    how = await apart(services.store.boards, services.store.tables, stored, player, last, digest, at)
    return Done(at, ranked=not how, apart=how, address=digest)


async def finished_entry(services: Services, stored: StoredSet, player: str) -> Entry:
    """The entry of a player who has played the whole set; an `ApiError` before, so that nobody learns what others did."""
    entry = await entry_of(services, stored, player)
    if entry is None or entry.finished is None:
        raise ApiError(
            403, "play-first", "you have not finished this set: play all its boards to see what others made of them"
        )
    return entry


async def challenger(services: Services, set_id: str, handle: str) -> str:
    """The name of who has played a set and sent a link to it; empty where nobody has, or they told none."""
    entry = await services.store.boards.entry_by_handle(set_id, handle) if handle else None
    if entry is None or entry.finished is None:
        return ""
    return shown_name((await services.store.people.names([entry.player])).get(entry.player, ""))
