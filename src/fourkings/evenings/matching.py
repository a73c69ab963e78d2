"""Perfect matchings of least cost, exactly: everybody meets somebody, and some meetings are better than others.

Edmonds' method. Every person has a potential. A meeting is tight where its cost is the sum of both potentials. Trees
of tight meetings grow from all who are free. An odd circle of tight meetings moves as one from then on: a blossom. Where
nothing is tight, potentials change by as much as they may. A tight way from one tree to another is an exchange that
matches two more. The potentials prove that nothing costs less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

Edge = tuple[int, int]
"""Two people by their numbers from 0: the first is of the node that one comes from."""


@dataclass(eq=False, slots=True)
class Node:
    """A person, or an odd circle of nodes around its base: the person in it that is matched outside, or free."""

    base: int
    circle: list[Node] = field(default_factory=list)  #: the node of the base first
    edges: list[Edge] = field(default_factory=list)  #: of the circle, each from a node to the one after it
    bound: int = 0  #: by how much the circle raises the potentials of its people
    over: bool | None = None  #: in a tree: reached by a matched meeting, or by another; None outside all trees
    reached: Edge | None = None  #: the meeting by which it was reached; None for a root

    def people(self) -> Iterator[int]:
        """All who are in it."""
        if not self.circle:
            yield self.base
        for part in self.circle:
            yield from part.people()


def least_cost(people: int, cost: Callable[[int, int], int]) -> list[Edge]:
    """The two people of each meeting, the smaller number first: the sum of the costs is the least there is.

    cost: of each two, a whole number; asked with the smaller number first. Raises ValueError where `people` is odd.
    """
    if people % 2:
        raise ValueError(f"{people} people cannot all meet in twos")
    search = _Search(people, cost)
    while None in search.mates:
        search.match_two_more()
    return [(person, mate) for person, mate in enumerate(search.mates) if mate is not None and person < mate]


class _Search:
    def __init__(self, people: int, cost: Callable[[int, int], int]) -> None:
        self.everybody = range(people)
        self.costs = [[0] * people for _ in self.everybody]
        for first, second in combinations(self.everybody, 2):
            self.costs[first][second] = self.costs[second][first] = 2 * cost(first, second)  # so that potentials stay whole
        self.potentials = [0] * people
        self.mates: list[int | None] = [None] * people
        self.tops = [Node(person) for person in self.everybody]  # by person, the node that is in no other

    def match_two_more(self) -> None:
        for node in self.tops:
            node.over, node.reached = (True if self.mates[node.base] is None else None), None
        while True:
            edge = self._raise_until_tight()
            if edge is None:
                continue
            first, second = (self.tops[person] for person in edge)
            if second.over is None:
                self._grow(edge)
            elif self._root(first) is self._root(second):
                self._close_circle(edge)
            else:
                for person, other in (edge, edge[::-1]):
                    self._exchange(person)
                    self.mates[person] = other
                return

    # --- potentials -----------------------------------------------------------------------------------------------

    def _raise_until_tight(self) -> Edge | None:
        """Change potentials until a meeting from a tree is tight, and give it; None where a circle was opened instead."""
        by, edge, opened = self._first_to_be_tight()
        for node in set(self.tops):
            if node.over is not None:
                change = by if node.over else -by
                node.bound += change if node.circle else 0
                for person in node.people():
                    self.potentials[person] += change
        if opened is not None:
            self._open_circle(opened)
            return None
        return edge

    def _first_to_be_tight(self) -> tuple[int, Edge | None, Node | None]:
        best: tuple[int, Edge | None, Node | None] | None = None
        for node in set(self.tops):
            if node.over is False and node.circle and (best is None or node.bound < best[0]):
                best = (node.bound, None, node)
        for first in self.everybody:
            here = self.tops[first]
            if not here.over:
                continue
            row, own = self.costs[first], self.potentials[first]
            for second in self.everybody:
                there = self.tops[second]
                if there is here or there.over is False:
                    continue
                slack = row[second] - own - self.potentials[second]
                slack = slack // 2 if there.over else slack
                if best is None or slack < best[0]:
                    best = (slack, (first, second), None)
        assert best is not None, "everybody may meet everybody"
        return best

    # --- trees ----------------------------------------------------------------------------------------------------

    def _parent(self, node: Node) -> Node | None:
        return self.tops[node.reached[0]] if node.reached else None

    def _root(self, node: Node) -> Node:
        while (parent := self._parent(node)) is not None:
            node = parent
        return node

    def _grow(self, edge: Edge) -> None:
        """A matched node and its mate join the tree that the meeting comes from."""
        node = self.tops[edge[1]]
        mate = self.mates[node.base]
        assert mate is not None, "a free person is a root"
        node.over, node.reached = False, edge
        self.tops[mate].over, self.tops[mate].reached = True, (node.base, mate)

    def _exchange(self, person: int) -> None:
        """Match all of the way from a person's node to its root the other way round, and leave that person free."""
        node = self.tops[person]
        while True:
            _set_base(node, person, self.mates)
            if node.reached is None:
                return
            under = self.tops[node.reached[0]]
            assert under.reached is not None
            person, met = under.reached
            _set_base(under, met, self.mates)
            self.mates[person], self.mates[met] = met, person
            node = self.tops[person]

    # --- circles --------------------------------------------------------------------------------------------------

    def _close_circle(self, edge: Edge) -> None:
        """Two ways of one tree that meet become a node of their own."""
        ways = [self._way_up(self.tops[person]) for person in edge]
        while len(ways[0]) > 1 and len(ways[1]) > 1 and ways[0][-2] is ways[1][-2]:
            for way in ways:
                way.pop()
        (*up, start), (*down, _) = ways
        circle = [start, *reversed(up), *down]
        edges = [*(_reached(node) for node in reversed(up)), edge, *(_reached(node)[::-1] for node in down)]
        blossom = Node(start.base, circle, edges, 0, True, start.reached)
        for person in blossom.people():
            self.tops[person] = blossom

    def _way_up(self, node: Node) -> list[Node]:
        way = [node]
        while (parent := self._parent(way[-1])) is not None:
            way.append(parent)
        return way

    def _open_circle(self, node: Node) -> None:
        """A circle that raises nothing any more is its nodes again: those from where it was reached to its base stay."""
        reached = _reached(node)
        for part in node.circle:
            part.over, part.reached = None, None
            for person in part.people():
                self.tops[person] = part
        size, at = len(node.circle), node.circle.index(self.tops[reached[1]])
        step, over = (-1 if at % 2 == 0 else 1), False
        part = node.circle[at]
        part.over, part.reached = over, reached
        while at % size:
            edge = node.edges[at] if step > 0 else node.edges[at - 1][::-1]
            at, over = at + step, not over
            part = node.circle[at % size]
            part.over, part.reached = over, edge


def _reached(node: Node) -> Edge:
    assert node.reached is not None, "it is no root"
    return node.reached


def _set_base(node: Node, base: int, mates: list[int | None]) -> None:
    """Match all in a node with each other but for one person."""
    node.base = base
    if not node.circle:
        return
    at = next(place for place, part in enumerate(node.circle) if base in part.people())
    node.circle, node.edges = node.circle[at:] + node.circle[:at], node.edges[at:] + node.edges[:at]
    _set_base(node.circle[0], base, mates)
    for place in range(1, len(node.circle), 2):
        first, second = node.edges[place]
        _set_base(node.circle[place], first, mates)
        _set_base(node.circle[place + 1], second, mates)
        mates[first], mates[second] = second, first
