"""The recipe of a game that has none of its own: flat sampling by the newest policy, settled by good sense.

Nothing is taken for known but what the contract says: deals that fit are all equally likely, points are those of the deal.
A game whose package ships nets, as `fourkings teach` makes them, has more: its deals are as likely as the others would have
played as they did, and are played out by how players choose, by the policy taught to it and, where they cost, as careful
plays, so many by each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation, policies
from fourkings.bots.policies import taught
from fourkings.bots.strong.belief import Belief, net_likelihood, scale_logs
from fourkings.bots.strong.games import careful_calls, individual
from fourkings.bots.strong.recipe import Recipe, Rollout
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Rules
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

NOISE: Final = 0.1
"""The share of a playout's cards that are drawn by chance, as flat has it: the policy was not taught this game."""
TIE_BREAK: Final = 1.5
"""Standard errors, as in the 400; not measured."""


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """All seats play by the policy of the nearest kind of deal."""
    weights = policies.weights(policies.NEWEST, policies.kind(view.rules, encoding.contract_of(view)))
    return (evaluation.play_out(view, samples, cards, weights, NOISE, seed),)


def taught_play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out deals by the nets that the game's package ships and, if they cost points, by careful."""
    contract, rules = encoding.contract_of(view), view.rules
    nets = [net for net in (taught.players_of(rules, contract), taught.policy_of(rules, contract)) if net is not None]
    if not nets:
        return play(view, samples, cards, seed)
    with_careful = encoding.is_negative(contract) and not rules.game.PARTNERS
    return (individual.play_by_models(view, samples, cards, seed, nets, with_careful),)


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did, by the net of how players choose; all alike without one."""
    net = taught.players_of(view.rules, encoding.contract_of(view))
    if net is None:
        return arrays.floats(len(samples))
    return scale_logs(net_likelihood(view, samples, net, individual.HABIT), individual.TRUST_IN_NET)


RECIPE: Final = Recipe(
    belief=Belief(),
    rollout=Rollout(play),
    utility=evaluation.utility,
    endgame=None,
    talk=careful_calls,
    tie_break=TIE_BREAK,
)
TAUGHT: Final = replace(
    RECIPE,
    belief=Belief((cards_played,), has_evidence=individual.has_evidence, drawn=individual.DRAWN, halves=True),
    rollout=Rollout(taught_play),
    tie_break=individual.TIE_BREAK,
)


def recipe_of(rules: Rules) -> Recipe:
    """The recipe of a game by what its package ships. Raises `NotNets` for a file of nets that is none."""
    return RECIPE if taught.of_game(rules.game.ID) is None else TAUGHT
