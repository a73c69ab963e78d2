"""The search against twenty lines of brute force: every game, side split, payoff and duty, thousands of small endings."""

import random
from collections.abc import Collection

import pytest

pytest.importorskip("numpy")

from fourkings.kernels.play import Duties, playable
from fourkings.rulebook.cards import Card, members, named, stronger, suit_mask
from fourkings.rulebook.game import contract_of
from fourkings.rulebook.tricks import Contract, Payoff, trick_duties, winning
from fourkings.solver import Position, Solver, Worth, turn_of
from tables import all_rules, any_deal

SIDES = ((0, 2), (1, 3), (0,), (1,), (2,), (3,), (1, 2, 3), (0, 1), (0, 2, 3))
RULES = list(all_rules())


def may_play(position: Position) -> list[Card]:
    hand = position.hands[turn_of(position)]
    return list(members(playable(hand, trick_duties(position.trick, position.contract))))


def play(position: Position, card: Card) -> tuple[Position, int, int]:
    hands = list(position.hands)
    hands[turn_of(position)] ^= 1 << card
    trick, payoff = (*position.trick, card), position.contract.payoff
    held = (hands[0], hands[1], hands[2], hands[3])
    if len(trick) < 4:
        return position._replace(hands=held, trick=trick), -1, 0
    winner = position.leader + winning(trick, position.contract) & 3
    points = payoff.trick + sum(each * (cards >> card & 1) for cards, each in payoff.cards for card in trick)
    points += payoff.last[1] if hands[0].bit_count() < payoff.last[0] else 0
    return Position(position.contract, held, winner), winner, points


def brute(position: Position, side: Collection[int]) -> dict[Card, int]:
    values = {}
    for card in may_play(position):
        after, winner, points = play(position, card)
        later = brute(after, side).values()
        best = (max if turn_of(after) in side else min)(later) if later else 0
        values[card] = best + (points if winner in side else 0)
    return values


def small(position: Position, cards: int, rng: random.Random) -> Position:
    a, b, c, d = (sum(1 << card for card in rng.sample(list(members(hand)), cards)) for hand in position.hands)
    position = position._replace(hands=(a, b, c, d), leader=rng.randrange(4))
    for _ in range(rng.randrange(4)):
        position, _, _ = play(position, rng.choice(may_play(position)))
    return position


def check(solver: Solver, position: Position, side: Collection[int]) -> None:
    want = brute(position, side)
    solution = solver.solve(position, side)
    assert {card: Worth(value, value) for card, value in want.items()} == solution.cards
    best = (max if turn_of(position) in side else min)(want.values())
    assert solution.value == (best, best)
    gained = 0
    for card in solution.line:
        assert card in may_play(position)
        position, winner, points = play(position, card)
        gained += points if winner in side else 0
    assert not any(position.hands)
    assert gained == best


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


@pytest.mark.parametrize(("many", "cards"), [(30, (2, 3, 3)), pytest.param(300, (3, 4, 4), marks=pytest.mark.heavy)])
@pytest.mark.parametrize("rules_number", range(len(RULES)), ids=lambda n: f"{RULES[n].game.ID}-{n}")
def test_the_search_equals_brute_force(rules_number: int, many: int, cards: tuple[int, ...], solver: Solver) -> None:
    rules = RULES[rules_number]
    rng = random.Random(f"search {rules_number} {cards}")
    for number in range(many):
        state = any_deal(rules, rng, number % 10 + 1)
        position = Position(contract_of(state), state.hands, state.leader)
        check(solver, small(position, rng.choice(cards), rng), rng.choice(SIDES))


