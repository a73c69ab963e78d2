"""The bot flat: plays out each legal card once in many deals that fit the view, by a linear policy; the best mean wins.

In the 400 it bids for points, by how often the hand makes each bid in deals that fit; other calls are careful's. Frozen by
version, play and policy (`policies/1.json`) together: strength is claimed against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import careful, evaluation, policies
from fourkings.bots.careful import calls as careful_calls
from fourkings.bots.evaluation import CardValues
from fourkings.kernels import arrays
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, GAME
from fourkings.sampling import Deals, constraints
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

NAME: Final = "flat"
VERSION: Final = 1
WORLDS: Final = 200
"""Deals looked at for a decision: more gain almost nothing."""
NOISE: Final = 0.1
"""Share of a playout's cards drawn at random: players who never err earn too much trust."""
POLICY: Final = 1


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """Return the card with the best mean over `limit` deals (None: `WORLDS`), a bid of the 400, or careful's call."""
    seed = rng.below(1 << 62)
    if len(view.legal) == 1:
        return view.legal[0]
    if view.stage == "calls" and view.rules.game.ID == GAME.ID:
        return bid(view, seed, limit or WORLDS)
    if any(isinstance(action, str) for action in view.legal) and isinstance(said := careful.choose(view, rng), str):
        return said
    judged = judge(view, seed, limit or WORLDS)
    totals = evaluation.sums(judged.values)
    return judged.cards[totals.index(max(totals))]


def judge(view: View, seed: int, count: int, plain: bool = False) -> CardValues:
    """Return the value of every playable card over `count` deals; plain: run without the compiler."""
    cards = evaluation.candidates(view)
    if len(cards) == 1:
        return CardValues(cards, arrays.float_zeros(1, 1))
    samples = Deals(constraints(view)).draw(seed, count, plain=plain)
    weights = policies.weights(POLICY, policies.kind(view.rules, encoding.contract_of(view)))
    outcome = evaluation.play_out(view, samples, cards, weights, NOISE, seed, plain)
    return CardValues(cards, evaluation.utility(view, outcome))


TRIED: Final = 9
"""Bids evaluated, from the smallest up."""
USUAL_BID: Final = 3
"""The bid assumed of those who have not bid yet."""


def bid(view: View, seed: int, count: int) -> Action:
    """Return the bid with the greatest prospect over `count` deals, of equals the lowest."""
    return careful_calls.best_bid(view, chances_made(view, seed, count))


def chances_made(view: View, seed: int, count: int) -> dict[str, float]:
    """Return the chance that each bid is made, by its call; bids far beyond the hand are left out."""
    calls = [call for call in view.legal if isinstance(call, str)][:TRIED]
    samples = Deals(constraints(view)).draw(seed, count)
    numbers = [BIDS[call] for call in calls]
    tricks = tricks_taken(view, samples, numbers, policies.weights(POLICY, GAME.ID), NOISE, seed)
    return {call: share_made(taken, number) for call, number, taken in zip(calls, numbers, tricks, strict=True)}


def share_made(taken: list[int], bid: int) -> float:
    """Return the share of deals in which a bid is made. taken: the tricks taken in each deal."""
    return sum(count >= bid for count in taken) / len(taken)


def tricks_taken(
    view: View, samples: Int64Array, bids: list[int], weights: Int64Array, noise: float, seed: int
) -> list[list[int]]:
    """Return the tricks that the bidder takes if all play for their bids: for each of `bids` a list by deal.

    Seats that have not bid yet are assumed to bid `USUAL_BID`. samples, weights, noise, seed: as for `evaluation.play_out`.
    """
    given = encoding.board_of(view.rules, view.dealer + 1 & 3, bids=True)
    need = arrays.int_table([[USUAL_BID] * 4], 4)
    for index, said in enumerate(view.calls.bids):
        need[0, view.dealer + 1 + index & 3] = said
    taken = []
    for bid in bids:
        need[0, view.turn] = bid
        _, tricks = evaluation.play_out_deals(CONTRACT, samples, given, need, weights, noise, seed)
        taken.append([row[view.turn] for row in tricks.tolist()])
    return taken
