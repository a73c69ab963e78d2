"""Statistics of the cards of many deals, compared with chance by Pearson's chi-squared test.

Each deal is one trial, counted over all four hands, because hands of one deal depend on each other. Probabilities are
exact fractions, from the number of ways to deal (`count_ways`).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from operator import add
from typing import Final, Literal

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match

KING, QUEEN, JACK = 11, 10, 9
MIN_EXPECTED: Final = 5
"""Least expected count in a row of a table; smaller rows are pooled (the usual rule for chi-squared)."""
MIN_EXPECTED_SHOWN: Final = 0.05
"""Least expected count in a row of a table that has too few deals for a test and is only shown."""
FALSE_ALARM_RATE: Final = 0.01
"""Family-wise error rate: how often a fair server may be called odd, whatever the number of its tables."""

Verdict = Literal["even", "odd", "few"]
CountKey = tuple[str, str, str]
"""The key of a count: kind of deals (`"king/52"`), measure (`"kings"`) and case (`"2110"`)."""
Hands = Sequence[Sequence[Card]]
Split = tuple[int, int, int, int]


# --- measures -----------------------------------------------------------------------------------------------------


def kings(hands: Hands, dealer: Seat) -> dict[str, int]:
    """Count the split of the four kings: `"2110"` is two in one hand, one each in two others."""
    return {"".join(map(str, sorted(_held(hands, KING), reverse=True))): 1}


def longest(hands: Hands, dealer: Seat) -> dict[str, int]:
    """Count the length of the longest suit in any hand."""
    return {str(max(max(_suits(hand)) for hand in hands)): 1}


def voids(hands: Hands, dealer: Seat) -> dict[str, int]:
    """Count the voids in all four hands together."""
    return {str(sum(_suits(hand).count(0) for hand in hands)): 1}


def cliques(hands: Hands, dealer: Seat) -> dict[str, int]:
    """Count the cliques in all four hands together: three or four kings, queens or jacks in one hand (QR-8)."""
    return {str(sum(count >= 3 for rank in (KING, QUEEN, JACK) for count in _held(hands, rank))): 1}


def places(hands: Hands, dealer: Seat) -> dict[str, int]:
    """Count the four kings by place, 0 for the eldest hand and 3 for the dealer."""
    held = _held(hands, KING)
    return {str(step): held[(dealer + 1 + step) % 4] for step in range(4)}


MEASURES: Final[Mapping[str, Callable[[Hands, Seat], dict[str, int]]]] = {
    "kings": kings, "places": places, "longest": longest, "voids": voids, "cliques": cliques,
}  # fmt: skip
IN_EVERY_GAME: Final = ("kings", "places", "longest", "voids")
"""The measures of every game; a game may add others."""


def _held(hands: Hands, rank: int) -> list[int]:
    return [sum(card & 15 == rank for card in hand) for hand in hands]


def _suits(hand: Sequence[Card]) -> list[int]:
    return [sum(card >> 4 == suit for card in hand) for suit in range(4)]


def deal_kind(match: Match) -> str:
    """Return the kind of a match's deals, its game and size of the pack; deals of one kind are counted together."""
    return f"{match.rules.game.ID}/{len(match.rules.game.pack(match.rules))}"


def measures_for(kind: str) -> tuple[str, ...]:
    """Return the names of the measures that are counted for a kind of deals, such as `"king/52"`."""
    game = GAMES.get(kind.partition("/")[0])
    return (*IN_EVERY_GAME, *(game.STATISTICS if game else ()))


def count_match(match: Match) -> Counter[CountKey]:
    """Return the counts of a match: cases by measure, and the numbers of `matches` and `deals`."""
    kind = deal_kind(match)
    counts: Counter[CountKey] = Counter({(kind, "matches", ""): 1, (kind, "deals", ""): len(match.deals)})
    for played in match.deals:
        deal = played.state.deal
        for what in measures_for(kind):
            for cell, number in MEASURES[what](deal.dealt, deal.dealer).items():
                counts[kind, what, cell] += number
    return counts


