"""Deals drawn in proportion to the product of what each hidden card's holder is likely to be, exactly.

Each unseen card has a weight for each of three holders. A deal's weight is the product over its cards; a deal that does
not give each holder as many cards as they hold, or breaks a claim, has none. A table says what the deals behind a point
weigh together: cards in a row, from this one on, with so many still to come for the first and the second holder (the
third has the rest), and so many of the group at hand for the one who claimed them. A draw walks the row card by card, each
holder in proportion to what is behind. So no deal is drawn and repaired, and the chance of each is its share, to rounding.

Claims are of groups of cards that stand together in the row: just so many of a group are with one holder.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numba
import numpy as np

from fourkings.kernels import load

PLAYOUT: Final = load("playout")
first_chance, next_chance, LOW32 = PLAYOUT.first_chance, PLAYOUT.next_chance, PLAYOUT.LOW32
HOLDERS: Final = 3
CONTINUES: Final = -1
"""In `opens`: the card goes on with the group before it, or with none."""


class Row(NamedTuple):
    """What is asked: unseen cards in a row, groups first."""

    weights: Any  # (cards, 3): of each holder, 0 where they cannot hold it
    needs: Any  # (3,): how many cards each still gets
    opens: Any  # (cards,): where a group begins, how many of it its teller holds; 0 where none does; `CONTINUES`
    tellers: Any  # (cards,): the holder who claimed the card's group, -1 for none


def room(row: Row) -> Any:
    """Where the table is kept."""
    return np.zeros((len(row.weights) + 1, row.needs[0] + 1, row.needs[1] + 1, int(row.opens.max(initial=0)) + 1))


@numba.njit(nogil=True)
def fill(weights, needs, opens, tellers, table):  # type: ignore[no-untyped-def]
    """Fills the table with what the deals behind each point weigh; returns what all of them do."""
    cards = len(weights)
    table[cards] = 0.0
    table[cards, 0, 0, 0] = 1.0
    for card in range(cards - 1, -1, -1):
        teller, opened, left = tellers[card], opens[card], cards - card
        for first in range(needs[0] + 1):
            for second in range(needs[1] + 1):
                third = left - first - second
                for claimed in range(table.shape[3]):
                    total = 0.0
                    if 0 <= third <= needs[2] and (opened == CONTINUES or claimed == 0):
                        due = claimed if opened == CONTINUES else opened
                        for holder in range(HOLDERS):
                            total += weights[card, holder] * after(table, card, first, second, third, due, holder, teller)
                    table[card, first, second, claimed] = total
    return table[0, needs[0], needs[1], 0]


@numba.njit(nogil=True)
def after(table, card, first, second, third, due, holder, teller):  # type: ignore[no-untyped-def]
    """What is behind a point once a card has gone to a holder; 0 where they cannot take it."""
    due -= holder == teller
    if due < 0 or (first, second, third)[holder] == 0:
        return 0.0
    return table[card + 1, first - (holder == 0), second - (holder == 1), due]


@numba.njit(nogil=True)
def holders(weights, needs, opens, tellers, table, seed, number, found):  # type: ignore[no-untyped-def]
    """Draws one deal from a filled table: the holder of each card."""
    chance, due, cards = first_chance(seed, number), 0, len(weights)
    first, second, third = needs[0], needs[1], needs[2]
    for card in range(cards):
        if opens[card] != CONTINUES:
            due = opens[card]
        chance = next_chance(chance)
        drawn = ((chance & LOW32) + 0.5) / (LOW32 + 1.0)
        teller, total, last = tellers[card], 0.0, -1
        for holder in range(HOLDERS):
            total += weights[card, holder] * after(table, card, first, second, third, due, holder, teller)
        drawn *= total
        for holder in range(HOLDERS):
            part = weights[card, holder] * after(table, card, first, second, third, due, holder, teller)
            if part > 0.0:
                last = holder
                drawn -= part
                if drawn < 0.0:
                    break
        found[card] = last
        due -= last == teller
        first, second, third = first - (last == 0), second - (last == 1), third - (last == 2)


@numba.njit(nogil=True)
def draw(weights, needs, opens, tellers, table, seed, found):  # type: ignore[no-untyped-def]
    """Fills `found`, (deals, cards), with the holders in so many deals of a seed, from a filled table."""
    for number in range(len(found)):
        holders(weights, needs, opens, tellers, table, seed, number, found[number])


@numba.njit(nogil=True)
def marginals(weights, needs, opens, tellers, table, reach, found):  # type: ignore[no-untyped-def]
    """Fills `found`, (cards, 3), with the share of all deals in which each holder has each card.

    table: filled; reach: working memory of its shape, for what leads to each point.
    """
    cards = len(weights)
    reach[:] = 0.0
    reach[0, needs[0], needs[1], 0] = 1.0 / table[0, needs[0], needs[1], 0]
    for card in range(cards):
        teller, opened = tellers[card], opens[card]
        found[card] = 0.0
        for first in range(needs[0] + 1):
            for second in range(needs[1] + 1):
                third = cards - card - first - second
                if not 0 <= third <= needs[2]:
                    continue
                for claimed in range(table.shape[3]):
                    here = reach[card, first, second, claimed]
                    if here == 0.0:
                        continue
                    due = claimed if opened == CONTINUES else opened
                    for holder in range(HOLDERS):
                        share = here * weights[card, holder]
                        behind = after(table, card, first, second, third, due, holder, teller)
                        if share * behind > 0.0:
                            found[card, holder] += share * behind
                            left = due - (holder == teller)
                            reach[card + 1, first - (holder == 0), second - (holder == 1), left] += share
