"""Statistics of the cards dealt in many deals, compared with chance by Pearson's chi-squared test.

Each deal is one trial: what is counted belongs to all four hands together, since hands of one deal depend on each other.
The probabilities are exact fractions, from the number of ways to deal (`count_ways`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final, Literal

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match

KING, QUEEN, JACK = 11, 10, 9
MIN_EXPECTED: Final = 5
"""The least expected count in a row of a table: rows with less are pooled (the usual rule for chi-squared)."""
MIN_EXPECTED_SHOWN: Final = 0.05
"""The same for a table with too few deals for a test, whose rows are only shown."""
FALSE_ALARM_RATE: Final = 0.01
"""How often a fair server may be called odd, whatever the number of its tables (the family-wise error rate)."""

Verdict = Literal["even", "odd", "few"]
CountKey = tuple[str, str, str]
"""The kind of deals (`"king/52"`), the measure (`"kings"`), and the case (`"2110"`)."""
Hands = Sequence[Sequence[Card]]


# --- what is counted ----------------------------------------------------------------------------------------------


def kings(hands: Hands, dealer: Seat) -> dict[str, int]:
    """The split of the four kings: `"2110"` is two in one hand, one each in two others."""
    return {"".join(map(str, sorted(_held(hands, KING), reverse=True))): 1}


def longest(hands: Hands, dealer: Seat) -> dict[str, int]:
    """The length of the longest suit in any hand."""
    return {str(max(max(_suits(hand)) for hand in hands)): 1}


def voids(hands: Hands, dealer: Seat) -> dict[str, int]:
    """The number of voids in all four hands together."""
    return {str(sum(_suits(hand).count(0) for hand in hands)): 1}


def cliques(hands: Hands, dealer: Seat) -> dict[str, int]:
    """The number of cliques in all four hands together: three or four kings, queens or jacks in one hand (QR-8)."""
    return {str(sum(count >= 3 for rank in (KING, QUEEN, JACK) for count in _held(hands, rank))): 1}


def places(hands: Hands, dealer: Seat) -> dict[str, int]:
    """The kings by place, 0 for the eldest and 3 for the dealer: four in a deal."""
    held = _held(hands, KING)
    return {str(step): held[(dealer + 1 + step) % 4] for step in range(4)}


MEASURES: Final[Mapping[str, Callable[[Hands, Seat], dict[str, int]]]] = {
    "kings": kings,
    "places": places,
    "longest": longest,
    "voids": voids,
    "cliques": cliques,
}


IN_EVERY_GAME: Final = ("kings", "places", "longest", "voids")
"""The measures that are counted in every game."""


def _held(hands: Hands, rank: int) -> list[int]:
    return [sum(card & 15 == rank for card in hand) for hand in hands]


def _suits(hand: Sequence[Card]) -> list[int]:
    return [sum(card >> 4 == suit for card in hand) for suit in range(4)]


def deal_kind(match: Match) -> str:
    """The kind of a match's deals, by game and size of the pack: deals of one kind are counted together."""
    return f"{match.rules.game.ID}/{len(match.rules.game.pack(match.rules))}"


def measures_for(kind: str) -> tuple[str, ...]:
    """The measures counted in deals of a kind: those of every game, and those that the game adds."""
    game = GAMES.get(kind.partition("/")[0])
    return (*IN_EVERY_GAME, *(game.STATISTICS if game else ()))


def count_match(match: Match) -> Counter[CountKey]:
    """Count a match: cases by measure, and under `matches` and `deals` how many they come from."""
    kind = deal_kind(match)
    counts: Counter[CountKey] = Counter({(kind, "matches", ""): 1, (kind, "deals", ""): len(match.deals)})
    for played in match.deals:
        deal = played.state.deal
        for what in measures_for(kind):
            for cell, number in MEASURES[what](deal.dealt, deal.dealer).items():
                counts[kind, what, cell] += number
    return counts


# --- what chance makes of it --------------------------------------------------------------------------------------


@cache
def probabilities(what: str, cards: int) -> Mapping[str, Fraction]:
    """The exact probability of each case of a measure with a pack of `cards`; for `places`, the share of each place."""
    if what == "places":
        return {str(step): Fraction(1, 4) for step in range(4)}
    each, suit = cards // 4, cards // 4
    if what == "kings":
        ways = count_ways([4], cards - 4, each, lambda split: ("".join(map(str, sorted(split, reverse=True))),), _first)
    elif what == "cliques":
        ways = count_ways([4, 4, 4], cards - 12, each, lambda split: sum(part >= 3 for part in split), _sum)
    elif what == "voids":
        ways = count_ways([suit] * 4, 0, each, lambda split: split.count(0), _sum)
    else:
        ways = count_ways([suit] * 4, 0, each, max, max)
    whole = math.factorial(cards) // math.factorial(each) ** 4
    named = {"".join(cell) if isinstance(cell, tuple) else str(cell): number for cell, number in ways.items()}
    return {cell: Fraction(named[cell], whole) for cell in sorted(named, key=_size)}


