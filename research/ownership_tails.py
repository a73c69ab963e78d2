"""Exact tails of Quarante de Roi by what deals are taken from: uniform, as strong weighs them, by ownership, by both.

python research/ownership_tails.py NET [--variants "5 weighed,5 ownership"] [--field flat] [--cards 6] [--deals 200]
    [--seed 41] [--sets] [--seeds accept]

A variant is strong with the last so many tricks solved, and with deals drawn so. Deals are played by the field to the last
`--cards` of each hand. From there each seat in turn is strong's, against three of the field; where a variant first chooses
otherwise than strong, the deal is played out both ways on the same dice. Printed is what it gains in points of the side
beyond the other's, a deal and seat, and how many seats choose otherwise; then the same if from that card on all four saw
all cards: that has less noise, and is fair between variants that solve the same tricks. With `--sets` whole deals are
played instead, a pair of the variant against a pair of the field, both ways round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from ablation import begun, finished
from ownership import LANES, MERITS, Net, read, row_of, scene
from ownership_bits import evidence, hands_of, owners_of
from ownership_sampler import draw, fill, room

from fourkings.cli._progress import progress
from fourkings.players.arena import DEVELOP, SEEDS, deals, exploit, interval, mean_text
from fourkings.players.bots import Bot, find, strong, worlds
from fourkings.players.bots.judged import Judged
from fourkings.players.bots.strong import belief, recipe
from fourkings.players.bots.strong.endgame.double_dummy import DoubleDummy, outcome
from fourkings.players.bots.strong.recipes.quarante import MODERN
from fourkings.players.sample import Deals, constraints, every
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.windows.view import View, view

POWERS: Final = {"uniform": (0.0, 0.0), "weighed": (0.0, 1.0), "ownership": (1.0, 0.0), "both": (0.3, 1.0)}
"""How much a deal's weights count: by ownership, and as strong weighs."""
VARIANTS: Final = tuple(f"{tricks} {kind}" for tricks in (4, 5, 6) for kind in POWERS if (tricks, kind) != (4, "weighed"))


