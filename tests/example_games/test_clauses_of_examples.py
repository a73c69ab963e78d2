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


@pytest.mark.costly
def test_BB_3_the_dealer_leads_and_each_aim_comes_four_times():
    assert deal("barbu", *suits(*SUITS)).turn == 3
    titles = GAMES["barbu"].deal_titles(rules("barbu"))
    assert len(titles) == 24
    assert titles[:5] == ("tricks",) * 4 + ("hearts",)
    assert len(GAMES["barbu"].deal_titles(rules("barbu", "salad"))) == 28


def test_BB_5_no_heart_is_led_beside_another_suit():
    hands = ("2S 2H", "3S 3H", "4S 4H", "5S 5H")
    assert options_of(deal("barbu", *hands, number=5)) == {"5S"}
    assert options_of(deal("barbu", *hands, number=13)) == {"5S"}
    assert options_of(deal("barbu", *hands, number=5, heart_lead="free")) == {"5S", "5H"}
    assert options_of(deal("barbu", *hands, number=1)) == {"5S", "5H"}
    reason = why_not(deal("barbu", *hands, number=5), 3, card("5H"))
    assert reason is not None
    assert (reason.clause, reason.key) == ("BB-5", "lead")


def test_BB_6_ruff_and_overruff():
    state = deal("barbu", "4H 9S", "5H 3H KS", "8S 7H", "2C 3C", number=21)
    state = play_on(state, "declare:H 2C 4H")
    assert options_of(state) == {"5H"}
    state = play_on(state, "5H")
    assert options_of(state) == {"7H"}
    lower = play_on(deal("barbu", "9H 9S", "5H 3H", "8S 7H", "2C 3C", number=21), "declare:H 2C 9H")
    assert options_of(lower) == {"5H", "3H"}


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, (0, 0, 0, -2)), (5, (0, 0, 0, -10)), (9, (0, 0, 0, -12)), (13, (0, 0, 0, -20)), (17, (0, 0, 0, -15)), (25, -2)],
)
def test_BB_7_what_a_trick_of_high_hearts_costs(number: int, points: Any):
    """Seat 3 takes A♥ K♥ Q♥ and Q♠ in the only trick."""
    state = play_on(deal("barbu", "KH", "QH", "QS", "AH", number=number, salad="on"), "AH KH QH QS")
    assert state.points == (points if isinstance(points, tuple) else (0, 0, 0, -(2 + 10 + 12 + 20 + 15)))


def test_BB_8_each_trick_of_trumps_brings_five():
    state = play_out(play_on(deal("barbu", *suits("H", "D", "C", "S"), number=24), "declare:D"))
    assert state.points == (0, 65, 0, 0)


def test_BB_11_the_highest_score_wins_and_equals_share():
    state = play_out(play_on(deal("barbu", *suits("H", "D", "C", "S"), number=24, scores=(65, 0, 9, 7)), "declare:D"))
    result = GAMES["barbu"].result(state)
    assert result is not None
    assert result.winners == (0, 1)


def test_TB_5_bids_rise_and_who_has_passed_stays_out():
    state = play_on(deal("tarneeb", *suits(*SUITS)), "bid:8")
    assert options_of(state) == {"pass", *(f"bid:{tricks}" for tricks in range(9, 14))}
    state = play_on(state, "pass bid:9 pass bid:10")
    assert state.turn == 2
    reason = why_not(state, 2, "bid:9")
    assert reason is not None
    assert (reason.clause, reason.params) == ("TB-5", {"least": 11})


def test_TB_6_the_highest_bidder_names_and_leads():
    state = play_on(deal("tarneeb", *suits(*SUITS)), "pass bid:7 pass pass")
    assert (state.turn, options_of(state)) == (1, {f"declare:{suit}" for suit in SUITS})
    state = play_on(state, "declare:H")
    assert (state.stage, state.turn, options_of(state)) == ("play", 1, {rank + "H" for rank in "AKQJT98765432"})
    assert play_on(deal("tarneeb", *suits(*SUITS)), "bid:13").turn == 0


def test_TB_7_four_passes_are_a_void_deal():
    state = play_on(deal("tarneeb", *suits(*SUITS), scores=(40, 0)), "pass pass pass pass")
    assert (state.void, state.points) == (True, (0, 0))


