"""Rounds fitted to earlier ones by a search, for numbers without a perfect design and for people who come late or leave.

The people who have sat out least sit out. The others partner and meet each other as evenly as a search can manage. The same
earlier rounds and the same seed give the same round.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

Seats = tuple[int, int, int, int]
"""The people of a table by seat, by their numbers; partners sit across."""
PARTNERED: Final = 40
"""How many times worse it is to be partners again than to meet again."""
STARTS: Final = 3
TRIES: Final = 3000
"""Exchanges of two people that are tried from each start."""
ALL_NEW: Final = 6
"""The cost of a table whose people all meet for the first time."""


@dataclass(frozen=True, slots=True)
class History:
    """The number of times that people have met so far, counted from earlier rounds."""

    partnered: Counter[frozenset[int]] = field(default_factory=Counter)
    met: Counter[frozenset[int]] = field(default_factory=Counter)  #: at one table, as partners or not
    left_of: Counter[tuple[int, int]] = field(default_factory=Counter)  #: (a, b): b sat in the seat after a
    in_first_seats: Counter[int] = field(default_factory=Counter)  #: in seat 0 or 2
    sat_out: Counter[int] = field(default_factory=Counter)
    last_out: dict[int, int] = field(default_factory=dict)  #: the round in which they sat out last, from 1


def history_of(rounds: Iterable[tuple[Sequence[Seats], Sequence[int]]]) -> History:
    """Count how often each two people have met in earlier rounds, each given as its tables and the people who sat out."""
    history = History()
    for number, (tables, idle) in enumerate(rounds, 1):
        for seats in tables:
            history.partnered.update((frozenset(seats[::2]), frozenset(seats[1::2])))
            history.met.update(map(frozenset, combinations(seats, 2)))
            history.in_first_seats.update(seats[::2])
            history.left_of.update((seats[seat], seats[(seat + 1) % 4]) for seat in range(4))
        history.sat_out.update(idle)
        history.last_out.update(dict.fromkeys(idle, number))
    return history


def choose_idle(history: History, people: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the `count` people who sit out: those who did least often so far, then longest ago, then first in `people`."""
    return tuple(sorted(people, key=lambda person: (history.sat_out[person], history.last_out.get(person, 0)))[:count])


def search_tables(history: History, people: Sequence[int], seed: int, partners: bool) -> tuple[Seats, ...]:
    """Return tables for a multiple of four people; `partners`: those across play together."""
    searches = (_search(history, people, seed + start, partners) for start in range(STARTS))
    order = min(searches, key=lambda search: search[0])[1]
    return tuple(arrange(history, order[first : first + 4], partners) for first in range(0, len(order), 4))


def arrange(history: History, seats: Sequence[int], partners: bool) -> Seats:
    """Order the four people of a table so that they have seldom sat in this order before; `partners` stay across."""
    first, second, third, fourth = seats
    others = [(second, third, fourth), (fourth, third, second)] if partners else list(permutations((second, third, fourth)))
    orders: list[Seats] = [(first, left, opposite, right) for left, opposite, right in others]
    return min(orders, key=lambda order: sum(history.left_of[order[seat], order[(seat + 1) % 4]] for seat in range(4)))


def _search(history: History, people: Sequence[int], seed: int, partners: bool) -> tuple[int, list[int]]:
    """Search good tables by exchanging two people, unless it costs more; return the cost and all people, table by table."""
    rng, order = random.Random(seed), list(people)
    rng.shuffle(order)
    # Squares of counts, so that nobody meets the same person often: one more meeting costs 2 * count + 1.
    met = {pair: 2 * count + 1 for pair, count in history.met.items()}
    partnered = {pair: PARTNERED * (2 * count + 1) for pair, count in history.partnered.items()} if partners else {}

    def cost(table: int) -> int:
        seats = order[4 * table : 4 * table + 4]
        meetings = sum(met.get(frozenset(pair), 1) for pair in combinations(seats, 2))
        return meetings + sum(partnered.get(frozenset(pair), 0) for pair in (seats[::2], seats[1::2]))

    costs = [cost(table) for table in range(len(order) // 4)]
    for _ in range(TRIES):
        if sum(costs) == ALL_NEW * len(costs):
            break
        first, second = rng.randrange(len(order)), rng.randrange(len(order))
        here, there = first // 4, second // 4
        if here == there and not partners:
            continue
        order[first], order[second] = order[second], order[first]
        changed = cost(here), cost(there)
        if sum(changed) <= costs[here] + costs[there]:
            costs[here], costs[there] = changed
        else:
            order[first], order[second] = order[second], order[first]
    return sum(costs), order


def min_cost_matching(count: int, cost: Callable[[int, int], int]) -> list[tuple[int, int]]:
    """Return a perfect matching of the numbers below `count` whose sum of costs is the least, as pairs in order.

    cost: of each pair of numbers, the smaller first. Of matchings that cost the same, 0 gets its largest partner, then the
    next number, and so on: the result depends on no algorithm. Raises ValueError if `count` is odd.
    """
    if count % 2:
        raise ValueError(f"{count} people cannot all meet in twos")
    import networkx  # takes half a second, and the library does without it

    graph, bits = networkx.Graph(), count.bit_length()
    for first, second in combinations(range(count), 2):
        tie_break = (count - second) << (bits * (count - first))
        graph.add_edge(first, second, weight=-(cost(first, second) << (bits * (count + 1))) - tie_break)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)
