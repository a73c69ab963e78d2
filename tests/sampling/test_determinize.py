"""Determinizations: whole states that nobody could tell from the true one by what they had seen."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

pytest.importorskip("numpy")

from cases import CASES, Case, sampled
from fourkings import BOTS, Refused, determinize, legal, match_from_secret, push, rules, sample, view
from fourkings.rulebook.cards import Seat, card, mask, members
from fourkings.rulebook.game import State, apply, expose
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, deal_from_secret
from fourkings.sampling import all_deals, constraints
from fourkings.sampling.states import misfit
from fourkings.views import View

OBSERVERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)


def moments(of: Case, seed: int, most: int) -> Iterator[State]:
    """Moments of a match by chance, none of them the end of a deal."""
    dice = random.Random(seed)
    secret = dice.randbytes(32)
    match: Match = match_from_secret(of.rules, secret)
    for _ in range(most):
        yield match.state
        match = push(match, dice.choice(legal(match.state)))
        while match.between_deals:
            match = deal_from_secret(match, secret)
        if match.result:
            return


def lies_open(seen: View) -> View:
    """What a view shows that its seat's own hand does not."""
    return replace(seen, dealt=(), hand=0, legal=())


@pytest.mark.parametrize("case", sampled(CASES))
def test_a_determinization_agrees_with_the_view_for_every_observer(case: Case):
    for number, state in enumerate(moments(case, 41, 90)):
        if number % 3:
            continue
        seat = OBSERVERS[number % 5]
        seen = view(state, seat)
        guess = determinize(seen, rng=number)
        assert guess == determinize(seen, rng=number)
        assert view(guess, seat) == seen
        for other in OBSERVERS:
            assert lies_open(view(guess, other)) == lies_open(view(state, other))
        assert mask(number for hand in guess.deal.dealt for number in hand) == mask(case.rules.game.pack(case.rules))
        assert expose(replace(guess.deal, turn_up=None, face_up=None)) == guess.deal
        assert guess.hands == determinize(seen, guess.hands).hands
        assert view(determinize(seen, state.hands), seat) == seen


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_dealt_otherwise_change_nothing_that_is_seen(game: str):
    """By a view alone: any row that fits gives the same view, and leads to the same one by any action of the viewer."""
    differed = 0
    for number, state in enumerate(moments(Case(GAMES[game], "classic"), 43, 60)):
        seen = view(state, state.turn)
        guesses = [determinize(seen, row) for row in sample(seen, rng=number, n=3)]
        differed += len({guess.hands for guess in guesses}) > 1
        assert all(view(guess, state.turn) == seen for guess in guesses)
        action = random.Random(number).choice(seen.legal)
        after = [apply(state_then, action) for state_then in (*guesses, state)]
        if all(state_then.stage != "done" and state_then.turn != state.turn for state_then in after):
            assert len({view(state_then, state.turn).hand_sizes for state_then in after}) == 1
            assert len({str(view(state_then, state.turn)) for state_then in after}) == 1
    assert differed > 20


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_on_by_the_rules(game: str):
    for number, state in enumerate(moments(Case(GAMES[game], "classic"), 47, 40)):
        if number % 8:
            continue
        state_then = determinize(view(state, state.turn), rng=number)
        while state_then.stage != "done":
            state_then = apply(state_then, BOTS["chance"].choose(view(state_then, state_then.turn), number))
        assert state_then.points is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_row_that_fits_is_taken_and_no_other(game: str):
    """Near the end of deals, where all rows can be looked at."""
    dice, looked, said = random.Random(3), 0, ""
    for state in moments(Case(GAMES[game], "classic"), 53, 400):
        if state.stage != "play" or max(hand.bit_count() for hand in state.hands) > 3 or looked == 12:
            continue
        known = constraints(view(state, state.turn))
        fitting = {tuple(map(int, row)) for row in all_deals(known)}
        assert tuple(state.hands) in fitting
        for row in fitting:
            assert not misfit(known, row)
        for _ in range(20):
            cards = [number for hand in state.hands for number in members(hand)]
            dice.shuffle(cards)
            left = iter(cards)
            row = [mask(islice(left, hand.bit_count())) for hand in state.hands]
            assert (tuple(row) in fitting) == (not misfit(known, row))
            said += misfit(known, row)
        looked += 1
    assert looked > 5
    assert re.search("seat [0-3] cannot hold .*, by what it has played or said", said)


def test_what_does_not_fit_is_said():
    state = match_from_secret(rules("king"), bytes(32)).state
    seen = view(state, 0)
    a, b, c, d = state.hands
    card_of_b, other = b & -b, c & -c
    for row, why in (
        ((a, b, c), "a row holds four hands, not 3"),
        ((b, a, c, d), "seat 0 holds .* for certain"),
        ((a, b | other, c, d), "seat 1 holds 13 cards, not 14"),
        ((a, b, c | card_of_b, d), "seat 2 and a seat before it both hold"),
        ((a, b | a & -a, c, d), "seat 1 and a seat before it both hold"),
        ((a, b | 1 << 63, c, d), "seat 1 cannot hold what is no card"),
        ((a, -1, c, d), "seat 1 and a seat before it"),
    ):
        with pytest.raises(ValueError, match=why):
            determinize(seen, row)
    with pytest.raises(TypeError, match=r"deals fit what a seat may see, view\(state, seat\), and not a State"):
        determinize(state)  # type: ignore[arg-type]


def test_a_deal_that_is_over_is_not_played_on():
    match = match_from_secret(rules("king"), bytes(32))
    while not match.between_deals:
        match = push(match, legal(match.state)[0])
    with pytest.raises(ValueError, match="the deal is over"):
        determinize(view(match.state, 0))
    with pytest.raises(Refused):
        push(match, card("2C"))
