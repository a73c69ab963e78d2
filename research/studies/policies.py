"""What a policy is worth: under flat's search, or by itself, against a bot on single deals of every kind.

python -m research.studies.policies [--version 5] [--against flat] [--alone] [--kinds …] [--sets 40] [--seed 41]
    [--noise 0.03]

Points a deal beyond the mean of the table or, in games of partners, beyond the other side's, over rotated sets.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from fourkings import encoding
from fourkings.arena import interval, mean_text
from fourkings.bots import careful, evaluation, find, flat, policies
from fourkings.bots.evaluation import CardValues
from fourkings.kernels import load
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.sampling import Deals, constraints
from fourkings.views import View
from research.kinds import KINDS
from research.studies.deals import edge
from research.training.teacher import nets


class Sampler:
    """Flat's search over playouts of another policy; what is said, flat says."""

    NAME, VERSION = "sampler", 0

    def __init__(self, version: int, noise: float) -> None:
        self.version, self.noise = version, noise

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """The card of the best mean."""
        if len(view.legal) == 1 or any(isinstance(action, str) for action in view.legal):
            return flat.choose(view, rng, limit)
        seed, cards = rng.below(1 << 62), evaluation.candidates(view)
        if len(cards) == 1:
            return cards[0]
        samples = Deals(constraints(view)).draw(seed, limit or flat.WORLDS)
        kind = policies.kind(view.rules, encoding.contract_of(view))
        if self.version == 1:
            weights = policies.weights(1, kind)
        else:
            weights = policies.net(nets(self.version)[kind], policies.TEMPERATURES.get(kind, 1.0))
        outcome = evaluation.play_out(view, samples, cards, weights, self.noise, seed)
        return CardValues(cards, evaluation.utility(view, outcome)).best()


class Alone:
    """A net's card of the greatest merit, without any search; what is said, careful says."""

    NAME, VERSION = "alone", 0

    def __init__(self, version: int) -> None:
        self.version = version

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """The card that it thinks best."""
        cards = [action for action in view.legal if isinstance(action, int)]
        if len(view.legal) == 1 or len(cards) < len(view.legal):
            return careful.choose(view, rng)
        known, plain, hands = constraints(view), load("policy.net", plain=True), [0, 0, 0, 0]
        # Only one's own hand and what all others hold together are looked at.
        hands[view.turn - 1] = known.unseen | sum(held for seat, held in enumerate(known.known) if seat != view.turn)
        hands[view.turn] = view.hand
        rows, arrays = np.zeros((len(cards), plain.FEATURES), np.int64), encoding.arrays_of(encoding.contract_of(view))
        group = load("policy.features").look(
            np.array(hands), encoding.board(view), encoding.needs(view)[0], np.array(cards), *arrays, rows
        )  # fmt: skip
        net = nets(self.version)[policies.kind(view.rules, encoding.contract_of(view))].astype(np.int64)[group]
        sums = net[rows].sum(1)
        lanes = np.maximum(sums[:, : plain.LANES], 0)
        half = plain.LANES // 2
        return cards[int((sums[:, -1] + lanes[:, :half].sum(1) - lanes[:, half:].sum(1)).argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a policy on single deals of every kind.")
    parser.add_argument("--version", type=int, default=policies.NEWEST)
    parser.add_argument("--against", default="flat")
    parser.add_argument("--alone", action="store_true", help="the net without search")
    parser.add_argument("--kinds", default=",".join(kind for kind in KINDS if kind != "auction"))
    parser.add_argument("--sets", type=int, default=40)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--noise", type=float, default=0.03)
    given = parser.parse_args()
    bot = Alone(given.version) if given.alone else Sampler(given.version, given.noise)
    for kind in given.kinds.split(","):
        since, other = time.process_time(), find(given.against)
        edges = interval([edge(kind, bot, other, given.seed, number) for number in range(given.sets)])
        print(f"{kind:<24} {mean_text(edges, 2):>16}   {time.process_time() - since:.0f} s", flush=True)


if __name__ == "__main__":
    main()