def test_TB_8_TB_9_made_and_lost():
    kept = play_out(play_on(deal("tarneeb", *suits(*SUITS)), "bid:7 pass pass pass declare:S"))
    assert kept.points == (13, 0)
    assert play_out(play_on(deal("tarneeb", *suits(*SUITS), made="bid"), "bid:7 pass pass pass declare:S")).points == (7, 0)
    lost = play_out(play_on(deal("tarneeb", *suits(*SUITS)), "pass bid:8 pass pass declare:S"))
    assert lost.points == (13, -8)


def test_TB_10_the_target_ends_the_match():
    state = play_out(play_on(deal("tarneeb", *suits(*SUITS), scores=(18, 30)), "bid:7 pass pass pass declare:S"))
    result = GAMES["tarneeb"].result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((31, 30), (0, 2))
    state = play_out(play_on(deal("tarneeb", *suits(*SUITS), scores=(17, 30)), "bid:7 pass pass pass declare:S"))
    assert GAMES["tarneeb"].result(state) is None


@pytest.mark.parametrize(("number", "cost"), [(1, 75), (5, 50), (9, 10), (13, 15)])
def test_TX_6_what_a_trick_costs_its_taker(number: int, cost: int):
    state = play_on(deal("trix", "KH", "QS", "QD", "AH", number=number), "AH KH QS QD")
    assert state.points == (0, 0, 0, -cost)
    whole = play_on(deal("trix", "KH", "QS", "QD", "AH", complex="on"), "AH KH QS QD")
    assert whole.points == (0, 0, 0, -150)


def test_TX_7_a_deal_of_cards_ends_with_the_last_of_them():
    hands = ("KH 2S", "3H 3S", "4H 4S", "AH 5S")
    assert play_on(deal("trix", *hands), "AH KH 3H 4H").stage == "done"
    assert play_on(deal("trix", *hands, number=13), "AH KH 3H 4H").stage == "play"


def test_TX_9_sixteen_deals_or_four():
    for options, last in (({}, 16), ({"complex": "on"}, 4)):
        for number in (last - 1, last):
            state = play_out(deal("trix", *suits(*SUITS), number=number, **options))
            assert (GAMES["trix"].result(state) is not None) == (number == last)


def test_LK_5_a_likha_is_thrown_at_the_first_chance():
    hands = ("2C 5C", "QS 2H", "TD QS 3H", "4C 3C")
    state = play_on(deal("likha", *hands), "2C")
    assert options_of(state) == {"QS"}
    assert options_of(play_on(deal("likha", *hands, must_throw="off"), "2C")) == {"QS", "2H"}
    reason = why_not(state, 1, card("2H"))
    assert reason is not None
    assert (reason.clause, reason.key) == ("LK-5", "shed")
    followed = play_on(deal("likha", "2S", "QS 3S", "4S", "5S"), "2S")
    assert options_of(followed) == {"QS", "3S"}


def test_LK_6_what_the_cards_cost():
    assert play_on(deal("likha", "AC", "QS", "TD", "2H"), "AC QS TD 2H").points == (-24, 0, 0, 0)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((-77, 0, 0, 0), (1, 3)),
        ((-76, 0, 0, 0), None),
        ((0, -101, 0, 0), (0, 2)),
        ((-77, -101, 0, -50), (0, 2)),
        ((-77, -101, 0, 0), None),
    ],
)
def test_LK_8_LK_9_the_side_of_the_player_who_is_out_loses(scores: tuple[int, ...], winners: tuple[int, ...] | None):
    state = play_on(deal("likha", "AC", "QS", "TD", "2H", scores=scores), "AC QS TD 2H")
    result = GAMES["likha"].result(state)
    assert (result.winners if result else None) == winners


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


def test_HE_5_HE_6_HE_7_what_is_led_and_thrown():
    state = hearts(passing="off")
    assert options_of(state) == {"2C"}
    state = play_on(state, "2C QC")
    assert len(options_of(state)) == 13, "nothing but hearts"
    unbroken = play_on(hearts("2C AH", "3C 2H", "4C 3H", "5C 4D", passing="off"), "2C 3C 4C 5C")
    assert options_of(unbroken) == {"4D"}
    assert options_of(play_on(hearts("2C AH", "3C 2H", "4C 3H", "5C 4H", passing="off"), "2C 3C 4C 5C")) == {"4H"}


@pytest.mark.parametrize(("moon", "points"), [("on", (0, -26, -26, -26)), ("off", (-26, 0, 0, 0))])
def test_HE_10_who_takes_everything_shoots_the_moon(moon: str, points: tuple[int, ...]):
    hands = list(suits("C", "D", "H", "S"))
    assert play_out(hearts(*hands, passing="off", moon=moon)).points == points
