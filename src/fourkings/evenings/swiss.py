"""Swiss rounds: units with similar results meet, and nobody meets anybody again as long as possible.

Pairs and teams: of all rounds with the fewest repeats, the one with the least sum of squared distances in the standings.
If everybody plays for themselves, people are matched into twos in this way, and the twos into tables. Then tables are
split one after the other and matched again, as long as that improves the round. Nothing proves that no other tables of four
would be better still.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from fourkings.evenings.fitting import PARTNERED, History, Seats, arrange, choose_idle, history_of, min_cost_matching
from fourkings.evenings.movement import Kind, Seating, Unit, match_units

Two = tuple[int, int]


def swiss_round(kind: Kind, groups: Sequence[Sequence[Unit]], before: Sequence[Seating]) -> Seating:
    """Return the next round, after those `before`; `groups`: units with equal results, the best group first.

    Of those who have sat out least, the last in the standings sits out.
    """
    history, units = history_of(before), [unit for group in groups for unit in group]
    if kind in ("pairs", "teams"):
        ranks = _ranks(groups)
        return match_units(history, units, lambda ours, theirs: (ranks[ours] - ranks[theirs]) ** 2)
    people = [person for (person,) in units]
    idle = choose_idle(history, people[::-1], len(people) % 4)
    playing = [[unit for unit in group if unit[0] not in idle] for group in groups]
    tables = _TableSearch(history, _ranks(playing), kind == "partners").tables()
    return Seating(tuple(arrange(history, seats, kind == "partners") for seats in tables), idle)


def _ranks(groups: Iterable[Sequence[Unit]]) -> dict[Unit, int]:
    """Return each unit's rank: twice the mean place of its group, from 0, so that equal results have equal ranks."""
    ranks, ahead = dict[Unit, int](), 0
    for group in groups:
        ranks |= dict.fromkeys(group, 2 * ahead + len(group) - 1)
        ahead += len(group)
    return ranks


class _TableSearch:
    """A search for tables of people who play for themselves: with few repeats, then with small distances of ranks."""

    def __init__(self, history: History, ranks: dict[Unit, int], partners: bool) -> None:
        self.history, self.partners = history, partners
        self.ranks = {unit[0]: rank for unit, rank in ranks.items()}
        self.repeat_cost = (2 * len(ranks)) ** 3  # more than all distances of a round

    def tables(self) -> list[Seats]:
        """Return the tables found, those with the best people first."""
        people = list(self.ranks)

        def cost_of_two(first: int, second: int) -> int:
            ours, theirs = people[first], people[second]
            repeats = self.history.met[frozenset((ours, theirs))] ** 2
            return self.repeat_cost * repeats + (self.ranks[ours] - self.ranks[theirs]) ** 2

        matching = min_cost_matching(len(people), cost_of_two)
        tables, cost = self._match_twos([(people[first], people[second]) for first, second in matching])
        improved = True
        while improved:
            improved = False
            for index in range(len(tables)):
                for crossed in (False, True):
                    changed, new_cost = self._match_twos(_split(tables, index, crossed))
                    if new_cost < cost:
                        tables, cost, improved = changed, new_cost, True
        return sorted(tables, key=lambda seats: sum(self.ranks[person] for person in seats))

    def _match_twos(self, twos: Sequence[Two]) -> tuple[list[Seats], int]:
        """Return the best tables made of these twos, each of two twos, and their cost."""

        def table(first: int, second: int) -> Seats:
            return self._best_seats((*twos[first], *twos[second]))

        matching = min_cost_matching(len(twos), lambda first, second: self._cost(table(first, second)))
        tables = [table(first, second) for first, second in matching]
        return tables, sum(map(self._cost, tables))

    def _best_seats(self, people: Seats) -> Seats:
        """Seat two twos at a table, as neighbours: with fewer repeats, then with more even sides."""
        a, b, c, d = people

        def unevenness(seats: Seats) -> int:
            first, second, third, fourth = (self.ranks[person] for person in seats)
            return abs(first + third - second - fourth)

        return min(((a, b, d, c), (a, b, c, d)), key=lambda seats: (self._repeats(seats), unevenness(seats)))

    def _cost(self, seats: Seats) -> int:
        distance = sum((self.ranks[first] - self.ranks[second]) ** 2 for first, second in combinations(seats, 2))
        return self.repeat_cost * self._repeats(seats) + distance

    def _repeats(self, seats: Seats) -> int:
        met = sum(self.history.met[frozenset(two)] ** 2 for two in combinations(seats, 2))
        if not self.partners:
            return met
        return met + PARTNERED * sum(self.history.partnered[frozenset(two)] ** 2 for two in (seats[::2], seats[1::2]))


def _split(tables: Sequence[Seats], index: int, crossed: bool) -> list[Two]:
    """Return the twos of all tables, after the people of one table (by `index`) have been put together in another way."""
    a, b, c, d = tables[index]
    others = [two for seats in (*tables[:index], *tables[index + 1 :]) for two in (seats[:2], seats[2:])]
    return [*others, *(((a, c), (b, d)) if crossed else ((a, d), (b, c)))]
