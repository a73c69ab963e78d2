"""Playouts of deals that fit a view: every legal card tried in every one of them, and what a seat makes of the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fourkings.kernels import load
from fourkings.players import encoding
from fourkings.players.bots import policies
from fourkings.rulebook.cards import Card, Mask, mask, members
from fourkings.rulebook.tricks import Contract
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


class Outcome(NamedTuple):
    """The outcome of playouts: arrays of shape (deals, cards, 4), the last axis by seat."""

    points: Int64Array  # from here on, by the contract's payoff
    tricks: Int64Array  # from here on


def candidates(view: View) -> list[Card]:
    """The legal cards, one of each run of equals: cards between which nobody holds another, and that count the same.

    Of equals the highest where taking costs, else the lowest: what is left tells the others least and keeps most.
    """
    dear = encoding.costs(encoding.contract_of(view))
    return [run[0] if dear else run[-1] for run in runs(view)]


def runs(view: View) -> list[list[Card]]:
    """The legal cards, equals together, the highest of them first."""
    contract = encoding.contract_of(view)
    legal = mask(action for action in view.legal if not isinstance(action, str))
    gone = 0
    for trick in view.tricks:
        gone |= mask(trick.cards)
    groups: list[list[Card]] = []
    for card in sorted(members(legal), key=lambda card: (card >> 4, contract.stronger[card].bit_count())):
        if groups and equal(contract, groups[-1][-1], card, view.hand | gone):
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def equal(contract: Contract, high: Card, low: Card, mine: Mask) -> bool:
    """True if two cards of a hand do the same: of one suit, nothing between them is left, and they count alike."""
    between = contract.stronger[low] & ~contract.stronger[high] & ~(1 << high)
    if high >> 4 != low >> 4 or between & ~mine:
        return False
    alike = [contract.duties.keep, contract.duties.shed, *(cards for cards, _ in contract.payoff.cards)]
    return all((cards >> high & 1) == (cards >> low & 1) for cards in alike)


def evaluate(
    view: View, samples: Int64Array, cards: list[Card], weights: Int64Array, noise: float, seed: int, plain: bool = False
) -> Outcome:
    """Every sample played out once for each card, all seats choosing by a policy.

    samples: (deals, 4), the hands now; weights: the policy's, a row for each seat or one for all; noise: the share of
    cards that are drawn by chance; plain: the slow walk in Python.
    """
    import numpy as np

    arrays = encoding.arrays_of(encoding.contract_of(view))
    shape = (len(samples), len(cards), 4)
    outcome = Outcome(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    kernels = load(policies.kernels_of(weights), plain)
    room = np.zeros(kernels.ROOM, np.int64)
    kernels.evaluate(
        samples, encoding.board(view), encoding.needs(view), np.array(cards, np.int64), *arrays, weights,
        round(noise * 2**32), seed, 0, room, *outcome,
    )  # fmt: skip
    return outcome


def whole_deals(
    contract: Contract,
    samples: Int64Array,
    given: Int64Array,
    needs: Int64Array,
    weights: Int64Array,
    noise: float,
    seed: int,
) -> tuple[Int64Array, Int64Array]:
    """Points and tricks, each (deals, 4), of whole deals played out from the first lead.

    given: the board (leader, partners, bidding); needs: the tricks that each seat wants, one row per deal or one for all.
    """
    import numpy as np

    kernels = load(policies.kernels_of(weights))
    points, tricks = (np.zeros((len(samples), 1, 4), np.int64) for _ in range(2))
    kernels.evaluate(
        samples, given, needs, np.array([-1], np.int64), *encoding.arrays_of(contract), weights, round(noise * 2**32), seed,
        0, np.zeros(kernels.ROOM, np.int64), points, tricks,
    )  # fmt: skip
    return points[:, 0], tricks[:, 0]


# --- what a seat makes of it --------------------------------------------------------------------------------------


def utility(view: View, outcome: Outcome) -> Float64Array:
    """The points of the seat to play, or of its side beyond the other's: (deals, cards)."""
    import numpy as np

    seat = view.turn
    if encoding.stakes(view).bids:
        scored = bids_scored(view, outcome.tricks + np.array(encoding.won(view)))
    else:
        scored = outcome.points.astype(np.float64) + taken_over(view, outcome.tricks)
    own: Float64Array = scored[:, :, seat]
    if view.rules.game.PARTNERS:
        own = own + scored[:, :, seat ^ 2] - scored[:, :, seat ^ 1] - scored[:, :, seat ^ 3]
    return own


def bids_scored(view: View, tricks: Int64Array) -> Float64Array:
    """The value of each seat's bid, made or lost, by the tricks (…, 4) that the seats end with."""
    import numpy as np

    bids = encoding.stakes(view).bids
    bid, worth = (np.array(column) for column in zip(*bids, strict=True))
    return np.where(tricks >= bid, worth, -worth).astype(np.float64)


def taken_over(view: View, tricks: Int64Array) -> Float64Array:
    """The points that move where one seat has bought tricks of another: by the tricks (…, 4) to come."""
    import numpy as np

    moved = np.zeros(tricks.shape)
    if bought := encoding.stakes(view).taken_over:
        before = encoding.won(view)[bought.seller]
        many = np.minimum(bought.tricks, tricks[..., bought.seller] + before) * bought.each
        moved[..., bought.seller], moved[..., bought.buyer] = -many, many
    return moved
