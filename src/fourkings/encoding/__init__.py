"""Encoders for the kernels: contracts, views and King's auction as rows of numbers.

Outside the kernels, only this package depends on the layout of those rows. Functions whose names have `words` return tuples
and lists, for kernels run as Python; the others return arrays, for compiled kernels.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Seat, mask
from fourkings.rulebook.game import Rules, Stakes, State
from fourkings.rulebook.tricks import Contract, card_points, played, tricks_so_far
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

__all__ = [
    "ContractArrays", "arrays_of", "board", "board_of", "board_of_state", "contract_of", "history", "is_negative", "needs",
    "plies", "stakes", "terms", "voids", "won", "words",
]  # fmt: skip

UNITS: Final = 8
"""The greatest value in a contract, in the unit of `ContractArrays.worth`: fine enough for integers, small for tables."""


class ContractArrays(NamedTuple):
    """A contract as the arrays that kernels take as arguments."""

    terms: Int64Array  # trump, payoff and duties as `kernels/playout` reads them
    stronger: Int64Array  # (64,): for each card the mask of those of its suit that beat it
    worth: Int64Array  # (66,): of each card, then of a trick and of a last trick, in the kernels' unit
    costly: int  # the mask of the cards that count


@lru_cache(64)
def words(contract: Contract) -> tuple[int, ...]:
    """Return a contract's trump, payoff and duties as the tuple of numbers that `kernels/playout` calls terms."""
    payoff = contract.payoff
    sets = (word for counting in payoff.cards for word in counting)
    return (contract.trump, payoff.trick, *payoff.last, *contract.duties, len(payoff.cards), *sets)


def terms(contract: Contract) -> Int64Array:
    """Return the numbers of `words` as an array."""
    return arrays.int_array(words(contract))


@lru_cache(64)
def arrays_of(contract: Contract) -> ContractArrays:
    """Return the arrays of a contract: terms, stronger cards, values of cards; cached."""
    payoff = contract.payoff
    all_cards = [card_points(payoff, card) for card in range(64)]
    dearest = max(map(abs, payoff.each))
    worth = [round(UNITS * points / dearest) for points in (*all_cards, payoff.trick, payoff.last[1])]
    return ContractArrays(terms(contract), arrays.int_array(contract.stronger), arrays.int_array(worth), payoff.counting)


def is_negative(contract: Contract) -> bool:
    """Return True if the contract has penalties: cards or tricks that cost points."""
    return min(contract.payoff.each) < 0


def contract_of(view: View) -> Contract:
    """Return the contract of a view in the play of cards; assert that its calls are over."""
    assert view.contract is not None, "the calls are not over"
    return view.contract


def board(view: View) -> Int64Array:
    """Return a view's board, a row of `kernels/policy/rollout`: trick on the table, voids shown, seat to play."""
    row = board_of(view.rules, view.leader, bool(stakes(view).bids))
    k = load("policy.rollout", plain=True)
    row[k.PLAYED] = len(view.trick)
    for index, card in enumerate(view.trick):
        row[k.TABLE + index] = card
    row[k.VOIDS] = voids(view)
    row[k.CHOOSER] = view.turn
    return row


def board_of(rules: Rules, leader: Seat, bids: bool) -> Int64Array:
    """Return the board before the first card of a deal; bids: whether the players bid a number of tricks in it."""
    k = load("policy.rollout", plain=True)
    row = arrays.zeros(k.BOARD)
    row[k.LEADER], row[k.PARTNERS], row[k.BIDDING] = leader, rules.game.PARTNERS, bids
    return row


def board_of_state(state: State) -> Int64Array:
    """Return the board of a state in its phase of tricks, a row of `kernels/playout`: hands, leader, cards on the table."""
    import numpy as np

    if state.stage != "play":
        raise ValueError(f"a deal in its phase of tricks is needed, not one at the stage {state.stage!r}")
    row = np.zeros(load("playout", plain=True).BOARD, np.int64)
    row[:4] = state.hands
    row[4:6] = state.leader, len(state.trick)
    row[6 : 6 + len(state.trick)] = state.trick
    return row


