"""Themes: what a puzzle is about, as predicates over its view and its solution."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action
from fourkings.windows.view import View

Theme = Callable[[View, frozenset[Action]], bool]
ENDING: Final = 5
"""Cards in hand from which on a deal is in its ending."""


def of(view: View, solution: frozenset[Action]) -> tuple[str, ...]:
    """The names of the themes that a moment with this solution has, in the order of the list."""
    return tuple(name for name, holds in THEMES.items() if holds(view, solution))


def _cards(solution: frozenset[Action]) -> list[Card]:
    return [action for action in solution if isinstance(action, int)]


def _said(view: View, solution: frozenset[Action]) -> bool:
    """To be answered with a call, where one may be made."""
    return any(isinstance(action, str) for action in solution)


def _lead(view: View, solution: frozenset[Action]) -> bool:
    return bool(_cards(solution)) and not view.trick


def _follow(view: View, solution: frozenset[Action]) -> bool:
    return bool(view.trick) and any(card >> 4 == view.trick[0] >> 4 for card in _cards(solution))


def _discard(view: View, solution: frozenset[Action]) -> bool:
    """A card of another suit that is no trump: it cannot take the trick."""
    cards = _cards(solution)
    return bool(view.trick and cards) and all(card >> 4 != view.trick[0] >> 4 and not _trump(view, card) for card in cards)


def _ruff(view: View, solution: frozenset[Action]) -> bool:
    """Every right card is a trump on another suit."""
    cards = _cards(solution)
    return bool(view.trick and cards) and all(card >> 4 != view.trick[0] >> 4 and _trump(view, card) for card in cards)


def _take(view: View, solution: frozenset[Action]) -> bool:
    """Every right card beats what lies, and another that may be played does not."""
    cards = _cards(solution)
    return bool(view.trick and cards) and all(_beats(view, card) for card in cards) and _could(view, False)


def _duck(view: View, solution: frozenset[Action]) -> bool:
    """No right card beats what lies, and another that may be played does."""
    cards = _cards(solution)
    return bool(view.trick and cards) and not any(_beats(view, card) for card in cards) and _could(view, True)


def _ending(view: View, solution: frozenset[Action]) -> bool:
    return bool(_cards(solution)) and view.hand.bit_count() <= ENDING


def _trump(view: View, card: Card) -> bool:
    return view.contract is not None and bool(view.contract.trump >> card & 1)


def _beats(view: View, card: Card) -> bool:
    """Whether a card beats all that lie in the trick."""
    if view.contract is None:
        return False
    led, trumped = view.trick[0] >> 4, any(_trump(view, laid) for laid in view.trick)
    if _trump(view, card):
        return not any(_trump(view, laid) and view.contract.stronger[card] >> laid & 1 for laid in view.trick)
    if card >> 4 != led or (trumped and not _trump(view, view.trick[0])):
        return False
    return not any(view.contract.stronger[card] >> laid & 1 for laid in view.trick if laid >> 4 == led)


def _could(view: View, beat: bool) -> bool:
    """Whether some card that may be played beats what lies, or fails to."""
    return any(_beats(view, card) == beat for card in view.legal if isinstance(card, int))


THEMES: Final[Mapping[str, Theme]] = {
    "call": _said,
    "lead": _lead,
    "follow": _follow,
    "discard": _discard,
    "ruff": _ruff,
    "take": _take,
    "duck": _duck,
    "ending": _ending,
}
"""Every theme by its name."""