ODD = (
    Contract(stronger("AKQJT98765432"), Payoff(trick=-3, cards=((named("AS KH 9D"), 7),), last=(2, -5))),
    Contract(
        stronger("KQJAT987"), Payoff(trick=2, cards=((named("AS KH 9D"), -7),)), suit_mask(3), Duties(ruff=3, overruff=1)
    ),
    Contract(stronger("AKQJT98765432"), Payoff(last=(1, 1)), suit_mask(0), Duties(no_lead=suit_mask(0), ruff=2)),
    Contract(
        stronger("AKQJT98765432"), Payoff(cards=((named("7D 8D 9C"), 4),)), suit_mask(2), Duties(keep=named("7D"), ruff=1)
    ),
    Contract(
        stronger("23456789TJQKA"), Payoff(trick=1), suit_mask(1), Duties(shed=named("9S"), shed_following=1, overruff=1)
    ),
    Contract(stronger("AKQJT98765432"), Payoff()),
)
"""Payoffs and duties that no game has, yet the kernels allow: both signs, low cards that count, mixed duties."""


@pytest.mark.costly
@pytest.mark.parametrize("contract", ODD)
def test_payoffs_and_duties_of_no_game(contract: Contract, solver: Solver) -> None:
    rng = random.Random(str(contract.payoff))
    pack = [card for card in range(64) if contract.stronger[card] or any(m >> card & 1 for m in contract.stronger)]
    for _ in range(60):
        cards = rng.sample(pack, 20)
        hands = tuple(sum(1 << card for card in cards[seat::4]) for seat in range(4))
        check(solver, small(Position(contract, hands, 0), rng.choice((2, 3)), rng), rng.choice(SIDES))  # type: ignore[arg-type]


SPARE = named("2C")
POINTS = Payoff(cards=((named("KS KH KD KC"), 5), (named("QS QH QD QC"), 3), (named("JS JH JD JC"), 2)))
COUNTED = (Payoff(trick=1), Payoff(trick=1), POINTS, Payoff(trick=2, cards=((named("AS AH TD"), 3),)))


@pytest.mark.parametrize("trump", [0, suit_mask(2)])
def test_what_is_sure_changes_no_value(trump: int, solver: Solver) -> None:
    """A duty about a card that nobody holds asks nothing, but with it the search does without bounds."""
    rng, other = random.Random(f"sure {trump}"), Solver()
    natural = stronger("AKQJT98765432")
    pack = [card for card in range(64) if natural[card] or card & 15 == 12]
    pack = [card for card in pack if not SPARE >> card & 1]
    for _ in range(150):
        cards = rng.sample(pack, 4 * rng.choice((3, 4, 5)))
        a, b, c, d = (sum(1 << card for card in cards[seat::4]) for seat in range(4))
        payoff, ruff = rng.choice(COUNTED), rng.choice((0, 0, 1, 2, 3)) if trump else 0
        duties = Duties(ruff=ruff, overruff=rng.choice((0, 1)) if ruff else 0)
        contract, side, leader = Contract(natural, payoff, trump, duties), rng.choice(SIDES), rng.randrange(4)
        bare = contract._replace(duties=duties._replace(shed=SPARE))
        solution = solver.solve(Position(contract, (a, b, c, d), leader), side, line=False)
        assert solution.cards == other.solve(Position(bare, (a, b, c, d), leader), side, line=False).cards


def test_the_plain_walk_is_the_same_search() -> None:
    rng = random.Random(8)
    plain, fast = Solver(bits=10, plain=True), Solver(bits=10)
    for number in range(len(RULES)):
        state = any_deal(RULES[number], rng)
        position = small(Position(contract_of(state), state.hands, 0), 4, rng)
        assert plain.solve(position, (0, 2)) == fast.solve(position, (0, 2))


def test_a_table_too_small_is_emptied_and_nothing_goes_wrong(solver: Solver) -> None:
    rng = random.Random(9)
    tiny = Solver(bits=6)
    for number in range(40):
        state = any_deal(RULES[number % len(RULES)], rng)
        position = small(Position(contract_of(state), state.hands, 0), 6, rng)
        assert tiny.solve(position, (1, 3), line=False).cards == solver.solve(position, (1, 3), line=False).cards
