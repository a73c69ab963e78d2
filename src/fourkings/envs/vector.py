"""Many tables at once on compiled kernels, in the style of Gymnasium's vector environments; needs only NumPy.

A step is one action, a card or a call, at every table. Observations, masks and rewards are arrays that each step
overwrites: copy what must last. The same seed gives the same trajectories, on any number of threads. Games of other
packages are played by their plain rules, some hundred times more slowly.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, Self, TypedDict, get_args

from fourkings.envs import _checks as checks
from fourkings.envs.opponents import NAMES, Opponents, Room
from fourkings.envs.plain_tables import PlainTables
from fourkings.envs.spaces import FIRST_CALL, Seen, listed, name_of
from fourkings.envs.tables import Arrays, CompiledTables, Outcome, Tables
from fourkings.kernels import compile_once
from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["MAX_DEALS", "Arrays", "Autoreset", "Info", "Opponents", "Reward", "Seen", "VectorEnv", "make"]

MAX_DEALS: Final = 200
"""Deals after which a match is truncated."""
MIN_TABLES: Final = 2500
"""Least tables per thread, below which threads cost more than they gain."""
Reward = Literal["points", "result", "seat", "seat-result"]
"""The reward: points at the end of each deal, or the share of the match won at its end; by seat, or the learner's only."""
Autoreset = Literal["same_step", "next_step", "disabled"]
"""When the next match opens after one is over: in the same step, in the next step, or at `reset` with a mask."""


class FinalInfo(TypedDict):
    """The infos about matches that ended in a step."""

    seat: NDArray[np.int8]  #: (N,), the seat that observed the end
    _seat: NDArray[np.bool_]  #: (N,), true if the match is over


class Info(TypedDict):
    """The infos of a step; the final ones are present if matches ended and new ones opened in the same step."""

    seat: NDArray[np.int8]  #: (N,), the seat to act
    _seat: NotRequired[NDArray[np.bool_]]  #: (N,), all true; in Gymnasium alone
    final_obs: NotRequired[Seen]  #: observations at the end of matches
    _final_obs: NotRequired[NDArray[np.bool_]]  #: (N,), true if the match is over
    final_info: NotRequired[FinalInfo]
    _final_info: NotRequired[NDArray[np.bool_]]  #: as `_final_obs`


