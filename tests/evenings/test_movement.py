"""Movements and whist tournaments, each proven by counting."""

from collections import Counter
from itertools import combinations

import pytest

from cases import few
from fourkings.evenings import designs
from fourkings.evenings.designs import MAX_PAIRS, WHIST_SIZES, count_comparisons, round_robin, whist_tournament
from fourkings.evenings.fitting import history_of
from fourkings.evenings.movement import Kind, Seating, design_rounds, next_design_round, search_round


def pairs_met(rounds: list[Seating]) -> Counter[frozenset[int]]:
    return history_of(rounds).met


def check_chairs(seating: Seating, people: int) -> None:
    everybody = [person for seats in seating.tables for person in seats] + list(seating.idle)
    assert sorted(everybody) == list(range(people))


@pytest.mark.parametrize("players", designs.FIELDS)
def test_each_two_players_of_a_resolvable_design_meet_exactly_once(players: int) -> None:
    rounds = list(design_rounds("alone", players))
    assert len(rounds) == (players - 1) // 3
    for seating in rounds:
        check_chairs(seating, players)
        assert seating.idle == ()
    assert pairs_met(rounds) == dict.fromkeys(map(frozenset, combinations(range(players), 2)), 1)


@pytest.mark.parametrize("pairs", range(2, MAX_PAIRS + 1))
def test_each_two_pairs_meet_once_and_a_pair_sits_out_at_most_once(pairs: int) -> None:
    rounds = round_robin(pairs)
    assert len(rounds) == pairs - 1 + pairs % 2
    met = Counter(frozenset(meeting) for meetings in rounds for meeting in meetings)
    assert met == dict.fromkeys(map(frozenset, combinations(range(pairs), 2)), 1)
    idle = Counter(pair for meetings in rounds for pair in set(range(pairs)) - {pair for met in meetings for pair in met})
    assert idle == (dict.fromkeys(range(pairs), 1) if pairs % 2 else {})


@pytest.mark.parametrize("pairs", range(4, MAX_PAIRS + 1))
def test_each_two_pairs_are_compared_about_equally_often(pairs: int) -> None:
    """Turned as the circle turns them, some are compared in every round and others never."""
    counts = count_comparisons(round_robin(pairs), pairs).values()
    mean = sum(counts) / len(counts)
    assert max(counts) - min(counts) <= 2 * mean
    assert sum((count - mean) ** 2 for count in counts) / len(counts) < mean / 2 + 0.6


def test_there_are_neither_too_few_pairs_nor_too_many() -> None:
    for pairs in (1, MAX_PAIRS + 1):
        with pytest.raises(ValueError, match=f"{pairs} pairs do not meet: 2 to 20 do"):
            round_robin(pairs)
        assert design_rounds("pairs", pairs) == ()


def evening(kind: Kind, people: int, rounds: int) -> list[Seating]:
    before: list[Seating] = []
    for number in range(rounds):
        before.append(
            next_design_round(kind, range(people), before) or search_round(kind, range(people), before, seed=number)
        )
        check_chairs(before[-1], people)
    return before


@pytest.mark.parametrize("people", few([*range(4, 16), *range(18, 41, 3), 33, 36, 40], 10))
def test_nobody_partners_anybody_twice_in_six_rounds_nor_is_idle_twice_before_all_were_once(people: int) -> None:
    rounds = evening("partners", people, min(6, people - 1))
    past = history_of(rounds)
    if people not in (6, 7):  # four of so few can not play six rounds with others
        assert max(past.partnered.values()) == 1
    check_fair_idleness(rounds, people)
    if people > 16:
        assert max(past.met.values()) <= 3


@pytest.mark.parametrize("people", [4, 6, 8, 11, 12, 16, 18, 20, 23, 24, 28, 32, 36, 39, 40])
def test_those_who_play_alone_meet_as_evenly_as_can_be(people: int) -> None:
    rounds = evening("alone", people, 5)
    check_fair_idleness(rounds, people)
    met, seats = history_of(rounds).met, 12 * 5 / (people - 1) / 2 if people % 4 else 15 / (people - 1)
    assert max(met.values()) <= int(seats) + 2


@pytest.mark.parametrize("people", [8, 10, 14, 22, 38])
def test_pairs_that_are_fitted_meet_no_other_twice(people: int) -> None:
    before: list[Seating] = []
    for number in range(people // 2 - 1 - 2 * (people > 8)):
        before.append(search_round("pairs", range(people), before, seed=number))
        check_chairs(before[-1], people)
    past = history_of(before)
    assert all(set(pair) in ({2 * n, 2 * n + 1} for n in range(people // 2)) for pair in past.partnered)
    assert max(count for pair, count in past.met.items() if pair not in past.partnered) <= 2
    check_fair_idleness(before, people)


def check_fair_idleness(rounds: list[Seating], people: int) -> None:
    idle = Counter(dict.fromkeys(range(people), 0))
    for seating in rounds:
        idle.update(seating.idle)
        assert max(idle.values()) - min(idle.values()) <= 1


def test_a_round_is_the_same_for_the_same_past_and_seed() -> None:
    rounds = evening("partners", 11, 3)
    assert search_round("partners", range(11), rounds, 7) == search_round("partners", range(11), rounds, 7)
    assert search_round("partners", range(11), rounds, 7) != search_round("partners", range(11), rounds, 8)


def test_neighbours_change() -> None:
    assert max(history_of(evening("partners", 16, 15)).left_of.values()) == 2
    assert max(history_of(evening("alone", 12, 8)).left_of.values()) == 2


def test_a_design_that_is_at_its_end_begins_again() -> None:
    rounds = evening("pairs", 8, 6)
    assert rounds[3:] == rounds[:3]


@pytest.mark.parametrize("players", WHIST_SIZES)
def test_everybody_partners_everybody_once_and_opposes_everybody_twice(players: int) -> None:
    rounds = whist_tournament(players)
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for tables in rounds:
        partners.update(frozenset(pair) for table in tables for pair in table)
        opponents.update(frozenset((player, other)) for ours, theirs in tables for player in ours for other in theirs)
    every = {frozenset(pair) for pair in combinations(range(players), 2)}
    assert partners == dict.fromkeys(every, 1)
    assert opponents == dict.fromkeys(every, 2)


@pytest.mark.parametrize("players", WHIST_SIZES)
def test_everybody_has_one_seat_in_each_round_and_sits_out_at_most_once(players: int) -> None:
    rounds = whist_tournament(players)
    idle: Counter[int] = Counter()
    for tables in rounds:
        seated = [player for table in tables for pair in table for player in pair]
        assert len(seated) == len(set(seated)) == players // 4 * 4
        assert set(seated) <= set(range(players))
        idle.update(set(range(players)) - set(seated))
    assert len(rounds) == (players if players % 4 else players - 1)
    assert idle == (dict.fromkeys(range(players), 1) if players % 4 else {})


@pytest.mark.parametrize("players", [3, 6, 33, 36, 44])
def test_numbers_without_a_tournament_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"no whist tournament of {players} players is known: 4, 5, 8"):
        whist_tournament(players)