# --- probabilities ------------------------------------------------------------------------------------------------


@cache
def probabilities(what: str, cards: int) -> Mapping[str, Fraction]:
    """Return the exact probability of each case of a measure with a pack of `cards`; for `places`, of each place."""
    if what == "places":
        return {str(step): Fraction(1, 4) for step in range(4)}
    each, suit = cards // 4, cards // 4
    if what == "kings":
        ways = count_ways([4], cards - 4, each, lambda split: "".join(map(str, sorted(split, reverse=True))), max)
    elif what == "cliques":
        ways = count_ways([4, 4, 4], cards - 12, each, lambda split: sum(part >= 3 for part in split), add)
    elif what == "voids":
        ways = count_ways([suit] * 4, 0, each, lambda split: split.count(0), add)
    else:
        ways = count_ways([suit] * 4, 0, each, max, max)
    deals = math.factorial(cards) // math.factorial(each) ** 4
    named = {str(cell): number for cell, number in ways.items()}
    return {cell: Fraction(named[cell], deals) for cell in sorted(named, key=lambda cell: (len(cell), cell))}


def count_ways(
    groups: Sequence[int], rest: int, each: int, value: Callable[[tuple[int, ...]], object],
    combine: Callable[..., object],
) -> dict[object, int]:  # fmt: skip
    """Count the ways to deal four hands of `each` cards by the value of their groups of cards.

    groups: size of each group (a suit, a rank); rest: cards in no group; value: of a group, by its split among the hands;
    combine: the value of two groups from their values. The groups are dealt in two halves, which meet where hands are full.
    """
    half = len(groups) // 2
    front = _half(groups[:half], each, value, combine)
    back = front if groups[:half] == groups[half:] else _half(groups[half:], each, value, combine)
    totals: dict[object, int] = {}
    for left, row in front.items():
        room: Split = (each - left[0], each - left[1], each - left[2], each - left[3])
        for right, other in back.items() if rest else [(room, back.get(room, {}))]:
            if any(part > most for part, most in zip(right, room, strict=True)):
                continue
            filled = _orders(rest, [most - part for part, most in zip(right, room, strict=True)])
            for (first, number), (two, more) in product(row.items(), other.items()):
                cell = two if first is None else combine(first, two)
                totals[cell] = totals.get(cell, 0) + number * more * filled
    return totals


def _half(
    groups: Sequence[int], each: int, value: Callable[[Split], object], combine: Callable[..., object]
) -> dict[Split, dict[object, int]]:
    """Count the ways to deal these groups, by the number of their cards in each hand, and by their value."""
    rows: dict[Split, dict[object, int]] = {(0, 0, 0, 0): {None: 1}}
    for size in groups:
        splits = [(split, _orders(size, split), value(split)) for split in _splits(size, each)]
        dealt: dict[Split, dict[object, int]] = {}
        for (a, b, c, d), row in rows.items():
            for (p, q, r, s), number, amount in splits:
                if max(a + p, b + q, c + r, d + s) > each:
                    continue
                into = dealt.setdefault((a + p, b + q, c + r, d + s), {})
                for before, more in row.items():
                    cell = amount if before is None else combine(before, amount)
                    into[cell] = into.get(cell, 0) + number * more
        rows = dealt
    return rows


def _splits(size: int, most: int) -> list[Split]:
    few = range(min(size, most) + 1)
    splits = ((a, b, c, size - a - b - c) for a, b, c in product(few, few, few))
    return [split for split in splits if 0 <= split[3] <= most]


def _orders(size: int, split: Sequence[int]) -> int:
    return math.factorial(size) // math.prod(map(math.factorial, split))


# --- comparison ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountRow:
    """A case of a measure, or several: observed count, expected count and probability."""

    cells: tuple[str, ...]
    seen: int
    expected: float
    chance: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """A chi-squared test of a measure: rows, chi-squared, degrees of freedom, and the p-value."""

    what: str
    rows: tuple[CountRow, ...]
    chi: float
    freedom: int
    p: float | None  #: None with too few deals for a test


