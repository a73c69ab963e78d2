"""Solves some endings and prints all that is found: a program for any Python that can solve."""

import json
import random

from fourkings.rulebook.cards import HEARTS, LONG, RANKS, mask, stronger
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.solver import Position, Solver

NATURAL = stronger(RANKS[::-1])
CONTRACTS = (
    Contract(NATURAL, Payoff(trick=1), HEARTS),
    Contract(NATURAL, Payoff(trick=-1)),
    Contract(NATURAL, Payoff(cards=((HEARTS, -1),))),
)


def main() -> None:
    dice, solver = random.Random(1), Solver(bits=14)
    for contract in CONTRACTS:
        for side in ((0, 2), (1,)):
            cards = dice.sample(LONG, 32)
            a, b, c, d = (mask(cards[seat::4]) for seat in range(4))
            solution = solver.solve(Position(contract, (a, b, c, d), dice.randrange(4)), side)
            print(json.dumps([str(solution), solution.line, solution.nodes]))  # noqa: T201


main()
