"""The seer of the ladder: plays with all cards seen, and so tells how far any fair player could possibly come.

It is no bot, for it is handed the state of the deal and not a view. In the Quarantes it is the one of `seer.py`, which
plays double dummy. Elsewhere it searches a tree with a payoff for each seat, partners having one together; in 400 it bids
what such a search makes most of, those after it bidding as careful; of other words it says what careful does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fourkings import encoding
from fourkings.bots import careful, evaluation, flat, policies
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.views import View, view
from research.figures import trees
from research.figures.seer import Seer

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

POLICY: Final = 1
ITERATIONS: Final = 3000
GLANCE: Final = 600
"""The same for a bid."""
BIDS_TRIED: Final = 9
"""From the smallest up."""
CURIOSITY: Final = 0.15
"""How much a card that is little tried counts for, in parts of what the deal's points add up to."""


class Sighted:
    """A player that chooses by the state itself."""

    def __init__(self) -> None:
        self._pairs = Seer()

    def act(self, state: State, dice: Stream) -> Action:
        seen = view(state, state.turn)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if state.rules.game.ID == "400" and state.stage == "calls":
            return max(seen.legal[:BIDS_TRIED], key=lambda word: round(outlook(state, word, dice), 6))
        if state.rules.game.PARTNERS and state.rules.game.ID != "400":
            self._pairs.state = state
            return self._pairs.choose(seen, dice)
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, dice)
        cards, seed = evaluation.candidates(seen), dice.below(1 << 62)
        if len(cards) == 1:
            return cards[0]
        return cards[int(searched(seen, np.array([state.hands], np.int64), cards, ITERATIONS, seed, sees=True)[0].argmax())]


def outlook(state: State, word: Action, dice: Stream) -> float:
    """Return the side's points beyond the other's after a bid in the 400, all playing with all cards seen; 0 if void."""
    me, ahead = state.turn, apply(state, word)
    while ahead.stage == "calls":
        ahead = apply(ahead, careful.choose(view(ahead, ahead.turn), dice))
    if ahead.stage != "play":
        return 0.0
    seen = view(ahead, ahead.turn)
    visits, means = searched(
        seen, np.array([ahead.hands], np.int64), evaluation.candidates(seen), GLANCE, dice.below(1 << 62), sees=True
    )
    return float(visits @ means[:, me] / visits.sum())


def searched(
    seen: View, samples: Int64Array, cards: list[Card], iterations: int, seed: int, sees: bool
) -> tuple[Int64Array, Float64Array]:
    """One tree over some deals: how often each card was played, and the mean points that followed, by card and seat.

    Whoever sees all cards is helped by rules of thumb, else chance plays the tree's rest.
    """
    contract = encoding.contract_of(seen)
    how, bids = np.zeros(trees.HOW, np.int64), np.array([bid.worth for bid in encoding.stakes(seen).bids] or [0] * 4)
    how[trees.SEARCHING], how[trees.ORDERED], how[trees.HIGHEST] = 15, sees, encoding.is_negative(contract)
    how[trees.BIDS : trees.BIDS + 4] = bids
    visits, means = np.zeros((1, len(cards)), np.int64), np.zeros((1, len(cards), 4))
    payoff = contract.payoff
    total = 13 * abs(payoff.trick) + payoff.last[0] * abs(payoff.last[1])
    total += sum(abs(each) * held.bit_count() for held, each in payoff.cards)
    total = int(bids.sum()) or total
    weights = policies.weights(POLICY, policies.kind(seen.rules, contract))
    noise = round(flat.NOISE * 2**32) if sees else 2**32
    trees.forest(
        samples, len(samples), encoding.board(seen), encoding.needs(seen)[0], np.array(cards, np.int64),
        *encoding.arrays_of(contract), weights, noise, how, CURIOSITY * total, seed, 0, iterations,
        np.zeros((iterations + 64, trees.NODE), np.int64), np.zeros(trees.ROOM, np.int64), visits, means,
    )  # fmt: skip
    return visits[0], means[0]
