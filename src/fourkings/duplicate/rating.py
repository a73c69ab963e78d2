"""Ratings without the luck of the cards: points of deals beyond what bots of known strength made of the same deals.

A linear model with fixed anchors. The figure of a deal is what a player made of it, less the level of the deal, in units
of its spread. The level is the mean of the bots' points, each less the skill by which its anchor says it beats the field;
so bots hold the scale in place, no matter who plays, and another field or version gives the same level. A rating is the
mean of the figures, with the 95 % interval of Student's t. Wins are not looked at: they say least of all that is known.

Where the decisions of a deal are judged (`decisions`), the figure is made of what they gave away: the mean loss of the bots
less the player's own, in units of the usual spread. It means the same, and what hidden cards made of it is left out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.arena.intervals import interval
from fourkings.duplicate.cells import Cell
from fourkings.duplicate.score import column
from fourkings.rulebook.game import Rules
from fourkings.sanitize import read_json

CENTRE: Final = 1500
"""The rating of a player who does as the field of bots does."""
UNIT: Final = 400
"""Points of a rating for one spread of the field in every deal."""
HIDDEN: Final = 20
"""Deals before a rating is shown."""
WINDOW: Final = 500
"""The latest deals that count: players who have learnt something are not held to what they did long ago."""

SPREAD: Final = "spread"
"""Beside the losses of the bots: the usual spread of a deal."""

BotCells = tuple[str, Mapping[Cell, float]]
"""A bot with its version, as `"club 2"`, and what it made of each deal."""


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    value: float
    half: float  #: half the interval's width; infinite for fewer than two deals
    deals: int  #: how many deals it is made of

    @property
    def shown(self) -> bool:
        """True where there are deals enough for it to tell anything."""
        return self.deals >= HIDDEN and math.isfinite(self.half)


class Losses(NamedTuple):
    """What the bots of a field give away in a deal of one set of rules, measured beforehand."""

    mean: float  #: points, over the bots of a field
    spread: float  #: points: the usual spread of a deal, one unit of a figure

    def figures(self, lost: Mapping[Cell, float]) -> list[float]:
        """The figures of deals whose decisions gave away this many points, in order."""
        return [(self.mean - lost[cell]) / self.spread for cell in sorted(lost)]


class Scale(NamedTuple):
    """The anchors of one set of rules."""

    anchors: Mapping[str, float]  #: by bot with its version, its mean figure against the field
    losses: Losses | None = None  #: None where nobody has measured them: then deals are not judged

    def figures(self, cells: Mapping[Cell, float], bots: Sequence[BotCells]) -> list[float]:
        """The figures of a player's deals, in order; bots: the field of the set, of bots alone.

        A deal that no bot has played gives none.
        """
        columns = {
            cell: [(bot, cells_of_bot[cell]) for bot, cells_of_bot in bots if cell in cells_of_bot]
            for cell in sorted(cells)
        }
        spreads = {cell: column(figure for _, figure in row).spread for cell, row in columns.items() if row}
        usual = sum(spread**2 for spread in spreads.values()) / max(1, len(spreads))
        if not usual:
            return [0.0 for _ in spreads]
        offsets = []
        for cell, own in spreads.items():
            # A deal on which nearly all bots do the same has a spread of its own too small to measure a person by.
            spread = math.sqrt((own**2 + usual) / 2)
            row = columns[cell]
            level = math.fsum(figure - spread * self.anchors.get(bot, 0.0) for bot, figure in row) / len(row)
            offsets.append((cells[cell] - level) / spread)
        return offsets


def rating(figures: Sequence[float]) -> Rating:
    """The rating by figures of deals, the latest last: the last `WINDOW` of them count."""
    counted = figures[-WINDOW:]
    if not counted:
        return Rating(CENTRE, math.inf, 0)
    mean = interval(counted)
    return Rating(CENTRE + UNIT * mean.mean, UNIT * mean.half, len(counted))


def scale_of(rules: Rules, replies: str) -> Scale:
    """The anchors of a game among bots of that name and version; none, all bots alike, where nobody has measured them.

    Rules that differ from the defaults are measured by their own field alone.
    """
    measured = _anchors() if not rules.changed() else {}
    lost = measured.get(f"{rules.game.ID} among {replies}, lost")
    losses = Losses(math.fsum(lost[bot] for bot in lost if bot != SPREAD) / (len(lost) - 1), lost[SPREAD]) if lost else None
    return Scale(measured.get(f"{rules.game.ID} among {replies}", {}), losses)


@cache
def _anchors() -> Mapping[str, Mapping[str, float]]:
    text = files("fourkings.duplicate").joinpath("anchors.json").read_text(encoding="utf-8")
    anchors: Mapping[str, Mapping[str, float]] = read_json(text)
    return anchors
