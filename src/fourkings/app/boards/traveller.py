"""The traveller of a board: who scored what on it, after which calls, with the bots beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import set_of
from fourkings.app.boards.standings import bots_of, cells_of_points
from fourkings.app.models import Entry, Play, StoredSet
from fourkings.app.ports import Boards
from fourkings.duplicate.results import seat_of
from fourkings.duplicate.sets import Set
from fourkings.records import token

P = ParamSpec("P")
R = TypeVar("R")
MAX_ENTRIES: Final = 40
"""Players of a traveller; the player's own entry is always among them."""


class Aside(Protocol):
    """A function that runs slow work in the background: in a thread, or inline in a browser."""

    async def __call__(self, work: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R: ...


class Among(NamedTuple):
    """A player's result on a board, beside the bots of the field that have played it."""

    gain: float  #: points beyond the other side's, or beyond the others' mean
    place: int  #: 1 for the best; ties share it
    bots: list[float]  #: what the bots made


class Line(NamedTuple):
    """One line of a traveller: a player, or all bots of a kind with the same result."""

    entry: Entry | None
    bot: str
    many: int
    gain: float
    calls: list[str]  #: what a person said, deal by deal, as records write it; of bots only points are kept


async def among_bots(store: Boards, stored: StoredSet, boards: Set, play: Play) -> Among:
    """Compare a finished board of a player with the bots that have played it."""
    own = sum(cells_of_points(boards, {play.board: play.points}).values())
    bots = [gain for _, gain in await _bots(store, stored, boards, play.board)]
    return Among(own, 1 + sum(gain > own for gain in bots), bots)


async def traveller(store: Boards, stored: StoredSet, board: int, own: Entry, aside: Aside) -> list[Line]:
    """Return everybody who has played a board, the best first; for players who have finished the set."""
    boards, lines = set_of(stored), []
    entries = await store.finished_entries(stored.id)
    shown = [entry for place, entry in enumerate(entries) if place < MAX_ENTRIES or entry.handle == own.handle]
    for entry in shown:
        play = next((play for play in await store.plays(stored.id, entry.player) if play.board == board), None)
        if play is not None and play.points:
            gain = sum(cells_of_points(boards, {board: play.points}).values())
            lines.append(Line(entry, "", 1, gain, await aside(_calls, boards, entry.player, play)))
    counted = Counter(await _bots(store, stored, boards, board))
    lines += [Line(None, bot, count, gain, []) for (bot, gain), count in counted.items()]
    return sorted(lines, key=lambda line: (-line.gain, line.entry is None, line.bot))


async def _bots(store: Boards, stored: StoredSet, boards: Set, board: int) -> list[tuple[str, float]]:
    """Return each bot's result on a board, for those that have played it."""
    return [
        (bot, sum(gain for (at, _), gain in cells.items() if at == board))
        for bot, cells in await bots_of(store, stored, boards)
        if any(at == board for at, _ in cells)
    ]


def _calls(boards: Set, player: str, play: Play) -> list[str]:
    """Return what a player called on a board, without passes; empty if its bots have another version now."""
    seat = seat_of(boards, play.board)
    try:
        deals = BoardSession.of(boards, play.board, player, play).now.match.deals
    except ValueError:
        return []
    calls = [token(action) for deal in deals for who, action in deal.actions if who == seat and isinstance(action, str)]
    return [call for call in calls if call != "pass"]
