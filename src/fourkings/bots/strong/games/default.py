"""The recipe of a game without its own: flat sampling by the newest policy, with ties settled by good sense.

Nothing is assumed beyond the contract: deals that fit are equally likely, and the utility is the points of the deal. If
the game's package ships nets, as `fourkings teach` makes them, deals are weighted by the likelihood of the others' cards,
and played out by the net of players' choices, by the policy trained for the game and, if cards cost points, by careful.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation, policies
from fourkings.bots.policies import taught
from fourkings.bots.strong.belief import Belief, net_likelihood, scale_logs
from fourkings.bots.strong.games import careful_calls, individual
from fourkings.bots.strong.games.exchange_calls import ExchangeCalls
from fourkings.bots.strong.recipe import Recipe, Rollout
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Rules
from fourkings.rulebook.game.exchange import Exchange
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

NOISE: Final = 0.1
"""Share of a playout's cards drawn at random, as in flat: the policy was not trained on this game."""
TIE_BREAK: Final = 1.5
"""Standard errors by which a card must be better than careful's, as in the 400; not measured."""


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out deals by the policy of the nearest kind of deal."""
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
    """Return the log-likelihood of the others' cards by the net of players' choices; 0 without one."""
    net = taught.players_of(view.rules, encoding.contract_of(view))
    if net is None:
        return arrays.float_zeros(len(samples))
    return scale_logs(net_likelihood(view, samples, net, individual.HABIT), individual.TRUST_IN_NET)


RECIPE: Final = Recipe(
    belief=Belief(),
    rollout=Rollout(play),
    utility=evaluation.utility,
    endgame=None,
    calls=careful_calls,
    tie_break=TIE_BREAK,
)
TAUGHT: Final = replace(
    RECIPE,
    belief=Belief((cards_played,), has_evidence=individual.has_evidence, drawn=individual.DRAWN, halves=True),
    rollout=Rollout(taught_play),
    tie_break=individual.TIE_BREAK,
)


def recipe_of(rules: Rules) -> Recipe:
    """Return the recipe of a game by what its package ships. Raises `NotNets` if that isn't a file of nets."""
    recipe = RECIPE if taught.of_game(rules.game.ID) is None else TAUGHT
    if rules.game.CALLS_TYPE is not Exchange:
        return recipe
    return replace(recipe, calls=ExchangeCalls(recipe.rollout, recipe.utility))
