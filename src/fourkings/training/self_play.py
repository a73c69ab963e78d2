"""Training of one net by self-play, with the same result on any number of threads."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from fourkings.arena import Interval, interval
from fourkings.kernels import load
from fourkings.training import nets

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PARTS: Final = 8
"""Parts of a training step, each with its own sums of gradients; so many threads can share the work."""
EACH: Final = 4
"""Deals in each part of a step."""
TIMES: Final = 4
"""How often each deal is played in a step: the result is compared with the mean of the other times."""
RATE, LATE_RATE, LATE = 0.003, 0.001, 0.7
"""Learning rates: at first, and in the last part of the training, from the fraction LATE of its steps on."""
DOUBT: Final = 0.01
"""Weight of the bonus for entropy, which keeps choices from becoming certain too early."""
STRANGERS: Final = 0.25
"""Share of deals in which the other net, trained by imitation, plays some of the seats."""
SPREAD_BY: Final = 200
"""Most deals from which the spread of a contract's gains is estimated."""


class Scratch:
    """Working memory for one part of a step: gradients, and a record of the decisions in each deal."""

    def __init__(self) -> None:
        import numpy as np

        k, groups = load("training.self_play"), load("policy.features", plain=True).GROUPS
        self.slopes = k.Net(np.zeros((groups, k.ALL_ROWS, k.LANES), np.float32), np.zeros((groups, k.ALL_ROWS), np.float32))
        self.seats = np.zeros(k.SCRATCH, np.int64)
        self.scratch = np.zeros((k.LANE_ROWS, k.LANES), np.float32)
        self.points, self.gained = np.zeros(4, np.int64), np.zeros((TIMES, 4))
        self.sizes = np.zeros(TIMES, np.int64)
        self.notes = tuple(_notes(k) for _ in range(TIMES))


def _notes(k: Any) -> Any:
    import numpy as np

    return k.Notes(
        np.zeros((k.PLIES, k.DECISION_FEATURES), np.int64), np.zeros((k.PLIES, k.CARDS, k.CARD_FEATURES), np.int64),
        np.zeros(k.PLIES, np.int64), np.zeros((k.PLIES, k.CARDS, k.LANES), np.float32), np.zeros((k.PLIES, k.CARDS)),
        *(np.zeros(k.PLIES, np.int64) for _ in range(3)),
    )  # fmt: skip


class SelfPlay:
    """The training of one net by self-play; its state can be saved and resumed."""

    def __init__(self, deals: Any, start: Any, steps: int, seed: int, others: Any = None) -> None:
        """Prepare to train a copy of `start`; others: a net that holds some seats in a share of the deals, or None."""
        self.deals, self.steps, self.seed = deals, steps, seed
        self.net, self.memory, self.done = nets.copy(start), nets.adam_state(start), 0
        self.others, self.share = (self.net, 0.0) if others is None else (others, STRANGERS)
        self.scales = gain_spreads(deals, start)

    def state(self) -> dict[str, NDArray[Any]]:
        """Return what training has changed so far (net, optimizer, steps done), as arrays by name, for `resume`."""
        import numpy as np

        names = ("lanes", "points", *(f"memory {index}" for index in range(4)), "done")
        return dict(zip(names, (*self.net, *self.memory, np.array(self.done)), strict=True))

    def resume(self, kept: dict[str, NDArray[Any]]) -> None:
        """Restore a state that `state` returned."""
        self.net = type(self.net)(kept["lanes"], kept["points"])
        self.memory = [kept[f"memory {index}"] for index in range(4)]
        self.done = int(kept["done"])
        self.others = self.others if self.share else self.net

    def learn(self, until: int, threads: int) -> None:
        """Train up to the step numbered `until`; the result is the same to the bit on any number of threads."""
        import numpy as np

        k, rooms, step = load("training.self_play"), [Scratch() for _ in range(PARTS)], [0]
        slopes = [np.stack([room.slopes[part].reshape(-1) for room in rooms]) for part in range(2)]
        for number, room in enumerate(rooms):  # each room's sums are a row of these
            room.slopes = k.Net(*(sums[number].reshape(own.shape) for sums, own in zip(slopes, self.net, strict=True)))

        def part(number: int) -> None:
            room = rooms[number]
            k.learn(
                self.deals, self.net, self.others, self.share, number * EACH, EACH, (self.seed << 24) + step[0], DOUBT,
                self.scales, room.slopes, room.seats, room.scratch, room.points, room.gained, room.sizes, room.notes,
            )  # fmt: skip

        with ThreadPoolExecutor(max(1, min(threads, PARTS))) as pool:
            spread_out = pool.map if threads > 1 else map
            for step[0] in range(self.done, until):
                list(spread_out(part, range(PARTS)))
                rate = RATE if step[0] < LATE * self.steps else LATE_RATE
                nets.adam_step(self.net, slopes, self.memory, 1 / (PARTS * EACH * TIMES), 0.0, rate, step[0] + 1)
        self.done = max(self.done, until)


def gain_spreads(deals: Any, net: Any) -> NDArray[np.float64]:
    """Return, for each contract, the standard deviation of one seat's gain from deal to deal, at least 0.001."""
    import numpy as np

    k, room, by_contract = load("training.self_play"), Scratch(), np.ones(len(deals.terms))
    for contract in range(len(by_contract)):
        chosen = (deals.contracts == contract).nonzero()[0][:SPREAD_BY]
        of = deals._replace(
            **{name: getattr(deals, name)[chosen] for name in ("hands", "boards", "needs", "values", "contracts")}
        )
        gains = np.zeros(len(chosen))
        k.spread(of, len(chosen), net, 1, room.seats, room.scratch, room.points, room.gained[0], room.notes[0], gains)
        by_contract[contract] = max(float(gains.std()), 1e-3)
    return by_contract


def measure_gain(deals: Any, mine: Any, theirs: Any) -> Interval:
    """Return what `mine` gains per deal against `theirs`, over all seatings, if both always play their best card."""
    import numpy as np

    room, edges = Scratch(), np.zeros(len(deals.hands))
    load("training.self_play").duel(
        deals, mine, theirs, room.seats, room.scratch, room.points, room.gained[0], room.notes[0], edges
    )
    return interval(edges.tolist())


def checkpoints(steps: int, count: int) -> Iterator[int]:
    """Yield the numbers of the steps after which a net is tested and saved: `count` of them, the last included."""
    yield from sorted({max(1, steps * index // count) for index in range(1, count + 1)})
