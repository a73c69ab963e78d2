"""Possible readings of a wrong line of a score sheet: what somebody meant who wrote points that no deal can have."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from fourkings.rulebook.game import Rules, seat_points

MAX_READINGS: Final = 3
Points = tuple[int, ...]
Reading = Mapping[int, Points]
"""Deals by number, each with the points that it has in place of those on the sheet."""


def readings(rules: Rules, scored: Reading, number: int, totals: Points) -> tuple[Reading, ...]:
    """Return the nearest possible readings of a sheet's deal `number`, which began at these totals.

    In this order: forgotten minus signs, two deals in each other's line, one wrong entry, and two wrong ones whose sum is
    right.
    """

    def allows(deal: int, points: Points) -> bool:
        sums = rules.game.deal_sums(rules, deal)
        return (sums is None or sum(points) in sums) and rules.game.can_score(rules, deal, totals, points)

    possible = list[Reading]()
    for reading in _candidates(rules, scored, number):
        if reading not in possible and all(allows(deal, points) for deal, points in reading.items()):
            possible.append(reading)
            if len(possible) == MAX_READINGS:
                break
    return tuple(possible)


def _candidates(rules: Rules, scored: Reading, number: int) -> Iterator[Reading]:
    written = scored[number]
    for signs in (range(len(written)), *([seat] for seat in range(len(written)))):
        yield {number: _with(written, {seat: -written[seat] for seat in signs})}
    if rules.game.deal_titles(rules):
        yield from ({number: points, deal: written} for deal, points in scored.items() if points != written)
    total, sums = sum(written), rules.game.deal_sums(rules, number) or ()
    for due in sorted(sums, key=lambda due: abs(due - total)):
        yield from ({number: _with(written, {seat: entry + due - total})} for seat, entry in enumerate(written))
    moved = [
        {seat: entry, other: written[seat] + written[other] - entry}
        for entry in seat_points(rules, number)
        for seat, other in combinations(range(len(written)), 2)
    ]
    moved.sort(key=lambda change: sum(abs(entry - written[seat]) for seat, entry in change.items()))
    yield from ({number: _with(written, change)} for change in moved)


def _with(written: Sequence[int], changes: Mapping[int, int]) -> Points:
    return tuple(changes.get(seat, entry) for seat, entry in enumerate(written))
