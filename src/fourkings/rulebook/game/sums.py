"""All sums of points that the rules allow in a deal or a match. Score sheets are checked against them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from fourkings.rulebook.cards import Card
from fourkings.rulebook.game.definition import Rules
from fourkings.rulebook.game.length import fixed_deals
from fourkings.rulebook.tricks import Payoff, card_points, total_payoff

Sums = frozenset[int] | None
"""All sums that the points of all players can have; None if the rules fix none."""


def payoff_sums(rules: Rules, number: int) -> frozenset[int]:
    """Return the points for all tricks and cards together under each possible contract of a deal, by its number from 1."""
    pack = rules.game.pack(rules)
    return frozenset(total_payoff(contract.payoff, pack) for contract in rules.game.contracts(rules, number).values())


def pays_by_contract(rules: Rules, number: int, points: Sequence[int]) -> bool:
    """Return True if one of the contracts of a deal can pay these points, with nothing else counted."""
    pack = rules.game.pack(rules)
    payoffs = {contract.payoff for contract in rules.game.contracts(rules, number).values()}
    return any(can_pay(payoff, pack, points) for payoff in payoffs)


def can_pay(payoff: Payoff, pack: tuple[Card, ...], points: Sequence[int]) -> bool:
    """Return True if all tricks and cards can be divided so that each seat or side gets its points.

    Tracks every possible remainder (tricks, last tricks, cards by worth) after each seat has taken its share.
    """
    if sum(points) != total_payoff(payoff, pack):  # most of a hundred ways to count cliques are out of the question here
        return False
    counts = Counter(card_points(payoff, card) for card in pack)
    del counts[0]
    whole = (len(pack) // 4, payoff.last[0], *counts.values())
    remainders = {whole}
    for due in points:
        shares = list(_shares(payoff, tuple(counts), whole, due))
        remainders = {
            rest
            for before in remainders
            for share in shares
            if min(rest := tuple(had - took for had, took in zip(before, share, strict=True))) >= 0
        }
    return any(not any(rest[1:]) and not (payoff.trick and rest[0]) for rest in remainders)


def _shares(payoff: Payoff, worths: Sequence[int], whole: Sequence[int], due: int) -> Iterator[tuple[int, ...]]:
    """Yield each share of one seat or side that brings `due` points.

    A share has tricks (the fewest, if they pay nothing), last tricks, and cards of each worth; whole: all that there is of
    each.
    """
    for last, *cards in product(*(range(most + 1) for most in whole[1:])):
        fewest = max(last, -(-sum(cards) // 4))
        rest = due - last * payoff.last[1] - sum(map(int.__mul__, worths, cards))
        tricks = rest // payoff.trick if payoff.trick else fewest
        if tricks >= fewest and rest == tricks * payoff.trick:
            yield (tricks, last, *cards)


def seat_points(rules: Rules, number: int) -> frozenset[int]:
    """Return all points that one seat can have in a deal that is played under its only contract; empty for other deals."""
    contracts, sums = rules.game.contracts(rules, number), rules.game.deal_sums(rules, number)
    if contracts.keys() != {""} or not sums or len(sums) > 1:
        return frozenset()
    payoff, pack = contracts[""].payoff, rules.game.pack(rules)
    worths = Counter(card_points(payoff, card) for card in pack)
    del worths[0]
    counts = (range(len(pack) // 4 + 1), range(payoff.last[0] + 1), *(range(count + 1) for count in worths.values()))
    each = (payoff.trick, payoff.last[1], *worths)
    return frozenset(
        sum(map(int.__mul__, each, share))
        for share in product(*counts)
        if share[0] >= max(share[1], -(-sum(share[2:]) // 4))
    )


def match_length(rules: Rules) -> int | None:
    """Return how many deals are scored in a match; None if their number is not fixed."""
    return len(rules.game.deal_titles(rules)) or fixed_deals(rules)


@lru_cache(64)
def sums_of_match(rules: Rules) -> Sums:
    """Return all sums that the final scores of a match can have, before a game adjusts them, as by a floor of 0."""
    length = match_length(rules)
    if length is None:
        return None
    sums = {0}
    for number in range(1, length + 1):
        deal_sums = rules.game.deal_sums(rules, number)
        if deal_sums is None:
            return None
        sums = {before + points for before in sums for points in deal_sums}
    return frozenset(sums)
