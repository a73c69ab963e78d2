"""The rules of the example games by clause, in deals made by hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fourkings import determinize, position, sample
from fourkings.analysis.action_values import evaluate
from fourkings.bots import careful
from fourkings.rulebook.cards import SUITS, card, mask, name
from fourkings.rulebook.events import Acted
from fourkings.rulebook.game import State, act, exchange, first_scores, legal, start, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.table.protocol import encode, presenters
from fourkings.views import event_view, view
from installing import found_in
from tables import chairs, random_events

pytestmark = pytest.mark.xdist_group("examples")


@pytest.fixture(autouse=True)
def installed(examples: Path) -> Iterator[None]:
    with found_in(examples):
        yield


def deal(game: str, *hands: str, number: int = 1, scores: tuple[int, ...] = (), **options: Any) -> State:
    chosen = rules(game, options=options)
    dealt = tuple(tuple(map(card, hand.split())) for hand in hands)
    return start(chosen, number, 3, scores or first_scores(chosen), dealt)


def suits(*order: str) -> tuple[str, ...]:
    """Each seat has a whole suit, as named, its highest card first."""
    return tuple(" ".join(rank + suit for rank in "AKQJT98765432") for suit in order)


def winners(state: State) -> tuple[int, ...] | None:
    result = state.rules.game.result(state)
    return result and result.winners


def play_on(state: State, actions: str) -> State:
    for text in actions.split():
        action = card(text) if len(text) == 2 else text
        assert why_not(state, state.turn, action) is None, (text, why_not(state, state.turn, action))
        state = act(state, state.turn, action)
    return state


def play_out(state: State) -> State:
    while state.stage != "done":
        state = act(state, state.turn, legal(state)[0])
    return state


def options_of(state: State) -> set[str]:
    return {action if isinstance(action, str) else name(action) for action in legal(state)}


def test_BB_3_the_dealer_leads_and_each_aim_comes_four_times():
    assert deal("barbu", *suits(*SUITS)).turn == 3
    titles = GAMES["barbu"].deal_titles(rules("barbu"))
    assert (len(titles), titles[:5]) == (24, ("tricks",) * 4 + ("hearts",))
    assert len(GAMES["barbu"].deal_titles(rules("barbu", "salad"))) == 28


def test_BB_11_the_highest_score_wins_and_equals_share():
    state = play_out(play_on(deal("barbu", *suits("H", "D", "C", "S"), number=24, scores=(65, 0, 9, 7)), "declare:D"))
    assert (state.points, winners(state)) == ((0, 65, 0, 0), (0, 1))


def test_TB_5_TB_6_TB_7_bids_rise_and_the_highest_bidder_names_and_leads():
    first = deal("tarneeb", *suits(*SUITS), scores=(40, 0))
    state = play_on(first, "bid:8")
    assert options_of(state) == {"pass", *(f"bid:{tricks}" for tricks in range(9, 14))}
    state = play_on(state, "pass bid:9 pass bid:10")
    assert state.turn == 2, "who has passed stays out"
    reason = why_not(state, 2, "bid:9")
    assert reason is not None
    assert (reason.clause, reason.params) == ("TB-5", {"least": 11})
    state = play_on(first, "pass bid:7 pass pass")
    assert (state.turn, options_of(state)) == (1, {f"declare:{suit}" for suit in SUITS})
    state = play_on(state, "declare:H")
    assert (state.stage, state.turn, options_of(state)) == ("play", 1, {rank + "H" for rank in "AKQJT98765432"})
    assert play_on(first, "bid:13").turn == 0
    state = play_on(first, "pass pass pass pass")
    assert (state.void, state.points) == (True, (0, 0))


@pytest.mark.parametrize(("before", "won"), [(18, (0, 2)), (17, None)])
def test_TB_10_the_target_ends_the_match(before: int, won: tuple[int, ...] | None):
    state = deal("tarneeb", *suits(*SUITS), scores=(before, 30))
    assert winners(play_out(play_on(state, "bid:7 pass pass pass declare:S"))) == won


def test_TX_7_a_deal_of_cards_ends_with_the_last_of_them():
    hands = ("KH 2S", "3H 3S", "4H 4S", "AH 5S")
    assert play_on(deal("trix", *hands), "AH KH 3H 4H").stage == "done"
    assert play_on(deal("trix", *hands, number=13), "AH KH 3H 4H").stage == "play"


@pytest.mark.parametrize(("options", "last"), [({}, 16), ({"complex": "on"}, 4)])
def test_TX_9_sixteen_deals_or_four(options: dict[str, str], last: int):
    ends = [winners(play_out(deal("trix", *suits(*SUITS), number=number, **options))) for number in (last - 1, last)]
    assert [end is not None for end in ends] == [False, True]


def test_BB_5_LK_5_what_a_card_is_refused_by():
    barbu = deal("barbu", "2S 2H", "3S 3H", "4S 4H", "5S 5H", number=5)
    likha = play_on(deal("likha", "2C 5C", "QS 2H", "TD QS 3H", "4C 3C"), "2C")
    for state, refused, why in ((barbu, "5H", ("BB-5", "lead")), (likha, "2H", ("LK-5", "shed"))):
        reason = why_not(state, state.turn, card(refused))
        assert reason is not None
        assert (reason.clause, reason.key) == why


@pytest.mark.parametrize(
    ("scores", "won"),
    [
        ((-77, 0, 0, 0), (1, 3)),
        ((-76, 0, 0, 0), None),
        ((0, -101, 0, 0), (0, 2)),
        ((-77, -101, 0, -50), (0, 2)),
        ((-77, -101, 0, 0), None),
    ],
)
def test_LK_8_LK_9_the_side_of_the_player_who_is_out_loses(scores: tuple[int, ...], won: tuple[int, ...] | None):
    assert winners(play_on(deal("likha", "AC", "QS", "TD", "2H", scores=scores), "AC QS TD 2H")) == won


HEARTS_HANDS = (
    "AS KS QS 2C 3C 4C 5C 6C 7C 8C 9C TC JC", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QC KC AC",
    " ".join(rank + "H" for rank in "AKQJT98765432"), " ".join(rank + "D" for rank in "AKQJT98765432"),
)  # fmt: skip
PASSES = "give:AH give:KH give:QH give:AD give:KD give:QD give:AS give:KS give:QS give:2S give:3S give:4S"


def hearts(*hands: str, **options: Any) -> State:
    """Return a deal of which seat 2 is eldest, so that the seats pass in the order 2, 3, 0, 1."""
    chosen = rules("hearts", options=options)
    return start(chosen, 1, 1, (0,) * 4, tuple(tuple(map(card, hand.split())) for hand in hands or HEARTS_HANDS))


def test_HE_4_three_cards_are_passed_unseen():
    state = play_on(hearts(), PASSES.rsplit(" ", 1)[0])
    assert state.hands == hearts().hands, "nobody takes up cards before all have passed"
    assert {"4S", "5S"} & options_of(state) == set()
    state = act(state, 1, "give:4S")
    assert (state.stage, state.turn) == ("play", 0)
    assert state.hands[3] & mask(map(card, ("AH", "KH", "QH"))), "they go to the next player"
    seen = view(state, 2)
    assert seen.calls.given == (("", "", ""), ("2S", "3S", "4S"), ("AH", "KH", "QH"), ("", "", ""))
    assert view(state, None).calls.given == (("",) * 3,) * 4
    for row in sample(seen, 1, 20):
        assert row[3] & mask(map(card, ("AH", "KH", "QH"))) == mask(map(card, ("AH", "KH", "QH")))
    imagined = determinize(seen, rng=2)
    assert view(imagined, 2) == seen
    assert position(state.to_position()) == position(state.to_line()) == state
    shown = [event_view(Acted(2, "give:AH"), seat) for seat in (None, 0, 2)]
    assert {event.action for event in shown if isinstance(event, Acted)} == {"given"}


def test_HE_4_an_exchange_imagined_half_way_goes_on():
    state = play_on(hearts(), PASSES.rsplit(" ", 5)[0])
    seen = view(state, state.turn)
    assert seen.calls.given[2] == ("", "", "")
    imagined = play_out(determinize(seen, rng=3))
    assert sum(imagined.points or ()) in (-26, -78)


def test_HE_4_gifts_are_judged_without_playing_every_card_by_the_rules(monkeypatch: pytest.MonkeyPatch):
    seen, decide = view(hearts(*HEARTS_HANDS[2:], *HEARTS_HANDS[:2]), 2), careful.choose
    decisions = []
    monkeypatch.setattr(careful, "choose", lambda *given: decisions.append(given) or decide(*given))
    values = evaluate(seen, 1, 200)
    assert values.values.shape == (200, 13)
    assert len(decisions) < 2000
    means = dict(zip(values.actions, values.means(), strict=True))
    assert means["give:QS"] > means["give:2C"]


def test_HE_4_at_a_table_nobody_is_sent_what_others_pass():
    chosen, gifts = rules("hearts"), 0
    for before, after, fact in random_events(chosen, 3, chairs("anna", "b", "c", "d"), most=60):
        texts = presenters.EventTexts(before, after, fact)
        for seat in (None, 0, 1, 2, 3):
            update = presenters.event_update(before, after, fact, seat, None)
            assert texts.text(seat) == encode(update)
            if update.deal is None:
                continue
            shown = {event.action for event in update.events} | {call for _, call in update.deal.said}
            assert not shown & set(exchange.GIFTS)
            assert seat == update.deal.turn or not set(update.deal.legal) & set(exchange.GIFTS)
            assert seat == update.deal.turn or "give:" not in encode(presenters.snapshot(after, seat, "t", "calm", "00"))
            gifts += "given" in shown
    assert gifts


def test_HE_4_in_the_fourth_deal_none_are_passed():
    chosen = rules("hearts")
    dealt = tuple(tuple(map(card, hand.split())) for hand in HEARTS_HANDS)
    assert start(chosen, 4, 1, (0,) * 4, dealt).stage == "play"
    reason = why_not(hearts(), 2, card("AH"))
    assert reason is not None
    assert (reason.clause, reason.key) == ("HE-4", "hearts-pass-first")


@pytest.mark.parametrize(("moon", "points"), [("on", (0, -26, -26, -26)), ("off", (-26, 0, 0, 0))])
def test_HE_10_who_takes_everything_shoots_the_moon(moon: str, points: tuple[int, ...]):
    assert play_out(hearts(*suits("C", "D", "H", "S"), passing="off", moon=moon)).points == points
