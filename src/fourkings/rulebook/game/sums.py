"""What the points of a deal, and the scores of a match, may add up to by the rules: what a score sheet is checked by."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from fourkings.rulebook.game.definition import Rules
from fourkings.rulebook.game.length import fixed_deals
from fourkings.rulebook.tricks import worth_of_all

Sums = frozenset[int] | None
"""All sums that may be; None where the rules fix none."""


def payoff_sums(rules: Rules, number: int) -> frozenset[int]:
    """What the contracts of a deal, by its number from 1, pay for all tricks and cards together."""
    pack = rules.game.pack(rules)
    return frozenset(worth_of_all(contract.payoff, pack) for contract in rules.game.contracts(rules, number).values())


def sums_of_deal(rules: Rules, number: int) -> Sums:
    """What the points of a deal may add up to. A game tells it (`deal_sums`); one without calls pays by its contracts."""
    own: Callable[[Rules, int], Sums] | None = getattr(rules.game, "deal_sums", None)
    if own:
        return own(rules, number)
    return None if rules.game.CALLS else payoff_sums(rules, number)


def may_be_void(rules: Rules) -> bool:
    """True where a deal may be over without being scored. A game tells it (`VOID_DEALS`)."""
    return bool(getattr(rules.game, "VOID_DEALS", False))


def match_length(rules: Rules) -> int | None:
    """How many deals are scored in a match; None where their number is not fixed."""
    return len(rules.game.deal_titles(rules)) or fixed_deals(rules)


@lru_cache(64)
def sums_of_match(rules: Rules) -> Sums:
    """What the scores of a match may add up to, before a game rounds them up or down."""
    length = match_length(rules)
    if length is None:
        return None
    sums = {0}
    for number in range(1, length + 1):
        of_deal = sums_of_deal(rules, number)
        if of_deal is None:
            return None
        sums = {before + points for before in sums for points in of_deal}
    return frozenset(sums)
