"""Bounds where taking costs, one seat against three: each holds in thousands of small endings, against brute force."""

import random
from functools import cache

import pytest

from cases import few

pytest.importorskip("numpy")

from fourkings.kernels import load
from fourkings.kernels.play import NEVER, Duties, playable
from fourkings.kernels.solver import layout as t
from fourkings.rulebook.cards import HEARTS, LONG, mask, members, named, rank_mask, stronger
from fourkings.rulebook.tricks import Contract, Payoff, trick_duties, winning
from fourkings.solver import Position, Solver, objective_of

NATURAL = stronger("AKQJT98765432")
KING = named("KH")
KINDS = {
    "tricks": Contract(NATURAL, Payoff(trick=-1)),
    "hearts": Contract(NATURAL, Payoff(cards=((HEARTS, -1),))),
    "hearts, not led": Contract(NATURAL, Payoff(cards=((HEARTS, -1),)), duties=Duties(no_lead=HEARTS)),
    "queens": Contract(NATURAL, Payoff(cards=((rank_mask("Q"), -1),))),
    "kings and jacks": Contract(NATURAL, Payoff(cards=((rank_mask("KJ"), -1),))),
    "king of hearts": Contract(NATURAL, Payoff(cards=((KING, -1),))),
    "king of hearts, thrown": Contract(NATURAL, Payoff(cards=((KING, -1),)), duties=Duties(keep=KING, shed=KING)),
    "last two tricks": Contract(NATURAL, Payoff(last=(2, -1))),
    "tricks and hearts": Contract(NATURAL, Payoff(trick=-2, cards=((HEARTS, -1),))),
}


def ending(rng: random.Random, contract: Contract, cards: int) -> Position:
    """Few ranks make close endings: the cards of a hand are next to those of the others."""
    pack = [card for card in LONG if card & 15 >= 12 - cards]
    dealt = rng.sample(pack, 4 * cards)
    a, b, c, d = (mask(dealt[seat::4]) for seat in range(4))
    return Position(contract, (a, b, c, d), rng.randrange(4))


@cache
def most(contract: Contract, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], alone: int) -> int:
    """What the seat alone takes in costs with best play of all, by trying every line."""
    seat = leader + len(trick) & 3
    if len(trick) == 4:
        winner = leader + winning(trick, contract) & 3
        won = contract.payoff.trick
        won += sum(each * (cards >> card & 1) for cards, each in contract.payoff.cards for card in trick)
        won += contract.payoff.last[1] if hands[0].bit_count() < contract.payoff.last[0] else 0
        return (-won if winner == alone else 0) + (most(contract, hands, winner, (), alone) if hands[0] else 0)
    outcomes = []
    for card in members(playable(hands[seat], trick_duties(trick, contract))):
        left = tuple(hand & ~(1 << card) for hand in hands)
        outcomes.append(most(contract, left, leader, (*trick, card), alone))
    return min(outcomes) if seat == alone else max(outcomes)


# Brute force is what costs here: a fifth of the endings tried with --heavy, each put to the bounds and to the search.
@pytest.mark.costly
@pytest.mark.parametrize("many", [100, pytest.param(500, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", few(KINDS, 4))
def test_what_is_avoided_holds(kind: str, many: int) -> None:
    """Every answer of the bounds, whatever the question, whether costs are counted for the one or for the three.

    And the search finds the values of brute force.
    """
    rng, contract, kernel = random.Random(kind), KINDS[kind], load("solver.losers", plain=True)
    solver, search, answers = Solver(bits=10, plain=True), Solver(), 0
    for number in range(many):
        position, alone = ending(rng, contract, 4 if number % 50 == 0 else rng.choice((2, 3, 3))), rng.randrange(4)
        true = most(contract, position.hands, position.leader, (), alone)
        assert search.value(position, (alone,)).least == -true
        for side in ((alone,), tuple({0, 1, 2, 3} - {alone})):
            objective = solver._set_objective(position, side)
            root = solver._set_root(position, objective)
            value = true // abs(objective.unit)
            value = value if len(side) == 1 else root.most - value
            assert objective.terms[t.LONE_SEAT - t.TERMS] == alone
            for goal in range(root.least + 1, root.most + 1):
                bound, _ = kernel.loser_bound(position.leader, goal, 0, root.most, solver._memory)
                if bound != t.UNKNOWN:
                    assert bound >= value if len(side) == 1 else bound <= value
                    assert (bound < goal) if len(side) == 1 else (bound >= goal)
                    answers += 1
        most.cache_clear()
    assert answers > many / 8


@pytest.mark.parametrize("many", [300, pytest.param(1500, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", few(KINDS, 4))
def test_what_is_avoided_holds_with_more_cards(kind: str, many: int) -> None:
    """As before with five to seven cards, against the search that keeps no runs and asks no such bound."""
    rng, contract, kernel = random.Random(kind), KINDS[kind], load("solver.losers", plain=True)
    bare = contract._replace(duties=contract.duties._replace(ruff=1))
    solver, other, answers = Solver(bits=10, plain=True), Solver(), 0
    for _ in range(many if contract.payoff.trick else 300):
        position, alone = ending(rng, contract, rng.choice((5, 6, 7))), rng.randrange(4)
        objective = solver._set_objective(position, (alone,))
        root = solver._set_root(position, objective)
        true = other.value(position._replace(contract=bare), (alone,)).least // objective.unit
        for goal in range(root.least + 1, root.most + 1):
            bound, _ = kernel.loser_bound(position.leader, goal, 0, root.most, solver._memory)
            if bound != t.UNKNOWN:
                assert true <= bound < goal
                answers += 1
    assert answers


@pytest.mark.parametrize("kind", KINDS)
def test_runs_and_cuts_change_no_value(kind: str) -> None:
    """Six cards each: the search by runs against the same without them, which a duty to ruff without trumps turns off."""
    rng, contract, solver, other = random.Random(kind), KINDS[kind], Solver(), Solver()
    bare = contract._replace(duties=contract.duties._replace(ruff=1))
    assert contract.duties.ruff == NEVER
    for _ in range(20):
        position, alone = ending(rng, contract, 6), rng.randrange(4)
        slow = other.solve(position._replace(contract=bare), (alone,), line=False)
        assert solver.solve(position, (alone,), line=False).cards == slow.cards


def test_runs_are_kept_only_where_taking_costs() -> None:
    for contract, side in ((KINDS["tricks"], (0,)), (KINDS["tricks"], (0, 2)), (KINDS["queens"], (1, 2, 3))):
        assert objective_of(contract, frozenset(side)).terms[t.COSTS - t.TERMS] == 1
    assert objective_of(KINDS["tricks"], frozenset((0, 2))).terms[t.LONE_SEAT - t.TERMS] == -1
    for contract in (Contract(NATURAL, Payoff(trick=1)), Contract(NATURAL, Payoff(trick=-1), HEARTS, Duties(ruff=1))):
        assert objective_of(contract, frozenset((0,))).terms[t.COSTS - t.TERMS] == 0
