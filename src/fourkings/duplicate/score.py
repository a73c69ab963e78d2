"""Results of a set against each other: match points, the mean beyond the field with its interval, and a ranking."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fourkings.arena.intervals import Interval, interval
from fourkings.duplicate.cells import Cell, cells_of
from fourkings.duplicate.decisions import losses_of
from fourkings.duplicate.results import Result
from fourkings.duplicate.sets import Set


class Column(NamedTuple):
    """The field of one deal: what everybody made of it."""

    figures: tuple[float, ...]
    mean: float
    spread: float  #: standard deviation; 0 where all are alike

    def beaten(self, figure: float) -> float:
        """The share of the field beaten, ties half; one half where there is no field."""
        if not self.figures:
            return 0.5
        below = sum(value < figure for value in self.figures)
        return (below + sum(value == figure for value in self.figures) / 2) / len(self.figures)


class Standing(NamedTuple):
    """One player's set against the field."""

    player: str
    bot: str  #: the bot that it is, with its version; empty for a person
    cells: Mapping[Cell, float]  #: the points of each deal, as `gain_of` counts them
    beyond: Interval  #: the mean over the deals of the points beyond the field's mean, with its 95 % interval
    matchpoints: float  #: the mean share of the field beaten, 0 to 1
    place: int = 0  #: from 1; equal shares have equal places
    lost: Mapping[Cell, float] = {}  #: points that decisions gave away in each deal; of none where they are not judged


class Table(NamedTuple):
    """The field of a set, deal by deal."""

    columns: Mapping[Cell, Column]

    def without(self, cells: Mapping[Cell, float]) -> Table:
        """The same field without one of its members."""
        return Table({cell: _without(column, cells.get(cell)) for cell, column in self.columns.items()})

    def standing(self, player: str, cells: Mapping[Cell, float], bot: str = "") -> Standing:
        """A player against this field, over the deals that they have played and the field has, too."""
        both = [cell for cell in cells if cell in self.columns]
        if not both:
            return Standing(player, bot, cells, Interval(0.0, -math.inf, math.inf), 0.5)
        beyond = interval([cells[cell] - self.columns[cell].mean for cell in both])
        share = math.fsum(self.columns[cell].beaten(cells[cell]) for cell in both) / len(both)
        return Standing(player, bot, cells, beyond, share)


def column(figures: Iterable[float]) -> Column:
    """The field of one deal."""
    kept = tuple(sorted(figures))
    if not kept:
        return Column((), 0.0, 0.0)
    mean = math.fsum(kept) / len(kept)
    return Column(kept, mean, math.sqrt(math.fsum((value - mean) ** 2 for value in kept) / len(kept)))


def _without(given: Column, figure: float | None) -> Column:
    if figure is None or figure not in given.figures:
        return given
    place = given.figures.index(figure)
    return column((*given.figures[:place], *given.figures[place + 1 :]))


def table_of(all_cells: Sequence[Mapping[Cell, float]]) -> Table:
    """The field that these results are."""
    by_cell: dict[Cell, list[float]] = {}
    for cells in all_cells:
        for cell, figure in cells.items():
            by_cell.setdefault(cell, []).append(figure)
    return Table({cell: column(figures) for cell, figures in sorted(by_cell.items())})


def standings(boards: Set, results: Sequence[Result], field: Sequence[Result] = (), judged: bool = False) -> list[Standing]:
    """Results of a set, the best first, each against the field and all the others of them.

    field: results to compare with that are not listed themselves; judged: judge every decision of those listed, too.

    Raises ValueError for results of another set; for those to be judged also where the secret is still kept, and where the
    rules do not allow what was done.
    """
    listed = [cells_of(boards, result) for result in results]
    everybody = table_of([*listed, *(cells_of(boards, result) for result in field)])
    standings = [
        everybody.without(cells).standing(result.player, cells, result.bot)
        for result, cells in zip(results, listed, strict=True)
    ]
    if judged:
        standings = [here._replace(lost=losses_of(boards, result)) for here, result in zip(standings, results, strict=True)]
    return placed(standings)


def placed(standings: Iterable[Standing]) -> list[Standing]:
    """Standings with their places, the best first: by match points."""
    ordered = sorted(standings, key=lambda standing: -standing.matchpoints)
    shares = [round(standing.matchpoints, 9) for standing in ordered]
    return [standing._replace(place=shares.index(share) + 1) for standing, share in zip(ordered, shares, strict=True)]
