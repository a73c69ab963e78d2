"""The recipe of a game that has none of its own: flat sampling by the newest policy, settled by good sense.

Nothing is taken for known but what the contract says: deals that fit are all equally likely, points are those of the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.players import encoding
from fourkings.players.bots import policies, worlds
from fourkings.players.bots.strong.belief import Belief
from fourkings.players.bots.strong.recipe import Recipe
from fourkings.players.bots.strong.recipes import _careful_talk
from fourkings.players.bots.strong.rollout import Rollout
from fourkings.rulebook.cards import Card
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

NOISE: Final = 0.1
"""The share of a playout's cards that are drawn by chance, as flat has it: the policy was not taught this game."""
TIE_BREAK: Final = 1.5
"""Standard errors, as in the 400; not measured."""


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    """All seats play by the policy of the nearest kind of deal."""
    weights = policies.weights(policies.NEWEST, policies.kind(view.rules, encoding.contract_of(view)))
    return (worlds.evaluate(view, samples, cards, weights, NOISE, seed),)


RECIPE: Final = Recipe(
    belief=Belief(),
    rollout=Rollout(play),
    utility=worlds.utility,
    endgame=None,
    talk=_careful_talk,
    tie_break=TIE_BREAK,
)
