"""400: is a bid made as often as strong said? Matches of four strong, each bid with the chance that it was given.

python -m research.studies.bids [--matches 20] [--seed 1] [--out BIDS.jsonl] [--fit]

The file has a line of JSON for each bid, to draw the curve or to look for what goes wrong: the match and the deal, the
chance said, in how many playouts of how many it was made, whether it was made at the table, the bid, what it was worth, the
tricks taken, the smallest bid allowed, the place in the bidding (0 is eldest), the bids before it, the four scores from the
bidder on (themselves, next, partner, last), whether the target was far. --fit tells the numbers with which
`bidding.at_the_table` gets likeliest from those playouts to what became of these bids, and their 95 % intervals.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fourkings.arena import bounded, play, secret_of, share_text
from fourkings.bots import strong
from fourkings.bots.strong.games.four_hundred import bidding
from fourkings.bots.strong.games.four_hundred.match import plays_for_points
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, tricks_won
from fourkings.rulebook.games import four_hundred
from fourkings.views import View

BINS: Final = (0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
Place = tuple[int, Seat]


class Bid(NamedTuple):
    """A bid that was weighed, and what became of it: see the top of this file."""

    match: int
    deal: int
    said: float
    counted: tuple[int, int]
    made: bool
    bid: int
    worth: int
    won: int
    least: int
    place: int
    before: tuple[int, ...]
    scores: tuple[int, ...]
    far: bool


class Witness:
    """Strong, and what it saw and said of each bid: by the number of the deal and the seat."""

    NAME, VERSION = strong.NAME, strong.VERSION

    def __init__(self) -> None:
        self.given: dict[Place, tuple[View, float, tuple[int, int]]] = {}

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        if view.stage != "talk" or len(view.legal) == 1:
            return strong.choose(view, rng, limit)
        seed, many = rng.below(1 << 62), limit or strong.WORLDS
        said, chances = bidding.choose(view, seed, many), bidding.chances_made(view, seed, many)
        assert view.seat is not None
        if said in chances:
            self.given[view.number, view.seat] = view, chances[said], bidding.count_made(view, seed, many)[said]
        return said


def bids(seed: int, number: int) -> Iterator[Bid]:
    """The bids of a match; those of void deals are left out, for nobody could make them."""
    rules, witness = games.rules("400"), Witness()
    match = play(rules, [witness] * 4, secret_of(rules, seed, number))
    for deal in match.deals:
        state = deal.state
        if state.stage != "done" or state.void:
            continue
        for seat, won in enumerate(tricks_won(state)):
            bid, weighed = four_hundred.bid_of(state, seat), witness.given.get((state.deal.number, seat))
            if bid is not None and weighed is not None:
                view, said, counted = weighed
                own = view.scores[seat]
                yield Bid(
                    number, state.deal.number, said, counted, won >= bid, bid, four_hundred.value(view.rules, bid, own),
                    won, four_hundred.smallest_bid(own), len(view.calls.bids), view.calls.bids,
                    tuple(view.scores[seat + step & 3] for step in range(4)), plays_for_points(view),
                )  # fmt: skip


def row(name: str, here: list[Bid]) -> str:
    """A line of the table: how many, what was said on the mean, and how often they were made."""
    said, kept = sum(bid.said for bid in here) / len(here), bounded([float(bid.made) for bid in here])
    return f"| {name} | {len(here)} | {100 * said:.1f} % | {share_text(kept)} |"


def fitted(every: list[Bid]) -> str:
    """The numbers of `bidding.at_the_table` that make these bids likeliest, by Newton's method."""
    odds = [math.log((won + 0.5) / (many - won + 0.5)) for won, many in (bid.counted for bid in every)]
    rows = np.array([[1, odd, min(bid.worth, bidding.DEAREST)] for odd, bid in zip(odds, every, strict=True)])
    kept, weights = np.array([float(bid.made) for bid in every]), np.array([0.0, 1.0, 0.0])
    for _ in range(20):
        likely = 1 / (1 + np.exp(-rows @ weights))
        curved = (rows * (likely * (1 - likely))[:, None]).T @ rows
        weights += np.linalg.solve(curved, rows.T @ (kept - likely))
    half = 1.96 * np.sqrt(np.diag(np.linalg.inv(curved)))
    return (
        f"SURE {weights[1]:.2f} ± {half[1]:.2f}, DEAR {weights[2]:.3f} ± {half[2]:.3f}, "
        f"FAIR {-weights[0] / weights[2]:.1f} (DEAR times FAIR {-weights[0]:.2f} ± {half[0]:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the chances that bids were given with what became of them.")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    numbers = progress(range(given.matches), unit="match")
    every = [bid for number in numbers for bid in bids(given.seed, number)]
    if given.out:
        given.out.write_text("".join(json.dumps(bid._asdict()) + "\n" for bid in every), encoding="utf-8")
    print("| said | bids | mean of what was said | made |\n|---|---|---|---|")
    for low, high in itertools.pairwise(BINS):
        if here := [bid for bid in every if low <= bid.said < high]:
            print(row(f"{100 * low:.0f}-{100 * min(1, high):.0f} %", here))
    print(row("all", every))
    if least := [bid for bid in every if bid.bid == bid.least]:
        print(row("smallest bids allowed", least))
    if dear := [bid for bid in every if bid.worth >= bidding.DEAREST]:
        print(row(f"bids of {bidding.DEAREST} points or more", dear))
    if given.fit:
        print("\n" + fitted(every))


if __name__ == "__main__":
    main()
