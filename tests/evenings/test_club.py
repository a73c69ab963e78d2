"""The standings of a club beside a count by hand over all rounds of its evenings."""

from collections.abc import Callable
from typing import cast

import pytest

from evenings.simulated import Simulated, plan
from fourkings.arena.intervals import bounded
from fourkings.evenings.events import Evening
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import club_standings, standings


def played(kind: Kind, people: int, rounds: int, seed: int) -> Evening:
    evening = Simulated(plan(kind, rounds), people, seed)
    for _ in range(rounds):
        evening.start()
        evening.play()
    return evening.state


def itself(player: str) -> str:
    return player


def test_shares_of_all_rounds_of_all_evenings_count_alike():
    evenings = [played("partners", 8, 3, 1), played("alone", 8, 2, 2), played("pairs", 6, 2, 3)]
    expected: dict[str, list[float]] = {}
    for evening in evenings:
        for row in standings(evening):
            for number in row.entrants:
                expected.setdefault(evening.entrants[number - 1].player, []).extend(row.shares)
    listed = club_standings(evenings, itself)
    assert {row.person: row.rounds for row in listed} == {person: len(shares) for person, shares in expected.items()}
    for row in listed:
        assert row.share == bounded(expected[row.person])
        assert row.evenings == (3 if row.person in {f"person {number}" for number in range(1, 7)} else 2)
        assert row.first <= row.place <= row.last
        better = [
            other for other in listed if (other.few, -round(other.share.mean, 9)) < (row.few, -round(row.share.mean, 9))
        ]
        assert row.place == len(better) + 1
    assert [row.place for row in listed] == sorted(row.place for row in listed)


def test_whoever_has_played_too_few_rounds_follows_the_others():
    evening = Simulated(plan("alone", 5), 8)
    evening.start()
    evening.play()
    first = standings(evening.state)[0].entrants[0]
    evening.go(first)
    for _ in range(4):
        evening.start()
        evening.play()
    last = club_standings([evening.state], itself)[-1]
    assert (last.person, last.few, last.place) == (f"person {first}", True, 8)


def test_partners_of_a_pair_count_both():
    listed = club_standings([played("pairs", 8, 3, 4)], itself)
    assert len(listed) == 8
    by_share = {row.person: row.share for row in listed}
    assert by_share["person 1"] == by_share["person 2"]


@pytest.mark.parametrize(
    ("person_of", "people"),
    [
        (lambda player: "" if player == "person 1" else player, 7),
        (lambda player: "both" if player in ("person 1", "person 2") else player, 7),
    ],
)
def test_forgotten_people_are_not_ranked_and_two_entrants_may_be_one_person(person_of: object, people: int):
    evening = played("partners", 8, 2, 5)
    listed = club_standings([evening], cast("Callable[[str], str]", person_of))
    assert len(listed) == people


def test_a_single_round_gives_no_interval_and_no_evening_no_standings():
    assert club_standings([], itself) == ()
    listed = club_standings([played("partners", 4, 1, 6)], itself)
    assert all(not row.share.known and (row.first, row.last) == (1, 4) for row in listed)
