"""Deals that cost, by the rules of `kernels/policy/careful` as they stand in Python, from all that a view tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fourkings import encoding
from fourkings.bots.careful.facts import Facts
from fourkings.kernels import load
from fourkings.rulebook.cards import Card, mask, members

rules: Final[Any] = load("policy.careful", plain=True)
EMPTY: Final = (0.0,) * (rules.SHARES - rules.RISK)


class Weighed(NamedTuple):
    """What the rules make of the legal cards."""

    best: Card  # the card to play; of equals the highest, for it is never the better one to keep
    worth: Mapping[Card, float]  # what speaks for each card, in points to the ninth digit
    takes: Mapping[Card, float]  # its chance to take the trick
    costs: Mapping[Card, float]  # what the trick then costs; 0 where it cannot take it
    per_trick: float  # what a trick to come costs on the average


def weighed(facts: Facts) -> Weighed:
    """The legal cards, weighed."""
    masks: list[int] = [*facts.may, *facts.known]
    shares: list[float] = [*(share for row in facts.share for share in row), *EMPTY]
    best = rules.avoid(
        facts.legal, facts.hand, facts.me, len(facts.on_table), facts.led, facts.best, mask(facts.on_table),
        facts.unseen | facts.hand, encoding.words(facts.contract), facts.contract.stronger, rules.TEMPERS, masks, shares,
    )  # fmt: skip
    good, takes, costs = (
        {card: shares[first + card] for card in members(facts.legal)} for first in (rules.GOOD, rules.TAKES, rules.COSTS)
    )
    # Rounded, so that cards which are worth the same are equal, in whatever order their dangers were added.
    worth = {card: round(points, 9) for card, points in good.items()}
    return Weighed(best, worth, takes, costs, shares[rules.EACH])
