"""1792: what telling a clique is worth, by playing each deal again with the other choice.

python bench/cliques.py [--deals 1000] [--seed 1] [--kept]

Whenever strong may say a number of which it has a clique, the deal is played out twice by four strong, told and kept; the
difference is of both sides' points, cliques included. Rows by what strong does there. With --kept only the few choices in
which strong keeps its clique are played again, so that many more deals can be gone through.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tqdm import tqdm

from fourkings import options
from fourkings.arena import deals, interval
from fourkings.bots import strong
from fourkings.bots.strong import cliques
from fourkings.deck import Stream
from fourkings.game import State, apply
from fourkings.games import quarante_1792
from fourkings.view import view

KIND = quarante_1792.ID


class Again(NamedTuple):
    """A clique that might be told, and what became of it."""

    keeps: bool  # what strong does
    counted: float  # points that it expects from telling
    kept: int  # points of the side beyond the other's, if it is kept
    told: int


def again(state: State, secret: bytes, only_kept: bool = False) -> Iterator[Again]:
    """Every such choice of a deal, or every clique kept, both ways; the deal goes on as strong plays it."""
    rolled = dice(secret)
    while not state.tricks:
        seen = view(state, state.turn)
        words = [one for one in seen.legal if isinstance(one, str)]
        chosen = strong.choose(seen, rolled[state.turn])
        clique = cliques.meant(seen, words[-1]) if words else None
        if clique and (isinstance(chosen, int) or not only_kept):
            silent = replace(seen, legal=tuple(one for one in seen.legal if not isinstance(one, str)))
            card = chosen if isinstance(chosen, int) else strong.choose(silent, dice(secret)[state.turn])
            kept, told = (ended(apply(state, action), secret, state.turn & 1) for action in (card, words[-1]))
            yield Again(isinstance(chosen, int), cliques.gain(seen, clique, 1), kept, told)
        state = apply(state, chosen)


def ended(state: State, secret: bytes, side: int) -> int:
    """How far a side is ahead at the end of the deal."""
    points = deals.played(state, [strong] * 4, dice(secret)).points or (0, 0)
    return points[side] - points[1 - side]


def dice(secret: bytes) -> list[Stream]:
    return [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]


def choices(many: int, seed: int, only_kept: bool = False) -> Iterator[Again]:
    """Every such choice of so many deals."""
    rules = options.rules(quarante_1792)
    for number in tqdm(range(many), delay=2, disable=None, leave=False):
        secret = deals.secret_of(KIND, seed, number)
        yield from again(deals.dealt(rules, KIND, secret, number % 4), secret, only_kept)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play deals again with a clique told and kept.")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", action="store_true", help="only the cliques that strong keeps")
    given = parser.parse_args()
    found = list(choices(given.deals, given.seed, given.kept))
    print("| strong | choices | points counted from telling | kept, beyond told |\n|---|---|---|---|")
    for keeps, named in ((False, "tells"), (True, "keeps")):
        here = [one for one in found if one.keeps == keeps]
        if here:
            gained = interval([float(one.kept - one.told) for one in here])
            counted = sum(one.counted for one in here) / len(here)
            print(f"| {named} | {len(here)} | {counted:.2f} | {gained.mean:.2f} ± {gained.half:.2f} |")
    open_ = [one.kept - one.told + one.counted for one in found if not one.keeps]
    if open_:
        cost = interval(open_)
        print(f"What telling costs beside the points: {cost.mean:.2f} ± {cost.half:.2f} a deal.")


if __name__ == "__main__":
    main()
