"""The results that a deal or a match can have by the rules, and their sums: score sheets are checked against them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from fourkings.rulebook.cards import Card
from fourkings.rulebook.game.definition import Rules
from fourkings.rulebook.game.length import fixed_deals
from fourkings.rulebook.tricks import Payoff, points_of, worth_of_all

Sums = frozenset[int] | None
"""All sums that may be; None where the rules fix none."""


def payoff_sums(rules: Rules, number: int) -> frozenset[int]:
    """What the contracts of a deal, by its number from 1, pay for all tricks and cards together."""
    pack = rules.game.pack(rules)
    return frozenset(worth_of_all(contract.payoff, pack) for contract in rules.game.contracts(rules, number).values())


def pays_by_contract(rules: Rules, number: int, points: Sequence[int]) -> bool:
    """Return True if one of the contracts of a deal can pay these points, with nothing else counted."""
    pack = rules.game.pack(rules)
    payoffs = {contract.payoff for contract in rules.game.contracts(rules, number).values()}
    return any(can_pay(payoff, pack, points) for payoff in payoffs)


def can_pay(payoff: Payoff, pack: tuple[Card, ...], points: Sequence[int]) -> bool:
    """True if all tricks and cards of a deal can be divided so that each seat or side has its points."""
    worth = Counter(points_of(payoff, card) for card in pack)
    del worth[0]
    whole = (len(pack) // 4, payoff.last[0], *worth.values())
    left = {whole}
    for due in points:
        takings = list(_takings(payoff, tuple(worth), whole, due))
        left = {
            rest
            for before in left
            for taken in takings
            if min(rest := tuple(had - took for had, took in zip(before, taken, strict=True))) >= 0
        }
    return any(not any(rest[1:]) and not (payoff.trick and rest[0]) for rest in left)


def _takings(payoff: Payoff, worth: Sequence[int], whole: Sequence[int], due: int) -> Iterator[tuple[int, ...]]:
    """What brings these points: the tricks (the fewest, if they pay nothing), the last tricks among them, and the cards."""
    for last, *cards in product(*(range(most + 1) for most in whole[1:])):
        fewest = max(last, -(-sum(cards) // 4))
        rest = due - last * payoff.last[1] - sum(map(int.__mul__, worth, cards))
        tricks = rest // payoff.trick if payoff.trick else fewest
        if tricks >= fewest and rest == tricks * payoff.trick:
            yield (tricks, last, *cards)


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
        of_deal = rules.game.deal_sums(rules, number)
        if of_deal is None:
            return None
        sums = {before + points for before in sums for points in of_deal}
    return frozenset(sums)
