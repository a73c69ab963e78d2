"""Many tables at once on compiled kernels, in the manner of Gymnasium's vector environments; it needs NumPy alone.

A step is one action, a card or a call, at every table. Observation, mask and reward are arrays that are made once and
filled again by every step: copy what has to last. The same seed gives the same trajectories for ever, on any threads.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self

from fourkings.envs.encoding import encoded
from fourkings.envs.spaces import ACTIONS, NUM_ACTIONS, NUM_OBSERVED, action_of
from fourkings.kernels import load
from fourkings.kernels.envs import layout as at
from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MAX_DEALS: Final = 200
"""A match that has seen so many deals is cut short."""
Reward = Literal["points", "result"]
"""What is rewarded: the points of each deal, when it is over, or the share of the match won, when that is over."""


class Arrays(NamedTuple):
    """What a vector environment fills; one row a table."""

    observation: NDArray[np.int16]  #: (N, 797), what the seat to act sees
    action_mask: NDArray[np.int8]  #: (N, 130), 1 for each action that it may take
    seat: NDArray[np.int8]  #: (N,), the seat to act
    rewards: NDArray[np.float32]  #: (N, 4), by seat, of the last action
    terminations: NDArray[np.int8]  #: (N,), 1 where the match ended with it
    truncations: NDArray[np.int8]  #: (N,), 1 where it was cut short

    @classmethod
    def of(cls, num_envs: int) -> Arrays:
        """New arrays for so many tables."""
        import numpy as np

        return cls(
            np.zeros((num_envs, NUM_OBSERVED), np.int16), np.zeros((num_envs, NUM_ACTIONS), np.int8),
            np.zeros(num_envs, np.int8), np.zeros((num_envs, 4), np.float32),
            np.zeros(num_envs, np.int8), np.zeros(num_envs, np.int8),
        )  # fmt: skip


class VectorEnv:
    """So many tables, each at a match of its own; a match that ends is followed by the next one in the same step."""

    metadata: Mapping[str, Any] = {"autoreset_mode": "same_step", "render_modes": []}

    def __init__(
        self, rules: Rules, num_envs: int, *, threads: int, reward: Reward, max_deals: int, arrays: Arrays | None
    ) -> None:
        import numpy as np

        if num_envs < 1 or threads < 1 or max_deals < 1:
            raise ValueError(f"tables, threads and deals are at least one, not {num_envs}, {threads} and {max_deals}")
        if reward not in ("points", "result"):
            raise ValueError(f"the reward is 'points' or 'result', not {reward!r}")
        self.rules, self.num_envs, self.threads = rules, num_envs, min(threads, num_envs)
        self.arrays = arrays or Arrays.of(num_envs)
        shapes: tuple[NDArray[Any], ...] = Arrays.of(1)
        every: tuple[NDArray[Any], ...] = self.arrays
        for given, needed in zip(every, shapes, strict=True):
            if given.shape != (num_envs, *needed.shape[1:]) or given.dtype != needed.dtype:
                raise ValueError(f"an array of {num_envs} rows like {needed.shape[1:]} {needed.dtype} is needed")
        self._given = encoded(rules, max_deals, reward == "result")
        self._kernels: Any = load("envs.step")
        self._observe: Any = load("envs.observe").observe
        self._tables = np.zeros((num_envs, at.WORDS), np.int64)
        self._marks = np.zeros((num_envs, at.MARKS), np.int16)
        self._chances = np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        cuts = [num_envs * part // self.threads for part in range(self.threads + 1)]
        self._parts = [slice(*cut) for cut in itertools.pairwise(cuts)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._ready = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
        """Opens a match at each table.

        seed: a whole number from 0 to 2**62 - 1, None for a fresh one; options: nothing, which Gymnasium asks for.

        Returns observations (`observation`, `action_mask`) and infos (`seat`, the seat to act), as views of `arrays`.
        """
        first = secrets.randbits(62) if seed is None else seed
        if not 0 <= first < 2**62:
            raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
        given = self._given
        for array in self.arrays:
            array[:] = 0

        def work(part: slice) -> None:
            self._kernels.reset(
                self._tables[part],
                self._marks[part],
                given.words,
                given.contracts,
                given.terms,
                given.stronger,
                given.pack,
                first,
                part.start,
            )
            self._look(part)
            for number in range(part.start, part.stop):
                self._chances[number] = self._kernels.first_chance(first + 1, number)

        self._over_parts(work)
        self._ready = True
        return self._seen()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.int8], NDArray[np.int8], dict[str, NDArray[Any]]
    ]:  # fmt: skip
        """Takes one action at each table.

        actions: whole numbers, shape (N,), each legal for the seat to act.

        Returns observations, rewards (N, 4), terminations, truncations and infos. Where a match is over, the observation is
        the first of the next one. Raises ValueError, and changes nothing, where an action is not legal.
        """
        import numpy as np

        if not self._ready:
            raise RuntimeError("reset comes before the first step")
        self._actions[:] = np.asarray(actions)
        if (wrong := self._kernels.first_refused(self._tables, self._given.words, self._actions)) >= 0:
            raise ValueError(self._refusal(wrong, int(self._actions[wrong])))
        self._over_parts(self._step)
        return *self._seen()[:1], self.arrays.rewards, self.arrays.terminations, self.arrays.truncations, self._seen()[1]

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()

    # --- beside it ------------------------------------------------------------------------------------------------

    def by_chance(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely, from dice that follow from the seed of `reset`."""
        self._kernels.by_chance(self._tables, self._given.words, self._chances, self._actions)
        return self._actions

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, as masks of cards: shape (N, 4). Nothing that a player may look at."""
        return self._tables[:, at.DEALT : at.DEALT + 4]

    @property
    def nbytes(self) -> int:
        """The memory that the tables and their arrays take, in bytes."""
        return sum(array.nbytes for array in (*self.arrays, self._tables, self._marks, self._chances, self._actions))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seen(self) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
        arrays = self.arrays
        return {"observation": arrays.observation, "action_mask": arrays.action_mask}, {"seat": arrays.seat}

    def _over_parts(self, work: Callable[[slice], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def _step(self, part: slice) -> None:
        given, arrays = self._given, self.arrays
        self._kernels.step(
            self._tables[part], self._marks[part], given.words, given.contracts, given.terms, given.stronger, given.pack,
            self._actions[part], arrays.rewards[part], arrays.terminations[part], arrays.truncations[part],
        )  # fmt: skip
        self._look(part)

    def _look(self, part: slice) -> None:
        given, arrays = self._given, self.arrays
        self._observe(
            self._tables[part], self._marks[part], given.words, given.terms, given.worths,
            arrays.observation[part], arrays.action_mask[part], arrays.seat[part],
        )  # fmt: skip

    def _refusal(self, table: int, action: int) -> str:
        seat, mask = int(self.arrays.seat[table]), self.arrays.action_mask[table]
        try:
            said = str(action_of(self.rules.game, action)) if action >= 52 else ACTIONS[action] if action >= 0 else "none"
        except ValueError as error:
            said = str(error)
        legal = ", ".join(f"{number} {ACTIONS[number]}" for number in mask.nonzero()[0])
        return f"table {table}: seat {seat} may not take action {action} ({said}); legal are {legal}"


def make(
    game: Game | str,
    num_envs: int,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    threads: int = 1,
    *,
    reward: Reward = "points",
    max_deals: int = MAX_DEALS,
    arrays: Arrays | None = None,
) -> VectorEnv:
    """A vector environment.

    game: one of the five, or its id; num_envs: how many tables; preset, options: the rules, as in `rules`; threads: how
    many work at the same time; reward: `"points"` of each deal or the `"result"` of the match; max_deals: a match is cut
    short after so many; arrays: those to fill, None for new ones.

    Raises `UnknownGame`, `OptionError` or ValueError for what does not exist or cannot be.
    """
    rules = games.rules(game, preset or "classic", options)
    return VectorEnv(rules, num_envs, threads=threads, reward=reward, max_deals=max_deals, arrays=arrays)
