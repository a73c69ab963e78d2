"""The live table: facts in a gap-free log, refusals, undo, leaving and returning."""

import random

import pytest

from fourkings.rulebook.game import Rules, legal, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Leave, Return, Table
from tables import chairs, last, next_deal, opened, random_events, refusal

EVERY = [rules(game) for game in GAMES.values()]
SECRET = bytes(range(32))


def ids(chosen: Rules) -> str:
    return chosen.game.ID


@pytest.fixture(params=EVERY, ids=ids)
def every(request: pytest.FixtureRequest) -> Rules:
    chosen: Rules = request.param
    return chosen


def begun(chosen: Rules, *people: str) -> Table:
    now = table.open_table(opened(chosen, SECRET, chairs(*(people or ("anna",)))))
    return table.apply_match_event(now, next_deal(now, SECRET))


def test_versions_have_no_gap_and_the_log_makes_the_table_again(every: Rules):
    log = list(random_events(every, 1))
    assert [after.version for _, after, _ in log] == list(range(1, len(log) + 1))
    assert table.replay_match(fact for _, _, fact in log) == log[-1][1]


def test_a_log_begins_with_its_opening_and_has_only_one():
    now = begun(EVERY[0])
    with pytest.raises(ValueError, match="begins with its opening"):
        table.replay_match([])
    with pytest.raises(ValueError, match="begins with its opening"):
        table.replay_match([Deal(())])
    with pytest.raises(ValueError, match="only once"):
        table.apply_match_event(now, opened(EVERY[0], SECRET, chairs("anna")))


def test_an_action_is_refused_just_as_the_rules_refuse_it(every: Rules):
    now = begun(every)
    turn = now.state.turn
    for seat in range(4):
        for action in (*every.game.pack(every), *every.game.CALLS):
            reason = why_not(now.state, seat, action)
            if reason is None:
                assert table.act(now, seat, action, "chance") == Act(turn, action, "chance")
            else:
                assert refusal(table.act, now, seat, action) == reason.key


def test_nothing_is_played_before_the_first_deal_and_no_deal_dealt_in_a_deal(every: Rules):
    now = table.open_table(opened(every, SECRET, chairs("anna")))
    assert now.waits_for is None
    assert refusal(table.act, now, 0, every.game.pack(every)[0]) == "not-dealt"
    assert refusal(table.deal, begun(every), ()) == "deal-running"


def test_after_the_match_nothing_is_dealt():
    over = last(rules(GAMES["quarante"], options={"target": 10}), 3)
    assert over.match.result
    assert over.waits_for is None
    assert refusal(table.deal, over, ()) == "match-over"
    assert refusal(table.act, over, 0, 12) == "deal-over"


def test_seats_are_found_by_player_and_by_the_draw(every: Rules):
    now = begun(every, "anna", "clara")
    for entrant, player in enumerate(("anna", "clara")):
        seat = now.seat_of(player)
        assert seat is not None
        assert now.match.opening.seats[seat] == entrant
        assert now.participant(seat).player == player
    assert now.seat_of("zoe") is None


def test_undo_goes_back_to_just_before_ones_own_last_action(every: Rules):
    checked = 0
    seen: list[Table] = []
    for before, after, fact in random_events(every, 5, most=160):
        own = after.seat_of("anna")
        assert own is not None
        if isinstance(fact, Act) and fact.seat == own:
            assert before is not None
            seen.append(before)
        if not seen or random.Random(after.version).random() < 0.8:
            continue
        checked += 1
        again, depth = after, 0
        while depth < min(3, len(seen)):
            depth += 1
            undo = table.undo(again, own)
            again = table.apply_match_event(again, undo)
            assert again.match == seen[-depth].match
            assert again.waits_for == own
        assert again.version == after.version + depth
    assert checked > 10


def test_undo_reaches_over_the_end_of_a_deal_but_not_of_the_match():
    """All hands and the secret are told with the result: who played on from there would know them."""
    chosen = rules(GAMES["quarante"], options={"target": 10})
    over = last(chosen, 3)
    own = over.seat_of("anna")
    assert own is not None
    assert over.match.result
    assert refusal(table.undo, over, own) == "match-over"
    done = next(now for _, now, _ in random_events(rules(GAMES["king"]), 3) if now.match.deals and now.match.between_deals)
    mine = done.seat_of("anna")
    assert mine is not None
    assert table.apply_match_event(done, table.undo(done, mine)).state.stage == "play"
    first = begun(chosen)
    while first.state.turn != own:
        first = table.apply_match_event(first, table.act(first, first.state.turn, legal(first.state)[0]))
    assert refusal(table.undo, first, own) == "nothing-to-undo"


def test_the_same_cards_are_dealt_again_after_an_undo():
    *_, (_, now, _) = random_events(rules(GAMES["king"]), 7, most=56)
    assert len(now.match.deals) == 2
    secret = random.Random(7).randbytes(32)
    own = now.seat_of("anna")
    assert own is not None
    hands = now.state.deal.dealt
    while len(now.match.deals) > 1:
        now = table.apply_match_event(now, table.undo(now, own))
    while not now.match.between_deals:
        now = table.apply_match_event(now, table.act(now, now.state.turn, legal(now.state)[0]))
    assert deal_from_secret(now.match, secret).state.deal.dealt == hands


def test_nobody_takes_back_among_people_nor_for_a_bot():
    both = begun(EVERY[0], "anna", "clara")
    assert refusal(table.undo, both, both.seat_of("anna")) == "undo-with-people"
    alone = begun(EVERY[0], "anna")
    for seat in range(4):
        if alone.participant(seat).player is None:
            assert refusal(table.undo, alone, seat) == "undo-with-people"


def test_a_chair_is_taken_over_and_given_back(every: Rules):
    now = begun(every, "anna", "clara")
    assert table.come_back(now, "clara") is None
    gone = table.leave(now, "clara")
    assert gone == Leave(1)
    away = table.apply_match_event(now, gone)
    seat = away.seat_of("clara")
    assert seat is not None
    assert away.participant(seat).played_by_bot
    assert away.participant(seat).player == "clara"
    assert table.leave(away, "clara") is None
    assert table.come_back(away, "clara") == Return(1)
    here = table.apply_match_event(away, Return(1))
    assert here.participants == now.participants
    assert here.match == now.match
    assert refusal(table.leave, now, "zoe") == "not-seated"
    assert refusal(table.come_back, now, "zoe") == "not-seated"
