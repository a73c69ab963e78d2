"""Strong in the 400: bids and cards by the chance to win the match, over deals weighted by bids and plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots import evaluation, policies
from fourkings.bots.strong.endgame.information_sets import InformationSets
from fourkings.bots.strong.games.four_hundred import bidding, drawing_trumps, match
from fourkings.bots.strong.games.four_hundred.belief import belief_at
from fourkings.bots.strong.recipe import Race, Recipe, Rollout, join_outcomes
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.games.four_hundred import GAME
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

POLICY: Final = 1
NOISE: Final = 0.1
"""Share of a playout's cards drawn at random, as in flat."""
NET_NOISE: Final = 0.03
"""The same for the newest policy, as in the games of individual players."""
LAST: Final = 3
"""Most cards in hand for which information sets are solved: no worse than playouts (0.025 ± 0.144 and 0.000 ± 0.068 points
a deal against flat and careful: `research/figures/ablation.py "400 400" knowing`), and the best response to it then finds
nothing."""
TIE_BREAK: Final = 1.5
"""Standard errors by which a card must be better than careful's: by the positions of `tests/court`."""


def by_linear(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out by the linear policy, and again with the plan of drawing trumps if it applies: one outcome each."""
    plans = [policies.weights(POLICY, GAME.ID)]
    if drawing_trumps.applies(view):
        plans.append(drawing_trumps.weights(POLICY, view.turn))
    return tuple(evaluation.play_out(view, samples, cards, weights, NOISE, seed) for weights in plans)


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out half of the deals by the linear policy and its plans, half by the newest policy.

    Where the two differ neither is right. In reviews, losses by the mean of both went together with those in deals played
    on more than losses by the linear policy did: "Reviews: how far verdicts hold" in `research/RESULTS.md`; and cards
    chosen so gained 0.43 ± 0.23 points a deal.
    """
    half, net = len(samples) // 2, policies.weights(policies.NEWEST, GAME.ID)
    others = evaluation.play_out(view, arrays.rows(samples, half, len(samples)), cards, net, NET_NOISE, seed)
    if half == 0:
        return (others,)
    return tuple(join_outcomes(plan, others) for plan in by_linear(view, arrays.rows(samples, 0, half), cards, seed))


RECIPE: Final = Recipe(
    belief=belief_at(),
    rollout=Rollout(play),
    utility=match.utility,
    plays_for_points=match.plays_for_points,
    endgame=InformationSets(LAST, match.objectives),
    calls=bidding,
    tie_break=TIE_BREAK,
    race=Race(80, 280),
    review_factor=4,  # two models share the deals, and their difference is noise as well
    late_hand_size=4,  # of verdicts played on, 25 of 33 with five cards in hand kept their sign, 80 of 83 with fewer
    early_model_error=0.6,  # of 130, 102; and 25 of the 29 that remain; a larger one misses plain errors of the court
)
