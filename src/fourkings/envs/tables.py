"""The tables of a vector environment, its arrays, and the compiled tables of built-in games."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, Protocol, TypedDict

from fourkings.envs.action_log import ActionLog
from fourkings.envs.encoding import encoded
from fourkings.envs.opponents import NAMES, Opponents, Room, taught
from fourkings.envs.spaces import NUM_ACTIONS, NUM_OBSERVED, Seen
from fourkings.kernels import load
from fourkings.kernels.envs import layout
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Where = slice | NDArray[np.int64]


class Arrays(NamedTuple):
    """The arrays that a vector environment fills, with one row per table."""

    observation: NDArray[np.int16]  #: (N, 797), of the seat to act
    action_mask: NDArray[np.int8]  #: (N, 130), 1 for each legal action
    seat: NDArray[np.int8]  #: (N,), the seat to act
    rewards: NDArray[np.float32]  #: (N, 4), by seat, of the last action
    terminations: NDArray[np.bool_]  #: (N,), true if the match ended
    truncations: NDArray[np.bool_]  #: (N,), true if the match was truncated

    @classmethod
    def of(cls, num_envs: int) -> Arrays:
        """Return new arrays for so many tables."""
        import numpy as np

        return cls(
            np.zeros((num_envs, NUM_OBSERVED), np.int16), np.zeros((num_envs, NUM_ACTIONS), np.int8),
            np.zeros(num_envs, np.int8), np.zeros((num_envs, 4), np.float32),
            np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_),
        )  # fmt: skip

    @classmethod
    def checked(cls, arrays: object, num_envs: int) -> Arrays:
        """Return arrays of a caller. Raise ValueError unless all have the right shape, type and layout."""
        if not isinstance(arrays, Arrays):
            raise ValueError(f"arrays are vector.Arrays, as Arrays.of({num_envs}) makes them, not {type(arrays).__name__}")
        rows: tuple[NDArray[Any], ...] = arrays
        templates: tuple[NDArray[Any], ...] = cls.of(1)
        for name, array, like in zip(cls._fields, rows, templates, strict=True):
            shape = (num_envs, *like.shape[1:])
            if getattr(array, "shape", None) != shape or array.dtype != like.dtype:
                raise ValueError(f"arrays: {name} is to be {like.dtype} of shape {shape}")
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"arrays: {name} is to lie row by row (C order), and to be writeable")
        return arrays


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


class ResetOptions(TypedDict, total=False):
    """The options of `reset`."""

    reset_mask: NDArray[np.bool_]  #: (N,), true where a match is to begin


class Outcome(NamedTuple):
    """The outcome of a step (rewards, matches ended or truncated), in rows of the arrays of some tables."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    cut: NDArray[np.int8]

    @classmethod
    def of(cls, arrays: Arrays, part: slice) -> Outcome:
        """Return the rows of a part of the tables."""
        ended, cut = (array[part].view("int8") for array in (arrays.terminations, arrays.truncations))
        return cls(arrays.rewards[part], ended, cut)


