"""Themes of puzzles, as predicates over the view and the solution; a theme must hold for every right answer."""

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.game import Action
from fourkings.rulebook.tricks import Contract, winning
from fourkings.views import View

Theme = Callable[[View, frozenset[Action]], bool]
ENDING: Final = 5
"""Most cards in hand in an ending."""
HIGH: Final = 5
"""Fewest tricks of a high bid."""


def of(view: View, solution: frozenset[Action]) -> tuple[str, ...]:
    """Return the themes of a position with this solution, in the order of `THEMES`."""
    return tuple(name for name, holds in THEMES.items() if holds(view, solution))


# --- what the player knows ----------------------------------------------------------------------------------------


def _contract(view: View) -> Contract:
    assert view.contract is not None  # the play has begun
    return view.contract


def _is_trump(view: View, card: Card) -> bool:
    return bool(_contract(view).trump >> card & 1)


def _played_cards(view: View) -> Mask:
    return mask(card for trick in view.tricks for card in trick.cards) | mask(view.trick)


def _hidden_cards(view: View) -> Mask:
    return mask(view.rules.game.pack(view.rules)) & ~(view.hand | _played_cards(view))


def _suit_in_hand(view: View, card: Card) -> Mask:
    return view.hand & suit_of(card)


def _points(view: View, card: Card) -> int:
    """Return the points of a card for the seat that takes it, negative for a penalty card."""
    return sum(points for cards, points in _contract(view).payoff.cards if cards >> card & 1)


def _has_penalties(view: View) -> bool:
    payoff = _contract(view).payoff
    return payoff.trick < 0 or payoff.last[1] < 0 or any(points < 0 for _, points in payoff.cards)


def _winner(view: View) -> Seat:
    """Return the seat that is winning the current trick."""
    return view.leader + winning(view.trick, _contract(view)) & 3


def _partner_wins(view: View) -> bool:
    return view.rules.game.PARTNERS and bool(view.trick) and _winner(view) == view.turn ^ 2


def _beats(view: View, card: Card) -> bool:
    """Return True if a card beats all cards of the trick."""
    return winning((*view.trick, card), _contract(view)) == len(view.trick)


def _voids(view: View, suit: Mask) -> list[Seat]:
    """Return the other seats that have shown out of a suit."""
    void_seats = set()
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        if cards and suit_of(cards[0]) == suit:
            void_seats |= {leader + place & 3 for place, card in enumerate(cards) if not suit >> card & 1}
    return sorted(void_seats - {view.turn})


# --- predicates of answers ----------------------------------------------------------------------------------------


def _all_cards(holds: Callable[[View, Card], bool], lead: bool | None = None) -> Theme:
    """Return the theme that every right answer is a card for which `holds`; lead: only if it leads, or doesn't."""

    def theme(view: View, solution: frozenset[Action]) -> bool:
        cards = [action for action in solution if isinstance(action, int)]
        if len(cards) < len(solution) or (lead is not None and lead == bool(view.trick)):
            return False
        return all(holds(view, card) for card in cards)

    return theme


def _all_calls(holds: Callable[[View, str], bool]) -> Theme:
    """Return the theme that every right answer is a call for which `holds`."""
    return lambda view, solution: all(isinstance(action, str) and holds(view, action) for action in solution)


def _hand_position(cards: int) -> Theme:
    """Return the theme that the answer is a card played to a trick with `cards` cards already in it."""
    return _all_cards(lambda view, card: len(view.trick) == cards)


def _any_legal_card(view: View, holds: Callable[[Card], bool]) -> bool:
    return any(isinstance(action, int) and holds(action) for action in view.legal)


def _several(view: View, solution: frozenset[Action]) -> bool:
    """Return True if several choices are right: cards that aren't all equivalent, or several calls."""
    from fourkings.analysis.action_values import choices  # above the layer of themes

    return sum(not solution.isdisjoint(choice) for choice in choices(view)) > 1


def _follows(view: View, card: Card) -> bool:
    return suit_of(card) == suit_of(view.trick[0])


def _takes(view: View, card: Card) -> bool:
    """Return True if the card beats the trick and another legal card doesn't."""
    return _beats(view, card) and _any_legal_card(view, lambda other: not _beats(view, other))


def _ducks(view: View, card: Card) -> bool:
    """Return True if the card doesn't beat the trick and another legal card does."""
    return not _beats(view, card) and _any_legal_card(view, lambda other: _beats(view, other))