def _size(cell: str) -> tuple[int, str]:
    return len(cell), cell


def _first(first: object, other: object) -> object:
    return first or other


def _sum(first: int, other: int) -> int:
    return first + other


def count_ways(
    groups: Sequence[int],
    rest: int,
    each: int,
    value: Callable[[tuple[int, ...]], object],
    together: Callable[..., object],
) -> dict[object, int]:
    """Count the ways to deal four hands of `each` cards, by the value of their groups of cards.

    groups: the size of each group (a suit, a rank) · rest: the cards that belong to none · value: the value of a group, by
    its split among the hands · together: the value of two groups with these values.
    The groups are dealt in two halves, which meet where the hands are full.
    """
    half = len(groups) // 2
    front = _half(groups[:half], each, value, together)
    back = front if groups[:half] == groups[half:] else _half(groups[half:], each, value, together)
    totals: dict[object, int] = {}
    for left, row in front.items():
        room: Split = (each - left[0], each - left[1], each - left[2], each - left[3])
        for right, other in back.items() if rest else [(room, back.get(room, {}))]:
            if any(part > most for part, most in zip(right, room, strict=True)):
                continue
            filled = _orders(rest, [most - part for part, most in zip(right, room, strict=True)])
            for (first, number), (two, more) in product(row.items(), other.items()):
                cell = two if first is None else together(first, two)
                totals[cell] = totals.get(cell, 0) + number * more * filled
    return totals


Split = tuple[int, int, int, int]


def _half(
    groups: Sequence[int], each: int, value: Callable[[Split], object], together: Callable[..., object]
) -> dict[Split, dict[object, int]]:
    """The ways to deal these groups, by the cards that each hand has of them, and by their value."""
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
                    cell = amount if before is None else together(before, amount)
                    into[cell] = into.get(cell, 0) + number * more
        rows = dealt
    return rows


def _splits(size: int, most: int) -> list[Split]:
    few = range(min(size, most) + 1)
    splits = ((a, b, c, size - a - b - c) for a, b, c in product(few, few, few))
    return [split for split in splits if 0 <= split[3] <= most]


def _orders(size: int, split: Sequence[int]) -> int:
    return math.factorial(size) // math.prod(map(math.factorial, split))


# --- the comparison -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountRow:
    """One or several cases of a measure: how often they were seen, their expected count, and their probability."""

    cells: tuple[str, ...]
    seen: int
    expected: float
    chance: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """A chi-squared test of one measure: its rows in order, chi-squared, degrees of freedom, and the p-value."""

    what: str
    rows: tuple[CountRow, ...]
    chi: float
    freedom: int
    p: float | None  #: None with too few deals for a test


@dataclass(frozen=True, slots=True)
class DealStatistics:
    """The statistics of deals of one kind: the number of matches and deals, and a test of each measure."""

    game: str
    cards: int
    matches: int
    deals: int
    comparisons: tuple[Comparison, ...]


def deal_statistics(counts: Mapping[CountKey, int]) -> tuple[DealStatistics, ...]:
    """Compare counts with chance, kind by kind; games in the order of the lobby."""
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
    """Test the counts of one measure. Kings by place are drawn four to a deal, without replacement: less variance."""
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
    """Pool neighbouring rows, from both ends, until each has an expected count of `fewest`."""
    cells = list(rows)
    for end in (-1, 0):
        while len(cells) > 1 and cells[end].expected < fewest:
            first, other = (cells[-2], cells[-1]) if end else (cells[0], cells[1])
            both = CountRow(
                first.cells + other.cells,
                first.seen + other.seen,
                first.expected + other.expected,
                first.chance + other.chance,
            )
            cells = [*cells[:-2], both] if end else [both, *cells[2:]]
    return tuple(cells)


def chi_squared_tail(chi: float, freedom: int) -> float:
    """The upper tail of the chi-squared distribution, by degrees of freedom (Abramowitz & Stegun 26.4.4-5)."""
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
    """The verdict on a p-value, when so many `tests` are made at once (Bonferroni)."""
    if p is None:
        return "few"
    return "odd" if p < FALSE_ALARM_RATE / max(1, tests) else "even"


def count_tests(statistics: Iterable[DealStatistics]) -> int:
    """The number of comparisons with enough deals for a test."""
    return sum(comparison.p is not None for fall in statistics for comparison in fall.comparisons)
