"""Rounds by standing: equals meet, and nobody meets anybody again as long as that can be (a Swiss evening).

Pairs and teams: of all rounds with the fewest repeats that one is played whose meetings are least apart, by the squares of
the distances in the standings. Where everybody plays for themselves, people are put in twos in this way, and the twos at
tables. Then tables are taken apart one after the other and put together again, as long as that makes it better.
Tables of four are no matching: nothing proves that no other seats would be better still.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from fourkings.evenings.fitting import Past, Seats, arranged, past_of, sitting_out
from fourkings.evenings.matching import least_cost
from fourkings.evenings.movement import Kind, Seated, Unit, meeting

PARTNERED: Final = 40
"""How much worse it is to partner somebody again than to meet them again."""
Two = tuple[int, int]


def by_standing(kind: Kind, standing: Sequence[Sequence[Unit]], before: Sequence[Seated]) -> Seated:
    """The next round of groups of equals, the best group first: of those who have sat out least the last does."""
    past, units = past_of(before), [unit for group in standing for unit in group]
    if kind in ("pairs", "teams"):
        places = _places(standing)
        return meeting(past, units, lambda ours, theirs: (places[ours] - places[theirs]) ** 2)
    people = [person for (person,) in units]
    idle = sitting_out(past, people[::-1], len(people) % 4)
    playing = [[unit for unit in group if unit[0] not in idle] for group in standing]
    tables = _Individuals(past, _places(playing), kind == "partners").tables()
    return Seated(tuple(arranged(past, seats, kind == "partners") for seats in tables), idle)


def _places(standing: Sequence[Sequence[Unit]]) -> dict[Unit, int]:
    """Twice the mean place of each one's group, from 0: equals have equal places."""
    places, ahead = dict[Unit, int](), 0
    for group in standing:
        places |= dict.fromkeys(group, 2 * ahead + len(group) - 1)
        ahead += len(group)
    return places


class _Individuals:
    """A round of people who play for themselves; a table is worth its repeats, and then how far its people are apart."""

    def __init__(self, past: Past, places: dict[Unit, int], partners: bool) -> None:
        self.past, self.partners = past, partners
        self.places = {unit[0]: place for unit, place in places.items()}
        self.again = (2 * len(places)) ** 3  # more than all people of a round are apart

    def tables(self) -> list[Seats]:
        """The tables, those of the best first."""
        people = list(self.places)
        twos = [
            (people[first], people[second])
            for first, second in least_cost(len(people), lambda *two: self._two(people, two))
        ]
        tables, worth = self._of_twos(twos)
        better = True
        while better:
            better = False
            for place in range(len(tables)):
                for split in (0, 1):
                    others, less = self._of_twos(self._apart(tables, place, split))
                    if less < worth:
                        tables, worth, better = others, less, True
        return sorted(tables, key=lambda seats: sum(self.places[person] for person in seats))

    def _two(self, people: Sequence[int], two: Two) -> int:
        first, second = people[two[0]], people[two[1]]
        return self.again * self.past.met[frozenset((first, second))] ** 2 + (self.places[first] - self.places[second]) ** 2

    def _of_twos(self, twos: Sequence[Two]) -> tuple[list[Seats], int]:
        """The best tables of these twos, and what they are worth."""
        tables = [
            self._seats((*twos[first], *twos[second]))
            for first, second in least_cost(
                len(twos), lambda first, second: self._cost(self._seats((*twos[first], *twos[second])))
            )
        ]
        return tables, sum(map(self._cost, tables))

    @staticmethod
    def _apart(tables: Sequence[Seats], place: int, split: int) -> list[Two]:
        """The twos of all tables, one of them split in another way."""
        a, b, c, d = tables[place]
        twos = [
            two for at, seats in enumerate(tables) if at != place for two in ((seats[0], seats[1]), (seats[2], seats[3]))
        ]
        return [*twos, *(((a, c), (b, d)) if split else ((a, d), (b, c)))]

    def _seats(self, people: Seats) -> Seats:
        """A table of two twos: of both ways to put twos across the one with fewer repeats, else the more even one."""
        a, b, c, d = people
        return min(((a, b, d, c), (a, b, c, d)), key=lambda seats: (self._repeats(seats), self._uneven(seats)))

    def _uneven(self, seats: Seats) -> int:
        first, second, third, fourth = (self.places[person] for person in seats)
        return abs(first + third - second - fourth)

    def _cost(self, seats: Seats) -> int:
        apart = sum((self.places[first] - self.places[second]) ** 2 for first, second in combinations(seats, 2))
        return self.again * self._repeats(seats) + apart

    def _repeats(self, seats: Seats) -> int:
        met = sum(self.past.met[frozenset(two)] ** 2 for two in combinations(seats, 2))
        if not self.partners:
            return met
        return met + PARTNERED * sum(self.past.partnered[frozenset(two)] ** 2 for two in (seats[::2], seats[1::2]))
