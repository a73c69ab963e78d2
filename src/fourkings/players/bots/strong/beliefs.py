"""Which of the deals that fit are likely, by the cards that the others have played: the games of four for themselves.

Of each deal it is asked how likely the three others would have played as they did, if they chose among their cards by what
careful sees in each, or by its merit by rule of thumb, the better the likelier (a softmax). Neither is what they really do,
so the answer counts for less than it says; how much was found by how likely it makes deals that were really played: see
`research/RESULTS.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.kernels import load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.games._auction import Talk
from fourkings.rulebook.tricks import Contract
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

POLICY: Final = 1
"""The rule of thumb whose merits are asked."""
CHOSEN_FROM: Final = 3
"""Deals drawn for each that is used."""
HEAT: Final = 25
"""Careful's merits: a card better by one such part of all that the deal's points add up to comes e times as often."""
THUMB_HEAT: Final = 60.0
"""The same of merits by rule of thumb."""
TRUST: Final = {"cards": 0.5, "hearts": 0.3, "last": 0.3, "pays": 0.45}
"""How much of a deal's logarithm counts."""


DECLARED_HEAT: Final = 15.0
"""King: a declaration better by so many points comes e times as often."""


def likely(view: View, contract: Contract, weights: Int64Array, seed: int, many: int) -> Int64Array:
    """Deals that fit the view, as often as they are likely; weights: of the rule of thumb that the others may use."""
    import numpy as np

    from fourkings.players.sample import Deals, constraints

    leaders, cards = history(view)
    if len(cards) < 2 and not (isinstance(view.talk, Talk) and view.talk.declared):
        return Deals(constraints(view)).draw(seed, many)
    drawn = Deals(constraints(view)).draw(seed, many * CHOSEN_FROM)
    weight = np.exp(logarithms(view, contract, weights, drawn, leaders, cards))
    upto = np.cumsum(weight / weight.sum())
    picked = np.searchsorted(upto, (np.arange(many) + 0.5) / many).clip(0, len(drawn) - 1)
    # Neighbours are copies of each other: mixed, so that every part of the rows is a fair picture.
    found: Int64Array = drawn[picked.reshape(-1, 2).T.reshape(-1) if many % 2 == 0 else picked]
    return np.ascontiguousarray(found)


def logarithms(
    view: View, contract: Contract, weights: Int64Array, worlds: Int64Array, leaders: Int64Array, cards: Int64Array
) -> Float64Array:  # fmt: skip
    """For each deal the logarithm of how likely the others would have played so, the likeliest at nought."""
    import numpy as np

    from fourkings.players.bots import _worlds

    k, made = load("likelihood.softmax"), _worlds.deal(contract)
    heats = np.array([total(contract) / HEAT if _worlds.costs(contract) else 0.0, THUMB_HEAT])
    found = np.zeros(len(worlds))
    k.likelihoods(worlds, view.turn, leaders, cards, *made, weights[0], np.array(TEMPERS), heats, found)
    if isinstance(view.talk, Talk) and view.talk.declared:
        found = found * trust(contract) + declared(view, worlds, leaders, cards)
    else:
        found = found * trust(contract)
    shifted: Float64Array = found - found.max()
    return shifted


def declared(view: View, worlds: Int64Array, leaders: Int64Array, cards: Int64Array) -> Float64Array:
    """King: the logarithm of how likely whoever named the deal would have named it so, by the count of his hand."""
    import numpy as np

    from fourkings.players.bots.strong import king_rows, king_talk

    who = view.dealer if view.talk.buyer is None else view.talk.buyer
    if who == view.turn:
        return np.zeros(len(worlds))
    hands = worlds.copy()
    for place, card in enumerate(cards.tolist()):
        hands[:, leaders[place >> 2] + place & 3] |= 1 << card
    worths = king_talk.counted(view.rules, hands)[:, who, : len(king_rows.KINDS)] / DECLARED_HEAT
    worths -= worths.max(1, keepdims=True)
    found: Float64Array = worths[:, king_rows.KINDS.index(view.talk.declared)] - np.log(np.exp(worths).sum(1))
    return found


def history(view: View) -> tuple[Int64Array, Int64Array]:
    """Who led each trick, and the cards in the order played."""
    import numpy as np

    leaders = [trick.leader for trick in view.tricks] + [view.leader] * bool(view.trick)
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    return np.array(leaders, np.int64), np.array(cards, np.int64)


def trust(contract: Contract) -> float:
    """How much of the logarithm counts in this deal."""
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
