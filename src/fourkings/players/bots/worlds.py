"""Playouts of deals that fit a view: every legal card tried in every one of them, and what a seat makes of the outcome."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import load
from fourkings.players.bots import policies
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.game import Rules, Stakes, stakes_of
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

UNITS: Final = 8
"""The dearest thing of a deal in the kernels' own unit: fine enough for whole numbers, small enough for their tables."""


class ContractArrays(NamedTuple):
    """A contract as the kernels take it."""

    terms: Int64Array  # trump, payoff and duties as `kernels/playout` reads them
    stronger: Int64Array  # (64,): for each card the mask of those of its suit that beat it
    worth: Int64Array  # (66,): of each card, then of a trick and of a last trick, in the kernels' unit
    costly: int  # the mask of the cards that count


class Outcome(NamedTuple):
    """The outcome of playouts: arrays of shape (deals, cards, 4), the last axis by seat."""

    points: Int64Array  # from here on, by the contract's payoff
    tricks: Int64Array  # from here on


@lru_cache(64)
def arrays_of(contract: Contract) -> ContractArrays:
    """The contract as the kernels take it."""
    import numpy as np

    payoff = contract.payoff
    sets = [word for one in payoff.cards for word in one]
    terms = [contract.trump, payoff.trick, *payoff.last, *contract.duties, len(payoff.cards), *sets]
    dearest = max(abs(each) for each in (payoff.trick, payoff.last[1], *sets[1::2]))
    worth = np.zeros(66, np.int64)
    for card in range(64):
        worth[card] = round(UNITS * points_of(payoff, card) / dearest)
    worth[64], worth[65] = round(UNITS * payoff.trick / dearest), round(UNITS * payoff.last[1] / dearest)
    costly = 0
    for cards, _ in payoff.cards:
        costly |= cards
    return ContractArrays(np.array(terms, np.int64), np.array(contract.stronger, np.int64), worth, costly)


def points_of(payoff: Payoff, card: Card) -> int:
    """The points that a card brings to the seat that takes it."""
    return sum(each * (cards >> card & 1) for cards, each in payoff.cards)


def contract_of(view: View) -> Contract:
    """The contract of a view in the play of cards."""
    assert view.contract is not None, "the talk is still going on"
    return view.contract


# --- what the kernels are told ------------------------------------------------------------------------------------


def board(view: View) -> Int64Array:
    """The trick on the table, the voids that were shown, and the seat to play."""
    room = board_of(view.rules, view.leader, bool(stakes(view).bids))
    k = load("policy.linear", plain=True)
    room[k.PLAYED] = len(view.trick)
    room[k.TABLE : k.TABLE + len(view.trick)] = view.trick
    room[k.VOIDS] = voids(view)
    room[k.CHOOSER] = view.turn
    return room


def board_of(rules: Rules, leader: Seat, bids: bool) -> Int64Array:
    """The board before the first card; bids: whether tricks are bid."""
    import numpy as np

    k = load("policy.linear", plain=True)
    room = np.zeros(k.BOARD, np.int64)
    room[k.LEADER], room[k.PARTNERS], room[k.BIDDING] = leader, rules.game.PARTNERS, bids
    return room


def stakes(view: View) -> Stakes:
    """What the talk has put at stake."""
    return stakes_of(view.rules, view.dealer, view.scores, view.talk)


def voids(view: View) -> int:
    """The suits that each seat has shown to be void in, bit 4 * seat + suit."""
    shown = 0
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for place, card in enumerate(cards):
            if card >> 4 != cards[0] >> 4:
                shown |= 1 << 4 * (leader + place & 3) + (cards[0] >> 4)
    return shown


def won(view: View) -> list[int]:
    """Tricks taken so far, by seat."""
    taken = [0, 0, 0, 0]
    for trick in view.tricks:
        taken[trick.winner] += 1
    return taken


def needs(view: View) -> Int64Array:
    """The tricks that each seat still needs for its bid, where tricks are bid: (1, 4), a row of the kernels."""
    import numpy as np

    bids = stakes(view).bids
    if not bids:
        return np.zeros((1, 4), np.int64)
    return np.array([[bid.tricks - taken for bid, taken in zip(bids, won(view), strict=True)]], np.int64)