class Part(NamedTuple):
    """The tables of one thread, with its rows of the environment's arrays."""

    where: slice
    room: Room
    actions: NDArray[np.int64]
    waiting: NDArray[np.int8]  #: 1 if the match is over and waits for the next one
    seats: NDArray[np.int8]  #: the learners'
    outcome: Outcome

    @classmethod
    def divided(
        cls, threads: int, actions: NDArray[np.int64], waiting: NDArray[np.int8], seats: NDArray[np.int8], arrays: Arrays
    ) -> list[Part]:
        """Return the parts of all tables, one for each thread."""
        cuts = [len(actions) * part // threads for part in range(threads + 1)]
        return [
            cls(where, Room.new(), actions[where], waiting[where], seats[where], Outcome.of(arrays, where))
            for where in (slice(*cut) for cut in itertools.pairwise(cuts))
        ]


class Saved(NamedTuple):
    """The state of some tables, as `VectorEnv.get_state` returns it; it can be pickled."""

    rules: Rules  #: of every table
    terms: tuple[Any, ...]  #: the arguments of the environment that decide what happens at a table
    tables: Any  #: deals, scores and random generators
    arrays: Arrays  #: what the environment showed last
    over: NDArray[np.bool_]  #: (N,), true if the match is over and waits for the next one
    seats: NDArray[np.int8]  #: (N,), the learners' seats

    def check(self, rules: Rules, terms: tuple[Any, ...], num_envs: int) -> None:
        """Raise ValueError unless an environment with these arguments can continue from this state."""
        names = ("tables", "rules", "max_deals", "reward by result", "opponents")
        saved, wanted = (
            (number, f"{rules.game.ID}, {rules.preset}, {rules.changed()}", *about)
            for number, rules, about in ((len(self.over), self.rules, self.terms), (num_envs, rules, terms))
        )
        for name, theirs, ours in zip(names, saved, wanted, strict=True):
            if theirs != ours:
                raise ValueError(f"{name}: the state has {theirs}, this environment {ours}")


class Tables(Protocol):
    """The interface of many tables; `part` selects some of them, and masks and arrays have a row for each of those."""

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, (N, 4), as masks of cards."""

    @property
    def nbytes(self) -> int:
        """Memory in bytes."""

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        """Open the first match of a seed where `which` is true."""

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        """Open the next match where `which` is true."""

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.int8]) -> int:
        """Return the first table whose action is illegal, -1 if none is.

        One that waits for its next match takes any action.
        """

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.int8], outcome: Outcome) -> None:
        """Apply a legal action to each table that isn't waiting."""

    def oppose(self, part: slice, room: Room, which: NDArray[np.bool_], seats: NDArray[np.int8], outcome: Outcome) -> None:
        """Let opponents play where `which` is true, until the learner's turn or the end of the match.

        seats: the learners'.
        """

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        """Set the seat from which a match that is over is observed, the learner's, where `which` is true."""

    def observe(self, where: Where, arrays: Arrays, rows: slice) -> None:
        """Write the observation, mask and seat of some tables into these rows of the arrays."""

    def by_chance(self, part: slice, actions: NDArray[np.int64]) -> None:
        """Write a random legal action for each table, all equally likely."""

    def save(self, which: NDArray[np.int64]) -> Any:
        """Return a copy of the state of these tables."""

    def restore(self, saved: Any) -> None:
        """Set the state of all tables to a saved one of as many."""

    def match(self, table: int) -> Match:
        """Return the match in progress at a table, or the one that has just ended."""


class CompiledTables:
    """Tables of a built-in game, each a row of words that kernels update."""

    def __init__(
        self, rules: Rules, num_envs: int, max_deals: int, result: bool, opponents: Opponents | None,
        keep_actions: bool = False,
    ) -> None:  # fmt: skip
        import numpy as np

        self.rules, self.encoded = rules, encoded(rules, max_deals, result)
        self.log = ActionLog(num_envs) if keep_actions else None
        self._unlogged = np.zeros((num_envs, 0), np.int16)
        self.words = np.zeros((num_envs, layout.WORDS), np.int64)
        self.marks = np.zeros((num_envs, layout.MARKS), np.int16)
        self._chances, self._luck = np.zeros(num_envs, np.int64), np.zeros(num_envs, np.int64)
        self._who = NAMES.index(opponents) if opponents else -1
        self._taught = taught(rules, opponents) if opponents else ()
        self._load()

    def _load(self) -> None:
        self._kernels: Any = load("envs.step")
        self._observe: Any = load("envs.observe").observe
        self._play_on: Any = load("envs.opponents").play_on if self._taught else None

        self._rows: dict[tuple[int, int], tuple[NDArray[Any], ...]] = {}
        self._shown: dict[tuple[int, int], tuple[Arrays, tuple[NDArray[Any], ...]]] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the kernels, modules that can be neither pickled nor copied, and views of arrays."""
        left_out = ("_kernels", "_observe", "_play_on", "_rows", "_shown")
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._load()

    @property
    def hands(self) -> NDArray[np.int64]:
        return self.words[:, layout.DEALT : layout.DEALT + 4]

    @property
    def nbytes(self) -> int:
        return self.words.nbytes + self.marks.nbytes + self._chances.nbytes

    def _rules(self, part: slice) -> tuple[NDArray[Any], ...]:
        """Return the arguments of kernels for a part of the tables, made once: slices take as long as a kernel."""
        if (rows := self._rows.get((part.start, part.stop))) is None:
            rows = self._rows[part.start, part.stop] = self.words[part], self.marks[part], *self.encoded.of_rules
        return rows

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        self._kernels.reset(*self._rules(part), which.view("int8"), first, part.start)
        for number in (which.nonzero()[0] + part.start).tolist():
            self._chances[number] = self._kernels.seed_rng(first + 1, number)
            self._luck[number] = self._kernels.seed_rng(first + 2, number)
        self._log_opened(part, which)

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        self._kernels.reopen(*self._rules(part), which.view("int8"))
        self._log_opened(part, which)

    def _log_opened(self, part: slice, which: NDArray[np.bool_]) -> None:
        if self.log:
            self.log.open(part, which, self.words[part])

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.int8]) -> int:
        return int(self._kernels.first_refused(self.words, self.encoded.words, actions, waiting))

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.int8], outcome: Outcome) -> None:
        if self.log:
            self.log.add(part, actions, waiting == 0)
        self._kernels.step(*self._rules(part), actions, waiting, *outcome)

    def oppose(self, part: slice, room: Room, which: NDArray[np.bool_], seats: NDArray[np.int8], outcome: Outcome) -> None:
        log = (self.log.latest if self.log else self._unlogged)[part]
        active = which.view("int8"), seats, self._who, self._luck[part]
        self._play_on(*self._rules(part), *active, *self._taught, *room, log, *outcome)

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        self.words[part, layout.TURN][which] = seats[which]

    def observe(self, where: Where, arrays: Arrays, rows: slice) -> None:
        key = (where.start, where.stop) if isinstance(where, slice) and where.stop > where.start + 1 else None
        known = self._shown.get(key) if key else None
        if known is None or known[0] is not arrays:
            rules, seen = self.encoded, (arrays.observation[rows], arrays.action_mask[rows], arrays.seat[rows])
            known = arrays, (self.words[where], self.marks[where], rules.words, rules.terms, rules.worths, *seen)
            if key:
                self._shown[key] = known
        self._observe(*known[1])

    def by_chance(self, part: slice, actions: NDArray[np.int64]) -> None:
        self._kernels.by_chance(self._rules(part)[0], self.encoded.words, self._chances[part], actions)

    def save(self, which: NDArray[np.int64]) -> Any:
        return tuple(array[which] for array in (self.words, self.marks, self._chances, self._luck))

    def restore(self, saved: Any) -> None:
        self.words[:], self.marks[:], self._chances[:], self._luck[:] = saved
        if self.log:
            self.log.forget()

    def match(self, table: int) -> Match:
        if self.log is None:
            raise ValueError("actions are not kept: make the environment with keep_actions=True")
        import numpy as np

        outcome = np.zeros((1, 4), np.float32), np.zeros(1, np.int8), np.zeros(1, np.int8)
        waiting = np.zeros(1, np.int8)

        def step(words: NDArray[np.int64], marks: NDArray[np.int16], actions: NDArray[np.int64]) -> None:
            self._kernels.step(words, marks, *self.encoded.of_rules, actions, waiting, *outcome)

        return self.log.match(self.rules, table, step)
