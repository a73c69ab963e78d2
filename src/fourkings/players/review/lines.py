"""Lines by hand: what each action is worth with all cards seen, of cards exactly where there is such a value.

Where each plays alone, or tricks were bid, and for every call, it is what this very deal brings by playouts, the same
players going on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fourkings.players.review import seen
from fourkings.players.review.worth import choices
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import State
from fourkings.windows.view import View, view

NODES: Final = 400_000
"""Starts of tricks that are searched at most: a second or so."""


class Values(NamedTuple):
    """What the actions of a seat are worth, in points of its side, or its own where each plays alone."""

    exact: bool  #: of the cards: by the solver, both sides playing their best; else a mean of playouts
    cards: dict[Card, tuple[float, float]]  #: of each legal card the least and the most: the same where it is known
    calls: dict[str, float]  #: of each legal call what it brings beyond saying nothing, or else beside the best of them


def values(state: State, nodes: int = NODES) -> Values | None:
    """What each legal action is worth in this very deal; None once the deal is over.

    What comes of a call hangs on what the others say and play, not on the cards alone: it is always a mean of playouts, and
    told beside another choice, as a loss is.

    nodes: how many starts of tricks the solver may search, after which its bounds are told.
    """
    if state.stage == "done":
        return None
    at = view(state, state.turn)
    groups = choices(at)
    cards = [[card for card in group if isinstance(card, int)] for group in groups]
    exact, worths = _cards(state, at, [group for group in cards if group], nodes)
    return Values(exact, worths, _calls(state, [call for call, *_ in groups if isinstance(call, str)], bool(worths)))


def _cards(state: State, at: View, groups: list[list[Card]], nodes: int) -> tuple[bool, dict[Card, tuple[float, float]]]:
    """Whether the values are exact, and those of the cards in each run of equals."""
    if state.contract is None or state.stage != "play" or not groups:
        return False, {}
    exact = seen.exact(state)
    if exact:
        solved = seen.solver().solve(seen.position(state), (state.turn & 1, state.turn & 1 | 2), nodes, line=False)
        bounds = [(float(worth.least), float(worth.most)) for worth in (solved.cards[group[0]] for group in groups)]
    else:
        means = seen.means(state, at, [group[0] for group in groups], "lines")
        bounds = [(float(mean), float(mean)) for mean in means]
    return exact, {card: worth for group, worth in zip(groups, bounds, strict=True) for card in group}


def _calls(state: State, calls: list[str], silence: bool) -> dict[str, float]:
    """What each call brings beyond saying nothing, where a card may be played instead; else beside the best of them."""
    if not calls:
        return {}
    worths = [float(call) for call in seen.calls(state, calls, "lines")]
    base = 0.0 if silence else max(worths)
    return {call: worth - base for call, worth in zip(calls, worths, strict=True)}
