"""Themes: what a puzzle is about, as predicates over its view and its solution.

A theme of calls or cards holds where it holds for every right answer, so that it is true of whichever is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.game import Action
from fourkings.rulebook.tricks import Contract, winning
from fourkings.views import View

Theme = Callable[[View, frozenset[Action]], bool]
ENDING: Final = 5
"""Cards in hand from which on a deal is in its ending."""
HIGH: Final = 5
"""Tricks from which on a bid is high."""


def of(view: View, solution: frozenset[Action]) -> tuple[str, ...]:
    """The names of the themes that a moment with this solution has, in the order of the list."""
    return tuple(name for name, holds in THEMES.items() if holds(view, solution))


# --- what is known ------------------------------------------------------------------------------------------------


def _contract(view: View) -> Contract:
    assert view.contract is not None  # cards are played for something
    return view.contract


def _trump(view: View, card: Card) -> bool:
    return bool(_contract(view).trump >> card & 1)


def _gone(view: View) -> Mask:
    """The cards that lie on the table or in a trick."""
    return mask(card for trick in view.tricks for card in trick.cards) | mask(view.trick)


def _out(view: View) -> Mask:
    """The cards that others hold."""
    return mask(view.rules.game.pack(view.rules)) & ~(view.hand | _gone(view))


def _suit(view: View, card: Card) -> Mask:
    """What the hand holds in the suit of a card."""
    return view.hand & suit_of(card)


def _master(view: View, card: Card) -> bool:
    """Whether no card of its suit that others hold beats it."""
    return not _contract(view).stronger[card] & _out(view)


def _counts(view: View, card: Card) -> int:
    """The points of a card for the seat that takes it; a card that is to be avoided costs."""
    return sum(points for cards, points in _contract(view).payoff.cards if cards >> card & 1)


def _dear(view: View) -> bool:
    """Whether tricks, or cards in them, cost."""
    payoff = _contract(view).payoff
    return payoff.trick < 0 or payoff.last[1] < 0 or any(points < 0 for _, points in payoff.cards)


def _winner(view: View) -> Seat:
    """The seat that is winning the trick on the table."""
    return view.leader + winning(view.trick, _contract(view)) & 3


def _partner_wins(view: View) -> bool:
    return view.rules.game.PARTNERS and bool(view.trick) and _winner(view) == view.turn ^ 2


def _beats(view: View, card: Card) -> bool:
    """Whether a card beats all that lie in the trick."""
    return winning((*view.trick, card), _contract(view)) == len(view.trick)


def _voids(view: View, suit: Mask) -> list[Seat]:
    """The others who have followed this suit with another."""
    shown = set()
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        if cards and suit_of(cards[0]) == suit:
            shown |= {leader + place & 3 for place, card in enumerate(cards) if not suit >> card & 1}
    return sorted(shown - {view.turn})


# --- who answers what ---------------------------------------------------------------------------------------------


def _all_cards(holds: Callable[[View, Card], bool], lead: bool | None = None) -> Theme:
    """Every right answer is a card of which that holds; lead: that is led (True), or not (False)."""

    def theme(view: View, solution: frozenset[Action]) -> bool:
        cards = [action for action in solution if isinstance(action, int)]
        if len(cards) < len(solution) or (lead is not None and lead == bool(view.trick)):
            return False
        return all(holds(view, card) for card in cards)

    return theme


def _all_calls(holds: Callable[[View, str], bool]) -> Theme:
    """Every right answer is a call of which that holds."""
    return lambda view, solution: all(isinstance(action, str) and holds(view, action) for action in solution)


def _place(cards: int) -> Theme:
    """A card to a trick of that many."""
    return _all_cards(lambda view, card: len(view.trick) == cards)


def _other(view: View, holds: Callable[[Card], bool]) -> bool:
    """Whether another card of this kind may be played as well."""
    return any(isinstance(action, int) and holds(action) for action in view.legal)


def _said(view: View, solution: frozenset[Action]) -> bool:
    """To be answered with a call, where one may be made."""
    return any(isinstance(action, str) for action in solution)


def _several(view: View, solution: frozenset[Action]) -> bool:
    """Right cards that are not all neighbours in a suit, or several calls."""
    from fourkings.analysis.worth import choices

    return sum(not solution.isdisjoint(choice) for choice in choices(view)) > 1


def _follows(view: View, card: Card) -> bool:
    return suit_of(card) == suit_of(view.trick[0])


def _discards(view: View, card: Card) -> bool:
    """A card of another suit that is no trump: it cannot take the trick."""
    return not _follows(view, card) and not _trump(view, card)


def _ruffs(view: View, card: Card) -> bool:
    return not _follows(view, card) and _trump(view, card)


def _takes(view: View, card: Card) -> bool:
    """It beats what lies, and another that may be played does not."""
    return _beats(view, card) and _other(view, lambda other: not _beats(view, other))


def _ducks(view: View, card: Card) -> bool:
    """It does not beat what lies, and another that may be played does."""
    return not _beats(view, card) and _other(view, lambda other: _beats(view, other))


def _weaker(view: View, card: Card) -> list[Card]:
    """The cards of its suit in hand that it beats."""
    return [other for other in members(_suit(view, card)) if _contract(view).stronger[other] >> card & 1]


def _dear_winner(view: View, card: Card) -> bool:
    """It beats what lies, as a weaker card of the suit would."""
    return _beats(view, card) and any(_beats(view, other) for other in _weaker(view, card))


def _cheapest_winner(view: View, card: Card) -> bool:
    """It beats what lies, as no weaker card of the suit would, and a stronger one could be played as well."""
    if not _beats(view, card) or _dear_winner(view, card):
        return False
    return _other(view, lambda other: card in _weaker(view, other))


def _dearest_loser(view: View, card: Card) -> bool:
    """It fails to beat what lies, and a weaker card of the suit could be played as well."""
    return not _beats(view, card) and _follows(view, card) and bool(_weaker(view, card))


def _on_table(view: View) -> int:
    """The points of the cards in the trick."""
    return sum(_counts(view, card) for card in view.trick)


THEMES: Final[Mapping[str, Theme]] = {
    "call": _said,
    "lead": _all_cards(lambda view, card: True, lead=True),
    "follow": _all_cards(_follows, lead=False),
    "discard": _all_cards(_discards, lead=False),
    "ruff": _all_cards(_ruffs, lead=False),
    "take": _all_cards(_takes, lead=False),
    "duck": _all_cards(_ducks, lead=False),
    "ending": _all_cards(lambda view, card: view.hand.bit_count() <= ENDING),
    "several": _several,
    "first-trick": _all_cards(lambda view, card: not view.tricks),
    "second-hand": _place(1),
    "third-hand": _place(2),
    "last-hand": _place(3),
    "draw-trumps": _all_cards(_trump, lead=True),
    "master": _all_cards(_master, lead=True),
    "singleton": _all_cards(lambda view, card: _suit(view, card).bit_count() == 1 and not _trump(view, card), lead=True),
    "alone": _all_cards(lambda view, card: not _out(view) & suit_of(card), lead=True),
    "void": _all_cards(lambda view, card: bool(_voids(view, suit_of(card))), lead=True),
    "partner-void": _all_cards(
        lambda view, card: view.rules.game.PARTNERS and view.turn ^ 2 in _voids(view, suit_of(card)), lead=True
    ),
    "new-suit": _all_cards(
        lambda view, card: bool(view.tricks) and not _gone(view) & suit_of(card) and not _trump(view, card), lead=True
    ),
    "leave-partner": _all_cards(lambda view, card: _partner_wins(view) and _ducks(view, card), lead=False),
    "feed-partner": _all_cards(
        lambda view, card: _partner_wins(view) and not _beats(view, card) and _counts(view, card) > 0, lead=False
    ),
    "keep-trump": _all_cards(
        lambda view, card: (
            not _follows(view, card) and not _trump(view, card) and _other(view, lambda other: _trump(view, other))
        ),
        lead=False,
    ),
    "cheap-winner": _all_cards(_cheapest_winner, lead=False),
    "high-winner": _all_cards(_dear_winner, lead=False),
    "high-loser": _all_cards(_dearest_loser, lead=False),
    "take-points": _all_cards(lambda view, card: _takes(view, card) and _on_table(view) > 0, lead=False),
    "dodge-points": _all_cards(lambda view, card: _ducks(view, card) and _on_table(view) < 0, lead=False),
    "get-rid": _all_cards(lambda view, card: not _beats(view, card) and _counts(view, card) < 0, lead=False),
    "avoid-tricks": _all_cards(lambda view, card: _dear(view)),
    "last-of-suit": _all_cards(
        lambda view, card: _suit(view, card).bit_count() == 1 and view.hand.bit_count() > 1, lead=False
    ),
    "low-bid": _all_calls(lambda view, call: call.startswith("bid:") and call == view.legal[0]),
    "high-bid": _all_calls(lambda view, call: call.startswith("bid:") and int(call[4:]) >= HIGH),
    "sell": _all_calls(lambda view, call: call == "sell" or call.startswith("ask:")),
}
"""Every theme by its name."""
