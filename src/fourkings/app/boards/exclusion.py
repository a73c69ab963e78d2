"""Entries that are kept out of the ranking of a day: those of newcomers, and repeated lines of play."""

from typing import Final

from fourkings.app.models import Exclusion, Play, Stored, StoredSet
from fourkings.app.ports import Boards, Tables
from fourkings.app.shared.wall_clock import DAY
from fourkings.lessons import is_lesson

SETTLED_AFTER: Final = DAY
"""Seconds after a player's first match until they are no longer a visitor."""


async def exclusion(
    boards: Boards, tables: Tables, stored: StoredSet, player: str, last: Play, address: str, at: float
) -> Exclusion:
    """Return why the entry of a player who ends a set with this board is kept out of the ranking; empty if it isn't.

    last: the board that ends the set; address: a digest of where the player is; at: seconds since 1970.
    """
    plays = [play for play in await boards.plays(stored.id, player) if play.board != last.board]
    if await _is_repeated(boards, stored.id, player, [*plays, last], address):
        return "repeat"
    return "visitor" if await _is_visitor(boards, tables, player, at) else ""


async def _is_visitor(boards: Boards, tables: Tables, player: str, at: float) -> bool:
    """Return True for a player who has finished no match yet, or first played here less than a day ago."""
    entries = [entry for entry, _ in await boards.entered(player)]
    if any(entry.ranked for entry in entries):
        return False  # they were settled once: a table that is deleted since makes nobody new
    matches = [stored for stored in await tables.of(player) if _is_experience(stored)]
    if not any(match.summary.won for match in matches):
        return True
    first = min(*(match.created for match in matches), *(entry.began for entry in entries), at)
    return at - first < SETTLED_AFTER


def _is_experience(stored: Stored) -> bool:
    """Return True for a match played here, or verified after its offline copy came back: a page could invent others."""
    replayed = stored.offline_copy not in ("returned", "unverified")
    return replayed and not stored.origin and not is_lesson(stored.game, stored.secret)


async def _is_repeated(boards: Boards, set_id: str, player: str, plays: list[Play], address: str) -> bool:
    """Return True if another identity at the same address has finished the set with the same actions."""
    if not address:
        return False
    line = _line(plays)
    for other in await boards.finished_entries(set_id):
        beside = other.address == address and other.player != player
        if beside and _line(await boards.plays(set_id, other.player)) == line:
            return True
    return False


def _line(plays: list[Play]) -> list[tuple[int, str]]:
    return sorted((play.board, play.deals) for play in plays)
