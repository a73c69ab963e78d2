"""The seats of the next round: the people who are here, and the numbers of the movement that each of them holds."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from fourkings.evenings.movement import (
    WIDTHS,
    Seating,
    Unit,
    count_repeated_partners,
    group_units,
    next_design_round,
    search_round,
)
from fourkings.evenings.standings import standings
from fourkings.evenings.state import MAX_ENTRANTS, Evening
from fourkings.evenings.swiss import swiss_round
from fourkings.rulebook.deck import Stream

AVERAGE: Final = 0.5
"""The assumed share of somebody who has played no round yet: a latecomer to a Swiss evening meets the middle."""


def assign_numbers(evening: Evening, stream: Stream) -> tuple[int, ...]:
    """Return who holds each number of the movement: by lot for the first round, then with as few changes as possible.

    If bots fill, they take the numbers of those who have left, and give them to latecomers. In a pair or a team a
    substitute plays for anybody who has left, or a bot, as long as another is here. Bots are below 0.
    """
    kind, fill = evening.plan.kind, bool(evening.plan.fill)
    enough = any if fill else all
    units = [
        unit
        for unit in dict.fromkeys(evening.unit(entrant.number) for entrant in evening.entrants if entrant.here)
        if unit and enough(evening.player_for(person) for person in unit)
    ]
    holders: list[Unit | None] = []
    if evening.order:
        for members in group_units(kind, evening.order):
            unit = evening.unit(evening.rounds[-1].member(max(members))) if max(members) > 0 else None
            holders.append(unit if unit in units else None)
    else:
        holders += _shuffled(units, stream)
    waiting = [unit for unit in units if unit not in holders]
    holders = [unit if unit is not None or not waiting else waiting.pop(0) for unit in holders]
    holders += waiting
    size = 4 if WIDTHS[kind] == 1 else 2  # units at a table, or in a match of teams
    if fill:
        holders += [None] * (-len(holders) % size)
        while len(holders) > size and holders.count(None) >= size:
            for _ in range(size):
                holders.remove(None)
    bots = iter(range(-1, -MAX_ENTRANTS - 1, -1))
    return tuple(
        evening.player_for(person) or next(bots)
        for unit in holders
        if unit is not None or fill
        for person in (unit or (0,) * WIDTHS[kind])
    )


def next_seating(evening: Evening, order: Sequence[int], seed: int) -> Seating:
    """Return the seats of the next round; `order`: the people who hold the numbers of the movement, from 0."""
    kind, before = evening.plan.kind, [round_.seating for round_ in evening.rounds]
    if evening.plan.swiss:
        return swiss_round(kind, _groups_of_equals(evening, group_units(kind, order)), before)
    unchanged = not evening.rounds or (evening.by_design and len(order) == len(evening.order))
    seating = next_design_round(kind, order, before) if unchanged else None
    if seating is None or (kind == "partners" and count_repeated_partners(seating, before)):
        alternative = search_round(kind, order, before, seed)
        candidates = (alternative, seating or alternative)
        seating = min(candidates, key=lambda candidate: count_repeated_partners(candidate, before))
    return seating


def _groups_of_equals(evening: Evening, units: Sequence[Unit]) -> list[list[Unit]]:
    """Return groups of units with equal shares, the best first and bots last; in a group, more points come first."""
    results = {standing.entrants: (standing.share.mean, standing.points) for standing in standings(evening)}

    def rank(unit: Unit) -> tuple[float, float]:
        share, points = results.get(evening.unit(max(unit)), (AVERAGE, 0.0)) if max(unit) > 0 else (-1.0, 0.0)
        return -round(share, 9), -round(points, 9)

    return [list(equals) for _, equals in groupby(sorted(units, key=rank), key=lambda unit: rank(unit)[0])]


def _shuffled(units: Sequence[Unit], stream: Stream) -> list[Unit]:
    """Return the units in random order, by Fisher and Yates."""
    shuffled = list(units)
    for index in range(len(shuffled) - 1, 0, -1):
        other = stream.below(index + 1)
        shuffled[index], shuffled[other] = shuffled[other], shuffled[index]
    return shuffled
