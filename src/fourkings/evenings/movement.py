"""The movement of an evening: who sits where in a round, by a perfect design where there is one, else by a search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from fourkings.evenings import meetings, whist
from fourkings.evenings.fitting import Past, Seats, arranged, fitted, paired, past_of, sitting_out
from fourkings.evenings.pairs import MAX_PAIRS, round_robin

Kind = Literal["partners", "alone", "pairs"]
"""Everybody for themselves with changing partners; everybody alone; fixed pairs."""


class Seated(NamedTuple):
    """A round: the people of its tables, by seat, and those who sit out."""

    tables: tuple[Seats, ...]
    idle: tuple[int, ...] = ()


def design(kind: Kind, units: int) -> tuple[Seated, ...]:
    """The rounds of a perfect design for so many people, or pairs, numbered from 0; none where there is no such design.

    Of pairs the people are numbered 2n and 2n + 1.
    """
    rounds: Iterable[tuple[Seats, ...]] = ()
    if kind == "partners" and units in whist.KNOWN:
        rounds = (tuple(table.seats for table in tables) for tables in whist.tournament(units))
    elif kind == "alone" and units in meetings.FIELDS:
        rounds = meetings.meetings(units)
    elif kind == "pairs" and 2 <= units <= MAX_PAIRS:
        rounds = (tuple(_of_pairs(*met) for met in tables) for tables in round_robin(units))
    everybody = range(2 * units if kind == "pairs" else units)
    return tuple(_with_idle(tables, everybody) for tables in rounds)


def _of_pairs(ours: int, theirs: int) -> Seats:
    return 2 * ours, 2 * theirs, 2 * ours + 1, 2 * theirs + 1


def _with_idle(tables: tuple[Seats, ...], everybody: Sequence[int]) -> Seated:
    seated = {person for seats in tables for person in seats}
    return Seated(tables, tuple(person for person in everybody if person not in seated))


def by_design(kind: Kind, order: Sequence[int], before: Sequence[Seated]) -> Seated | None:
    """The next round of a design, `order` being who holds its numbers; None where there is no design for so many.

    Once a design is at its end it begins again. Neighbours at a table change where the kind lets them.
    """
    rounds = design(kind, len(order) // 2 if kind == "pairs" else len(order))
    if not rounds:
        return None
    tables, idle = rounds[len(before) % len(rounds)]
    past = past_of(before)
    held = [(order[a], order[b], order[c], order[d]) for a, b, c, d in tables]
    seated = held if kind == "pairs" else [arranged(past, seats, kind == "partners") for seats in held]
    return Seated(tuple(seated), tuple(order[number] for number in idle))


def again(seated: Seated, before: Sequence[Seated]) -> int:
    """How many partners of a round have been partners before; bots, who are below 0, are not counted."""
    partnered = past_of(before).partnered
    together = (frozenset(pair) for seats in seated.tables for pair in (seats[::2], seats[1::2]))
    return sum(partnered[pair] > 0 for pair in together if min(pair) >= 0)


def by_search(kind: Kind, people: Sequence[int], before: Sequence[Seated], seed: int) -> Seated:
    """A round fitted to those before: of pairs `people` holds one after the other. As few as can be sit out."""
    past = past_of(before)
    if kind == "pairs":
        return _pairs_by_search(past, people, seed)
    idle = sitting_out(past, people, len(people) % 4)
    playing = [person for person in people if person not in idle]
    return Seated(fitted(past, playing, seed, kind == "partners"), idle)


def _pairs_by_search(past: Past, people: Sequence[int], seed: int) -> Seated:
    """Pairs that meet as evenly as can be: each is known by its first person."""
    other = dict(zip(people[::2], people[1::2], strict=True))
    out = sitting_out(past, people[::2], len(other) % 2)
    met = paired(past, [pair for pair in people[::2] if pair not in out], seed)
    tables = tuple((ours, theirs, other[ours], other[theirs]) for ours, theirs in met)
    return Seated(tables, tuple(person for pair in out for person in (pair, other[pair])))
