"""Strong in both Quarantes: deals as likely as cards and cliques make them, the last four tricks solved.

Deals are played out by players who choose as those at the table do (`belief.imitation`), not as they should. The value is
the points of the deal until a side can reach the target with this deal, and then the chance to win the match (`match`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings.bots import evaluation
from fourkings.bots.strong.endgame.double_dummy import DoubleDummy
from fourkings.bots.strong.games.quarante import calls_1792, calls_modern, match
from fourkings.bots.strong.games.quarante.belief import BELIEF, imitation
from fourkings.bots.strong.recipe import Race, Recipe, Rollout
from fourkings.rulebook.cards import Card
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

DEALS: Final = 4
"""Deals played out for each that was asked for: eight tricks cost little, and likely deals repeat."""
NOISE: Final = 0.03
"""Share of a playout's cards drawn at random; not measured by itself."""
SOLVED: Final = DoubleDummy(tricks=4, share=2)
"""Solver of the last four tricks, for one in two of the requested deals. Earlier, players who see all cards are too unlike
those at the table (five tricks solved gained 0.13 ± 0.66 and 0.45 ± 0.49 points a deal beside playouts: not kept); a share
of 2 rather than 5 gained 0.23 ± 0.63 in the game of 1792."""
TIE_BREAK: Final = 2.0
"""Standard errors by which a card must be better than careful's: by the positions of `tests/court`."""


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out deals by the net of players' choices, which imitates those at the table."""
    return (evaluation.play_out(view, samples, cards, imitation(view.rules.game.ID), NOISE, seed),)


MODERN: Final = Recipe(
    belief=BELIEF,
    rollout=Rollout(play, deals=DEALS),
    utility=match.utility,
    plays_for_points=match.plays_for_points,
    endgame=SOLVED,
    calls=calls_modern,
    tie_break=TIE_BREAK,
    race=Race(80, 400),
)
OF_1792: Final = replace(MODERN, calls=calls_1792, race=None)
