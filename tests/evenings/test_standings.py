"""Standings, against a count that is written a second time."""

import re
from itertools import combinations
from pathlib import Path
from statistics import mean

import pytest

from evenings.simulated import Simulated, plan
from fourkings.evenings import commands, events
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import standings
from fourkings.evenings.state import DealResult, Evening, Result, Round

DOCS = Path(__file__).parents[2] / "docs"
KINDS: tuple[Kind, ...] = ("partners", "alone", "pairs", "teams")


def side_points(points: tuple[int, ...], seat: int, kind: Kind) -> float:
    if kind == "alone":
        return points[seat]
    return points[seat % 2] if len(points) == 2 else points[seat] + points[(seat + 2) % 4]


def counted(state: Evening) -> dict[int, list[float]]:
    """By person, the share of each round, each pair of results compared one by one."""
    kind, shares = state.plan.kind, dict[int, list[float]]()
    for round_ in state.rounds:
        for place, table in enumerate(round_.tables):
            for seat, person in enumerate(table.seats):
                if person > 0 and table.result is not None:
                    share = share_of_boards if state.plan.same_boards else share_of_table
                    if kind == "teams":
                        shares.setdefault(person, []).append(share_of_match(round_, place, seat))
                        continue
                    shares.setdefault(person, []).append(share(round_, table, seat, kind))
    return shares


def share_of_table(round_, table, seat, kind):  # type: ignore[no-untyped-def]
    scores = table.result.scores
    others = [place for place in range(4) if place != seat and (kind == "alone" or place % 2 != seat % 2)]
    own = side_points(scores, seat, kind)
    return mean(
        1.0 if own > other else 0.5 if own == other else 0.0
        for other in (side_points(scores, place, kind) for place in others)
    )


def share_of_boards(round_, table, seat, kind):  # type: ignore[no-untyped-def]
    """Neuberg by hand: E tables, of which A played the deal; M match points of 2(A - 1) become ME/A + (E - A)/A."""
    shares, tables = [], [other for other in round_.tables if other.result]
    for deal in table.result.deals:

        def beyond(points: tuple[int, ...]) -> float:
            if kind == "alone":
                return points[seat] - sum(points[place] for place in range(4) if place != seat) / 3
            return side_points(points, seat, kind) - side_points(points, (seat + 1) % 4, kind)

        others = [beyond(same.points) for other in tables for same in other.result.deals if same.number == deal.number]
        own, expected, actual = beyond(deal.points), len(tables), len(others)
        raw = sum(2 if own > other else 1 if own == other else 0 for other in others) - 1  # not against itself
        shares.append((raw * expected / actual + (expected - actual) / actual) / (2 * (expected - 1)))
    return mean(shares)


def share_of_match(round_: Round, place: int, seat: int) -> float:
    """Deal by deal, what a team's pair made of cards that the other team's pair held at the other table of the match."""
    own, other = round_.tables[place].result, round_.tables[place + 1 if place % 2 == 0 else place - 1].result
    assert own
    assert other
    beyond = [
        [side_points(deal.points, seat, "teams") - side_points(deal.points, (seat + 1) % 4, "teams") for deal in deals]
        for deals in (own.deals, other.deals)
    ]
    return mean(1.0 if ours > theirs else 0.5 if ours == theirs else 0.0 for ours, theirs in zip(*beyond, strict=False))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("same_boards", [False, True], ids=["own", "same"])
def test_standings_equal_an_independent_count(kind: Kind, same_boards: bool) -> None:
    evening = Simulated(plan(kind, 4, "", same_boards), 27 if kind == "teams" else 18)
    for _ in range(4):
        evening.start()
        evening.play()
        evening.happens()
    shares = counted(evening.state)
    listed = standings(evening.state)
    assert sorted(person for standing in listed for person in standing.entrants) == sorted(shares)
    for standing in listed:
        for person in standing.entrants:
            assert standing.shares == pytest.approx(shares[person])
        assert standing.share.mean == pytest.approx(mean(standing.shares))
        assert standing.first <= standing.place <= standing.last
    order = [(standing.few, -round(standing.share.mean, 9)) for standing in listed]
    assert order == sorted(order)
    seen = [{*round_.idle, *(who for table in round_.tables for who in table.seats)} for round_ in evening.state.rounds]
    for standing in listed:
        assert standing.few == (sum(not people.isdisjoint(standing.entrants) for people in seen) < 2)
    for better, worse in combinations(listed, 2):
        assert better.place <= worse.place


