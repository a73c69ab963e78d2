"""Who sits where: swapped seats, and rounds drawn by standing."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from cases import few
from evenings.simulated import SECRET, Simulated, plan
from evenings.test_evening import refused
from fourkings.evenings import commands, events
from fourkings.evenings.fitting import history_of, min_cost_matching
from fourkings.evenings.movement import Kind, Seating
from fourkings.evenings.standings import standings
from fourkings.evenings.state import Evening, Result, Round
from fourkings.evenings.swiss import swiss_round


def places(round_: Round) -> dict[int, tuple[int, int]]:
    return {person: (at, seat) for at, table in enumerate(round_.tables) for seat, person in enumerate(table.seats)}


def drawn(evening: Simulated) -> Round:
    ahead = Simulated.__new__(Simulated)
    ahead.events, ahead.state = list(evening.events), evening.state
    ahead.start()
    return ahead.state.rounds[-1]


def swap(evening: Simulated, first: int, second: int, reason: str = "") -> None:
    evening.do(commands.swap_seats(evening.state, first, second, SECRET, reason))


@pytest.mark.parametrize("kind", ["partners", "alone"])
def test_two_swap_seats_before_a_round_and_nobody_else_moves(kind: Kind) -> None:
    evening = Simulated(plan(kind), 9)
    before = places(drawn(evening))
    first, second = sorted(person for person in before if person > 0)[:2]
    swap(evening, first, second)
    evening.start()
    after = places(evening.state.rounds[0])
    assert (after[first], after[second]) == (before[second], before[first])
    assert {person: place for person, place in after.items() if person not in (first, second)} == {
        person: place for person, place in before.items() if person not in (first, second)
    }
    assert [(swapped.first, swapped.second) for swapped in evening.state.rounds[0].swaps] == [(first, second)]
    assert evening.state.swaps == ()
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == evening.state
    evening.play()
    evening.start()
    assert evening.state.rounds[1].swaps == (), "a swap is of one round"


def test_an_idle_person_may_swap_with_a_player() -> None:
    evening = Simulated(plan("partners", fill=""), 5)
    (idle,) = drawn(evening).idle
    playing = next(iter(places(drawn(evening))))
    swap(evening, idle, playing)
    evening.start()
    assert evening.state.rounds[0].idle == (playing,)


@pytest.mark.parametrize(("kind", "people"), [("pairs", 12), ("teams", 16)])
def test_pairs_and_teams_swap_as_a_whole_and_members_among_themselves(kind: Kind, people: int) -> None:
    evening = Simulated(plan(kind), people)
    before = places(drawn(evening))
    ours, theirs = evening.state.unit(1), evening.state.unit(people)
    swap(evening, 1, people)
    after = places(drawn(evening))
    assert [after[person] for person in ours + theirs] == [before[person] for person in theirs + ours]
    swap(evening, ours[0], ours[1])
    last = places(drawn(evening))
    assert (last[ours[0]], last[ours[1]]) == (after[ours[1]], after[ours[0]])


def test_a_swap_with_a_person_who_left_is_skipped() -> None:
    evening = Simulated(plan("partners"), 8)
    swap(evening, 1, 2)
    evening.go(2)
    assert 1 in places(drawn(evening))
    assert 2 not in places(drawn(evening))


def test_seats_of_a_current_round_are_swapped_only_with_real_cards_and_a_reason() -> None:
    evening = Simulated(plan("partners", fill=""), 8)
    for pair in ((1, 1), (1, 9)):
        with refused("no-swap" if pair[1] < 9 else "no-such-entrant"):
            swap(evening, *pair)
    evening.start()
    with refused("seats-taken"):
        swap(evening, 1, 2, "they asked")
    paper = Simulated(replace(plan("partners", fill=""), paper=True), 8)
    paper.start()
    before = places(paper.state.rounds[0])
    with refused("no-reason"):
        swap(paper, 1, 2, " ")
    swap(paper, 1, 2, "the wheelchair")
    after = places(paper.state.rounds[0])
    assert (after[1], after[2]) == (before[2], before[1])
    assert paper.state.rounds[0].swaps[0].reason == "the wheelchair"
    paper.do(commands.score(paper.state, after[1][0], [41, 2, 3, 4]))
    with refused("table-over"):
        swap(paper, 1, 2, "too late")
    assert events.replay_log(events.parse_events(map(events.encode_event, paper.events))) == paper.state


class Costs(dict[frozenset[int], int]):
    """By two people, what it costs that they meet."""

    def of(self, first: int, second: int) -> int:
        return self[frozenset((first, second))]


def all_matchings(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        for rest in all_matchings([person for person in others if person != other]):
            yield [(first, other), *rest]


@pytest.mark.parametrize("highest", [1, 2, 5, 1000])
@pytest.mark.parametrize("people", [2, 4, 6, 8])
def test_no_matching_costs_less_and_ties_give_small_numbers_large_partners(people: int, highest: int) -> None:
    rng = random.Random(f"{people} {highest}")
    for _ in range(60):
        costs = Costs({frozenset(two): rng.randint(0, highest) for two in combinations(range(people), 2)})

        def worth(matching: list[tuple[int, int]], costs: Costs = costs) -> tuple[int, list[tuple[int, int]]]:
            return -sum(costs.of(*two) for two in matching), matching

        assert min_cost_matching(people, costs.of) == max(all_matchings(range(people)), key=worth)


def test_an_odd_number_of_people_is_refused() -> None:
    with pytest.raises(ValueError, match="3 people cannot all meet in twos"):
        min_cost_matching(3, lambda first, second: 0)


def repeats(before: Sequence[Seating], met: Sequence[tuple[int, int]], units: Sequence[tuple[int, ...]]) -> int:
    """How often those who meet have met before, squared, counted from the seats."""
    times = Counter(
        frozenset((seats[0], seats[1])) for seating in before for seats in seating.tables
    )  # the first people of both pairs, whichever sits first
    return sum(times[frozenset((units[first][0], units[second][0]))] ** 2 for first, second in met)


@pytest.mark.parametrize("seed", range(8))
def test_equals_meet_in_rounds_with_the_fewest_repeats(seed: int) -> None:
    rng, units = random.Random(seed), [(2 * number, 2 * number + 1) for number in range(6)]
    before: list[Seating] = []
    for _ in range(7):  # five without a repeat, and then some
        standing = rng.sample(units, 6)
        seating = swiss_round("pairs", [[unit] for unit in standing], before)
        places = {unit[0]: place for place, unit in enumerate(standing)}
        met = [(places[seats[0]], places[seats[1]]) for seats in seating.tables]

        def worth(two: Sequence[tuple[int, int]], standing=standing) -> tuple[int, int]:  # type: ignore[no-untyped-def]
            return repeats(before, two, standing), sum((first - second) ** 2 for first, second in two)

        assert worth(met) == min(map(worth, all_matchings(range(6))))
        before.append(seating)


def met_twice(state: Evening) -> int:
    met = Counter(
        frozenset((state.unit(seats[0]), state.unit(seats[1])))
        for round_ in state.rounds
        for seats in (table.seats for table in round_.tables[:: 2 if state.plan.kind == "teams" else 1])
        if min(seats) > 0
    )
    return sum(count > 1 for count in met.values())


@pytest.mark.parametrize(
    ("kind", "people"), few([("pairs", n) for n in (12, 14, 22, 30, 40)] + [("teams", n) for n in (24, 28, 40)], 3)
)
@pytest.mark.parametrize("fill", ["careful", ""], ids=["bots", "out"])
def test_nobody_meets_anybody_twice(kind: Kind, people: int, fill: str) -> None:
    evening = Simulated(plan(kind, 5, fill, swiss=True), people)
    for _ in range(5):
        evening.start()
        evening.play()
    assert met_twice(evening.state) == 0
    idle = Counter({number: 0 for entrant in evening.state.entrants for number in evening.state.unit(entrant.number)})
    idle.update(person for round_ in evening.state.rounds for person in round_.idle)
    assert max(idle.values()) - min(idle.values()) <= 1, "nobody sits out twice before all have once"
    directions = Counter(
        person for round_ in evening.state.rounds for table in round_.tables for person in table.seats[::2]
    )
    assert kind == "teams" or all(1 <= directions[entrant.number] <= 4 for entrant in evening.state.entrants)


def by_strength(evening: Simulated) -> None:
    for number, table in enumerate(evening.state.rounds[-1].tables):
        ours, theirs = min(table.seats[::2]), min(table.seats[1::2])
        scores = (4, 0, 4, 0) if ours < theirs else (0, 4, 0, 4)
        points = scores if len(evening.result().scores) == 4 else scores[:2]
        winners = (0, 2) if ours < theirs else (1, 3)
        evening.do(commands.finish(evening.state, number, Result(points, winners)))


def test_the_best_meet_the_best() -> None:
    """Of 16 pairs where the better one always wins, four rounds find the best, and the last best are at the last tables."""
    evening = Simulated(plan("pairs", 4, "", swiss=True), 32)
    for _ in range(4):
        evening.start()
        by_strength(evening)
    shares = {standing.entrants: standing.share.mean for standing in standings(evening.state)}
    assert shares[1, 2] == 1.0
    assert sum(share == 1.0 for share in shares.values()) == 1
    assert [sum(share == won / 4 for share in shares.values()) for won in range(5)] == [1, 4, 6, 4, 1]


@pytest.mark.costly
@pytest.mark.parametrize("people", few([15, 12, 16, 28, 33, 40, 22], 2))
@pytest.mark.parametrize("kind", ["partners", "alone"])
def test_individuals_meet_by_standing_and_partner_nobody_twice(kind: Kind, people: int) -> None:
    evening = Simulated(plan(kind, 5, "", swiss=True), people)
    for _ in range(5):
        evening.start()
        last = evening.state.rounds[-1]
        assert len(last.tables) == people // 4
        evening.play()
    history = history_of(round_.seating for round_ in evening.state.rounds)
    if kind == "partners":
        assert max(history.partnered.values()) == 1
    assert max(history.met.values()) <= (2 - (people > 30) if kind == "alone" else 3)
    idle = Counter({entrant.number: 0 for entrant in evening.state.entrants})
    idle.update(person for round_ in evening.state.rounds for person in round_.idle)
    assert max(idle.values()) - min(idle.values()) <= 1


def test_a_latecomer_meets_the_middle() -> None:
    evening = Simulated(plan("pairs", 3, "", swiss=True), 14)
    evening.start()
    by_strength(evening)
    for _ in range(2):
        evening.come()
    evening.start()
    (seats,) = [table.seats for table in evening.state.rounds[-1].tables if 15 in table.seats]
    other = seats[1] if 15 in seats[::2] else seats[0]
    shares = {person: standing.share.mean for standing in standings(evening.state) for person in standing.entrants}
    order = sorted((*shares.values(), 0.5, 0.5), reverse=True)
    assert abs(order.index(shares[other]) - order.index(0.5)) <= 6