def stakes(view: View) -> Stakes:
    """Return what the calls have put at stake: bids by seat, or tricks that one seat has sold (see `Game.stakes`)."""
    return view.rules.game.stakes(view.rules, view.dealer, view.scores, view.calls)


def voids(view: View) -> int:
    """Return a mask of the voids shown so far: bit 4 * seat + suit is set if that seat did not follow that suit."""
    shown = 0
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for position, card in enumerate(cards):
            if card >> 4 != cards[0] >> 4:
                shown |= 1 << 4 * (leader + position & 3) + (cards[0] >> 4)
    return shown


def won(view: View) -> list[int]:
    """Return how many tricks each seat has won so far."""
    taken = [0, 0, 0, 0]
    for trick in view.tricks:
        taken[trick.winner] += 1
    return taken


def needs(view: View) -> Int64Array:
    """Return how many tricks each seat still lacks for its bid, shape (1, 4); zeros if the deal has no bids."""
    bids = stakes(view).bids
    if not bids:
        return arrays.zeros(1, 4)
    return arrays.int_table([[bid.tricks - taken for bid, taken in zip(bids, won(view), strict=True)]], 4)


def history(view: View) -> tuple[Int64Array, Int64Array]:
    """Return two arrays: the leader of each trick, the last perhaps unfinished, and all cards in the order played."""
    leaders = [trick.leader for trick in view.tricks] + [view.leader] * bool(view.trick)
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    return arrays.int_array(leaders), arrays.int_array(cards)


def plies(view: View) -> Int64Array:
    """Return a row for each card that the others played, with what was public then: see `kernels/likelihood/linear`."""
    rows, width = [row for seat, row in _plies(view) if seat != view.turn], load("likelihood.linear", plain=True).PLY
    return arrays.int_table(rows, width) if rows else arrays.zeros(0, width)


def _plies(view: View) -> Iterator[tuple[Seat, list[int]]]:
    k, playout = load("likelihood.linear", plain=True), load("playout", plain=True)
    contract = contract_of(view)
    worth = arrays_of(contract).worth.tolist()
    later = played(view)
    rest = sum(later) | mask(view.rules.game.pack(view.rules)) & ~sum(later)
    shown, taken = 0, [0, 0, 0, 0]
    left = view.hand.bit_count() + later[view.turn].bit_count()
    bids_left = needs(view).tolist()[0] if stakes(view).bids else None
    total = won(view)
    linear, features = load("policy.linear", plain=True), load("policy.features", plain=True)
    for leader, cards in tricks_so_far(view):
        pot = worth[64] + (worth[65] if left <= contract.payoff.last[0] else 0)
        trick = (0, 0, 0, 0)
        for position, card in enumerate(cards):
            seat, row = leader + position & 3, [0] * k.PLY
            row[k.SEAT], row[k.CARD], row[k.LATER], row[k.PLACE] = seat, card, later[seat], position
            row[k.LED : k.RUFFED + 1] = trick
            row[k.POT], row[k.REST], row[k.SHOWN] = pot, rest, shown
            row[k.LIES] = mask(cards[:position])
            if bids_left is not None:
                need = [lacking + count for lacking, count in zip(bids_left, total, strict=True)]
                row[k.MOOD] = linear.mood(seat, need, taken, left)
                row[k.BIDS] = features.bid_status(seat, need, taken, left)
            yield seat, row
            later[seat] ^= 1 << card
            rest ^= 1 << card
            pot += worth[card]
            if position and card >> 4 != cards[0] >> 4:
                shown |= 1 << 4 * seat + (cards[0] >> 4)
            trick = playout.add_card(card, position, trick, contract.stronger[trick[1]], contract.trump)
        if len(cards) == 4:
            taken[leader + trick[2] & 3] += 1
            left -= 1
