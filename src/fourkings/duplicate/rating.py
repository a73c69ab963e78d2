"""Ratings without the luck of the cards: points beyond those of bots of known strength on the same deals.

This is a linear model with fixed anchors. The figure of a deal is the player's points less the level of the deal, in units
of its spread. The level is the mean of the bots' points, each less the skill that its anchor (its strength against the
field, measured beforehand) gives it, so bots keep the scale stable, whatever the players. A rating is the mean of the
figures with a 95 % interval (Student's t).

If the decisions of a deal are judged, its figure is the bots' mean loss less the player's own, in units of the usual
spread: the same measure without the luck of hidden cards.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.arena.intervals import interval
from fourkings.duplicate.results import Cell
from fourkings.duplicate.score import column
from fourkings.rulebook.game import Rules
from fourkings.sanitize import read_json

CENTRE: Final = 1500
"""The rating of a player who plays as well as the bots of the field on average."""
UNIT: Final = 400
"""Rating points per standard deviation of the field's results."""
HIDDEN: Final = 20
"""Fewest deals for which a rating is shown."""
WINDOW: Final = 500
"""Most deals that count for a rating: only the latest ones, because players learn."""
SPREAD: Final = "spread"
"""The key, in the file of measured losses, of the usual spread of a deal."""

BotCells = tuple[str, Mapping[Cell, float]]
"""A bot with its version, such as `"club 2"`, and its points on each deal."""


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    value: float
    half: float  #: half the interval's width; infinite for fewer than two deals
    deals: int  #: number of deals

    @property
    def shown(self) -> bool:
        """True if the rating rests on enough deals to be shown."""
        return self.deals >= HIDDEN and math.isfinite(self.half)


class Losses(NamedTuple):
    """Points that the decisions of a field's bots lose per deal under one set of rules, measured beforehand."""

    mean: float  #: over the bots of a field
    spread: float  #: usual spread of a deal, the unit of figures

    def figures(self, lost: Mapping[Cell, float]) -> list[float]:
        """Return the figure of each deal, in order, from the points that the player's decisions lost there."""
        return [(self.mean - lost[cell]) / self.spread for cell in sorted(lost)]


class Scale(NamedTuple):
    """The anchors of one set of rules: how strong each bot is, from which players' ratings are measured."""

    anchors: Mapping[str, float]  #: mean figure against the field, by bot with its version
    losses: Losses | None = None  #: None if unmeasured: then deals are not judged

    def figures(self, cells: Mapping[Cell, float], bots: Sequence[BotCells]) -> list[float]:
        """Return the figures of a player's deals, in order, without those that no bot has played. bots: the set's field."""
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
    """Return a player's rating from the figures of their deals, the latest last."""
    counted = figures[-WINDOW:]
    if not counted:
        return Rating(CENTRE, math.inf, 0)
    mean = interval(counted)
    return Rating(CENTRE + UNIT * mean.mean, UNIT * mean.half, len(counted))


def scale_of(rules: Rules, replies: str) -> Scale:
    """Return the scale of a game among bots of that name and version; empty if unmeasured, as for non-default rules."""
    measured = _anchors() if not rules.changed() else {}
    lost = measured.get(f"{rules.game.ID} among {replies}, lost")
    losses = Losses(math.fsum(lost[bot] for bot in lost if bot != SPREAD) / (len(lost) - 1), lost[SPREAD]) if lost else None
    return Scale(measured.get(f"{rules.game.ID} among {replies}", {}), losses)


@cache
def _anchors() -> Mapping[str, Mapping[str, float]]:
    text = files("fourkings.duplicate").joinpath("anchors.json").read_text(encoding="utf-8")
    anchors: Mapping[str, Mapping[str, float]] = read_json(text)
    return anchors
