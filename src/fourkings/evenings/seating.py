"""The seats of the next round: the people that are here, and the numbers of the movement that they hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from fourkings.evenings.events import MAX_ENTRANTS, Evening
from fourkings.evenings.movement import WIDTHS, Seated, Unit, again, by_design, by_search, units_of
from fourkings.evenings.standings import standings
from fourkings.evenings.swiss import by_standing
from fourkings.rulebook.deck import Stream

AVERAGE: Final = 0.5
"""The share of somebody who has played no round yet: a latecomer to an evening by standing meets the middle."""


def holders(now: Evening, stream: Stream) -> tuple[int, ...]:
    """Who holds the numbers of the movement: drawn for the first round, and then as few changes as can be.

    Those who have gone leave their number to bots, where bots fill. Latecomers take the number of bots. In a pair or a
    team a bot plays for anybody who has gone, as long as another is here. Bots are below 0.
    """
    units = _units(now)
    held: list[Unit | None] = [*_held(now)] if now.order else [*_drawn(units, stream)]
    held = [unit if unit in units else None for unit in held]
    waiting = [unit for unit in units if unit not in held]
    held = [unit if unit is not None or not waiting else waiting.pop(0) for unit in held]
    held += waiting
    width = WIDTHS[now.plan.kind]
    size = 4 if width == 1 else 2
    if now.plan.fill:
        held += [None] * (-len(held) % size)
        while len(held) > size and held.count(None) >= size:
            for _ in range(size):
                held.remove(None)
    bots = iter(range(-1, -MAX_ENTRANTS - 1, -1))
    return tuple(
        person if _is_here(now, person) else next(bots)
        for unit in held
        if unit is not None or now.plan.fill
        for person in (unit or (0,) * width)
    )


def seats(now: Evening, order: Sequence[int], seed: int) -> Seated:
    """The next round of those who hold the numbers in that order."""
    kind, before = now.plan.kind, [round_.seated for round_ in now.rounds]
    if now.plan.swiss:
        return by_standing(kind, _by_standing(now, units_of(kind, order)), before)
    as_ever = not now.rounds or (now.by_design and len(order) == len(now.order))
    seated = by_design(kind, order, before) if as_ever else None
    if seated is None or (again(seated, before) and kind == "partners"):
        searched = by_search(kind, order, before, seed)
        seated = min((searched, seated or searched), key=lambda seating: again(seating, before))
    return seated


def _by_standing(now: Evening, units: Sequence[Unit]) -> list[list[Unit]]:
    """Groups of equal shares, the best first and bots last; in each those with more points first."""
    ranks = {person: (standing.share.mean, standing.points) for standing in standings(now) for person in standing.entrants}

    def rank(unit: Unit) -> tuple[float, float]:
        share, points = ranks.get(max(unit), (AVERAGE, 0.0)) if max(unit) > 0 else (-1.0, 0.0)
        return -round(share, 9), -round(points, 9)

    ordered = sorted(units, key=rank)
    return [list(equals) for _, equals in groupby(ordered, key=lambda unit: rank(unit)[0])]


def _units(now: Evening) -> list[Unit]:
    """All who are here; pairs and teams as long as somebody of them is, or all are where no bots fill."""
    present = dict.fromkeys(now.unit(entrant.number) for entrant in now.entrants if entrant.here)
    enough = any if now.plan.fill else all
    return [unit for unit in present if unit and enough(_is_here(now, person) for person in unit)]


def _held(now: Evening) -> Iterator[Unit | None]:
    """The numbers of the movement as they were held; None for those of bots alone."""
    for unit in units_of(now.plan.kind, now.order):
        person = max(unit)
        yield now.unit(person) if person > 0 else None


def _is_here(now: Evening, number: int) -> bool:
    entrant = now.entrant(number)
    return entrant is not None and entrant.here


def _drawn(units: Sequence[Unit], stream: Stream) -> list[Unit]:
    """The units in the order drawn, by Fisher and Yates."""
    drawn = list(units)
    for place in range(len(drawn) - 1, 0, -1):
        other = stream.below(place + 1)
        drawn[place], drawn[other] = drawn[other], drawn[place]
    return drawn
