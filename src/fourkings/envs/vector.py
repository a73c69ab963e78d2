"""Many tables at once on compiled kernels, in the style of Gymnasium's vector environments; needs only NumPy.

A step is one action, a card or a call, at every table. Observations, masks and rewards are arrays that each step
overwrites: copy what must last. The same seed gives the same trajectories, on any number of threads. Games of other
packages are played by their plain rules, some hundred times more slowly.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal, Self, get_args

from fourkings.envs import _checks as checks
from fourkings.envs.opponents import NAMES, Opponents
from fourkings.envs.plain_tables import PlainTables
from fourkings.envs.spaces import FIRST_CALL, Seen, listed, name_of
from fourkings.envs.tables import Arrays, CompiledTables, FinalInfo, Info, Outcome, Part, ResetOptions, Saved, Tables
from fourkings.kernels import compile_once
from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "MAX_DEALS", "Arrays", "Autoreset", "FinalInfo", "Info", "Opponents", "ResetOptions", "Reward", "Saved", "Seen",
    "VectorEnv", "make",
]  # fmt: skip

MAX_DEALS: Final = 200
"""Deals after which a match is truncated."""
MIN_TABLES: Final = 2500
"""Least tables per thread, below which threads cost more than they gain."""
FEW: Final = 4
"""Most tables that are observed one by one, which is faster than to gather them."""
Reward = Literal["points", "result", "seat", "seat-result"]
"""The reward: points at the end of each deal, or the share of the match won at its end; by seat, or the learner's only."""
Autoreset = Literal["same_step", "next_step", "disabled"]
"""When the next match opens after one is over: in the same step, in the next step, or at `reset` with a mask."""


