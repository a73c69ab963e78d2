"""What the games of four for themselves share: how likely the others' cards are, and how deals are played out.

The likelihood of deals asks how likely the three others would have played as they did, if they chose as a net says that
players do; in a kind of deal in which nobody has been watched, by what careful and a linear policy see in each card. The
deals are played out by that net, by the newest policy and, where they cost, as careful plays, so many by each: one picture
of the others leads astray where they are not like it.
"""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import policies, worlds
from fourkings.bots.strong import evidence
from fourkings.bots.strong.games._imitation import imitation
from fourkings.bots.strong.rollout import Rollout, by_careful, joined
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.tricks import Contract
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

TRUST_IN_NET: Final = 0.7
"""How much of a log-likelihood by the net counts, and"""
HABIT: Final = 0.5
"""how often players keep to one of equal cards: all of ours always do, and people do not. By bits: "What was played, asked
of nets that imitate" in `research/ARCHIVE.md`."""
POLICY: Final = 1
"""The linear policy whose merits are asked."""
DRAWN: Final = 3
"""Deals drawn for each that is used."""
CAREFUL_HEAT: Final = 25
"""Careful's merits: a card better by one such part of all that the deal's points add up to comes e times as often. This,
the next and the trust by how much likelier they make the deal really played than one that fits (12 to 25 deals each)."""
LINEAR_HEAT: Final = 60.0
"""The same of merits by the linear policy, in its own units."""
TRUST: Final = {"cards": 0.5, "hearts": 0.3, "last": 0.3, "pays": 0.45}
"""How much of a log-likelihood counts, by what the deal is about: "What was played, as news of who holds what" in
`research/ARCHIVE.md`."""
CAREFUL_NOISE: Final = 0.1
"""The share of cards drawn by chance where all play as careful does, as in flat's playouts."""
NET_NOISE: Final = 0.03
"""And where they play by the newest policy, which leaves something to chance itself; not measured alone."""
TIE_BREAK: Final = 1.0
"""Standard errors: the figures would toss a coin. By the court, matches were not played for it."""


def heard(view: View) -> bool:
    """True from the second card of a deal on: before, nobody else has chosen one, or the leader alone."""
    return len(view.trick) + 4 * len(view.tricks) > 1


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did."""
    contract = encoding.contract_of(view)
    if (net := imitation(view.rules, contract)) is not None:
        return evidence.scaled(evidence.by_net(view, samples, net, HABIT), TRUST_IN_NET)
    return by_merits(view, samples)


def by_merits(view: View, samples: Int64Array) -> Float64Array:
    """The same by what careful and a linear policy see in each card."""
    contract = encoding.contract_of(view)
    weights = policies.weights(POLICY, policies.kind(view.rules, contract))[0]
    heat = total(contract) / CAREFUL_HEAT if encoding.costs(contract) else 0.0
    return evidence.by_merit(view, samples, weights, (heat, LINEAR_HEAT)) * trust(contract)


def trust(contract: Contract) -> float:
    """How much of the log-likelihood counts in this deal."""
    payoff = contract.payoff
    if payoff.last[0]:
        return TRUST["last"]
    if payoff.trick > 0:
        return TRUST["pays"]
    whole_suit = payoff.cards and payoff.cards[0][0].bit_count() == 13
    return TRUST["hearts"] if whole_suit else TRUST["cards"]


def total(contract: Contract) -> int:
    """What the points of a deal add up to, without their sign; of tricks thirteen."""
    payoff = contract.payoff
    cards = sum(abs(each) * cards.bit_count() for cards, each in payoff.cards)
    return cards + 13 * abs(payoff.trick) + payoff.last[0] * abs(payoff.last[1])


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    """The deals in their order shared out among the pictures of the players: careful where they cost, then the nets."""
    contract = encoding.contract_of(view)
    dear, newest = encoding.costs(contract), policies.weights(policies.NEWEST, policies.kind(view.rules, contract))
    nets = [net for net in (imitation(view.rules, contract), newest) if net is not None]
    shares = [len(samples) * place // (len(nets) + dear) for place in range(len(nets) + dear + 1)]
    parts = [arrays.part(samples, start, end) for start, end in pairwise(shares)]
    outcomes = [by_careful(view, parts.pop(0), cards, CAREFUL_NOISE, seed)] if dear else []
    outcomes += [worlds.evaluate(view, part, cards, net, NET_NOISE, seed) for part, net in zip(parts, nets, strict=True)]
    return (reduce(joined, outcomes),)


ROLLOUT: Final = Rollout(play)