@pytest.mark.parametrize("kind", KINDS)
def test_bots_are_not_ranked_and_a_pair_has_one_place(kind: Kind) -> None:
    evening = Simulated(plan(kind, 3), 10)
    for _ in range(3):
        evening.start()
        evening.play()
    listed = standings(evening.state)
    assert len(listed) == {"pairs": 5, "teams": 2}.get(kind, 10)
    assert all(person > 0 for standing in listed for person in standing.entrants)


def test_a_table_without_a_result_counts_for_nobody_and_a_correction_does() -> None:
    evening = Simulated(plan("partners", 2), 8)
    evening.start()
    seats = evening.state.rounds[0].tables[0].seats
    evening.do(commands.abandon(evening.state, 0, "the light went out"))
    evening.do(commands.finish(evening.state, 1, evening.result()))
    assert len(standings(evening.state)) == 4
    ours = Result((9, 0, 0, 0), (0, 2))
    evening.do(commands.correct(evening.state, 0, 0, ours, "played after all"))
    by_person = {standing.entrants[0]: standing for standing in standings(evening.state)}
    assert [by_person[person].share.mean for person in seats] == [1, 0, 1, 0]
    assert [by_person[person].points for person in seats] == [9, -9, 9, -9]


def test_a_single_good_round_is_not_first_and_has_no_place_in_a_cut() -> None:
    evening = Simulated(plan("alone", 6), 8)
    evening.start()
    evening.play()
    first = standings(evening.state)[0].entrants[0]
    assert standings(evening.state)[0].share.mean == 1
    evening.go(first)
    for _ in range(4):
        evening.start()
        evening.play()
    *others, last = standings(evening.state)
    assert (last.entrants, last.few, last.place, last.first, last.last) == ((first,), True, 8, 8, 8)
    assert not any(standing.few for standing in others)
    evening.return_(first)
    evening.do(commands.cut(evening.state, 4))
    stay = {entrant.number for entrant in evening.state.entrants if entrant.here}
    assert stay == {standing.entrants[0] for standing in others if standing.place <= 4}
    assert evening.state.entrants[first - 1].cut


def test_absent_entrants_take_no_place_of_a_cut() -> None:
    evening = Simulated(plan("alone", 4), 8)
    for _ in range(3):
        evening.start()
        evening.play()
    before = [standing.entrants[0] for standing in standings(evening.state)]
    evening.go(before[0])
    evening.do(commands.cut(evening.state, 4))
    assert {entrant.number for entrant in evening.state.entrants if entrant.here} >= set(before[1:5])


@pytest.mark.parametrize("carry", [False, True])
def test_a_final_places_those_who_play_it_with_and_without_the_rounds_before(carry: bool) -> None:
    evening = Simulated(plan("alone", 4), 8)
    for _ in range(3):
        evening.start()
        evening.play()
    before = [standing.entrants for standing in standings(evening.state)]
    evening.do(commands.cut(evening.state, 4, carry))
    assert [standing.entrants for standing in standings(evening.state)] == before
    with pytest.raises(commands.CommandRefused, match="cut"):
        evening.come()
    evening.start()
    evening.play(lambda: Result((30, 20, -20, -30), (0,)))
    after = standings(evening.state)
    assert {standing.entrants for standing in after[:4]} == set(before[:4])
    assert [standing.entrants for standing in after[4:]] == before[4:]
    assert (
        [standing.first > 4 for standing in after] == [standing.last > 4 for standing in after] == [False] * 4 + [True] * 4
    )
    assert {standing.rounds for standing in after[:4]} == ({4} if carry else {1})
    assert ([row.entrants[0] for row in after[:4]] == [*evening.state.rounds[3].tables[0].seats]) or carry
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == evening.state


