"""Whist tournaments, each proven by counting."""

from collections import Counter
from itertools import combinations

import pytest

from fourkings.evenings.designs import WHIST_SIZES, whist_tournament


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