def _weaker(view: View, card: Card) -> list[Card]:
    """Return the cards in hand of its suit that it beats."""
    return [other for other in members(_suit_in_hand(view, card)) if _contract(view).stronger[other] >> card & 1]


def _is_high_winner(view: View, card: Card) -> bool:
    """Return True if the card beats the trick, as a weaker one of its suit would."""
    return _beats(view, card) and any(_beats(view, other) for other in _weaker(view, card))


def _is_cheapest_winner(view: View, card: Card) -> bool:
    """Return True if the card beats the trick, no weaker one of its suit would, and a stronger one is legal."""
    if not _beats(view, card) or _is_high_winner(view, card):
        return False
    return _any_legal_card(view, lambda other: card in _weaker(view, other))


def _trick_points(view: View) -> int:
    return sum(_points(view, card) for card in view.trick)


THEMES: Final[Mapping[str, Theme]] = {
    "call": lambda view, solution: any(isinstance(action, str) for action in solution),
    "lead": _all_cards(lambda view, card: True, lead=True),
    "follow": _all_cards(_follows, lead=False),
    "discard": _all_cards(lambda view, card: not _follows(view, card) and not _is_trump(view, card), lead=False),
    "ruff": _all_cards(lambda view, card: not _follows(view, card) and _is_trump(view, card), lead=False),
    "take": _all_cards(_takes, lead=False),
    "duck": _all_cards(_ducks, lead=False),
    "ending": _all_cards(lambda view, card: view.hand.bit_count() <= ENDING),
    "several": _several,
    "first-trick": _all_cards(lambda view, card: not view.tricks),
    "second-hand": _hand_position(1),
    "third-hand": _hand_position(2),
    "last-hand": _hand_position(3),
    "draw-trumps": _all_cards(_is_trump, lead=True),
    "master": _all_cards(lambda view, card: not _contract(view).stronger[card] & _hidden_cards(view), lead=True),
    "singleton": _all_cards(
        lambda view, card: _suit_in_hand(view, card).bit_count() == 1 and not _is_trump(view, card), lead=True
    ),
    "alone": _all_cards(lambda view, card: not _hidden_cards(view) & suit_of(card), lead=True),
    "void": _all_cards(lambda view, card: bool(_voids(view, suit_of(card))), lead=True),
    "partner-void": _all_cards(
        lambda view, card: view.rules.game.PARTNERS and view.turn ^ 2 in _voids(view, suit_of(card)), lead=True
    ),
    "new-suit": _all_cards(
        lambda view, card: bool(view.tricks) and not _played_cards(view) & suit_of(card) and not _is_trump(view, card),
        lead=True,
    ),
    "leave-partner": _all_cards(lambda view, card: _partner_wins(view) and _ducks(view, card), lead=False),
    "feed-partner": _all_cards(
        lambda view, card: _partner_wins(view) and not _beats(view, card) and _points(view, card) > 0, lead=False
    ),
    "keep-trump": _all_cards(
        lambda view, card: (
            not _follows(view, card)
            and not _is_trump(view, card)
            and _any_legal_card(view, lambda other: _is_trump(view, other))
        ),
        lead=False,
    ),
    "cheap-winner": _all_cards(_is_cheapest_winner, lead=False),
    "high-winner": _all_cards(_is_high_winner, lead=False),
    "high-loser": _all_cards(
        lambda view, card: not _beats(view, card) and _follows(view, card) and bool(_weaker(view, card)), lead=False
    ),
    "take-points": _all_cards(lambda view, card: _takes(view, card) and _trick_points(view) > 0, lead=False),
    "dodge-points": _all_cards(lambda view, card: _ducks(view, card) and _trick_points(view) < 0, lead=False),
    "get-rid": _all_cards(lambda view, card: not _beats(view, card) and _points(view, card) < 0, lead=False),
    "avoid-tricks": _all_cards(lambda view, card: _has_penalties(view)),
    "last-of-suit": _all_cards(
        lambda view, card: _suit_in_hand(view, card).bit_count() == 1 and view.hand.bit_count() > 1, lead=False
    ),
    "low-bid": _all_calls(lambda view, call: call.startswith("bid:") and call == view.legal[0]),
    "high-bid": _all_calls(lambda view, call: call.startswith("bid:") and int(call[4:]) >= HIGH),
    "sell": _all_calls(lambda view, call: call == "sell" or call.startswith("ask:")),
}
"""All themes by name, in the order of display."""