def test_the_director_chooses_how_many_rounds_a_place_needs() -> None:
    evening = Simulated(plan("alone", 4), 5)
    for _ in range(3):
        evening.start()
        evening.play()
    evening.go(1)
    evening.start()
    evening.play()
    assert not any(standing.few for standing in standings(evening.state)), "who sat out was there"
    evening.do(commands.require_rounds(evening.state, 4))
    assert [standing.entrants for standing in standings(evening.state) if standing.few] == [(1,)]
    with pytest.raises(commands.CommandRefused, match="rounds"):
        commands.require_rounds(evening.state, 5)


def test_two_equals_are_parted_by_the_round_in_which_they_met() -> None:
    evening = Simulated(plan("alone", 2), 4)
    for scores in ((30, 0, -10, -20), (0, 30, -20, -10)):
        evening.start()
        seats = evening.state.rounds[-1].tables[0].seats
        points = dict(zip((1, 2, 3, 4), scores, strict=True))
        evening.play(lambda: Result(tuple(points[who] for who in seats), (seats.index(max(points, key=points.get)),)))  # noqa: B023
    assert [(row.entrants, row.place) for row in standings(evening.state)] == [((1,), 1), ((2,), 1), ((3,), 3), ((4,), 3)]


@pytest.mark.parametrize("page", ["evening.md", "evening.fr.md"])
def test_the_worked_example_of_the_page_is_computed(page: str) -> None:
    rows = re.findall(r"^\| ([A-Z][a-z]+) \|(.*%.*)\|$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
    shown = {name: [re.sub(r"\D", "", cell) for cell in cells.split("|")] for name, cells in rows}
    *shares, means, finals, places = zip(*shown.values(), strict=True)
    evening, names = Simulated(plan("alone", 4), len(shown)), sorted(shown)
    for number, of_round in enumerate((*shares, finals)):
        if number == 1:
            evening.go(names.index("Ana") + 1)
        if number == 3:
            computed = {names[row.entrants[0] - 1]: f"{row.share.mean:.0%}"[:-1] for row in standings(evening.state)}
            assert computed == dict(zip(shown, means, strict=True))
            evening.do(commands.cut(evening.state, 4))
        left = {who: int(share) for who, share in zip(shown, of_round, strict=True) if share}
        tables = [[next((who for who in left if left[who] == share), "") for share in (100, 67, 33, 0)]]
        if len(left) > 4:
            tables.append(
                [
                    next((who for who in left if left[who] == share and who not in tables[0]), "")
                    for share in (100, 67, 33, 0)
                ]
            )
        seats = tuple(tuple(names.index(who) + 1 if who else -1 for who in table) for table in tables)
        evening.do(events.StartRound(seats, (), ()))  # type: ignore[arg-type]
        evening.play(lambda: Result((30, 10, -10, -30), (0,)))
    listed = [(names[row.entrants[0] - 1], "" if row.few else str(row.place)) for row in standings(evening.state)]
    assert listed == list(zip(shown, places, strict=True))


@pytest.mark.parametrize(("same_boards", "shares"), [(True, [0.5, 0.5]), (False, [1, 0])])
def test_at_a_single_table_same_boards_compare_nobody(same_boards: bool, shares: list[float]) -> None:
    evening = Simulated(plan("pairs", 9, same_boards=same_boards), 4)
    for _ in range(9):
        evening.start()
        first = 0 if 1 in evening.state.rounds[-1].tables[0].seats[::2] else 1
        scores = (5, 1) if first == 0 else (1, 5)
        evening.play(lambda: Result(scores, (first, first + 2), (DealResult(1, scores),)))  # noqa: B023
    assert [row.share.mean for row in standings(evening.state)] == shares
