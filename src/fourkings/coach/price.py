"""The price of a card: what it loses for certain, where another legal card would not."""

from __future__ import annotations

from typing import Final

from fourkings import encoding
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Part
from fourkings.rulebook.cards import Card, members, name
from fourkings.rulebook.tricks import card_points

EMPTY: Final = frozenset({"rest", "rule", "even", "pick", "trait", "feed"})
"""Sentences that name nothing that a price could buy."""


def price(certain: Certain, card: Card) -> Part | None:
    """Return what a card loses for certain, in points, if another legal card does not lose it; None without a price."""
    others = [other for other in members(certain.known.legal) if other != card]
    part = (_of_trick if certain.negative else _of_points)(certain, card, others)
    return None if encoding.stakes(certain.view).bids else part


def buys(part: Part, paid: Part) -> bool:
    """Return True if a sentence names something that is worth the price of a card."""
    gained, lost = part.params.get("points"), paid.params["points"]
    return part.key not in EMPTY and not (part.key == "catches" and int(gained or 0) < int(lost))  # type: ignore[arg-type]


def _trick(certain: Certain, card: Card) -> int:
    """Return what the trick pays with a card, of what is certain to be in it."""
    known = certain.known
    payoff = known.contract.payoff
    last = payoff.last[1] if known.tricks_left <= payoff.last[0] else 0
    return payoff.trick + last + sum(card_points(payoff, each) for each in (*certain.view.trick, card))


def _of_trick(certain: Certain, card: Card, others: list[Card]) -> Part | None:
    """Return that I win a trick that costs, although another card of mine can't win it."""
    if not certain.i_win(card) or all(certain.beats_all(other) for other in others):
        return None
    costs = -_trick(certain, card)
    more = not certain.known.last and bool(certain.known.unseen & certain.known.contract.payoff.counting)
    how = "least" if more else "trick"
    return Part("price", {"how": how, "better": name(card), "points": costs}) if costs > 0 else None


def _of_points(certain: Certain, card: Card, others: list[Card]) -> Part | None:
    """Return that the opponents win a trick that my side could win for certain, or the points of a card to it."""
    if certain.side_wins(card) is not False:
        return None
    own, whole = certain.points(card), _trick(certain, card)
    if whole > own and any(map(certain.side_wins, others)):
        return Part("price", {"how": "leaves", "better": name(card), "points": whole})
    if own and any(certain.points(other) < own for other in others):
        return Part("price", {"how": "gives", "better": name(card), "points": own})
    return None
