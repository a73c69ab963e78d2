"""The standings of a set and of its boards: the field of bots and the players, compared with each other."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fourkings.app.boards.days import set_of
from fourkings.app.models import Entry, StoredSet
from fourkings.app.ports import Boards
from fourkings.duplicate.rating import WINDOW, BotCells, Rating, rating, scale_of
from fourkings.duplicate.results import Cell, seat_of
from fourkings.duplicate.score import Rank, Standing, Table, placed, rank_among, table_of
from fourkings.duplicate.sets import Set
from fourkings.rulebook.mirror import gain_of
from fourkings.sanitize import read_json

Cells = Mapping[Cell, float]


class Ranked(NamedTuple):
    """Everybody who has finished a set, in groups and with their standing in each, and the bots."""

    people: list[tuple[Entry, Standing]]  #: those who are ranked on the day, the best first
    visitors: list[tuple[Entry, Standing]]  #: those who played on the day and are new here
    repeats: list[tuple[Entry, Standing]]  #: those who repeated a finished line on the day: told to each alone
    others: list[tuple[Entry, Standing]]  #: those who played later, or a set of no day
    bots: list[float]  #: the share of the field that each bot has beaten
    table: Table

    @property
    def everybody(self) -> list[tuple[Entry, Standing]]:
        """All who have played the set."""
        return [*self.people, *self.visitors, *self.repeats, *self.others]


def field_size(boards: Set, bots: Sequence[BotCells], field: Mapping[str, int]) -> tuple[int, int]:
    """Return how many bots of the field have played all boards, and how many it will have."""
    return sum({board for board, _ in cells} == set(range(1, boards.number + 1)) for _, cells in bots), sum(field.values())


async def bots_of(store: Boards, stored: StoredSet, boards: Set) -> list[BotCells]:
    """Return each bot of the field with its results so far, by board and deal."""
    seats = {board: seat_of(boards, board) for board in range(1, boards.number + 1)}
    points: dict[tuple[str, int], dict[Cell, float]] = {}
    for board, bot, text in await store.field_of(stored.id):
        for number, deals in enumerate(read_json(text)):
            points.setdefault((bot, number), {}).update(_cells(boards, board, deals, seats[board]))
    return [(bot, cells) for (bot, _), cells in sorted(points.items())]


def _cells(boards: Set, board: int, deals: Sequence[Sequence[int]], seat: int) -> dict[Cell, float]:
    return {(board, number): gain_of(boards.rules, points, seat) for number, points in enumerate(deals, 1)}


async def bots_on_board(store: Boards, stored: StoredSet, board: int) -> list[float]:
    """Return the results on a board of the bots that have played it."""
    return [
        sum(gain for (at, _), gain in cells.items() if at == board)
        for _, cells in await bots_of(store, stored, set_of(stored))
        if any(at == board for at, _ in cells)
    ]


def cells_of_points(boards: Set, points: Mapping[int, str]) -> Cells:
    """Return a player's result on each deal that they have played, from their stored points by board."""
    lost: dict[Cell, float] = {}
    for board, text in points.items():
        if text:
            lost.update(_cells(boards, board, read_json(text), seat_of(boards, board)))
    return lost


def in_field(stored: StoredSet, entry: Entry) -> bool:
    """Return True for entries that others are compared with: those ranked on the day, or all if the set has no day."""
    return entry.ranked or not stored.day


async def ranked(store: Boards, stored: StoredSet) -> Ranked:
    """Return everybody who has finished a set, compared with its field."""
    boards = set_of(stored)
    bots = await bots_of(store, stored, boards)
    points = await store.points_of_set(stored.id)
    entries = [entry for entry in await store.finished_entries(stored.id) if entry.player in points]
    cells = {entry.handle: cells_of_points(boards, points[entry.player]) for entry in entries}
    field = table_of([cells_ for _, cells_ in bots] + [cells[entry.handle] for entry in entries if in_field(stored, entry)])

    def standing(entry: Entry) -> Standing:
        own = cells[entry.handle]
        return (field.without(own) if in_field(stored, entry) else field).standing(entry.handle, own)

    by_handle = {entry.handle: entry for entry in entries}

    def listed(some: Iterable[Entry]) -> list[tuple[Entry, Standing]]:
        return [(by_handle[row.player], row) for row in placed(map(standing, some))]

    return Ranked(
        listed(entry for entry in entries if entry.ranked),
        listed(entry for entry in entries if entry.apart == "visitor"),
        listed(entry for entry in entries if entry.apart == "repeat"),
        listed(entry for entry in entries if not entry.on_day),
        [field.without(cells_).standing(bot, cells_).matchpoints for bot, cells_ in bots],
        field,
    )


async def others_of(store: Boards, stored: StoredSet, player: str) -> list[Cells]:
    """Return the results that a player's is compared with on a set: its bots', and those of the players in its field."""
    boards = set_of(stored)
    points = await store.points_of_set(stored.id)
    bots = [cells for _, cells in await bots_of(store, stored, boards)]
    return bots + [
        cells_of_points(boards, points[other.player])
        for other in await store.finished_entries(stored.id)
        if other.player != player and other.player in points and in_field(stored, other)
    ]


async def rank_of(store: Boards, stored: StoredSet, player: str, board: int = 0) -> Rank | None:
    """Return a player's place on the boards of a set that they have played, or on one board; None if there are no others.

    The only figure of a result: the table, the result page, the calendar and the profile all show it.
    """
    plays = {play.board: play.points for play in await store.plays(stored.id, player) if board in (0, play.board)}
    own = cells_of_points(set_of(stored), plays)
    return rank_among(await others_of(store, stored, player), own) if own else None


async def share_of(store: Boards, stored: StoredSet, player: str) -> float | None:
    """Return the share of the others that a player has beaten on a set; None if there are no others."""
    rank = await rank_of(store, stored, player)
    return rank.share if rank else None


class Rated(NamedTuple):
    """A player's rating in one game, and the number of boards that it comes from."""

    game: str
    boards: int
    rating: Rating


async def ratings_of(store: Boards, player: str) -> list[Rated]:
    """Return a player's ratings by game, from the sets that they finished on their day, compared with bots alone."""
    figures: dict[str, list[float]] = {}
    played: dict[str, int] = {}
    for entry, stored in await store.entered(player):  # the latest first
        if not entry.ranked or len(figures.get(stored.game, ())) >= WINDOW:
            continue
        boards = set_of(stored)
        plays = await store.plays(stored.id, player)
        scale = scale_of(boards.rules, boards.replies)
        lost = {play.board: read_json(play.lost or "[]") for play in plays}
        if scale.losses and all(lost.values()):
            cells = {(board, number): each for board, row in lost.items() for number, each in enumerate(row, 1)}
            by_cell = scale.losses.figures(cells)
        else:
            own = cells_of_points(boards, {play.board: play.points for play in plays})
            by_cell = scale.figures(own, await bots_of(store, stored, boards))
        figures[stored.game] = [*by_cell, *figures.get(stored.game, [])]
        played[stored.game] = played.get(stored.game, 0) + boards.number
    return [Rated(game, played[game], rating(each)) for game, each in sorted(figures.items())]
