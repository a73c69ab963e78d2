"""Shared parts of the games of four individual players: how likely the others' cards are, and how deals are played out.

The likelihood of a deal asks how likely the three others would have played as they did, if they chose as a net says that
players do; in a kind of deal without such a net, by the merit that careful and a linear policy see in each card. Deals are
shared out between that net, the newest policy and, if they cost points, careful: a single model of the others misleads
where they differ from it. The nets (`players.npz`) were taught by `research/training/imitate.py` what flat 1, careful 1 and
strong 8 played at mixed tables.
"""

from __future__ import annotations

from functools import cache, reduce
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation, policies
from fourkings.bots.strong.belief import merit_likelihood, net_likelihood, scale_logs
from fourkings.bots.strong.recipe import Rollout, join_outcomes, play_out_as_careful
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract
from fourkings.views import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fourkings.kernels.arrays import Float64Array, Int64Array


@cache
def imitation_net(rules: Rules, contract: Contract) -> Int64Array | None:
    """Return the net that imitates players in exactly this kind of deal, one row for all seats; None without one."""
    numbers = imitation_nets().get(policies.very_kind(rules, contract))
    return None if numbers is None else policies.net(numbers)


@cache
def imitation_nets() -> Mapping[str, memoryview]:
    """Return the nets that imitate players' choices, by kind of deal."""
    return policies.read_nets(files("fourkings.bots.strong.games") / "players.npz")


TRUST_IN_NET: Final = 0.7
"""Scale of a log-likelihood by the net."""
HABIT: Final = 0.5
"""How firmly players keep to one of equal cards: all bots always do, people don't. Chosen by bits, as `TRUST_IN_NET`: "What
was played, asked of nets that imitate" in `research/ARCHIVE.md`."""
POLICY: Final = 1
"""Version of the linear policy that gives the merits of cards."""
DRAWN: Final = 3
"""Deals drawn for each that is kept."""
CAREFUL_HEAT: Final = 25
"""Careful's merits: a card better by one part in so many of the deal's total points is e times as likely. This, the next
and the trust were chosen by how much likelier they make the deal really played than one that fits (12 to 25 deals each)."""
LINEAR_HEAT: Final = 60.0
"""The same for merits by the linear policy, in its own units."""
TRUST: Final = {"cards": 0.5, "hearts": 0.3, "last": 0.3, "pays": 0.45}
"""Scale of a log-likelihood, by what the deal is about: "What was played, as news of who holds what" in
`research/ARCHIVE.md`."""
CAREFUL_NOISE: Final = 0.1
"""Share of cards drawn at random if all play as careful, as in flat's playouts."""
NET_NOISE: Final = 0.03
"""The same for the newest policy, which is partly random itself; not measured alone."""
TIE_BREAK: Final = 1.0
"""Standard errors by which a card must be better than careful's: closer figures are a coin toss. By the positions of
`tests/court`; matches were not played for it."""


def has_evidence(view: View) -> bool:
    """Return True from the second card of a deal on: before, at most the leader has chosen one."""
    return len(view.trick) + 4 * len(view.tricks) > 1


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the others' cards."""
    contract = encoding.contract_of(view)
    if (net := imitation_net(view.rules, contract)) is not None:
        return scale_logs(net_likelihood(view, samples, net, HABIT), TRUST_IN_NET)
    return merit_evidence(view, samples)


def merit_evidence(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the others' cards by the merit that careful and a linear policy see in each card."""
    contract = encoding.contract_of(view)
    weights = policies.weights(POLICY, policies.kind(view.rules, contract))[0]
    heat = total_points(contract) / CAREFUL_HEAT if encoding.is_negative(contract) else 0.0
    return merit_likelihood(view, samples, weights, (heat, LINEAR_HEAT)) * trust(contract)


def trust(contract: Contract) -> float:
    """Return the scale of the log-likelihood (`TRUST`) for a deal of this contract."""
    payoff = contract.payoff
    if payoff.last[0]:
        return TRUST["last"]
    if payoff.trick > 0:
        return TRUST["pays"]
    whole_suit = payoff.cards and payoff.cards[0][0].bit_count() == 13
    return TRUST["hearts"] if whole_suit else TRUST["cards"]


def total_points(contract: Contract) -> int:
    """Return the sum of the absolute points of a deal, for thirteen tricks if tricks count."""
    payoff = contract.payoff
    cards = sum(abs(each) * cards.bit_count() for cards, each in payoff.cards)
    return cards + 13 * abs(payoff.trick) + payoff.last[0] * abs(payoff.last[1])


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out deals by careful, if they cost points, by the imitation net and by the newest policy."""
    contract = encoding.contract_of(view)
    newest = policies.weights(policies.NEWEST, policies.kind(view.rules, contract))
    nets = [net for net in (imitation_net(view.rules, contract), newest) if net is not None]
    return (play_by_models(view, samples, cards, seed, nets, encoding.is_negative(contract)),)


def play_by_models(
    view: View, samples: Int64Array, cards: list[Card], seed: int, nets: list[Int64Array], with_careful: bool
) -> evaluation.Outcome:
    """Play out consecutive, equal parts of the deals by careful, if asked for, and then by each net."""
    models = len(nets) + with_careful
    bounds = pairwise(len(samples) * number // models for number in range(models + 1))
    parts = [arrays.rows(samples, start, end) for start, end in bounds]
    outcomes = [play_out_as_careful(view, parts.pop(0), cards, CAREFUL_NOISE, seed)] if with_careful else []
    for part, net in zip(parts, nets, strict=True):
        outcomes.append(evaluation.play_out(view, part, cards, net, NET_NOISE, seed))
    return reduce(join_outcomes, outcomes)


ROLLOUT: Final = Rollout(play)
