"""Many tables at once on compiled kernels, in the manner of Gymnasium's vector environments; it needs NumPy alone.

A game of another package is played by its plain rules: the same interface, some hundred times more slowly.

A step is one action, a card or a call, at every table. Observation, mask and reward are arrays that are made once and
filled again by every step: copy what has to last. The same seed gives the same trajectories for ever, on any threads.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, Self, TypedDict, get_args

from fourkings.envs import _checks as checks
from fourkings.envs.arrays import Arrays
from fourkings.envs.opponents import NAMES, Opponents, Room
from fourkings.envs.plain_tables import PlainTables
from fourkings.envs.spaces import FIRST_CALL, Seen, listed, name_of
from fourkings.envs.tables import CompiledTables, Outcome, Tables
from fourkings.kernels import compile_once
from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["MAX_DEALS", "Arrays", "Autoreset", "Info", "Opponents", "Reward", "Seen", "VectorEnv", "make"]

MAX_DEALS: Final = 200
"""A match that has seen this many deals is cut short."""
MIN_TABLES: Final = 2500
"""Tables for each thread: with fewer, handing them out costs more than it brings."""
Reward = Literal["points", "result", "seat", "seat-result"]
"""What is rewarded: the points of each deal, when it is over, or the share of the match won, when that is over; of all four
seats, or of the learner's alone."""
Autoreset = Literal["same_step", "next_step", "disabled"]
"""When a match that is over is followed by the next one: in the same step, in the next, or at `reset` with a mask."""


class FinalInfo(TypedDict):
    """The infos at the end of matches."""

    seat: NDArray[np.int8]  #: (N,), the seat from which the end was seen
    _seat: NDArray[np.bool_]  #: (N,), true if the match is over


class Info(TypedDict):
    """The infos of a step. The others are there if matches ended and the next ones opened in the same step."""

    seat: NDArray[np.int8]  #: (N,), the seat to act
    _seat: NotRequired[NDArray[np.bool_]]  #: (N,), all true; in Gymnasium alone
    final_obs: NotRequired[Seen]  #: what was seen at the end of matches
    _final_obs: NotRequired[NDArray[np.bool_]]  #: (N,), true if the match is over
    final_info: NotRequired[FinalInfo]
    _final_info: NotRequired[NDArray[np.bool_]]  #: as `_final_obs`


