"""Clocks: banks of time from events alone, and a match that ends when its time is over (GEN-13)."""

import random
from itertools import pairwise

import pytest

from fourkings.records import from_json, to_json
from fourkings.records.replay import replay
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Refused, Rules, legal, open_ended
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Leave, LogEvent, Opening, Participant, Return, Stop, Table, Undo
from fourkings.table.match.state import full_banks, spend
from fourkings.table.protocol import presenters
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, TimeControl
from tables import chairs, opened

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


OPEN_ENDED = [rules(game) for game in GAMES.values() if open_ended(rules(game))]
FIXED = [rules(game) for game in GAMES.values() if not open_ended(rules(game))]


class Played:
    """A table that is played by chance, with its facts."""

    def __init__(self, chosen: Rules, seed: int = 0) -> None:
        self.dice = random.Random(seed)
        self.secret = self.dice.randbytes(SECRET_BYTES)
        self.facts: list[LogEvent] = [opened(chosen, self.secret, chairs("anna", "clara"))]
        self.now = table.replay_match(self.facts)
        self.before: Table = self.now

    def add(self, fact: LogEvent | None) -> tuple[str, ...]:
        assert fact is not None
        self.facts.append(fact)
        self.before, self.now = self.now, table.apply_match_event(self.now, fact)
        return tuple(event.what for event in presenters.event_update(self.before, self.now, fact, None).events)

    def deal(self) -> None:
        self.add(table.deal(self.now, deal_from_secret(self.now.match, self.secret).state.deal.dealt))

    def act(self) -> tuple[str, ...]:
        return self.add(table.act(self.now, self.now.state.turn, self.dice.choice(legal(self.now.state))))

    def play_deal(self) -> tuple[str, ...]:
        """Play the deal under way to its end, dealt where none is; the last words told."""
        if self.now.match.between_deals:
            self.deal()
        words: tuple[str, ...] = ()
        while self.now.waits_for is not None:
            words = self.act()
        return words

    def told_again(self) -> list[str]:
        return [event.what for event in presenters.snapshot(self.now, None, "t", "calm", "00").log]


@pytest.fixture(params=OPEN_ENDED, ids=lambda chosen: chosen.game.ID)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def check_ended(played: Played, deals: int) -> None:
    match = played.now.match
    assert match.result is not None
    assert (match.stopped, len(match.deals)) == (True, deals)
    with pytest.raises(Refused, match="match over"):
        table.deal(played.now, ())
    again = table.replay_match(log.parse_events(map(log.encode_event, played.facts)))
    assert again == played.now
    record = to_json(match)
    assert record["end"] == {"after": deals}
    assert replay(from_json(record)) == match


def test_the_deal_under_way_is_played_to_its_end_and_is_the_last(played: Played):
    played.play_deal()
    played.deal()
    played.act()
    assert played.add(table.stop(played.now)) == ("time-over",)
    assert played.now.match.result is None
    assert presenters.event_update(played.before, played.now, Stop(), 0).deal.final  # type: ignore[union-attr]
    assert table.stop(played.now) is None
    assert played.play_deal()[-2:] == ("scored", "ended")
    assert played.told_again().count("time-over") == 1
    check_ended(played, 2)


def test_between_two_deals_the_match_ends_at_once(played: Played):
    played.play_deal()
    assert played.add(table.stop(played.now)) == ("time-over", "ended")
    assert played.told_again()[-3:] == ["scored", "time-over", "ended"]
    check_ended(played, 1)


def test_before_the_first_deal_one_deal_is_played(played: Played):
    assert played.add(table.stop(played.now)) == ("time-over",)
    assert played.play_deal()[-1] == "ended"
    check_ended(played, 1)


def test_a_void_deal_is_not_the_last_where_nothing_is_scored_yet():
    """FH-6: where all bids together are too low, the deal is void."""
    for seed in range(40):
        played = Played(rules(GAMES["400"]), seed)
        played.deal()
        played.add(table.stop(played.now))
        while played.now.waits_for is not None:
            bids = [action for action in legal(played.now.state) if isinstance(action, str)]
            played.add(table.act(played.now, played.now.state.turn, bids[0])) if bids else played.act()
        if played.now.state.void:
            break
    assert played.now.state.void
    assert played.now.match.result is None
    played.dice.seed(3)
    deals = 1
    while played.now.match.result is None:
        played.play_deal()
        deals += 1
    assert not played.now.state.void
    check_ended(played, deals)


def test_a_match_goes_on_as_it_was_where_its_own_end_comes_with_the_last_deal():
    """A score that the last deal reaches ends the match as ever: no time ended it."""
    played = Played(rules(GAMES["400"], options={"deals": 1}))
    played.deal()
    played.add(table.stop(played.now))
    while played.now.match.result is None:
        played.play_deal()
    assert not played.now.match.stopped
    assert "end" not in to_json(played.now.match)


@pytest.mark.parametrize("chosen", FIXED, ids=lambda chosen: chosen.game.ID)
def test_a_match_with_a_fixed_number_of_deals_has_no_other_end(chosen: Rules):
    played = Played(chosen)
    with pytest.raises(Refused, match="length fixed"):
        table.stop(played.now)


def test_nothing_is_stopped_after_the_end(played: Played):
    played.play_deal()
    played.add(table.stop(played.now))
    assert table.stop(played.now) is None
    over = Played(rules(played.now.rules.game, options={"deals": 1}))
    while over.now.match.result is None:
        over.play_deal()
    with pytest.raises(Refused, match="match over"):
        table.stop(over.now)
