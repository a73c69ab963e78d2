"""400: is a bid made as often as strong said? Matches of four strong, each bid with the chance that it was given.

python bench/bids.py [--matches 20] [--seed 1]
"""

from __future__ import annotations

import argparse
import itertools
from typing import Final

from tqdm import tqdm

from fourkings import options
from fourkings.arena import interval, play, secret_of
from fourkings.bots import strong
from fourkings.bots.strong import four
from fourkings.cards import Seat
from fourkings.deck import Stream
from fourkings.game import Action, tricks_won
from fourkings.games import four_hundred
from fourkings.view import View

BINS: Final = (0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
Place = tuple[int, Seat]


class Witness:
    """Strong, and what it thought of each bid: by the number of the deal and the seat."""

    NAME, VERSION = strong.NAME, strong.VERSION

    def __init__(self) -> None:
        self.given: dict[Place, float] = {}

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        if view.stage != "talk" or len(view.legal) == 1:
            return strong.choose(view, rng, limit)
        weighed = four.weighed(view, rng.below(1 << 62), limit or strong.WORLDS)
        said = weighed.best
        assert view.seat is not None
        self.given[view.number, view.seat] = weighed.made[said]
        return said


def bids(seed: int, matches: int) -> list[tuple[float, bool]]:
    """The chance that each bid was given, and whether it was made; void deals are left out."""
    rules, found = options.rules(four_hundred), []
    for number in tqdm(range(matches), delay=2, disable=None, leave=False):
        witness = Witness()
        match = play(rules, [witness] * 4, secret_of(rules, seed, number))
        for deal in match.deals:
            if deal.state.stage == "done" and not deal.state.void:
                won = tricks_won(deal.state)
                for seat in range(4):
                    chance = witness.given.get((deal.state.deal.number, seat))
                    bid = four_hundred.bid_of(deal.state, seat)
                    if chance is not None and bid is not None:
                        found.append((chance, won[seat] >= bid))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the chances that bids were given with what became of them.")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = bids(given.seed, given.matches)
    print("| said | bids | mean of what was said | made |\n|---|---|---|---|")
    for low, high in itertools.pairwise(BINS):
        here = [(chance, made) for chance, made in found if low <= chance < high]
        if here:
            said = sum(chance for chance, _ in here) / len(here)
            made = interval([float(one) for _, one in here])
            print(
                f"| {100 * low:.0f}-{100 * min(1, high):.0f} % | {len(here)} | {100 * said:.1f} % "
                f"| {100 * made.mean:.1f} ± {100 * made.half:.1f} % |"
            )
    said, won = (sum(column) / len(found) for column in zip(*found, strict=True))
    print(f"| all | {len(found)} | {100 * said:.1f} % | {100 * won:.1f} % |")


if __name__ == "__main__":
    main()
