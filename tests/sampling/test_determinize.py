"""States that nobody could tell from the true one by what they had seen, and deals in which a card is elsewhere."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

pytest.importorskip("numpy")

from itertools import combinations

import pytest

from cases import CASES, Case, sampled
from fourkings import BOTS, Refused, determinize, legal, match_from_secret, push, rules, sample, view
from fourkings.puzzles import reveal
from fourkings.puzzles.form import Position
from fourkings.puzzles.fresh import some_deal
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, card, mask, members
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, act, apply, expose, start
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, deal_from_secret
from fourkings.sampling import all_deals, constraints, with_hands
from fourkings.sampling.exclusions import KINDS, Exclusion, exclusions
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


LEFT = 3
"""Most cards in a hand at the positions, of whose deals all are tried: at most 1,680."""


def _positions(game: str, left: range) -> Iterator[tuple[Position, State]]:
    """Yield positions of deals between bots whose reader holds so many cards, with their true states."""
    dice = Stream(bytes(32), b"exclusions")
    for _ in range(4):
        for seen, _, origin, course in some_deal(rules(game), ("careful", "club", "chance"), dice):
            if seen.stage == "play" and seen.hand.bit_count() in left:
                position = Position(rules(game), seen, origin, course)
                yield position, reveal.before(position)[-1].state


def _all_hands(hands: tuple[Mask, ...], reader: int) -> Iterator[tuple[Mask, ...]]:
    """Yield every way to deal the cards of the three other seats among them."""
    first, second, third = (seat for seat in SEATS if seat != reader)
    cards = list(members(sum(hands) & ~hands[reader]))
    for taken in combinations(cards, hands[first].bit_count()):
        rest = [other for other in cards if other not in taken]
        for next_taken in combinations(rest, hands[second].bit_count()):
            dealt = list(hands)
            dealt[first], dealt[second] = mask(taken), mask(next_taken)
            dealt[third] = mask(rest) & ~dealt[second]
            yield tuple(dealt)


def _may_be(position: Position, state: State, hands: tuple[Mask, ...]) -> bool:
    """Return True if the deal could have begun with such hands: every action is legal, and the reader sees the same."""
    deal = with_hands(state, hands).deal
    try:
        again = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt, deal.voids)
        for action in position.deal.actions[: position.origin["action"] - 1]:
            again = act(again, again.turn, action)
    except Refused:
        return False
    return replace(view(again, position.view.seat), dealt=position.view.dealt) == position.view


@pytest.mark.parametrize("game", GAMES)
def test_an_excluded_seat_holds_the_card_in_no_deal_and_every_other_in_some(game: str) -> None:
    positions = list(islice(_positions(game, range(2, LEFT + 1)), 4))
    assert len(positions) == 4
    for position, state in positions:
        reader = position.view.seat
        assert reader is not None
        deals = [hands for hands in _all_hands(state.hands, reader) if _may_be(position, state, hands)]
        for hidden in members(sum(state.hands) & ~state.hands[reader]):
            holders = {seat for seat in SEATS for hands in deals if hands[seat] >> hidden & 1}
            excluded = {row.seat for row in exclusions(position.view, hidden)}
            known = len(holders) == 1 and not excluded  # such as a card dealt face up
            assert excluded == (set() if known else set(SEATS) - holders - {reader}), (game, position.view, hidden)


def test_the_card_named_is_the_first_that_shows_it_by_the_rules() -> None:
    """With the hidden card in hand, the one played is illegal, and all that the seat played before are legal."""
    kinds = set[str]()
    for game in GAMES:
        for position, _ in _positions(game, range(2, 10)):
            states = [moment.state for moment in reveal.before(position)]
            for hidden in _hidden(position):
                for row in exclusions(position.view, hidden):
                    kinds.add(row.kind)
                    if row.played is not None:
                        _check(row, hidden, states, position)
    assert kinds == {"ruff", "discard", "no-ruff", "announcement", "hand", "count"} < set(KINDS)


def _hidden(position: Position) -> list[Card]:
    state = reveal.before(position)[-1].state
    return list(members(sum(state.hands) & ~position.view.hand))


def _check(row: Exclusion, hidden: Card, states: list[State], position: Position) -> None:
    actions = position.deal.actions[: len(states) - 1]
    shown = actions.index(row.played)
    assert len(states[shown].tricks) + 1 == row.trick
    assert row.led == (*states[shown].trick, row.played)[0]
    for number, action in enumerate(actions[: shown + 1]):
        state = states[number]
        if state.turn == row.seat and isinstance(action, int):
            hands = tuple(hand | 1 << hidden if seat == row.seat else hand for seat, hand in enumerate(state.hands))
            with_card = replace(state, hands=hands)  # type: ignore[arg-type]
            assert (action in legal(with_card)) == (number < shown), (row, number)


@pytest.mark.parametrize(
    ("game", "options", "number", "hands", "played", "asked", "kind"),
    [
        ("king", {}, 2, "HSDC", ["2H"], "QD", "lead"),
        ("king", {"king_of_hearts_duty": "when_void"}, 5, "SCDH", ["2S", "3C"], "KH", "no-throw"),
        ("king", {"king_of_hearts_duty": "first_chance"}, 5, "SCDH", ["2S", "3C"], "KH", "no-throw"),
        ("king", {"king_of_hearts_duty": "when_void"}, 5, "SCDH", ["2S", "3C"], "QH", None),
        ("king", {"king_of_hearts_duty": "none"}, 5, "SCDH", ["2S", "3C"], "KH", None),
    ],
)
def test_a_duty_that_another_card_would_have_broken(
    game: str, options: dict[str, object], number: int, hands: str, played: list[str], asked: str, kind: str | None
) -> None:
    """Each seat holds one suit, the leader the first; the last card played is asked about."""
    first = start(rules(game, "classic", options), number, 3, (0, 0, 0, 0), _suits(hands), 0)
    state = first
    for word in played:
        state = act(state, state.turn, card(word))
    last = state.turn - 1 & 3
    rows = [row for row in exclusions(view(state, state.turn), card(asked)) if row.seat == last]
    expected = Exclusion(last, kind, 1, card(played[-1]), card(played[0])) if kind else None
    assert rows == ([expected] if expected else [])


def _suits(letters: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card(f"{rank}{suit}") for rank in "23456789TJQKA") for suit in letters)


def test_who_trumps_too_low_has_no_higher_trump() -> None:
    """Quarante with the duty to overtrump: a hand with the card asked for would have had to play it."""
    dice, shown = Stream(bytes(32), b"overtrump"), list[Exclusion]()
    game = rules("quarante", "classic", {"must_overtrump": "on"})
    while not shown:
        for seen, _, origin, course in some_deal(game, ("chance", "careful"), dice):
            if seen.stage == "play":
                position = Position(game, seen, origin, course)
                states = [moment.state for moment in reveal.before(position)]
                for hidden in _hidden(position):
                    rows = [row for row in exclusions(seen, hidden) if row.kind == "no-overruff"]
                    shown += rows
                    for row in rows:
                        _check(row, hidden, states, position)
    assert all(row.played is not None for row in shown)


def test_a_card_that_is_seen_excludes_nobody() -> None:
    position, _ = next(_positions("quarante", range(2, 8)))
    for seen in (*members(position.view.hand), *position.view.tricks[0].cards):
        assert exclusions(position.view, seen) == ()
