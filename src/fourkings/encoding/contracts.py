"""Contracts encoded as numbers: trump, points, duties, and which cards beat which."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import arrays
from fourkings.rulebook.tricks import Contract, card_points

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

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
    dearest = max(abs(each) for each in (payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)))
    worth = [round(UNITS * points / dearest) for points in (*all_cards, payoff.trick, payoff.last[1])]
    costly = 0
    for cards, _ in payoff.cards:
        costly |= cards
    return ContractArrays(terms(contract), arrays.int_array(contract.stronger), arrays.int_array(worth), costly)


def is_negative(contract: Contract) -> bool:
    """Return True if the contract has penalties: cards or tricks that cost points."""
    payoff = contract.payoff
    return min(payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)) < 0
