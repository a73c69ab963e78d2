"""Rounds fitted to those before: for numbers without a perfect design, and where people come late or go.

The people that have sat out least sit out. The others partner and meet each other as evenly as a search finds it. The same
rounds before and the same seed make the same round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

Seats = tuple[int, int, int, int]
"""The people of a table by seat, by their numbers; partners sit across."""
PARTNERED: Final = 40
"""How much worse it is to partner somebody again than to meet them again."""
STARTS: Final = 3
TRIES: Final = 3000
"""Exchanges of two people that are tried from each start."""


@dataclass(frozen=True, slots=True)
class Past:
    """How often people have met so far, counted from the rounds before."""

    partnered: Counter[frozenset[int]] = field(default_factory=Counter)
    met: Counter[frozenset[int]] = field(default_factory=Counter)  #: at one table, as partners or not
    left_of: Counter[tuple[int, int]] = field(default_factory=Counter)  #: who sat in the seat after whose
    in_first_seats: Counter[int] = field(default_factory=Counter)  #: in seat 0 or 2
    sat_out: Counter[int] = field(default_factory=Counter)
    last_out: dict[int, int] = field(default_factory=dict)  #: the round in which they sat out last


def past_of(rounds: Iterable[tuple[Sequence[Seats], Sequence[int]]]) -> Past:
    """What these rounds were, each its tables and the people who sat out."""
    past = Past()
    for number, (tables, idle) in enumerate(rounds, 1):
        for seats in tables:
            past.partnered.update((frozenset(seats[::2]), frozenset(seats[1::2])))
            past.met.update(map(frozenset, combinations(seats, 2)))
            past.in_first_seats.update(seats[::2])
            past.left_of.update((seats[seat], seats[(seat + 1) % 4]) for seat in range(4))
        past.sat_out.update(idle)
        past.last_out.update(dict.fromkeys(idle, number))
    return past


def sitting_out(past: Past, people: Sequence[int], count: int) -> tuple[int, ...]:
    """The people who sit out: those who did so least, the longest ago; of equal ones those who stand first."""
    order = sorted(people, key=lambda person: (past.sat_out[person], past.last_out.get(person, 0)))
    return tuple(order[:count])


def fitted(past: Past, people: Sequence[int], seed: int, partners: bool) -> tuple[Seats, ...]:
    """Tables for people whose number is a multiple of four; `partners` where those across play together."""
    order = min((_search(past, people, seed + start, partners) for start in range(STARTS)), key=lambda tried: tried[0])[1]
    return tuple(arranged(past, tuple(order[at : at + 4]), partners) for at in range(0, len(order), 4))


def arranged(past: Past, seats: Sequence[int], partners: bool) -> Seats:
    """The people of a table in the order in which each has sat least often after the one before; partners stay across."""
    first, second, third, fourth = seats
    across = [(second, third, fourth), (fourth, third, second)]
    others = across if partners else list(permutations((second, third, fourth)))
    orders: list[Seats] = [(first, left, opposite, right) for left, opposite, right in others]
    return min(orders, key=lambda order: sum(past.left_of[order[seat], order[(seat + 1) % 4]] for seat in range(4)))


def _search(past: Past, people: Sequence[int], seed: int, partners: bool) -> tuple[int, list[int]]:
    """A seating by exchanges of two people that make it no worse, with how bad it is."""
    dice, order = random.Random(seed), list(people)
    dice.shuffle(order)
    weights = _weights(past, partners)
    costs = [_cost(weights, order, table, partners) for table in range(len(order) // 4)]
    for _ in range(TRIES):
        if sum(costs) == NOBODY_AGAIN * len(costs):
            break
        first, second = dice.randrange(len(order)), dice.randrange(len(order))
        here, there = first // 4, second // 4
        if here == there and not partners:
            continue
        order[first], order[second] = order[second], order[first]
        now = _cost(weights, order, here, partners), _cost(weights, order, there, partners)
        if sum(now) <= costs[here] + costs[there]:
            costs[here], costs[there] = now
        else:
            order[first], order[second] = order[second], order[first]
    return sum(costs), order


NOBODY_AGAIN: Final = 6
"""What a table costs where all of it meet for the first time."""
Weights = tuple[dict[frozenset[int], int], dict[frozenset[int], int]]


def _weights(past: Past, partners: bool) -> Weights:
    """What it costs that two partner again, and that they meet again: squares, so that nobody meets one person often."""
    again = {pair: 2 * count + 1 for pair, count in past.met.items()}
    return {pair: PARTNERED * (2 * count + 1) for pair, count in past.partnered.items()} if partners else {}, again


def _cost(weights: Weights, order: Sequence[int], table: int, partners: bool) -> int:
    seats = order[4 * table : 4 * table + 4]
    partnered, met = weights
    cost = sum(met.get(frozenset(pair), 1) for pair in combinations(seats, 2))
    if partners:
        cost += partnered.get(frozenset(seats[::2]), 0) + partnered.get(frozenset(seats[1::2]), 0)
    return cost
