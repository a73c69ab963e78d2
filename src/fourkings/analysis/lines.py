"""Lines by hand: what each action is worth with all cards seen, of cards exactly where there is such a value.

Where each plays alone, or tricks were bid, and for every call, it is what this very deal brings by playouts, the same
players going on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fourkings.analysis import seen
from fourkings.analysis.worth import choices
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action, State
from fourkings.views import View, view

NODES: Final = 400_000
"""Starts of tricks that are searched at most: a second or so."""


Bounds = tuple[float, float]
"""The least and the most that something is worth: the same where that is known."""


class Values(NamedTuple):
    """What the actions of a seat are worth, in points of its side, or its own where each plays alone."""

    exact: bool  #: of the cards: by the solver, both sides playing their best; else a mean of playouts
    cards: dict[Card, Bounds]  #: of each legal card
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
    worths = by_solver(state, nodes)
    exact = worths is not None
    if worths is None:
        worths = _means(state, at, _cards(groups))
    return Values(exact, worths, _calls(state, [call for call, *_ in groups if isinstance(call, str)], bool(worths)))


def by_solver(state: State, nodes: int = NODES) -> dict[Card, Bounds] | None:
    """What each legal card is worth; None where double dummy is not what the deal is about."""
    groups = _cards(choices(view(state, state.turn))) if _playing(state) else []
    if not groups or not seen.exact(state):
        return None
    solved = seen.solver().solve(seen.position(state), (state.turn & 1, state.turn & 1 | 2), nodes, line=False)
    worths = (solved.cards[group[0]] for group in groups)
    return _of_each(groups, [(float(worth.least), float(worth.most)) for worth in worths])


def _playing(state: State) -> bool:
    return state.contract is not None and state.stage == "play"


def _cards(groups: list[list[Action]]) -> list[list[Card]]:
    """The cards among what may be done, equal ones together."""
    cards = ([card for card in group if isinstance(card, int)] for group in groups)
    return [group for group in cards if group]


def _of_each(groups: list[list[Card]], worths: Iterable[Bounds]) -> dict[Card, Bounds]:
    """What holds of a run of equals, of each card in it."""
    return {card: worth for group, worth in zip(groups, worths, strict=True) for card in group}


def _means(state: State, at: View, groups: list[list[Card]]) -> dict[Card, Bounds]:
    if not groups or not _playing(state):
        return {}
    means = seen.means(state, at, [group[0] for group in groups], "lines")
    return _of_each(groups, [(mean, mean) for mean in means])


def _calls(state: State, calls: list[str], silence: bool) -> dict[str, float]:
    """What each call brings beyond saying nothing, where a card may be played instead; else beside the best of them."""
    if not calls:
        return {}
    worths = seen.calls(state, calls, "lines")
    base = 0.0 if silence else max(worths)
    return {call: worth - base for call, worth in zip(calls, worths, strict=True)}