@dataclass
class Variant:
    """Strong with a tail of so many tricks over such deals."""

    tricks: int
    powers: tuple[float, float]
    net: Net
    NAME: str = "strong with a tail"
    VERSION: int = 1
    rooms: Any = field(
        default_factory=lambda: (scene(), np.zeros((9, LANES), np.float32), np.zeros((4, MERITS), np.float32))
    )

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        """As strong does, but for the deals and the tail."""
        seed, many = rng.below(1 << 62), limit or strong.WORLDS
        if len(seen.legal) == 1:
            return seen.legal[0]
        if said := recipe.call(MODERN, seen, seed, many):
            return said
        return recipe.card(MODERN, seen, self.judge(seen, seed, many))

    def judge(self, seen: View, seed: int, many: int) -> Judged:
        """Every card, solved in the last tricks and played out before."""
        cards, tail = worlds.candidates(seen), DoubleDummy(self.tricks, MODERN.endgame.share if MODERN.endgame else 1)
        if len(cards) == 1:
            return Judged(cards, np.zeros((1, 1)))
        if tail.applies(seen):
            weights, fits = None, constraints(seen)
            if Deals(fits).count <= MODERN.belief.most:
                samples = every(fits)
                weights = self.weights(seen, samples)
                weights = weights / weights.sum()
            else:
                samples = self.drawn(seen, seed, max(1, many // tail.share))
            return Judged(cards, tail.values(seen, cards, samples, weights, MODERN.utility), weights, samples)
        samples = self.drawn(seen, seed, many * MODERN.rollout.deals)
        (outcome,) = MODERN.rollout.play(seen, samples, cards, seed)
        return Judged(cards, MODERN.utility(seen, outcome), samples=samples)

    def weights(self, seen: View, samples: Any) -> Any:
        """How likely each deal is."""
        own, said = self.powers
        total = said * evidence(seen, samples) if said else np.zeros(len(samples))
        if own:
            row, _ = row_of(seen, self.net, *self.rooms)
            cards = self.rooms[0].cards[: len(row.weights)]
            owners = owners_of(seen, cards, samples)
            total = total + own * np.log(np.maximum(row.weights, 1e-300))[np.arange(len(cards)), owners].sum(1)
        return np.exp(total - total.max())

    def drawn(self, seen: View, seed: int, many: int) -> Any:
        """So many deals: by ownership from the sampler, and weighed where that is asked as well."""
        own, said = self.powers
        if not own:
            told = belief.Belief(MODERN.belief.evidence if said else (), MODERN.belief.heard, MODERN.belief.drawn)
            return belief.draw(told, seen, seed, many)
        row, _ = row_of(seen, self.net, *self.rooms)
        cards, table = self.rooms[0].cards[: len(row.weights)].copy(), room(row)
        found = np.zeros((many * MODERN.belief.drawn if said else many, len(cards)), np.int64)
        powered = row._replace(weights=row.weights**own)
        fill(*powered, table)
        draw(*powered, table, seed, found)
        samples = hands_of(seen, cards, found)
        if not said:
            return samples
        total = said * evidence(seen, samples)
        return np.ascontiguousarray(samples[belief.resample(np.exp(total - total.max()), many)])


def gains(
    state: State, old: Bot, variants: dict[str, Variant], others: Bot, seat: int, dice: str
) -> dict[str, tuple[float, float]]:
    """What each variant gains at a seat, played and double dummy; those that choose as strong does are not in it."""
    found: dict[str, tuple[float, float]] = {}
    while state.stage != "done":
        seen = view(state, state.turn)
        rolled = f"{dice} {seen.turn} {seen.hand}".encode()
        who = old if state.turn == seat else others
        plain = who.choose(seen, Stream(b"ending", rolled))
        if state.turn == seat and len(seen.legal) > 1:
            ends: dict[Action, float] = {}
            for name, one in variants.items():
                if name not in found and (chosen := one.choose(seen, Stream(b"ending", rolled))) != plain:
                    if not ends:
                        ends[plain] = worth(apply(state, plain), old, others, seat, dice)
                    ends[chosen] = worth(apply(state, chosen), one, others, seat, dice)
                    found[name] = ends[chosen] - ends[plain], double_dummy(state, chosen) - double_dummy(state, plain)
        state = apply(state, plain)
    return found


def double_dummy(state: State, card: Action) -> float:
    """The points from here on of the side that plays a card beyond the other's, if all four see all cards."""
    seen = view(state, state.turn)
    return float(MODERN.utility(seen, outcome(seen, [int(card)], np.array([state.hands], np.int64)))[0, 0])


def worth(state: State, own: Bot, others: Bot, seat: int, dice: str) -> float:
    """What a seat ends with."""
    return float(exploit.worths(finished(state, own, others, seat, dice))[seat])


def lines(given: argparse.Namespace, net: Net) -> Iterator[str]:
    """The rows."""
    named: Callable[[str], Variant] = lambda name: Variant(int(name[0]), POWERS[name[2:]], net)  # noqa: E731
    variants, others = {name: named(name) for name in given.variants.split(",")}, find(given.field)
    each: dict[str, list[tuple[float, float]]] = {name: [] for name in variants}
    other, since = dict.fromkeys(variants, 0), time.process_time()
    for number in progress(range(given.deals), unit="deal"):
        state = begun("quarante quarante", others, given.cards, given.seed, number)
        found = [gains(state, find("strong"), variants, others, seat, f"{number}") for seat in range(4)]
        for name, row in each.items():
            both = [one.get(name, (0.0, 0.0)) for one in found]
            row.append((sum(one for one, _ in both) / 4, sum(one for _, one in both) / 4))
            other[name] += sum(name in one for one in found)
    for name, row in each.items():
        played, seen = (mean_text(interval(column), 3) for column in zip(*row, strict=True))
        yield f"| {name} | {given.field} | {len(row)} | {other[name]} | {played} | {seen} |"
    yield f"{time.process_time() - since:.0f} s"


def sets(given: argparse.Namespace, net: Net) -> Iterator[str]:
    """The rows of rotated sets."""
    others, rules = find(given.field), games.rules(GAMES["quarante"])
    for name in given.variants.split(","):
        mine, found = Variant(int(name[0]), POWERS[name[2:]], net), list[float]()
        for number in progress(range(given.deals), unit="set", name=name):
            secret = deals.secret_of("quarante", given.seed, number, given.seeds)
            found.append(deals.edge(rules, "quarante", mine, others, secret, number % 4).points)
        yield f"| {name} | {given.field} | {len(found)} | {mean_text(interval(found), 2)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure exact tails of Quarante de Roi by beliefs.")
    parser.add_argument("net", type=Path)
    parser.add_argument("--variants", default=",".join(VARIANTS))
    parser.add_argument("--field", default="flat")
    parser.add_argument("--cards", type=int, default=6)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--sets", action="store_true")
    parser.add_argument("--seeds", choices=SEEDS, default=DEVELOP)
    given = parser.parse_args()
    for line in (sets if given.sets else lines)(given, read(given.net)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