class VectorEnv:
    """Tables side by side, each at a match of its own."""

    metadata: Mapping[str, Any] = {"autoreset_mode": "same_step", "render_modes": []}

    def __init__(
        self, rules: Rules, num_envs: int, *, threads: int = 1, reward: Reward = "points", max_deals: int = MAX_DEALS,
        arrays: Arrays | None = None, opponents: Opponents | None = None, seat: int | None = 0,
        autoreset: Autoreset = "same_step",
    ) -> None:  # fmt: skip
        import numpy as np

        num_envs, threads = checks.whole("num_envs", num_envs, 1), checks.whole("threads", threads, 1)
        max_deals = checks.whole("max_deals", max_deals, 1)
        for name, given, names in (
            ("reward", reward, get_args(Reward)), ("autoreset", autoreset, get_args(Autoreset)),
            ("opponents", opponents, (None, *NAMES)), ("seat", seat, (None, 0, 1, 2, 3)),
        ):  # fmt: skip
            if given not in names or isinstance(given, bool):
                raise ValueError(f"{name} is one of {', '.join(map(repr, names))}, not {given!r}")
        self.rules, self.num_envs = rules, num_envs
        self.threads = max(1, min(threads, num_envs // MIN_TABLES))
        self.arrays = Arrays.of(num_envs) if arrays is None else Arrays.checked(arrays, num_envs)
        self.metadata = {**self.metadata, "autoreset_mode": autoreset}
        self._autoreset, self._opponents = autoreset, opponents
        moved_by = CompiledTables if rules.game.ID in FIRST_CALL else PlainTables
        self._moved: Tables = moved_by(rules, num_envs, max_deals, reward.endswith("result"), opponents)
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
        """Opens a match at each table.

        seed: a whole number from 0 to 2**62 - 1, for the first match of that seed; None for the next match of the seed
        before, which is a fresh one at the first reset; options: `{"reset_mask": mask}` for just the tables where a mask of
        shape (N,) is true.

        Returns observations (`observation`, `action_mask`) and infos (`seat`, the seat to act), as views of `arrays`.
        Raises ValueError for any other seed or mask.
        """
        import numpy as np

        first = secrets.randbits(62) if seed is None else checks.seed(seed)
        mask = (options or {}).get("reset_mask")
        which = np.ones(self.num_envs, np.bool_) if mask is None else checks.mask(mask, self.num_envs)
        if not self._ready and not which.all():
            raise RuntimeError("the first reset is one of all tables: leave reset_mask out")
        arrays, goes_on = self.arrays, self._ready and seed is None
        for array in (*arrays[:3],) if mask is None else ():
            array[:] = 0
        arrays.rewards[which], arrays.terminations[which], arrays.truncations[which] = 0, False, False
        self._over[which] = False

        def work(part: slice, room: Room) -> None:
            if goes_on:
                self._moved.reopen(part, which[part])
            else:
                self._moved.reset(part, which[part], first)
            self._open(part, room, which[part])
            self._look(part)

        if isinstance(self._moved, CompiledTables):
            compile_once("tables", lambda: self._over_parts(work))
        self._over_parts(work)
        self._ready = True
        return self._seen()

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Takes one action at each table.

        actions: whole numbers, shape (N,), each legal for the seat to act; where the next match only opens, any.

        Returns observations, rewards (N, 4), or (N,) those of a seat, terminations, truncations and infos. Where a match is
        over and the next one opens in the same step, the observation is the next one's first; that of the end is in
        `final_obs` of the infos. Raises ValueError, and changes nothing, where an action is not legal.
        """
        if not self._ready:
            raise RuntimeError("reset comes before the first step")
        self._actions[:] = checks.actions(actions, self.num_envs)
        arrays, over = self.arrays, self._over
        if self._autoreset == "disabled" and over.any():
            raise ValueError(f"table {int(over.argmax())}: its match is over; reset it first, with reset_mask")
        if (wrong := self._moved.first_refused(self._actions, over)) >= 0:
            raise ValueError(self._refusal(wrong, int(self._actions[wrong])))
        self._over_parts(self._step)
        seen, info = self._seen()
        self._add_finals(info)
        return seen, self._rewarded(), arrays.terminations, arrays.truncations, info

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()

    # --- beside it ------------------------------------------------------------------------------------------------

    def by_chance(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely, from dice that follow from the seed of `reset`."""
        if not self._ready:
            raise RuntimeError("reset comes before the first action")
        self._moved.by_chance(self._actions)
        return self._actions

    @property
    def seats(self) -> NDArray[np.int8]:
        """The learner's seat at each table: the one that is rewarded, and that acts where others play the rest."""
        return self._seats

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, as masks of cards: shape (N, 4). Nothing that a player may look at."""
        return self._moved.hands

    @property
    def nbytes(self) -> int:
        """The memory that the tables and their arrays take, in bytes."""
        return self._moved.nbytes + sum(array.nbytes for array in (*self.arrays, self._actions))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_pool": None}

    def _seen(self) -> tuple[Seen, Info]:
        arrays = self.arrays
        return {"observation": arrays.observation, "action_mask": arrays.action_mask}, {"seat": arrays.seat}

    def _rewarded(self) -> NDArray[np.float32]:
        import numpy as np

        if self._seat_rewards is None:
            return self.arrays.rewards
        self._seat_rewards[:] = self.arrays.rewards[np.arange(self.num_envs), self._seats]
        return self._seat_rewards

    def _add_finals(self, info: Info) -> None:
        """Add what was seen at the end of matches whose next ones opened in this step."""
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

        arrays, moved, waiting, outcome = self.arrays, self._moved, self._over[part], self._outcome(self.arrays, part)
        moved.step(part, self._actions[part], waiting, outcome)
        if waiting.any():
            moved.reopen(part, waiting)
        if self._opponents:
            moved.oppose(part, room, np.ones(len(waiting), np.bool_), self._seats[part], outcome)
        over = arrays.terminations[part] | arrays.truncations[part]
        if self._opponents and over.any():
            moved.look_from(part, over, self._seats[part])
        if self._autoreset != "same_step":
            self._over[part] = over
        elif over.any():
            self._keep(part, over)
            moved.reopen(part, over)
            self._open(part, room, over)
        self._look(part)

    def _open(self, part: slice, room: Room, which: NDArray[np.bool_]) -> None:
        """Has opponents play matches just begun, up to the learner; one that ends before is followed by another."""
        import numpy as np

        many = len(which)
        while self._opponents and which.any():
            outcome = Outcome(np.zeros((many, 4), np.float32), np.zeros(many, np.int8), np.zeros(many, np.int8))
            self._moved.oppose(part, room, which, self._seats[part], outcome)
            which = (outcome.ended | outcome.cut).astype(np.bool_)
            self._moved.reopen(part, which)

    def _keep(self, part: slice, over: NDArray[np.bool_]) -> None:
        """Keeps what is seen at the end of matches."""
        if self._final is None:
            self._final = Arrays.of(self.num_envs)
        places = over.nonzero()[0] + part.start
        seen = Arrays.of(len(places))
        self._moved.see(places, seen, slice(None))
        final = self._final
        final.observation[places], final.action_mask[places], final.seat[places] = seen[:3]

    @staticmethod
    def _outcome(arrays: Arrays, part: slice) -> Outcome:
        return Outcome(arrays.rewards[part], arrays.terminations[part].view("int8"), arrays.truncations[part].view("int8"))

    def _look(self, part: slice) -> None:
        self._moved.see(part, self.arrays, part)

    # --- what is refused ------------------------------------------------------------------------------------------

    def _refusal(self, table: int, action: int) -> str:
        seat, mask = int(self.arrays.seat[table]), self.arrays.action_mask[table]
        try:
            said = name_of(self.rules.game, action)
        except checks.BadArgument as error:
            said = str(error)
        legal = listed(self.rules.game, mask.nonzero()[0].tolist())
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
    opponents: Opponents | None = None,
    seat: int | None = 0,
    autoreset: Autoreset = "same_step",
) -> VectorEnv:
    """A vector environment.

    game: a game or its id; num_envs: how many tables; preset, options: the rules, as in `rules`; threads: how many may work
    at the same time, fewer where tables are few; reward: `"points"` of each deal or the `"result"` of the match, both of
    all seats, or `"seat"` and `"seat-result"`, of the learner's seat alone; max_deals: a match is cut short after so many;
    arrays: those to fill, None for new ones; opponents: who plays the other seats, `"chance"`, `"careful"` or a `"net"`,
    None if every seat is the learner's; seat: the learner's, None for table by table another; autoreset: when the next
    match opens.

    Raises `UnknownGame`, `OptionError` or ValueError for what does not exist or cannot be.
    """
    rules = games.rules(game, preset or "classic", options)
    return VectorEnv(
        rules, num_envs, threads=threads, reward=reward, max_deals=max_deals, arrays=arrays, opponents=opponents,
        seat=seat, autoreset=autoreset,
    )  # fmt: skip
