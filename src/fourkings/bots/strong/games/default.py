"""The recipe of a game that has none of its own: flat sampling by the newest policy, settled by good sense.

Nothing is taken for known but what the contract says: deals that fit are all equally likely, points are those of the deal.
A game whose package ships nets, as `fourkings teach` makes them, has more: its deals are as likely as the others would have
played as they did, and are played out by how players choose, by the policy taught to it and, where they cost, as careful
plays, so many by each.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import policies, worlds
from fourkings.bots.policies import taught
from fourkings.bots.strong import evidence
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games import _alone, _careful_talk
from fourkings.bots.strong.recipe import Recipe
from fourkings.bots.strong.rollout import Rollout, by_careful, joined
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


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    """All seats play by the policy of the nearest kind of deal."""
    weights = policies.weights(policies.NEWEST, policies.kind(view.rules, encoding.contract_of(view)))
    return (worlds.evaluate(view, samples, cards, weights, NOISE, seed),)


def taught_play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    """The deals in their order shared out among the pictures of the players: careful where they cost, then the nets."""
    contract, rules = encoding.contract_of(view), view.rules
    dear = encoding.costs(contract) and not rules.game.PARTNERS
    nets = [net for net in (taught.players_of(rules, contract), taught.policy_of(rules, contract)) if net is not None]
    if not nets:
        return play(view, samples, cards, seed)
    shares = [len(samples) * place // (len(nets) + dear) for place in range(len(nets) + dear + 1)]
    parts = [arrays.part(samples, start, end) for start, end in pairwise(shares)]
    outcomes = [by_careful(view, parts.pop(0), cards, _alone.CAREFUL_NOISE, seed)] if dear else []
    for part, net in zip(parts, nets, strict=True):
        outcomes.append(worlds.evaluate(view, part, cards, net, _alone.NET_NOISE, seed))
    return (reduce(joined, outcomes),)


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did, by the net of how players choose; all alike without one."""
    net = taught.players_of(view.rules, encoding.contract_of(view))
    if net is None:
        return arrays.floats(len(samples))
    return evidence.scaled(evidence.by_net(view, samples, net, _alone.HABIT), _alone.TRUST_IN_NET)


RECIPE: Final = Recipe(
    belief=Belief(),
    rollout=Rollout(play),
    utility=worlds.utility,
    endgame=None,
    talk=_careful_talk,
    tie_break=TIE_BREAK,
)
TAUGHT: Final = replace(
    RECIPE,
    belief=Belief((cards_played,), heard=_alone.heard, drawn=_alone.DRAWN, halves=True),
    rollout=Rollout(taught_play),
    tie_break=_alone.TIE_BREAK,
)


def recipe_of(rules: Rules) -> Recipe:
    """The recipe of a game by what its package ships. Raises `NotNets` for a file of nets that is none."""
    return RECIPE if taught.of_game(rules.game.ID) is None else TAUGHT
