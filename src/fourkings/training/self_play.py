"""A policy that learns by playing itself, on any number of threads."""

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
"""Parts of a step with separate sums: as many threads may share it."""
EACH: Final = 4
"""Deals of a part."""
TIMES: Final = 4
"""How often each deal is played."""
RATE, LATE_RATE, LATE = 0.003, 0.001, 0.7
"""How fast numbers move, and how fast from which part of the steps on."""
DOUBT: Final = 0.01
"""Weight of the entropy."""
STRANGERS: Final = 0.25
"""Share of deals in which players of other kinds hold some of the seats."""
SPREAD_BY: Final = 200
"""Deals by which the spread of points is measured."""


class Scratch:
    """Working memory of one thread."""

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
    """The training of one net; its state can be saved and resumed."""

    def __init__(self, deals: Any, start: Any, steps: int, seed: int, others: Any = None) -> None:
        """others: a net of players of other kinds, or None."""
        self.deals, self.steps, self.seed = deals, steps, seed
        self.net, self.memory, self.done = nets.copy(start), nets.adam_state(start), 0
        self.others, self.share = (self.net, 0.0) if others is None else (others, STRANGERS)
        self.scales = gain_spreads(deals, start)

    def state(self) -> dict[str, NDArray[Any]]:
        """Return everything that changes, as arrays by name."""
        import numpy as np

        names = ("lanes", "points", *(f"memory {index}" for index in range(4)), "done")
        return dict(zip(names, (*self.net, *self.memory, np.array(self.done)), strict=True))

    def resume(self, kept: dict[str, NDArray[Any]]) -> None:
        """Restore a saved state."""
        self.net = type(self.net)(kept["lanes"], kept["points"])
        self.memory = [kept[f"memory {index}"] for index in range(4)]
        self.done = int(kept["done"])
        self.others = self.others if self.share else self.net

    def learn(self, until: int, threads: int) -> None:
        """Train up to this step; the result is the same to the bit on any number of threads."""
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
    """Return by contract the standard deviation of a seat's gain over deals."""
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
    """Return a net's gain per deal, by its best card, on these deals over all seatings against another net."""
    import numpy as np

    room, edges = Scratch(), np.zeros(len(deals.hands))
    load("training.self_play").duel(
        deals, mine, theirs, room.seats, room.scratch, room.points, room.gained[0], room.notes[0], edges
    )
    return interval(edges.tolist())


def checkpoints(steps: int, count: int) -> Iterator[int]:
    """Yield the steps after which a net is tested and saved: so many, the last one among them."""
    yield from sorted({max(1, steps * index // count) for index in range(1, count + 1)})
