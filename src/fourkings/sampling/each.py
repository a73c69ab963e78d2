"""All deals that fit some constraints: for the end of a deal, where they are few (count them before)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card, Mask, Seat, members
from fourkings.sampling.certain import Constraints

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array


def every(known: Constraints) -> Int64Array:
    """Every deal that fits, each once.

    Returns an array of shape (deals, 4), dtype int64: a row is a deal, and holds the hands of seats 0 to 3 as masks.
    """
    deals = [(list(known.known), list(known.need))]
    may = {card: [seat for seat in range(4) if not known.cannot[seat] >> card & 1] for card in members(known.unseen)}
    # Cards with the fewest places first: what cannot be completed is then found out early.
    for card, seats in sorted(may.items(), key=lambda item: len(item[1])):
        deals = [_with(deal, seat, card) for deal in deals for seat in seats if deal[1][seat] > 0]
    rows = [hands for hands, need in deals if not any(need) and _fits(known, hands)]
    return arrays.table(rows, 4) if rows else arrays.words(0, 4)


def _with(deal: tuple[list[Mask], list[int]], seat: Seat, card: Card) -> tuple[list[Mask], list[int]]:
    """A deal, and what the seats still need, once a card is given to a seat."""
    hands, need = deal[0].copy(), deal[1].copy()
    hands[seat] |= 1 << card
    need[seat] -= 1
    return hands, need


def _fits(known: Constraints, hands: list[Mask]) -> bool:
    """True if what was announced of hands holds for these."""
    return all(
        any((hands[teller] & cards).bit_count() == exactly for cards, exactly in one_of) for teller, one_of in known.claims
    )
