"""Flat's bid in the 400, frozen with it: for points, by how often the hand makes it in deals that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import policies, worlds
from fourkings.bots.careful import bids as careful_bids
from fourkings.kernels import arrays
from fourkings.rulebook.game import Action
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, ID, value
from fourkings.sampling import Deals, constraints
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

GAME: Final = ID
POLICY: Final = 1
NOISE: Final = 0.1
"""The share of a playout's cards that are drawn by chance, as for cards."""
TRIED: Final = 9
"""Bids looked at, from the smallest up."""
USUAL_BID: Final = 3
"""The bid that is taken for granted of those who have not bid yet."""


def bid(view: View, seed: int, many: int) -> Action:
    """The bid of the best prospect, of equals the lowest."""
    chances = chances_made(view, seed, many)
    return max(chances, key=lambda call: (round(prospect(view, BIDS[call], chances[call]), 6), -BIDS[call]))


def chances_made(view: View, seed: int, many: int) -> dict[str, float]:
    """The chance that each bid is made; those far beyond the hand are left out."""
    calls = [call for call in view.legal if isinstance(call, str)][:TRIED]
    samples = Deals(constraints(view)).draw(seed, many)
    numbers = [BIDS[call] for call in calls]
    tricks = tricks_taken(view, samples, numbers, policies.weights(POLICY, GAME), NOISE, seed)
    return {call: share_made(taken, number) for call, number, taken in zip(calls, numbers, tricks, strict=True)}


def share_made(taken: list[int], bid: int) -> float:
    """How often a bid is made, by the tricks taken in each deal."""
    return sum(many >= bid for many in taken) / len(taken)


def tricks_taken(
    view: View, samples: Int64Array, bids: list[int], weights: Int64Array, noise: float, seed: int
) -> list[list[int]]:
    """The tricks that the bidder takes, for each bid a list by deal, where all play for their bids; others bid as usual."""
    given = encoding.board_of(view.rules, view.dealer + 1 & 3, bids=True)
    need = arrays.table([[USUAL_BID] * 4], 4)
    for place, said in enumerate(view.talk.bids):
        need[0, view.dealer + 1 + place & 3] = said
    taken = []
    for bid in bids:
        need[0, view.turn] = bid
        _, tricks = worlds.whole_deals(CONTRACT, samples, given, need, weights, noise, seed)
        taken.append([row[view.turn] for row in tricks.tolist()])
    return taken


def prospect(view: View, bid: int, chance: float) -> float:
    """What a bid is likely to bring, as careful judges scores; nothing if the deal is void."""
    assert view.seat is not None
    own, partner = view.scores[view.seat], view.scores[view.seat ^ 2]
    worth, now = value(view.rules, bid, own), careful_bids.standing(view, own, partner)
    won, lost = careful_bids.standing(view, own + worth, partner), careful_bids.standing(view, own - worth, partner)
    return careful_bids.reaches(view, bid) * (chance * won + (1 - chance) * lost - now)
