"""The evening as a machine: simulated evenings of every kind, what is refused, and the log."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from cases import few
from evenings.simulated import SECRET, Simulated, plan
from fourkings.evenings import commands, events
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import apply_event
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import standings
from fourkings.evenings.state import MAX_ENTRANTS, MAX_REASON, Entrant, Evening, Result
from fourkings.rulebook.games import GAMES, rules
from fourkings.table.log import MalformedLog
from fourkings.table.waiting_room import TimeControl

KINDS: tuple[Kind, ...] = ("partners", "alone", "pairs", "teams")
QUIET = [(kind, people) for kind in KINDS for people in (4, 6, 11, 13, 16, 22, 28, 33, 40)]
"""Without eight people in teams there is no match of teams, but for one against bots."""


def check_round(state: Evening) -> None:
    """Everybody who is here has one chair, or sits out; in pairs and teams partners sit across, or a bot for one."""
    last = state.rounds[-1]
    seated = [person for table in last.tables for person in table.seats]
    people = [person for person in seated if person > 0] + list(last.idle)
    here = [entrant for entrant in state.entrants if entrant.here]
    if state.plan.kind in ("pairs", "teams"):
        enough = any if state.plan.fill else all
        units = {entrant.number: unit_by_hand(entrant) for entrant in state.entrants}
        here = [
            entrant
            for entrant in here
            if units[entrant.number] and enough(state.entrants[other - 1].here for other in units[entrant.number])
        ]
        for seats in (table.seats for table in last.tables):
            for first, second in (seats[::2], seats[1::2]):
                unit = units.get(max(first, second), ())
                assert min(first, second) < 0 or abs(unit.index(first) - unit.index(second)) == 1
    assert sorted(people) == [entrant.number for entrant in here]
    assert len(seated) == len(set(seated))
    bots = sum(person < 0 for person in seated)
    gone = sum(not entrant.here for entrant in state.entrants) if state.plan.kind in ("pairs", "teams") else 0
    assert bots < 4 + (state.plan.kind == "teams") + gone if state.plan.fill else bots == 0
    assert not (last.idle and bots), "nobody sits out while bots play"
    assert all(any(person > 0 for person in table.seats) for table in last.tables)
    if state.plan.kind == "teams":
        check_matches(state)


def unit_by_hand(entrant: Entrant) -> tuple[int, ...]:
    """Who plays together with an entrant, them too; nobody where they have no partner, and no team."""
    return entrant.team or ((entrant.number, entrant.partner) if entrant.partner else ())


def check_matches(state: Evening) -> None:
    """Two tables are a match: a team sits in seats 0 and 2 at the one, and in seats 1 and 3 at the other."""
    tables = state.rounds[-1].tables
    assert len(tables) % 2 == 0
    for ours, crossed in zip(tables[::2], tables[1::2], strict=True):
        for people in ((*ours.seats[::2], *crossed.seats[1::2]), (*ours.seats[1::2], *crossed.seats[::2])):
            teams = {state.entrants[person - 1].team for person in people if person > 0}
            assert len(teams) <= 1


def partners_of(state: Evening) -> Counter[frozenset[int]]:
    pairs = (
        frozenset(pair)
        for round_ in state.rounds
        for table in round_.tables
        for pair in (table.seats[::2], table.seats[1::2])
        if min(pair) > 0
    )
    return Counter(pairs)


@pytest.mark.parametrize(("kind", "people"), few(QUIET, 12))
@pytest.mark.parametrize("fill", ["careful", ""], ids=["bots", "out"])
def test_an_evening_of_every_kind_and_size(kind: Kind, people: int, fill: str) -> None:
    evening = Simulated(plan(kind, 5, fill), people)
    if kind == "teams" and people // 4 < 1 + (not fill):
        with refused("too-few"):
            evening.start()
        return
    for _ in range(5):
        evening.start()
        check_round(evening.state)
        evening.play()
    state = evening.state
    if kind == "partners" and people > 8:
        assert set(partners_of(state).values()) == {1}
    if kind == "pairs" and people > 11:
        assert max(opponents_of(state).values()) <= (1 if people > 12 else 2)
    if kind == "teams" and people > 23:
        assert max(opponents_of(state).values()) == 1
    idle = Counter({entrant.number: 0 for entrant in state.entrants if state.unit(entrant.number)})
    idle.update(person for round_ in state.rounds for person in round_.idle)
    assert max(idle.values()) - min(idle.values()) <= 1
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == state


def opponents_of(state: Evening) -> Counter[frozenset[int]]:
    met = (frozenset(table.seats[:2]) for round_ in state.rounds for table in round_.tables if min(table.seats) > 0)
    return Counter(met)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", few(range(6), 1))
@pytest.mark.parametrize("swiss", [False, True], ids=["", "swiss"])
def test_people_come_late_leave_and_come_back(kind: Kind, seed: int, swiss: bool) -> None:
    people = (24 if kind == "teams" else 10) + 3 * seed  # so that two whole teams stay in any case
    evening = Simulated(plan(kind, 6, "careful" if seed % 2 else "", swiss=swiss), people, seed)
    for _ in range(6):
        evening.start()
        check_round(evening.state)
        evening.happens()
        evening.play()
    if kind == "partners":
        assert max(partners_of(evening.state).values()) <= 1 + (len(evening.state.entrants) < 16)
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == evening.state
    assert evening.state.version == len(evening.events)


def test_a_latecomer_takes_the_place_of_a_bot_and_nobody_else_moves() -> None:
    evening = Simulated(plan("partners"), 11)
    evening.start()
    evening.play()
    before = evening.state.order
    evening.come()
    evening.start()
    after = evening.state.order
    assert [(old, new) for old, new in zip(before, after, strict=True) if old != new] == [(-1, 12)]


def test_a_bot_takes_the_number_of_a_person_who_leaves() -> None:
    evening = Simulated(plan("partners"), 12)
    evening.start()
    evening.play()
    evening.go(5)
    evening.start()
    assert len(evening.state.order) == 12
    assert sum(person < 0 for person in evening.state.order) == 1
    assert evening.state.by_design
    evening.play()
    for number in (6, 7, 8):
        evening.go(number)
    evening.start()
    assert len(evening.state.order) == 8
    assert not evening.state.by_design
    check_round(evening.state)


def test_seats_are_drawn_from_the_secret_alone() -> None:
    drawn = [Simulated(plan("partners"), 12).state for _ in range(2)]
    first, again = (commands.start_round(state, SECRET, 0.0) for state in drawn)
    other = commands.start_round(drawn[0], bytes(32), 0.0)
    assert first == again
    assert first != other


def refused(why: str) -> pytest.RaisesExc[CommandRefused]:
    return pytest.raises(CommandRefused, match=f"^{why}$")


def test_a_plan_must_suit_its_game() -> None:
    good = plan("partners")
    clocks = replace(good.conditions, clock=TimeControl(days=1))
    for bad, why in (
        (replace(good, kind="alone"), "kind-and-game"),
        (replace(plan("alone"), kind="pairs"), "kind-and-game"),
        (replace(good, rounds=0), "rounds"),
        (replace(good, rounds=41), "rounds"),
        (replace(good, minutes=241), "minutes"),
        (replace(plan("alone"), minutes=20), "length-fixed"),
        (replace(good, conditions=replace(good.conditions, mirror=True)), "mirror"),
        (replace(good, conditions=clocks, minutes=60 * 24 * 61), "minutes"),
        (replace(good, kind="teams"), "teams-boards"),
        (replace(plan("alone"), kind="teams", same_boards=True), "kind-and-game"),
    ):
        with refused(why):
            commands.announce(bad, "00")
    assert commands.announce(replace(good, minutes=20), "00").plan.minutes == 20
    league = replace(good, conditions=clocks, minutes=60 * 24 * 7)
    assert commands.announce(league, "00").plan == league


def test_a_round_has_its_time_and_can_be_given_more() -> None:
    evening = Simulated(plan("partners", minutes=20), 8)
    with refused("no-round"):
        commands.extend(evening.state, 2000.0)
    evening.do(commands.start_round(evening.state, SECRET, 1000.0))
    assert evening.state.rounds[-1].ends == 2200.0
    evening.do(commands.extend(evening.state, 2260.0))
    assert evening.state.rounds[-1].ends == 2260.0
    evening.do(commands.extend(evening.state, None))
    assert evening.state.rounds[-1].ends is commands.extend(evening.state, None) is None


def test_rounds_follow_each_other_and_end() -> None:
    evening = Simulated(plan("partners", rounds=1), 3)
    evening.start()
    for call in (lambda: commands.start_round(evening.state, SECRET, 0.0), lambda: commands.end(evening.state)):
        with refused("round-running"):
            call()
    evening.play()
    with refused("all-rounds-played"):
        evening.start()
    evening.do(commands.end(evening.state))
    assert commands.end(evening.state) is None
    for over in (evening.come, lambda: evening.go(1), evening.start):
        with refused("evening-over"):
            over()
    few = Simulated(plan("partners", fill=""), 3)
    with refused("too-few"):
        few.start()
    with refused("too-few"):
        Simulated(plan("pairs"), 1).start()


def test_people_enter_once_and_not_too_many() -> None:
    evening = Simulated(plan("partners"), MAX_ENTRANTS)
    assert commands.enter(evening.state, "person 1") is None
    with refused("evening-full"):
        commands.enter(evening.state, "another")
    evening.do(commands.forget(evening.state, "person 1"))
    assert commands.forget(evening.state, "person 1") is None
    assert evening.state.entrants[0].player == ""
    with refused("no-such-entrant"):
        commands.withdraw(evening.state, 41)


def test_teams_are_four_and_stay_together() -> None:
    evening = Simulated(plan("teams"), 7)
    evening.do(commands.enter(evening.state, "another"))
    assert commands.team(evening.state, 1, 2, 3, 4) is None
    assert evening.state.unit(3) == (1, 2, 3, 4)
    assert evening.state.unit(5) == ()
    for members in ((4, 5, 6, 7), (5, 6, 7, 7), (1, 2, 4, 3)):
        with refused("teamed-already"):
            commands.team(evening.state, *members)
    with refused("no-such-entrant"):
        commands.team(evening.state, 5, 6, 7, 9)
    with refused("not-teams"):
        commands.team(Simulated(plan("pairs"), 4).state, 1, 2, 3, 4)


@pytest.mark.parametrize(("kind", "people", "gone"), [("pairs", 8, 2), ("teams", 8, 3)])
def test_a_bot_replaces_an_absent_member_and_nobody_else_moves(kind: Kind, people: int, gone: int) -> None:
    evening = Simulated(plan(kind), people)
    evening.start()
    evening.play()
    before = evening.state.order
    evening.do(commands.withdraw(evening.state, gone))
    evening.start()
    changed = [(old, new) for old, new in zip(before, evening.state.order, strict=True) if old != new]
    assert changed == [(gone, -1)]
    evening.play()
    assert all(len(standing.shares) == 2 for standing in standings(evening.state))
    evening.do(commands.enter(evening.state, f"person {gone}"))
    evening.start()
    assert evening.state.order == before
    out = Simulated(plan(kind, fill=""), people)
    out.do(commands.withdraw(out.state, gone))
    if kind == "teams":
        with refused("too-few"):
            out.start()
    else:
        out.start()
        check_round(out.state)


@pytest.mark.parametrize(("kind", "people", "gone"), [("pairs", 8, 2), ("teams", 8, 3)])
@pytest.mark.parametrize("fill", ["", "careful"])
@pytest.mark.parametrize("swiss", [False, True])
def test_a_substitute_sits_in_the_place_of_a_member_until_they_are_back(
    kind: Kind, people: int, gone: int, fill: str, swiss: bool
) -> None:
    evening = Simulated(plan(kind, 6, fill, swiss=swiss), people)
    for who in ("spare", "other"):
        evening.do(commands.enter(evening.state, who))
    spare, other, unit = people + 1, people + 2, evening.state.unit(gone)
    evening.start()
    before, seated = evening.state.order, [gone]
    assert spare not in before, "a spare sits out, and is no pair"
    evening.play()
    for number, member in ((1, gone), (spare, spare)):
        with refused("no-substitute"):
            commands.substitute(evening.state, number, member)
    for step in (
        lambda: commands.substitute(evening.state, spare, gone),
        lambda: commands.substitute(evening.state, other, gone),
        lambda: commands.substitute(
            evening.state, spare, next(number for number in range(1, people) if number not in unit)
        ),
        lambda: commands.enter(evening.state, f"person {gone}"),
    ):
        evening.do(step())
        if len(seated) == 3 and not fill:  # nobody replaces them in this round
            evening.do(commands.substitute(evening.state, other, gone))
        evening.start()
        holder = evening.state.player_for(gone)
        seated.append(holder)
        assert evening.state.order[before.index(gone)] == holder
        ours = [person for person in evening.state.order if person > 0 and evening.state.unit(person) == unit]
        assert sorted(ours) == sorted(evening.state.player_for(person) for person in unit)
        evening.play()
    assert seated == [gone, spare, other, other, gone]
    listed = standings(evening.state)
    assert sorted(person for row in listed for person in row.entrants) == list(range(1, people + 1))
    assert all(len(row.shares) == 5 for row in listed), "a substitute's rounds are the pair's"
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == evening.state


def test_a_substitute_plays_a_final_and_is_swapped_with_their_partner() -> None:
    evening = Simulated(plan("pairs", 4, ""), 8)
    for who in ("spare", "other"):
        evening.do(commands.enter(evening.state, who))
    evening.start()
    evening.play()
    best = standings(evening.state)[0].entrants
    evening.do(commands.substitute(evening.state, 9, best[1]))
    evening.do(commands.cut(evening.state, 2))
    assert {entrant.number for entrant in evening.state.entrants if entrant.here} >= {best[0], 9, 10}
    with refused("cut"):
        commands.pair(evening.state, 9, 10)
    drawn = commands.start_round(evening.state, SECRET, 0.0)
    rival = next(person for seats in drawn.tables for person in seats if person not in (best[0], 9))
    evening.do(commands.swap_seats(evening.state, 9, rival, SECRET))
    evening.start()
    (table,) = evening.state.rounds[1].tables
    assert {best[0], 9} in (set(table.seats[::2]), set(table.seats[1::2]))
    evening.play()
    assert standings(evening.state)[0].stage == 0
    assert {row.entrants for row in standings(evening.state) if not row.stage} >= {best}


def test_an_evening_goes_on_with_the_best() -> None:
    evening = Simulated(plan("partners", fill=""), 12)
    with refused("nothing-to-cut"):
        commands.cut(evening.state, 4)
    evening.start()
    with refused("round-running"):
        commands.cut(evening.state, 4)
    evening.play()
    evening.start()
    evening.play()
    places = {standing.entrants[0]: standing.place for standing in standings(evening.state)}
    with refused("nothing-to-cut"):
        commands.cut(evening.state, 12)
    evening.do(commands.cut(evening.state, 8))
    stay = [number for number, place in places.items() if place <= 8]
    assert sorted(entrant.number for entrant in evening.state.entrants if entrant.here) == sorted(stay)
    gone = next(number for number, place in places.items() if place > 8)
    with refused("cut"):
        commands.enter(evening.state, f"person {gone}")
    evening.start()
    check_round(evening.state)
    assert events.replay_log(events.parse_events(map(events.encode_event, evening.events))) == evening.state


def test_partners_are_two_and_stay_together() -> None:
    evening = Simulated(plan("pairs"), 3)
    evening.do(commands.enter(evening.state, "another"))
    assert commands.pair(evening.state, 2, 1) is None
    for first, second in ((1, 3), (3, 3), (3, 2)):
        with refused("paired-already"):
            commands.pair(evening.state, first, second)
    with refused("not-pairs"):
        commands.pair(Simulated(plan("partners"), 4).state, 1, 2)


def test_a_table_has_one_result_until_it_is_corrected_for_a_reason() -> None:
    evening = Simulated(plan("partners"), 8)
    good, better = Result((5, 3, 2, 1), (0, 2)), Result((3, 5, 1, 2), (1, 3))
    with refused("no-such-table"):
        commands.finish(evening.state, 0, good)
    evening.start()
    evening.do(commands.make_table(evening.state, 0, "t1"))
    assert commands.make_table(evening.state, 0, "t1") is None
    with refused("table-made"):
        commands.make_table(evening.state, 0, "t2")
    with refused("round-running"):
        commands.correct(evening.state, 0, 0, good, "typing")
    evening.do(commands.finish(evening.state, 0, good))
    assert commands.finish(evening.state, 0, better) is None
    with refused("table-over"):
        commands.abandon(evening.state, 0, "too slow")
    for nothing in (" ", "\ufffc"):
        with refused("no-reason"):
            commands.correct(evening.state, 0, 0, better, nothing)
    assert commands.correct(evening.state, 0, 0, good, "typing") is None
    evening.do(commands.correct(evening.state, 0, 0, better, "x" * 300))
    corrected = evening.state.rounds[0].tables[0]
    assert (corrected.result, corrected.corrected) == (better, "x" * MAX_REASON)
    evening.do(commands.abandon(evening.state, 1, "no light"))
    assert not evening.state.running
    evening.do(commands.correct(evening.state, 0, 1, good, "they played on"))
    assert evening.state.rounds[0].tables[1].abandoned == ""


def test_a_log_begins_with_an_announcement_and_has_only_one() -> None:
    evening = Simulated(plan("partners"), 1)
    with pytest.raises(ValueError, match="begins with its announcement"):
        events.replay_log(evening.events[1:])
    with pytest.raises(ValueError, match="only once"):
        apply_event(evening.state, evening.events[0])
    with pytest.raises(MalformedLog, match="line 2 of the log"):
        list(events.parse_events([events.encode_event(evening.events[0]), '{"type":"sing"}']))


def test_those_who_play_alone_meet_evenly_though_some_go() -> None:
    evening = Simulated(plan("alone", 6), 15)
    for number in range(6):
        evening.start()
        evening.play()
        if number == 2:
            evening.go(3)
    met = Counter(
        frozenset(pair)
        for round_ in evening.state.rounds
        for table in round_.tables
        for pair in combinations(table.seats, 2)
        if min(pair) > 0
    )
    assert max(met.values()) <= 3
    assert rules(GAMES["king"]) == evening.state.plan.rules


@pytest.mark.parametrize("swiss", [False, True], ids=["by design", "by standing"])
@pytest.mark.parametrize("people", [5, 6, 7])
def test_nobody_gains_by_leaving_and_a_room_that_is_empty_can_be_closed(people: int, swiss: bool) -> None:
    evening, byes = Simulated(plan("alone", 13, "", swiss=swiss), people), Counter[int]()
    for number in range(1, 13):
        if number % 2 == 0:
            evening.go(people)
            evening.return_(people)
        if number == 4:
            evening.come()
        evening.start()
        byes.update(evening.state.rounds[-1].idle)
        evening.play()
    always = [byes[person] for person in range(1, people)]
    assert max(always) - min(always) <= 1
    assert byes[people] >= min(always)
    for person in range(1, people + 2):
        evening.go(person)
    with pytest.raises(CommandRefused, match="too-few"):
        evening.start()
    evening.do(commands.end(evening.state))
    assert evening.state.ended