def candidates(view: View) -> list[Card]:
    """The legal cards, one of each run of equals: cards between which nobody holds another, and that count the same.

    Of equals the highest where taking costs, else the lowest: what is left tells the others least and keeps most.
    """
    dear = costs(contract_of(view))
    return [run[0] if dear else run[-1] for run in runs(view)]


def runs(view: View) -> list[list[Card]]:
    """The legal cards, equals together, the highest of them first."""
    contract = contract_of(view)
    legal = mask(action for action in view.legal if not isinstance(action, str))
    gone = 0
    for trick in view.tricks:
        gone |= mask(trick.cards)
    found: list[list[Card]] = []
    for card in sorted(members(legal), key=lambda card: (card >> 4, contract.stronger[card].bit_count())):
        if found and equal(contract, found[-1][-1], card, view.hand | gone):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def equal(contract: Contract, high: Card, low: Card, mine: Mask) -> bool:
    """True where two cards of a hand do the same: of one suit, nothing between them is left, and they count alike."""
    between = contract.stronger[low] & ~contract.stronger[high] & ~(1 << high)
    if high >> 4 != low >> 4 or between & ~mine:
        return False
    alike = [contract.duties.keep, contract.duties.shed, *(cards for cards, _ in contract.payoff.cards)]
    return all((cards >> high & 1) == (cards >> low & 1) for cards in alike)


def costs(contract: Contract) -> bool:
    """True in the deals where points are taken only to be lost."""
    payoff = contract.payoff
    return min(payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)) < 0


def evaluate(
    view: View, samples: Int64Array, cards: list[Card], weights: Int64Array, noise: float, seed: int, plain: bool = False
) -> Outcome:
    """Every sample played out once for each card, all seats choosing by a policy.

    samples: (deals, 4), the hands now; weights: the policy's, a row for each seat or one for all; noise: the share of
    cards that are drawn by chance; plain: the slow walk in Python.
    """
    import numpy as np

    made = arrays_of(contract_of(view))
    shape = (len(samples), len(cards), 4)
    found = Outcome(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    kernels = load(policies.kernels_of(weights), plain)
    room = np.zeros(kernels.ROOM, np.int64)
    kernels.evaluate(
        samples, board(view), needs(view), np.array(cards, np.int64), *made, weights, round(noise * 2**32), seed, 0, room,
        *found,
    )  # fmt: skip
    return found


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

    given: the board (leader, partners, bidding); needs: the tricks that each seat wants, a row a deal or one for all.
    """
    import numpy as np

    kernels = load(policies.kernels_of(weights))
    points, tricks = (np.zeros((len(samples), 1, 4), np.int64) for _ in range(2))
    kernels.evaluate(
        samples, given, needs, np.array([-1], np.int64), *arrays_of(contract), weights, round(noise * 2**32), seed, 0,
        np.zeros(kernels.ROOM, np.int64), points, tricks,
    )  # fmt: skip
    return points[:, 0], tricks[:, 0]


# --- what a seat makes of it --------------------------------------------------------------------------------------


def utility(view: View, found: Outcome) -> Float64Array:
    """The points of the seat to play, or of its side beyond the other's: (deals, cards)."""
    import numpy as np

    seat = view.turn
    if stakes(view).bids:
        scored = bids_scored(view, found.tricks + np.array(won(view)))
    else:
        scored = found.points.astype(np.float64) + taken_over(view, found.tricks)
    own: Float64Array = scored[:, :, seat]
    if view.rules.game.PARTNERS:
        own = own + scored[:, :, seat ^ 2] - scored[:, :, seat ^ 1] - scored[:, :, seat ^ 3]
    return own


def bids_scored(view: View, tricks: Int64Array) -> Float64Array:
    """The value of each seat's bid, made or lost, by the tricks (…, 4) that the seats end with."""
    import numpy as np

    bids = stakes(view).bids
    bid, worth = (np.array(column) for column in zip(*bids, strict=True))
    return np.where(tricks >= bid, worth, -worth).astype(np.float64)


def taken_over(view: View, tricks: Int64Array) -> Float64Array:
    """The points that move where one seat has bought tricks of another: by the tricks (…, 4) to come."""
    import numpy as np

    moved = np.zeros(tricks.shape)
    if bought := stakes(view).taken_over:
        before = won(view)[bought.seller]
        many = np.minimum(bought.tricks, tricks[..., bought.seller] + before) * bought.each
        moved[..., bought.seller], moved[..., bought.buyer] = -many, many
    return moved
