"""Two seats swapped: in the next round as it is drawn, in one with real cards for a reason, pairs and teams as a whole."""

from dataclasses import replace

import pytest

from evenings.simulated import SECRET, Simulated, plan
from fourkings.evenings import commands, log
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import Round
from fourkings.evenings.movement import Kind


def places(round_: Round) -> dict[int, tuple[int, int]]:
    """Where everybody sits: the table and the seat there."""
    return {person: (at, seat) for at, table in enumerate(round_.tables) for seat, person in enumerate(table.seats)}


def refused(why: str) -> pytest.RaisesExc[CommandRefused]:
    return pytest.raises(CommandRefused, match=f"^{why}$")


def drawn(evening: Simulated) -> Round:
    """The next round as it is drawn, swaps and all."""
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
    assert log.replay_log(log.parse_events(map(log.encode_event, evening.events))) == evening.state
    evening.play()
    evening.start()
    assert evening.state.rounds[1].swaps == (), "a swap is of one round"


def test_repeating_a_swap_undoes_it() -> None:
    evening = Simulated(plan("partners"), 8)
    before = drawn(evening)
    swap(evening, 1, 2)
    assert drawn(evening) != before
    swap(evening, 2, 1)
    assert drawn(evening) == before


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
    assert log.replay_log(log.parse_events(map(log.encode_event, paper.events))) == paper.state