@dataclass(frozen=True, slots=True)
class DealStatistics:
    """The statistics of one kind of deals."""

    game: str
    cards: int
    matches: int
    deals: int
    comparisons: tuple[Comparison, ...]


def deal_statistics(counts: Mapping[CountKey, int]) -> tuple[DealStatistics, ...]:
    """Compare counts with chance by kind of deals, in the order of the lobby."""
    order = list(GAMES)
    counted = {kind for kind, what, _ in counts if what == "deals" and kind.partition("/")[0] in order}
    kinds = sorted(counted, key=lambda kind: (order.index(kind.partition("/")[0]), kind))
    return tuple(
        _statistics_of(kind, {(what, cell): n for (of_kind, what, cell), n in counts.items() if of_kind == kind})
        for kind in kinds
    )


def _statistics_of(kind: str, counts: Mapping[tuple[str, str], int]) -> DealStatistics:
    game, _, cards = kind.partition("/")
    deals = counts.get(("deals", ""), 0)
    comparisons = tuple(
        compare(what, int(cards), deals, {cell: n for (of_what, cell), n in counts.items() if of_what == what})
        for what in measures_for(kind)
    )
    return DealStatistics(game, int(cards), counts.get(("matches", ""), 0), deals, comparisons)


def compare(what: str, cards: int, deals: int, seen: Mapping[str, int]) -> Comparison:
    """Test a measure's counts by case, `seen`, in a number of deals of a pack of `cards`.

    The variance of `places` is less: a deal draws four kings without replacement.
    """
    trials = 4 * deals if what == "places" else deals
    variance = (cards - 4) / (cards - 1) if what == "places" else 1.0
    every = [
        CountRow((cell,), seen.get(cell, 0), float(trials * chance), float(chance))
        for cell, chance in probabilities(what, cards).items()
    ]
    rows = tuple(every) if what == "places" else _pool(every, MIN_EXPECTED)
    enough = len(rows) > 1 and all(row.expected >= MIN_EXPECTED for row in rows)
    if not enough and what != "places":
        rows = _pool(every, MIN_EXPECTED_SHOWN)
    chi = sum((row.seen - row.expected) ** 2 / row.expected for row in rows if row.expected) / variance
    return Comparison(what, rows, chi, len(rows) - 1, chi_squared_tail(chi, len(rows) - 1) if enough else None)


def _pool(rows: Sequence[CountRow], fewest: float) -> tuple[CountRow, ...]:
    """Pool neighbouring rows from both ends until each has an expected count of at least `fewest`."""
    cells = list(rows)
    for end in (-1, 0):
        while len(cells) > 1 and cells[end].expected < fewest:
            first, other = (cells[-2], cells[-1]) if end else (cells[0], cells[1])
            both = CountRow(
                first.cells + other.cells, first.seen + other.seen,
                first.expected + other.expected, first.chance + other.chance,
            )  # fmt: skip
            cells = [*cells[:-2], both] if end else [both, *cells[2:]]
    return tuple(cells)


def chi_squared_tail(chi: float, freedom: int) -> float:
    """Return the upper tail of the chi-squared distribution (Abramowitz & Stegun 26.4.4-5)."""
    half = chi / 2
    if freedom % 2:
        total, term = math.erfc(math.sqrt(half)), math.exp(-half) * math.sqrt(half / math.pi) * 2
        steps = range(3, freedom + 1, 2)
    else:
        total, term = math.exp(-half), math.exp(-half) * half
        steps = range(4, freedom + 1, 2)
    for degrees in steps:
        total += term
        term *= chi / degrees
    return min(1.0, total)


def verdict(p: float | None, tests: int) -> Verdict:
    """Return the verdict on a p-value among so many tests (Bonferroni): `even`, `odd`, or `few` deals if there is none."""
    if p is None:
        return "few"
    return "odd" if p < FALSE_ALARM_RATE / max(1, tests) else "even"


def count_tests(statistics: Iterable[DealStatistics]) -> int:
    """Return the number of comparisons with enough deals for a test."""
    return sum(comparison.p is not None for each in statistics for comparison in each.comparisons)
