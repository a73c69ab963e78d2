"""Lines by hand: what each card is worth with all cards seen, exactly where there is such a value.

Where each plays alone, or tricks were bid, it is what this very deal brings by playouts, the same players going on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fourkings.players.review import seen
from fourkings.players.review.worth import choices
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import State
from fourkings.windows.view import view

NODES: Final = 400_000
"""Starts of tricks that are searched at most: a second or so."""


class Values(NamedTuple):
    """What the cards of a seat are worth, in points of its side, or its own where each plays alone."""

    exact: bool  #: by the solver, both sides playing their best; else a mean of playouts
    cards: dict[Card, tuple[float, float]]  #: of each legal card the least and the most: the same where it is known


def values(state: State, nodes: int = NODES) -> Values | None:
    """What each legal card is worth in this very deal; None while the calls go on, and once the deal is over.

    nodes: how many starts of tricks the solver may search, after which its bounds are told.
    """
    if state.contract is None or state.stage != "play":
        return None
    at = view(state, state.turn)
    groups = [[card for card in group if isinstance(card, int)] for group in choices(at)]
    groups = [group for group in groups if group]
    if not groups:
        return None
    if seen.exact(state):
        solved = seen.solver().solve(seen.position(state), (state.turn & 1, state.turn & 1 | 2), nodes, line=False)
        found = [(float(worth.least), float(worth.most)) for worth in (solved.cards[group[0]] for group in groups)]
        return Values(True, {card: worth for group, worth in zip(groups, found, strict=True) for card in group})
    means = seen.means(state, at, [group[0] for group in groups], "lines")
    return Values(
        False, {card: (float(one), float(one)) for group, one in zip(groups, means, strict=True) for card in group}
    )
