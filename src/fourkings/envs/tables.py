"""What moves the tables of a vector environment: compiled rules for the games of the house, plain ones for any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fourkings.envs.arrays import Arrays
from fourkings.envs.encoding import encoded
from fourkings.envs.opponents import NAMES, Opponents, Room, taught
from fourkings.kernels import load
from fourkings.kernels.envs import layout as at
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Where = slice | NDArray[np.int64]


class Outcome(NamedTuple):
    """What actions brought, in rows of the arrays of some tables."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    cut: NDArray[np.int8]


class Tables(Protocol):
    """Tables side by side; `part` says which of them, masks and arrays have a row for each of those."""

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, as masks of cards: (N, 4)."""

    @property
    def nbytes(self) -> int:
        """The memory that they take, in bytes."""

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        """Opens the first match of a seed where `which` is true."""

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        """Opens the next match where `which` is true."""

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.bool_]) -> int:
        """The first table whose action is not legal, -1 where all are; one that waits takes any."""

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.bool_], outcome: Outcome) -> None:
        """Moves each table on by a legal action, but for those that wait."""

    def oppose(self, part: slice, room: Room, which: NDArray[np.bool_], seats: NDArray[np.int8], outcome: Outcome) -> None:
        """Has the opponents play where `which` is true, until it is the learner's turn or the match is over."""

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        """Has the end of a match be seen from the learner's seat."""

    def see(self, where: Where, arrays: Arrays, rows: slice) -> None:
        """Fills observation, mask and seat of some tables into these rows of the arrays."""

    def by_chance(self, actions: NDArray[np.int64]) -> None:
        """Fills in a legal action for each table, all equally likely."""


class CompiledTables:
    """Tables that kernels move, each a row of words."""

    def __init__(self, rules: Rules, num_envs: int, max_deals: int, result: bool, opponents: Opponents | None) -> None:
        import numpy as np

        self.given = encoded(rules, max_deals, result)
        self.words = np.zeros((num_envs, at.WORDS), np.int64)
        self.marks = np.zeros((num_envs, at.MARKS), np.int16)
        self._chances, self._luck = np.zeros(num_envs, np.int64), np.zeros(num_envs, np.int64)
        self._who = NAMES.index(opponents) if opponents else -1
        self._taught = taught(rules, opponents) if opponents else ()
        self._load()

    def _load(self) -> None:
        self._kernels: Any = load("envs.step")
        self._observe: Any = load("envs.observe").observe
        self._play_on: Any = load("envs.opponents").play_on if self._taught else None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the kernels: modules can be neither pickled nor copied."""
        return {name: value for name, value in vars(self).items() if name not in ("_kernels", "_observe", "_play_on")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._load()

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, as masks of cards: (N, 4)."""
        return self.words[:, at.DEALT : at.DEALT + 4]

    @property
    def nbytes(self) -> int:
        """The memory that they take, in bytes."""
        return self.words.nbytes + self.marks.nbytes + self._chances.nbytes

    def _rules(self, part: slice) -> tuple[NDArray[Any], ...]:
        return self.words[part], self.marks[part], *self.given.of_rules

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        """Opens the first match of a seed where `which` is true."""
        self._kernels.reset(*self._rules(part), which.view("int8"), first, part.start)
        for number in (which.nonzero()[0] + part.start).tolist():
            self._chances[number] = self._kernels.first_chance(first + 1, number)
            self._luck[number] = self._kernels.first_chance(first + 2, number)

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        """Opens the next match where `which` is true."""
        self._kernels.reopen(*self._rules(part), which.view("int8"))

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.bool_]) -> int:
        """The first table whose action is not legal, -1 where all are; one that waits takes any."""
        return int(self._kernels.first_refused(self.words, self.given.words, actions, waiting.view("int8")))

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.bool_], outcome: Outcome) -> None:
        """Moves each table on by a legal action, but for those that wait."""
        self._kernels.step(*self._rules(part), actions, waiting.view("int8"), *outcome)

    def oppose(self, part: slice, room: Room, which: NDArray[np.bool_], seats: NDArray[np.int8], outcome: Outcome) -> None:
        """Has the opponents play where `which` is true, until it is the learner's turn or the match is over."""
        dice = self._luck[part]
        self._play_on(*self._rules(part), which.view("int8"), seats, self._who, dice, *self._taught, *room, *outcome)

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        """Has the end of a match be seen from the learner's seat."""
        self.words[part, at.TURN][which] = seats[which]

    def see(self, where: Where, arrays: Arrays, rows: slice) -> None:
        """Fills observation, mask and seat of some tables into these rows of the arrays."""
        given, seen = self.given, (arrays.observation[rows], arrays.action_mask[rows], arrays.seat[rows])
        self._observe(self.words[where], self.marks[where], given.words, given.terms, given.worths, *seen)

    def by_chance(self, actions: NDArray[np.int64]) -> None:
        """Fills in a legal action for each table, all equally likely."""
        self._kernels.by_chance(self.words, self.given.words, self._chances, actions)
