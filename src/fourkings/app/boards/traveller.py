"""A board that is over, as its traveller has it: who made what of it, after which calls, and the bots beside them."""

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
"""People of a traveller; one's own entry is always among them."""


class Aside(Protocol):
    """Does what takes long where it disturbs nobody: in a thread, or at once where there is nobody else."""

    async def __call__(self, work: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R: ...


class Among(NamedTuple):
    """What somebody made of a board, beside the bots of the field that have played it."""

    gain: float  #: points beyond the other side's, or beyond the others' mean
    place: int  #: 1 for the best; ties share it
    bots: list[float]  #: what the bots made


class Line(NamedTuple):
    """One line of a traveller: a person, or all bots of a kind that made the same."""

    entry: Entry | None
    bot: str
    many: int
    gain: float
    calls: list[str]  #: what a person said, deal by deal, as records write it; of bots only points are kept


async def among_bots(store: Boards, stored: StoredSet, boards: Set, play: Play) -> Among:
    """What somebody made of a board that they have played to its end, among the bots that have."""
    own = sum(cells_of_points(boards, {play.board: play.points}).values())
    bots = [gain for _, gain in await _bots(store, stored, boards, play.board)]
    return Among(own, 1 + sum(gain > own for gain in bots), bots)


async def traveller(store: Boards, stored: StoredSet, board: int, own: Entry, aside: Aside) -> list[Line]:
    """Everybody who has played a board, the best first; for those who have played the set to its end."""
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
    """By bot what it made of a board, for all that have played it."""
    return [
        (bot, sum(gain for (at, _), gain in cells.items() if at == board))
        for bot, cells in await bots_of(store, stored, boards)
        if any(at == board for at, _ in cells)
    ]


def _calls(boards: Set, player: str, play: Play) -> list[str]:
    """What a person said on a board, passes left out; nothing where its bots are of another version by now."""
    seat = seat_of(boards, play.board)
    try:
        deals = BoardSession.of(boards, play.board, player, play).now.match.deals
    except ValueError:
        return []
    calls = [token(action) for deal in deals for who, action in deal.actions if who == seat and isinstance(action, str)]
    return [call for call in calls if call != "pass"]
