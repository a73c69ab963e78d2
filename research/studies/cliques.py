"""1792: what telling a clique is worth, by playing each deal again with the other choice.

python -m research.studies.cliques [--deals 1000] [--seed 1] [--kept] [--times 1] [--limit N]

Whenever strong may say a number of which it has a clique, or name its rank where "good" would do, the deal is played out by
four strong, told and kept; the difference is of both sides' points, cliques included. Rows by what strong does there, and
the last line is what telling costs beside the points of the clique: what the others make of knowing it.

--kept   only the choices in which strong keeps its clique are played again, and deals in which one hand alone has a clique
         are left out (its clique is always told): so many more deals can be gone through
--times  each choice is played again so often both ways, with other dice; its gain is the mean, intervals are over choices
--limit  deals a decision in what is played again (strong's own number if left out): 25 cost a sixth of 200
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.arena import deals, interval, mean_text
from fourkings.bots import strong
from fourkings.bots.careful import calls
from fourkings.bots.strong.games.quarante import calls_1792
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games import _cliques, quarante_1792
from fourkings.views import View, view

KIND: Final = quarante_1792.GAME.ID


class Again(NamedTuple):
    """A clique that might be told, and what became of it."""

    keeps: bool  # what strong does
    counted: float  # points that it expects from telling
    gained: float  # points of the side beyond the other's if it is kept, less the same if it is told
    scored: float  # the part of it that is the cliques'


class End(NamedTuple):
    """How far a side is ahead at the end of a deal."""

    points: int
    cliques: int  # the part of it that is the cliques'


def again(state: State, secret: bytes, only_kept: bool, times: int, limit: int | None) -> Iterator[Again]:
    """Every such choice of a deal, or every clique kept, both ways; the deal goes on as strong plays it."""
    while len(state.tricks) < 2 and (not state.tricks or state.stage == "talk"):
        seen = view(state, state.turn)
        chosen = strong.choose(seen, dice(state, secret))
        word = calls.choose_clique(seen) if len(seen.legal) > 1 else None
        clique = calls_1792.clique_of(seen, word) if word else None
        keeps = isinstance(chosen, int) or chosen == quarante_1792.GOOD
        if word and clique and _may_keep(seen) and (keeps or not only_kept):
            runs = [
                _gained(state, seen, word, secret + number.to_bytes(2, "big"), limit) for number in range(times)
            ]  # fmt: skip
            gained, scored = (sum(run) / times for run in zip(*runs, strict=True))
            yield Again(keeps, calls_1792.mean_gain(seen, clique, 1), gained, scored)
        state = apply(state, chosen)


def _may_keep(seen: View) -> bool:
    return seen.stage == "play" or quarante_1792.GOOD in seen.legal


def _gained(state: State, seen: View, word: str, secret: bytes, limit: int | None) -> End:
    """What is gained by keeping, in points and in those of cliques."""
    silent = replace(seen, legal=tuple(action for action in seen.legal if isinstance(action, int)))
    other: Action = strong.choose(silent, dice(state, secret), limit) if silent.legal else quarante_1792.GOOD
    kept, named = (ended(apply(state, action), secret, state.turn & 1, limit) for action in (other, word))
    return End(kept.points - named.points, kept.cliques - named.cliques)


def ended(state: State, secret: bytes, side: int, limit: int | None = None) -> End:
    """The end of the deal, as four strong play it out, for a side."""
    while state.stage != "done":
        state = apply(state, strong.choose(view(state, state.turn), dice(state, secret), limit))
    points, best = state.points or (0, 0), quarante_1792.named_best(state.calls)
    holder = next((seat for seat, rank in state.calls.named if best and rank == best[0]), 0)
    scored = _cliques.CLIQUES[best] * (1 if holder & 1 == side else -1) if best else 0
    return End(points[side] - points[1 - side], scored)


def dice(state: State, secret: bytes) -> Stream:
    """The dice of one decision, the same wherever it is made: both choices differ in nothing that luck has in common."""
    return Stream(secret, f"bot {state.turn} {state.stage} {len(state.tricks)}".encode())


def choices(many: int, seed: int, only_kept: bool = False, times: int = 1, limit: int | None = None) -> Iterator[Again]:
    """Every such choice of so many deals."""
    rules = games.rules("quarante-1792")
    for number in progress(range(many), unit="deal"):
        secret = deals.secret_of(KIND, seed, number)
        state = deals.deal_of_kind(rules, KIND, secret, number % 4)
        holders = sum(bool(_cliques.cliques(mask(hand))) for hand in state.deal.dealt)
        if holders > only_kept:
            yield from again(state, secret, only_kept, times, limit)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play deals again with a clique told and kept.")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", action="store_true", help="only the cliques that strong keeps")
    parser.add_argument("--times", type=int, default=1, help="how often each choice is played again")
    parser.add_argument("--limit", type=int, help="deals a decision in what is played again")
    given = parser.parse_args()
    every = list(choices(given.deals, given.seed, given.kept, given.times, given.limit))
    print("| strong | choices | counted from telling | kept, beyond told | the part of cliques |\n|---|---|---|---|---|")
    for keeps, named in ((False, "tells"), (True, "keeps")):
        here = [choice for choice in every if choice.keeps == keeps]
        if here:
            gained = interval([choice.gained for choice in here])
            counted, scored = (
                sum(figures) / len(here)
                for figures in zip(*((choice.counted, choice.scored) for choice in here), strict=True)
            )
            print(f"| {named} | {len(here)} | {counted:.2f} | {mean_text(gained, 2)} | {scored:.2f} |")
    if every:
        cost = interval([choice.gained - choice.scored for choice in every])
        print(f"What telling costs beside the points of cliques: {mean_text(cost, 2)} a deal.")


if __name__ == "__main__":
    main()