class VectorEnv:
    """Many tables, each with its own match."""

    metadata: Mapping[str, Any] = {"autoreset_mode": "same_step", "render_modes": []}

    def __init__(
        self, rules: Rules, num_envs: int, *, threads: int = 1, reward: Reward = "points", max_deals: int = MAX_DEALS,
        arrays: Arrays | None = None, opponents: Opponents | None = None, seat: int | None = 0,
        autoreset: Autoreset = "same_step", keep_actions: bool = False,
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
        self._terms = (max_deals, reward.endswith("result"), opponents)
        self._tables: Tables = kind(rules, num_envs, *self._terms, keep_actions)
        self._log = self._tables.log if isinstance(self._tables, CompiledTables) else None
        self._actions = np.zeros(num_envs, np.int64)
        self._over, self._all = np.zeros(num_envs, np.int8), np.ones(num_envs, np.bool_)
        self._final: Arrays | None = None
        self._seats = np.arange(num_envs, dtype=np.int8) % 4 if seat is None else np.full(num_envs, seat, np.int8)
        self._seat_rewards = np.zeros(num_envs, np.float32) if reward.startswith("seat") else None
        self._parts = Part.divided(self.threads, self._actions, self._over, self._seats, self.arrays)
        self._pool: ThreadPoolExecutor | None = None
        self._ready = False

    def reset(
        self, *, seed: int | None = None, options: ResetOptions | Mapping[str, Any] | None = None
    ) -> tuple[Seen, Info]:
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

        def work(part: Part) -> None:
            if is_next:
                self._tables.reopen(part.where, which[part.where])
            else:
                self._tables.reset(part.where, which[part.where], first)
            self._play_openings(part, which[part.where])
            self._tables.observe(part.where, arrays, part.where)

        if isinstance(self._tables, CompiledTables):
            compile_once("tables", lambda: self._over_parts(work))
        self._logged(work)
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
        self._logged(self._step)
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
        self._over_parts(lambda part: self._tables.by_chance(part.where, part.actions))
        return self._actions

    def match(self, table: int) -> Match:
        """Return the match at a table, from its first deal: the one in progress or, before the next opens, the last.

        It needs `keep_actions=True`, except in games of other packages. `dumps` makes a record of it, and `view` shows what
        a seat sees. Raise IndexError for another table, ValueError if the first actions of the match are not known.
        """
        if not 0 <= table < self.num_envs:
            raise IndexError(f"there is no table {table}: the tables are 0 to {self.num_envs - 1}")
        if not self._ready:
            raise RuntimeError("reset comes before the first match")
        return self._tables.match(table)

    def get_state(self, tables: Sequence[int] | None = None) -> Saved:
        """Return a copy of the state of the tables, for `set_state` of an environment with the same arguments.

        tables: those to copy, each as often as it is named (to search from a table by many); None for all. It can be
        pickled, and continues alike in another process.
        """
        import numpy as np

        if not self._ready:
            raise RuntimeError("reset comes before the first state")
        which = np.arange(self.num_envs)[slice(None) if tables is None else np.asarray(tables, np.int64)]
        arrays = Arrays._make(array[which] for array in self.arrays)
        saved = self._tables.save(which)
        return Saved(self.rules, self._terms, saved, arrays, self._over[which].view("bool"), self._seats[which])

    def set_state(self, state: Saved) -> tuple[Seen, Info]:
        """Continue from a state of as many tables, and return observations and infos, as `reset` does.

        Raise ValueError if the state is of other rules, another number of tables, or other `max_deals`, kind of `reward` or
        `opponents`.
        """
        state.check(self.rules, self._terms, self.num_envs)
        self._tables.restore(state.tables)
        targets: tuple[NDArray[Any], ...] = self.arrays
        for array, values in zip(targets, state.arrays, strict=True):
            array[:] = values
        self._over[:], self._seats[:] = state.over, state.seats
        self._ready = True
        return self._seen()

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
        return {**vars(self), "_pool": None, "_parts": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._parts = Part.divided(self.threads, self._actions, self._over, self._seats, self.arrays)

    def _seen(self) -> tuple[Seen, Info]:
        arrays = self.arrays
        return {"observation": arrays.observation, "action_mask": arrays.action_mask}, {"seat": arrays.seat}

    def _rewards(self) -> NDArray[np.float32]:
        if self._seat_rewards is None:
            return self.arrays.rewards
        import numpy as np

        self._seat_rewards[:] = self.arrays.rewards[np.arange(self.num_envs), self._seats]
        return self._seat_rewards

    def _add_finals(self, info: Info) -> None:
        """Add the final observations of matches whose successors opened in this step."""
        final, over = self._final, self.arrays.terminations
        if final is None or not checks.any_true(over, self.arrays.truncations):
            return
        over = over | self.arrays.truncations
        info["final_obs"] = {"observation": final.observation, "action_mask": final.action_mask}
        info["final_info"] = {"seat": final.seat, "_seat": over}
        info["_final_obs"] = info["_final_info"] = over

    def _logged(self, work: Callable[[Part], None]) -> None:
        """Do work in all parts of the tables, and keep the actions taken if they are wanted."""
        if self._log:
            self._log.begin_step()
        self._over_parts(work)
        if self._log:
            self._log.end_step()

    def _over_parts(self, work: Callable[[Part], None]) -> None:
        if self.threads == 1:
            work(self._parts[0])
            return
        pool = self._pool = self._pool or ThreadPoolExecutor(self.threads - 1)
        futures = [pool.submit(work, part) for part in self._parts[1:]]
        work(self._parts[0])
        for future in futures:
            future.result()

    def _step(self, part: Part) -> None:
        tables, where, waiting, outcome = self._tables, part.where, part.waiting, part.outcome
        tables.step(where, part.actions, waiting, outcome)
        if self._autoreset != "same_step" and waiting.any():
            tables.reopen(where, waiting.view("bool"))
        if self._opponents:
            tables.oppose(where, part.room, self._all[where], part.seats, outcome)
        ended, cut = self.arrays.terminations[where], self.arrays.truncations[where]
        if checks.any_true(ended, cut):
            over = ended | cut
            if self._opponents:
                tables.look_from(where, over, part.seats)
            if self._autoreset == "same_step":
                self._save_finals(where, over)
                tables.reopen(where, over)
                self._play_openings(part, over)
            else:
                waiting[:] = over
        elif self._autoreset != "same_step":
            waiting[:] = False
        tables.observe(where, self.arrays, where)

    def _play_openings(self, part: Part, which: NDArray[np.bool_]) -> None:
        """Let opponents play new matches up to the learner's turn; one that ends before is followed by another."""
        if not self._opponents:
            return
        import numpy as np

        count = len(which)
        while which.any():
            outcome = Outcome(np.zeros((count, 4), np.float32), np.zeros(count, np.int8), np.zeros(count, np.int8))
            self._tables.oppose(part.where, part.room, which, part.seats, outcome)
            which = (outcome.ended | outcome.cut).astype(np.bool_)
            self._tables.reopen(part.where, which)

    def _save_finals(self, part: slice, over: NDArray[np.bool_]) -> None:
        """Save the observations at the end of matches."""
        if self._final is None:
            self._final = Arrays.of(self.num_envs)
        numbers = over.nonzero()[0] + part.start
        if len(numbers) <= FEW:
            for number in numbers.tolist():
                self._tables.observe(row := slice(number, number + 1), self._final, row)
            return
        seen = Arrays.of(len(numbers))
        self._tables.observe(numbers, seen, slice(None))
        final = self._final
        final.observation[numbers], final.action_mask[numbers], final.seat[numbers] = seen[:3]

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
    keep_actions: bool = False,
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
    keep_actions: keep those of the matches in progress, so that `match` can return them; two bytes for each

    Raise `UnknownGame`, `OptionError` or ValueError for invalid arguments.
    """
    return VectorEnv(
        games.rules(game, preset or "classic", options), num_envs, threads=threads, reward=reward, max_deals=max_deals,
        arrays=arrays, opponents=opponents, seat=seat, autoreset=autoreset, keep_actions=keep_actions,
    )  # fmt: skip