class VectorEnv:
    """Many tables, each with its own match."""

    metadata: Mapping[str, Any] = {"autoreset_mode": "same_step", "render_modes": []}

    def __init__(
        self, rules: Rules, num_envs: int, *, threads: int = 1, reward: Reward = "points", max_deals: int = MAX_DEALS,
        arrays: Arrays | None = None, opponents: Opponents | None = None, seat: int | None = 0,
        autoreset: Autoreset = "same_step",
    ) -> None:  # fmt: skip
        import numpy as np

        num_envs, threads = checks.whole("num_envs", num_envs, 1), checks.whole("threads", threads, 1)
        max_deals = checks.whole("max_deals", max_deals, 1)
        for name, value, names in (
            ("reward", reward, get_args(Reward)), ("autoreset", autoreset, get_args(Autoreset)),
            ("opponents", opponents, (None, *NAMES)), ("seat", seat, (None, 0, 1, 2, 3)),
        ):  # fmt: skip
            if value not in names or isinstance(value, bool):
                raise ValueError(f"{name} is one of {', '.join(map(repr, names))}, not {value!r}")
        self.rules, self.num_envs = rules, num_envs
        self.threads = max(1, min(threads, num_envs // MIN_TABLES))
        self.arrays = Arrays.of(num_envs) if arrays is None else Arrays.checked(arrays, num_envs)
        self.metadata = {**self.metadata, "autoreset_mode": autoreset}
        self._autoreset, self._opponents = autoreset, opponents
        kind = CompiledTables if rules.game.ID in FIRST_CALL else PlainTables
        self._tables: Tables = kind(rules, num_envs, max_deals, reward.endswith("result"), opponents)
        self._actions = np.zeros(num_envs, np.int64)
        self._over = np.zeros(num_envs, np.bool_)
        self._final: Arrays | None = None
        self._seats = np.arange(num_envs, dtype=np.int8) % 4 if seat is None else np.full(num_envs, seat, np.int8)
        self._seat_rewards = np.zeros(num_envs, np.float32) if reward.startswith("seat") else None
        cuts = [num_envs * part // self.threads for part in range(self.threads + 1)]
        self._parts = [(slice(*cut), Room.new()) for cut in itertools.pairwise(cuts)]
        self._pool: ThreadPoolExecutor | None = None
        self._ready = False

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Info]:
        """Open a match at each table.

        seed: 0 to 2**62 - 1, for the first match of that seed; None for the next match of the last seed, which is random at
        the first reset; options: `{"reset_mask": mask}` to reset only the tables where a mask of shape (N,) is true.

        Return observations (`observation`, `action_mask`) and infos (`seat`, the seat to act), as views of `arrays`. Raise
        ValueError for an invalid seed or mask.
        """
        import numpy as np

        first = secrets.randbits(62) if seed is None else checks.seed(seed)
        mask = (options or {}).get("reset_mask")
        which = np.ones(self.num_envs, np.bool_) if mask is None else checks.mask(mask, self.num_envs)
        if not self._ready and not which.all():
            raise RuntimeError("the first reset is one of all tables: leave reset_mask out")
        arrays, is_next = self.arrays, self._ready and seed is None
        for array in (*arrays[:3],) if mask is None else ():
            array[:] = 0
        arrays.rewards[which], arrays.terminations[which], arrays.truncations[which] = 0, False, False
        self._over[which] = False

        def work(part: slice, room: Room) -> None:
            if is_next:
                self._tables.reopen(part, which[part])
            else:
                self._tables.reset(part, which[part], first)
            self._play_openings(part, room, which[part])
            self._tables.observe(part, arrays, part)

        if isinstance(self._tables, CompiledTables):
            compile_once("tables", lambda: self._over_parts(work))
        self._over_parts(work)
        self._ready = True
        return self._seen()

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Take one action at each table.

        actions: integers, shape (N,), each legal for the seat to act; any number at a table whose next match only opens.

        Return observations, rewards (N, 4) or the learners' (N,), terminations, truncations and infos. If a new match opens
        in the same step, the observation is its first, and that of the end is in `final_obs` of the infos. Raise
        ValueError, and change nothing, if an action is illegal.
        """
        if not self._ready:
            raise RuntimeError("reset comes before the first step")
        self._actions[:] = checks.actions(actions, self.num_envs)
        arrays, over = self.arrays, self._over
        if self._autoreset == "disabled" and over.any():
            raise ValueError(f"table {int(over.argmax())}: its match is over; reset it first, with reset_mask")
        if (wrong := self._tables.first_refused(self._actions, over)) >= 0:
            raise ValueError(self._refusal(wrong, int(self._actions[wrong])))
        self._over_parts(self._step)
        seen, info = self._seen()
        self._add_finals(info)
        return seen, self._rewards(), arrays.terminations, arrays.truncations, info

    def close(self) -> None:
        """Shut down the threads."""
        if self._pool:
            self._pool.shutdown()

    def by_chance(self) -> NDArray[np.int64]:
        """Return a random legal action for each table, all equally likely, following from the seed of `reset`."""
        if not self._ready:
            raise RuntimeError("reset comes before the first action")
        self._tables.by_chance(self._actions)
        return self._actions

    @property
    def seats(self) -> NDArray[np.int8]:
        """The learner's seat at each table."""
        return self._seats

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, (N, 4), as masks of cards; hidden from players."""
        return self._tables.hands

    @property
    def nbytes(self) -> int:
        """Memory of the tables and their arrays, in bytes."""
        return self._tables.nbytes + sum(array.nbytes for array in (*self.arrays, self._actions))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_pool": None}

    def _seen(self) -> tuple[Seen, Info]:
        arrays = self.arrays
        return {"observation": arrays.observation, "action_mask": arrays.action_mask}, {"seat": arrays.seat}

    def _rewards(self) -> NDArray[np.float32]:
        import numpy as np

        if self._seat_rewards is None:
            return self.arrays.rewards
        self._seat_rewards[:] = self.arrays.rewards[np.arange(self.num_envs), self._seats]
        return self._seat_rewards

    def _add_finals(self, info: Info) -> None:
        """Add the final observations of matches whose successors opened in this step."""
        over = self.arrays.terminations | self.arrays.truncations
        if self._final is None or not over.any():
            return
        final = self._final
        info["final_obs"] = {"observation": final.observation, "action_mask": final.action_mask}
        info["final_info"] = {"seat": final.seat, "_seat": over}
        info["_final_obs"] = info["_final_info"] = over

    def _over_parts(self, work: Callable[[slice, Room], None]) -> None:
        if self.threads == 1:
            work(*self._parts[0])
        else:
            self._pool = self._pool or ThreadPoolExecutor(self.threads)
            list(self._pool.map(lambda part: work(*part), self._parts))

    def _step(self, part: slice, room: Room) -> None:
        import numpy as np

        arrays, tables, waiting, outcome = self.arrays, self._tables, self._over[part], self._outcome(self.arrays, part)
        tables.step(part, self._actions[part], waiting, outcome)
        if waiting.any():
            tables.reopen(part, waiting)
        if self._opponents:
            tables.oppose(part, room, np.ones(len(waiting), np.bool_), self._seats[part], outcome)
        over = arrays.terminations[part] | arrays.truncations[part]
        if self._opponents and over.any():
            tables.look_from(part, over, self._seats[part])
        if self._autoreset != "same_step":
            self._over[part] = over
        elif over.any():
            self._save_finals(part, over)
            tables.reopen(part, over)
            self._play_openings(part, room, over)
        tables.observe(part, arrays, part)

    def _play_openings(self, part: slice, room: Room, which: NDArray[np.bool_]) -> None:
        """Let opponents play new matches up to the learner's turn; one that ends before is followed by another."""
        import numpy as np

        count = len(which)
        while self._opponents and which.any():
            outcome = Outcome(np.zeros((count, 4), np.float32), np.zeros(count, np.int8), np.zeros(count, np.int8))
            self._tables.oppose(part, room, which, self._seats[part], outcome)
            which = (outcome.ended | outcome.cut).astype(np.bool_)
            self._tables.reopen(part, which)

    def _save_finals(self, part: slice, over: NDArray[np.bool_]) -> None:
        """Save the observations at the end of matches."""
        if self._final is None:
            self._final = Arrays.of(self.num_envs)
        numbers = over.nonzero()[0] + part.start
        seen = Arrays.of(len(numbers))
        self._tables.observe(numbers, seen, slice(None))
        final = self._final
        final.observation[numbers], final.action_mask[numbers], final.seat[numbers] = seen[:3]

    @staticmethod
    def _outcome(arrays: Arrays, part: slice) -> Outcome:
        return Outcome(arrays.rewards[part], arrays.terminations[part].view("int8"), arrays.truncations[part].view("int8"))

    def _refusal(self, table: int, action: int) -> str:
        seat, mask = int(self.arrays.seat[table]), self.arrays.action_mask[table]
        try:
            name = name_of(self.rules.game, action)
        except checks.BadArgument as error:
            name = str(error)
        legal = listed(self.rules.game, mask.nonzero()[0].tolist())
        return f"table {table}: seat {seat} may not take action {action} ({name}); legal are {legal}"


def make(
    game: Game | str, num_envs: int, preset: str | None = None, options: Mapping[str, object] | None = None,
    threads: int = 1, *, reward: Reward = "points", max_deals: int = MAX_DEALS, arrays: Arrays | None = None,
    opponents: Opponents | None = None, seat: int | None = 0, autoreset: Autoreset = "same_step",
) -> VectorEnv:  # fmt: skip
    """Return a vector environment.

    game: a game or its id
    num_envs: number of tables
    preset, options: the rules, as in `rules`
    threads: most threads; fewer if there are few tables
    reward: `"points"` of each deal or `"result"` of the match, by seat; `"seat"`, `"seat-result"`: the learner's only
    max_deals: a match is truncated after so many
    arrays: arrays to fill, None for new ones
    opponents: who plays the other seats, `"chance"`, `"careful"` or a `"net"`; None if every seat is the learner's
    seat: the learner's, None for a different one at each table in turn
    autoreset: when the next match opens

    Raise `UnknownGame`, `OptionError` or ValueError for invalid arguments.
    """
    rules = games.rules(game, preset or "classic", options)
    return VectorEnv(
        rules, num_envs, threads=threads, reward=reward, max_deals=max_deals, arrays=arrays, opponents=opponents,
        seat=seat, autoreset=autoreset,
    )  # fmt: skip
