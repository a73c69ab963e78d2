"""The movement of an evening: who sits where in a round, by a perfect design where there is one, else by a search."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from fourkings.evenings import meetings, whist
from fourkings.evenings.fitting import Past, Seats, arranged, fitted, past_of, sitting_out
from fourkings.evenings.matching import least_cost
from fourkings.evenings.pairs import MAX_PAIRS, round_robin

Kind = Literal["partners", "alone", "pairs", "teams"]
"""Everybody for themselves with changing partners; everybody alone; fixed pairs; teams of four."""
WIDTHS: Final[Mapping[Kind, int]] = {"partners": 1, "alone": 1, "pairs": 2, "teams": 4}
"""How many people move together."""
MAX_TEAMS: Final = 10
Unit = tuple[int, ...]
"""Who moves together: a person, a pair, or a team, whose first two and last two are partners."""


class Seated(NamedTuple):
    """A round: the people of its tables, by seat, and those who sit out."""

    tables: tuple[Seats, ...]
    idle: tuple[int, ...] = ()


def design(kind: Kind, units: int) -> tuple[Seated, ...]:
    """The rounds of a perfect design for so many people, pairs or teams, numbered from 0; none where there is none.

    Of pairs the people are numbered 2n and 2n + 1, of teams 4n to 4n + 3. Two tables in a row are a match of teams.
    """
    rounds: Iterable[tuple[Seats, ...]] = ()
    if kind == "partners" and units in whist.KNOWN:
        rounds = (tuple(table.seats for table in tables) for tables in whist.tournament(units))
    elif kind == "alone" and units in meetings.FIELDS:
        rounds = meetings.meetings(units)
    elif 2 <= units <= {"pairs": MAX_PAIRS, "teams": MAX_TEAMS}.get(kind, 0):
        rounds = (
            tuple(seats for ours, theirs in met for seats in tables_of(_members(kind, ours), _members(kind, theirs)))
            for met in round_robin(units)
        )
    everybody = range(WIDTHS[kind] * units)
    return tuple(_with_idle(tables, everybody) for tables in rounds)


def _members(kind: Kind, unit: int) -> Unit:
    return tuple(range(WIDTHS[kind] * unit, WIDTHS[kind] * (unit + 1)))


def tables_of(ours: Unit, theirs: Unit) -> tuple[Seats, ...]:
    """The table at which two pairs meet, or the two of a match of teams: at the second one the seats are crossed."""
    if len(ours) == 2:
        return ((ours[0], theirs[0], ours[1], theirs[1]),)
    return (ours[0], theirs[0], ours[1], theirs[1]), (theirs[2], ours[2], theirs[3], ours[3])


def _with_idle(tables: tuple[Seats, ...], everybody: Sequence[int]) -> Seated:
    seated = {person for seats in tables for person in seats}
    return Seated(tables, tuple(person for person in everybody if person not in seated))


def swapped(seated: Seated, ours: Unit, theirs: Unit, first: int, second: int) -> Seated:
    """The round with the places of `first` and `second` swapped: of all of their units, where these are not the same."""
    here, there = ((first,), (second,)) if ours == theirs else (ours, theirs)
    moved = dict(zip((*here, *there), (*there, *here), strict=True))

    def place(person: int) -> int:
        return moved.get(person, person)

    tables = tuple((place(a), place(b), place(c), place(d)) for a, b, c, d in seated.tables)
    return Seated(tables, tuple(map(place, seated.idle)))


def by_design(kind: Kind, order: Sequence[int], before: Sequence[Seated]) -> Seated | None:
    """The next round of a design, `order` being who holds its numbers; None where there is no design for so many.

    Once a design is at its end it begins again. Neighbours at a table change where the kind lets them.
    """
    rounds = design(kind, len(order) // WIDTHS[kind])
    if not rounds:
        return None
    tables, idle = rounds[len(before) % len(rounds)]
    past = past_of(before)
    held = [(order[a], order[b], order[c], order[d]) for a, b, c, d in tables]
    seated = held if kind in ("pairs", "teams") else [arranged(past, seats, kind == "partners") for seats in held]
    return Seated(tuple(seated), tuple(order[number] for number in idle))


def again(seated: Seated, before: Sequence[Seated]) -> int:
    """How many partners of a round have been partners before; bots, who are below 0, are not counted."""
    partnered = past_of(before).partnered
    together = (frozenset(pair) for seats in seated.tables for pair in (seats[::2], seats[1::2]))
    return sum(partnered[pair] > 0 for pair in together if min(pair) >= 0)


def by_search(kind: Kind, people: Sequence[int], before: Sequence[Seated], seed: int) -> Seated:
    """A round fitted to those before: of pairs and teams `people` holds one after the other. As few as can be sit out."""
    past = past_of(before)
    if kind in ("pairs", "teams"):
        units = units_of(kind, people)
        random.Random(seed).shuffle(units)
        return meeting(past, units, lambda ours, theirs: 0)
    idle = sitting_out(past, people, len(people) % 4)
    playing = [person for person in people if person not in idle]
    return Seated(fitted(past, playing, seed, kind == "partners"), idle)


def units_of(kind: Kind, people: Sequence[int]) -> list[Unit]:
    """The people of an evening by those who move together."""
    width = WIDTHS[kind]
    return [tuple(people[at : at + width]) for at in range(0, len(people), width)]


def have_met(past: Past, ours: Unit, theirs: Unit) -> int:
    """How often two units have met."""
    return max(past.met[frozenset((person, other))] for person in ours for other in theirs)


def meeting(past: Past, units: Sequence[Unit], apart: Callable[[Unit, Unit], int]) -> Seated:
    """Pairs or teams put together so that as few as can be meet again, and of those rounds the one that is least `apart`.

    units: where their number is odd, of those that have sat out least the last one sits out. apart: of two units, so that
    all of a round is less than the cube of twice their number. Which of two sits in seats 0 and 2 changes.
    """
    out = _out(past, units) if len(units) % 2 else ()
    playing = [unit for unit in units if unit != out]
    again = (2 * len(playing)) ** 3

    def cost(here: int, there: int) -> int:
        ours, theirs = playing[here], playing[there]
        return again * have_met(past, ours, theirs) ** 2 + apart(ours, theirs)

    tables: list[Seats] = []
    for first, second in least_cost(len(playing), cost):
        ours, theirs = playing[first], playing[second]
        turned = _in_first_seats(past, theirs) < _in_first_seats(past, ours)
        tables += tables_of(theirs, ours) if turned else tables_of(ours, theirs)
    return Seated(tuple(tables), tuple(out))


def _out(past: Past, units: Sequence[Unit]) -> Unit:
    def sat_out(unit: Unit) -> tuple[int, int]:
        return max((past.sat_out[person], past.last_out.get(person, 0)) for person in unit)

    return min(reversed(units), key=sat_out)


def _in_first_seats(past: Past, unit: Unit) -> int:
    return sum(past.in_first_seats[person] for person in unit)
