"""Banks of time: pure numbers out of facts, never negative, the same again from the log."""

import random
from itertools import pairwise

import pytest

from fourkings.rulebook.game import Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Leave, LogEvent, Opening, Participant, Return, Table, Undo
from fourkings.table.match.banks import full_banks, spend
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, TimeControl

CLOCK = TimeControl(bank=60, increment=5)
SECRET = bytes(range(32))
EVERY = [rules(GAMES["quarante"], options={"target": 10}), rules(GAMES["king"]), rules(GAMES["400"])]


def timed(rules: Rules, seed: int, most: int = 150) -> list[LogEvent]:
    """The log of a table with clocks: everybody takes their time by chance, and now and then too long."""
    dice = random.Random(seed)
    guests = tuple(Guest(number, f"p{number}") for number in range(4))
    facts: list[LogEvent] = [OpenWaitingRoom(rules, Conditions("chosen", clock=CLOCK), guests, (0, 1, 2, 3), 0)]
    chairs = tuple(Participant("", guest.player, "careful", guest=guest.number) for guest in guests)
    facts.append(Opening(rules, chairs, from_secret(rules, SECRET, list("abcd")).opening))
    now = table.replay_match(facts)
    while len(facts) < most and not now.match.result:
        if now.match.between_deals:
            fact: LogEvent = Deal(deal_from_secret(now.match, SECRET).state.deal.dealt)
        else:
            seat, allowed = now.state.turn, legal(now.state)
            assert now.banks
            late = dice.random() < 0.05
            took = now.banks[seat] if late else dice.randrange(now.banks[seat] + 1)
            fact = Act(seat, dice.choice(allowed), "careful 1" if late else None, took, late)
        facts.append(fact)
        now = table.apply_match_event(now, fact)
    return facts


def tables(facts: list[LogEvent]) -> list[Table]:
    """The table after each fact, from its opening on."""
    states = [table.replay_log(facts[:2])]
    for fact in facts[2:]:
        states.append(table.apply_event(states[-1], fact))
    return [state for state in states if isinstance(state, Table)]


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.game.ID)
@pytest.mark.parametrize("seed", range(4))
def test_banks_are_the_sum_of_what_was_given_and_spent(rules: Rules, seed: int):
    facts = timed(rules, seed)
    past = tables(facts)
    for (before, now), fact in zip(pairwise(past), facts[2:], strict=True):
        assert before.banks
        assert now.banks
        assert min(now.banks) >= 0
        given = sum(now.banks) - sum(before.banks)
        if isinstance(fact, Deal):
            assert now.banks == full_banks(CLOCK)
        elif isinstance(fact, Act):
            assert fact.spent is not None
            assert given == 5000 - fact.spent
            assert sum(a != b for a, b in zip(now.banks, before.banks, strict=True)) <= 1
    assert table.replay_match(log.parse_events(map(log.encode_event, facts))) == past[-1]
    assert any(isinstance(fact, Act) and fact.late for fact in facts)


def test_a_late_action_leaves_its_person_in_the_seat_with_the_next_increment():
    past = tables([*timed(EVERY[0], 1, most=3)])
    now = past[-1]
    assert now.banks
    seat = now.state.turn
    after = table.apply_match_event(now, Act(seat, legal(now.state)[0], "careful 1", now.banks[seat], late=True))
    assert after.banks
    assert after.banks[seat] == 5000
    assert not after.participant(seat).away


def test_a_player_who_leaves_on_their_turn_pays_for_it_and_returning_gives_nothing_back():
    now = tables(timed(EVERY[0], 2, most=3))[-1]
    assert now.banks
    seat = now.state.turn
    entrant = now.match.opening.seats[seat]
    gone = table.apply_match_event(now, Leave(entrant, by_choice=True, spent=7000))
    back = table.apply_match_event(gone, Return(entrant))
    assert gone.banks
    assert gone.banks == back.banks
    assert gone.banks[seat] == now.banks[seat] - 7000


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.game.ID)
def test_an_undo_restores_the_clocks_of_before_the_action(rules: Rules):
    """The time that the undone actions took comes back, and their increments go: also across the end of a deal."""
    past = tables(timed(rules, 3))
    *_, now = past
    for before, after in reversed(list(pairwise(past))):
        deals = before.match.deals
        if after.match.deals and len(after.match.deals[-1].actions):
            now = table.apply_match_event(now, Undo(len(deals), len(deals[-1].actions)))
            assert (now.banks, now.banks_before, now.match.deals) == (before.banks, before.banks_before, deals)
    assert now.banks == full_banks(CLOCK)


def test_a_table_without_a_bank_has_none():
    assert full_banks(None) is None
    assert full_banks(TimeControl(days=3)) is None
    assert spend(None, None, 0, 4000) is None
    assert spend((1, 1, 1, 1), CLOCK, 2, None) == (1, 1, 1, 1)
