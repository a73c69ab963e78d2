"""The movement of an evening: who sits where in a round, by a perfect design if there is one, else by a search.

A unit is a group of people who move together: one person, a pair or a team.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from fourkings.evenings import designs
from fourkings.evenings.fitting import History, Seats, arrange, choose_idle, history_of, min_cost_matching, search_tables

Kind = Literal["partners", "alone", "pairs", "teams"]
"""For themselves, with changing partners; alone, in a game without partners; as fixed pairs; as teams of four."""
WIDTHS: Final[Mapping[Kind, int]] = {"partners": 1, "alone": 1, "pairs": 2, "teams": 4}
"""The number of people in a unit, by kind."""
MAX_TEAMS: Final = 10
Unit = tuple[int, ...]
"""A unit: a person, a pair, or a team, whose first two and last two are partners."""


class Seating(NamedTuple):
    """The seats of a round: for each table its people by seat, and those who sit out."""

    tables: tuple[Seats, ...]
    idle: tuple[int, ...] = ()


def design_rounds(kind: Kind, units: int) -> tuple[Seating, ...]:
    """Return the rounds of a perfect design for that many units; empty if there is none.

    People of pair n are numbered 2n and 2n + 1, of team n 4n to 4n + 3. Two tables in a row are a match of teams.
    """
    rounds: Iterable[tuple[Seats, ...]] = ()
    if kind == "partners" and units in designs.WHIST_SIZES:
        rounds = (tuple(table.seats for table in tables) for tables in designs.whist_tournament(units))
    elif kind == "alone" and units in designs.FIELDS:
        rounds = designs.resolvable_design(units)
    elif 2 <= units <= {"pairs": designs.MAX_PAIRS, "teams": MAX_TEAMS}.get(kind, 0):
        members = group_units(kind, range(WIDTHS[kind] * units))
        rounds = (
            tuple(seats for ours, theirs in meetings for seats in tables_of_match(members[ours], members[theirs]))
            for meetings in designs.round_robin(units)
        )
    everybody = range(WIDTHS[kind] * units)
    return tuple(
        Seating(tables, tuple(person for person in everybody if not any(person in seats for seats in tables)))
        for tables in rounds
    )


def tables_of_match(ours: Unit, theirs: Unit) -> tuple[Seats, ...]:
    """Return the table at which two pairs meet, or the two at which teams do; at the second, their seats are crossed."""
    if len(ours) == 2:
        return ((ours[0], theirs[0], ours[1], theirs[1]),)
    return (ours[0], theirs[0], ours[1], theirs[1]), (theirs[2], ours[2], theirs[3], ours[3])


def swap_units(seating: Seating, ours: Unit, theirs: Unit, first: int, second: int) -> Seating:
    """Return the seating with the units of two people swapped, or only `first` and `second` if both are in one unit."""
    here, there = ((first,), (second,)) if ours == theirs else (ours, theirs)
    moved = dict(zip((*here, *there), (*there, *here), strict=True))

    def place(person: int) -> int:
        return moved.get(person, person)

    tables = tuple((place(a), place(b), place(c), place(d)) for a, b, c, d in seating.tables)
    return Seating(tables, tuple(map(place, seating.idle)))


def next_design_round(kind: Kind, order: Sequence[int], before: Sequence[Seating]) -> Seating | None:
    """Return the design's round after those `before`; `order`: the people who hold its numbers.

    None if there is no design.

    A design that is at its end begins again. Neighbours at a table change if the kind allows it.
    """
    rounds = design_rounds(kind, len(order) // WIDTHS[kind])
    if not rounds:
        return None
    tables, idle = rounds[len(before) % len(rounds)]
    history = history_of(before)
    seats_of_tables = [(order[a], order[b], order[c], order[d]) for a, b, c, d in tables]
    if kind in ("partners", "alone"):
        seats_of_tables = [arrange(history, seats, kind == "partners") for seats in seats_of_tables]
    return Seating(tuple(seats_of_tables), tuple(order[number] for number in idle))


def count_repeated_partners(seating: Seating, before: Sequence[Seating]) -> int:
    """Count the pairs of partners in a round who were partners before; bots, with numbers below 0, don't count."""
    partnered = history_of(before).partnered
    pairs = (frozenset(pair) for seats in seating.tables for pair in (seats[::2], seats[1::2]))
    return sum(partnered[pair] > 0 for pair in pairs if min(pair) >= 0)


def search_round(kind: Kind, people: Sequence[int], before: Sequence[Seating], seed: int) -> Seating:
    """Return a round fitted to those before, with as few sitting out as possible; `people`: unit after unit."""
    history = history_of(before)
    if kind in ("pairs", "teams"):
        units = group_units(kind, people)
        random.Random(seed).shuffle(units)
        return match_units(history, units, lambda ours, theirs: 0)
    idle = choose_idle(history, people, len(people) % 4)
    playing = [person for person in people if person not in idle]
    return Seating(search_tables(history, playing, seed, kind == "partners"), idle)


def group_units(kind: Kind, people: Sequence[int]) -> list[Unit]:
    """Split a list of people into units, by the width of the kind."""
    width = WIDTHS[kind]
    return [tuple(people[first : first + width]) for first in range(0, len(people), width)]


def match_units(history: History, units: Sequence[Unit], distance: Callable[[Unit, Unit], int]) -> Seating:
    """Decide which pairs or teams meet: with as few repeats as possible, and then with the least sum of distances.

    units: if their number is odd, of those that have sat out least the last one sits out. distance: of two units; the sum
    over a round must be less than the cube of twice their number. The unit that sat in seats 0 and 2 less often sits there.
    """

    def sat_out(unit: Unit) -> tuple[int, int]:
        return max((history.sat_out[person], history.last_out.get(person, 0)) for person in unit)

    def times_in_first_seats(unit: Unit) -> int:
        return sum(history.in_first_seats[person] for person in unit)

    idle = min(reversed(units), key=sat_out) if len(units) % 2 else ()
    playing = [unit for unit in units if unit != idle]
    repeat_cost = (2 * len(playing)) ** 3

    def cost(first: int, second: int) -> int:
        ours, theirs = playing[first], playing[second]
        times_met = max(history.met[frozenset((person, other))] for person in ours for other in theirs)
        return repeat_cost * times_met**2 + distance(ours, theirs)

    tables: list[Seats] = []
    for first, second in min_cost_matching(len(playing), cost):
        tables += tables_of_match(*sorted((playing[first], playing[second]), key=times_in_first_seats))
    return Seating(tuple(tables), tuple(idle))
