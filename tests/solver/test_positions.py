"""Positions as data and as a line of text: both lead back to the state, from which everything goes on."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytest.importorskip("numpy")

from cases import CASES
from fourkings import (
    BOTS,
    Hand,
    Refused,
    deal_from_secret,
    dumps,
    legal_tokens,
    match_from_secret,
    match_from_state,
    position,
    push,
    review,
    rules,
    solve,
    view,
)
from fourkings.rulebook.game import State, apply, legal
from fourkings.rulebook.games import GAMES
from fourkings.solver.positions import parse

SECRET = bytes(32)
OWN = [case for case in CASES if case.game.ID in GAMES.own]
ENDING: dict[str, Any] = {
    "game": "jeu-du-roi",
    "hands": [["AH", "2C"], ["KH", "3C"], ["QH", "4C"], ["JH", "5C"]],
    "leader": 2,
}


def walked(case: Any, seed: int, steps: int) -> State:
    """Return a state some actions into a random deal of a match, with scores and void deals before it."""
    dice = random.Random(seed)
    match = match_from_secret(case.rules, dice.randbytes(32))
    for _ in range(steps):
        if match.result:
            break
        match = deal_from_secret(match, SECRET) if match.between_deals else push(match, dice.choice(legal(match.state)))
    return match.state


@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow])
@given(case=st.sampled_from(OWN), seed=st.integers(0, 2**32), steps=st.integers(0, 250))
def test_data_and_text_lead_back_to_the_state(case: Any, seed: int, steps: int) -> None:
    state = walked(case, seed, steps)
    data, line = state.to_position(), state.to_line()
    assert "\n" not in line
    assert position(data) == position(json.dumps(data)) == position(line) == state
    assert position(line).to_line() == line


def test_solver_views_bots_and_reviews_go_on_from_a_position() -> None:
    state = position(ENDING)
    assert view(state, 2).hand == state.hands[2]
    assert solve(state, [2]).cards.keys() == set(legal(state))
    whole = position(walked(OWN[0], 1, 20).to_line())
    match = match_from_state(whole, ("Ana", "Bento", "Carla", "Davi"))
    assert match.names == ("Ana", "Bento", "Carla", "Davi")
    while not match.between_deals:
        match = push(match, BOTS["careful"].choose(view(match.state, match.state.turn), 1))
    assert deal_from_secret(match, SECRET).state.deal.number == whole.deal.number + 1
    reviewed = review(match, whole.turn)
    assert all(decision.state.hands[whole.turn] & whole.hands[whole.turn] for decision in reviewed.decisions)
    with pytest.raises(ValueError, match="has no record"):
        dumps(match)


def test_the_line_of_solve_is_a_position_and_the_other_way() -> None:
    question = parse(json.dumps({**ENDING, "side": [2]}))
    assert question.position.hands == position(ENDING).hands
    state = walked(OWN[0], 2, 12)
    assert parse(json.dumps(state.to_position() | {"side": [0, 2]})).position.hands == state.hands


def test_a_declaration_is_found_and_bids_are_asked_for() -> None:
    king = {"game": "king", "deal": 7, "hands": [["AH"], ["KH"], ["QH"], ["JH"]], "leader": 0}
    assert position({**king, "trump": "H"}).calls.declared == "H"
    assert position({**king, "trump": "NT"}) == position({**king, "trump": None}) == position(king)
    assert position(king).to_position()["trump"] == "NT", "what was chosen is shown"
    named = {**king, "calls": {"step": "named", "declared": "S"}}
    assert position(named).contract == position({**king, "trump": "S"}).contract
    ruffed = position({**named, "tricks": [["AC", "2S", "KC", "QC"]]})
    assert ruffed == position({**named, "trump": "S", "tricks": [["AC", "2S", "KC", "QC"]]}), "its leader follows from it"
    for wrong, said in (
        ({**named, "trump": "H"}, "the calls declare S"),
        ({**king, "trump": "H", "stage": "calls"}, "leave"),
    ):
        with pytest.raises(ValueError, match=said):
            position(wrong)
    for calls in ({}, {"calls": {}}, {"calls": {"bids": [3, 3]}}):
        with pytest.raises(ValueError, match="a deal of 400 needs its bids, from eldest on, as in 'calls'"):
            position({**king, "game": "400", "deal": 1, **calls})
    assert position({**king, "game": "quarante", "deal": 1, "trump": "S"}).turn == 0
    assert position({**king, "game": "400", "deal": 1, "calls": {"bids": [3, 3, 3, 3]}}).calls.bids == (3, 3, 3, 3)


def test_a_position_without_cards_played_is_the_beginning() -> None:
    dealt = match_from_secret(rules("400"), SECRET).state
    data = {"game": "400", "dealer": dealt.deal.dealer, "dealt": dealt.to_position()["dealt"]}
    assert position(data) == dealt
    assert legal_tokens(position(data))[0] == "bid:10"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hands": [["AH"], ["KH"], ["QH"], ["AH"]]}, "AH appears twice"),
        ({"hands": [["AH"], ["KH"], ["QH"]]}, "four lists of cards"),
        ({"hands": [["AH"], ["KH"], ["QH"], []]}, "every hand has the same number"),
        ({"tricks": [["2C", "3C", "4C"]]}, "lists of four cards, in the order played"),
        ({"scores": [1, 2]}, "'scores' are 4 whole numbers"),
        ({"dealt": [["AH"], ["KH"], ["QH"], ["JH"]]}, "'dealt' is the whole pack"),
        ({"stage": "over"}, "'stage' is one of play, calls, done, void"),
        ({"totals": [0, 0, 0, 0]}, "unknown key 'totals'"),
        ({"calls": {"bids": [1]}}, None),
    ],
)
def test_what_is_wrong_is_said(changed: dict[str, Any], said: str | None) -> None:
    data = {**ENDING, "hands": [["AH"], ["KH"], ["QH"], ["JH"]], **changed}
    if said is None:
        assert position(data).calls is None  # the game has no calls
        return
    with pytest.raises(ValueError, match=said):
        position(data)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("king 1", "nine fields, not 2"),
        ("king 1 0 0,0,0,0 SA/SK/SQ/SJ - - 4 play", "no leader with the cards played"),
        ("king 1 0 0,0,0,0 ?AS/SK/SQ/SJ - - 0 play", "no hand: write each suit"),
        ("king 1 0 0,0,0,x ?SA/SK/SQ/SJ - - 0 play", "the score is a whole number"),
        ("king,deck 1 0 0,0,0,0 ?SA/SK/SQ/SJ - - 0 play", "write OPTION=VALUE"),
        ("kong 1 0 0,0,0,0 ?SA/SK/SQ/SJ - - 0 play", "there is no game 'kong'"),
    ],
)
def test_what_is_wrong_in_a_line_is_said(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        position(line)


def test_everything_is_shown_in_a_line_and_drawn_in_a_notebook() -> None:
    match = match_from_secret(rules("king"), SECRET, ("Ana & Bo", "B", "C", "D"))
    seen = view(match.state, 0)
    for shown in (match, match.state, seen):
        assert "\n" not in repr(shown)
        assert len(repr(shown)) < 120
        assert "<svg" in shown._repr_html_()
    assert "Ana &amp; Bo" in match._repr_html_()
    assert seen._repr_html_().count("13 cards") == 2 * 3, "hidden hands in the picture and in the text"
    hand = Hand(seen.hand)
    assert "<svg" in hand._repr_html_()
    assert len(str(hand).split()) == 13
    with pytest.raises(Refused):
        push(match, "2H" if "2H" not in legal_tokens(match.state) else "AS")


def test_playing_on_from_the_middle_is_the_same_game() -> None:
    state = walked(OWN[0], 3, 10)
    again = position(state.to_line())
    while state.stage != "done":
        action = legal(state)[0]
        state, again = apply(state, action), apply(again, action)
    assert again == state
