"""Tables of a vector environment that the plain rules move: those of a game of another package, which nothing compiles.

They say and do what compiled tables do, some hundred times more slowly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots import careful, chance
from fourkings.envs.arrays import Arrays
from fourkings.envs.opponents import Opponents, Room
from fourkings.envs.seats import APART, Reward, Seats
from fourkings.envs.spaces import mask_of, number_of, observation
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.views import view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fourkings.envs.tables import Outcome, Where

BOTS: Final = {"chance": chance, "careful": careful}


class PlainTables:
    """A match at each table: the first one of table 0 has the cards of `fourkings simulate` with the same seed."""

    def __init__(self, rules: Rules, num_envs: int, max_deals: int, result: bool, opponents: Opponents | None) -> None:
        if opponents is not None and opponents not in BOTS:
            raise ValueError(f"opponents in {rules.game.ID}, a game of another package, are 'chance' or 'careful'")
        reward: Reward = "result" if result else "points"
        self._seats = [Seats(rules.game, None, rules.changed(), reward, max_deals) for _ in range(num_envs)]
        self._turns = [0] * num_envs
        self._dice = [Stream(b"", b"") for _ in range(num_envs)]
        self._luck = [Stream(b"", b"") for _ in range(num_envs)]
        self._opponent = opponents

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands as dealt, as masks of cards: (N, 4)."""
        import numpy as np

        dealt = [[sum(1 << card for card in hand) for hand in seats.state.deal.dealt] for seats in self._seats]
        return np.array(dealt, np.int64)

    @property
    def nbytes(self) -> int:
        """Nothing beside the arrays of the environment is counted."""
        return 0

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        """Opens the first match of a seed where `which` is true."""
        for number in (which.nonzero()[0] + part.start).tolist():
            seed = first + (number << APART)
            self._dice[number], self._luck[number] = (Stream(str(seed).encode(), label) for label in (b"chance", b"bots"))
            self._open(number, first)

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        """Opens the next match where `which` is true."""
        for number in (which.nonzero()[0] + part.start).tolist():
            self._open(number, None)

    def _open(self, number: int, seed: int | None) -> None:
        self._seats[number].open(seed, number)
        self._turns[number] = self._seats[number].turn

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.bool_]) -> int:
        """The first table whose action is not legal, -1 where all are; one that waits takes any."""
        for number, action in enumerate(actions.tolist()):
            mask = self._mask(number)
            if not waiting[number] and not (0 <= action < len(mask) and mask[action]):
                return number
        return -1

    def _mask(self, number: int) -> NDArray[np.int8]:
        return self._seats[number].mask(self._seats[number].turn)

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.bool_], outcome: Outcome) -> None:
        """Moves each table on by a legal action, but for those that wait."""
        for gained in outcome:
            gained[:] = 0
        for row, action in enumerate(actions.tolist()):
            if not waiting[row]:
                self._act(part.start + row, action, outcome, row)

    def _act(self, number: int, action: int, outcome: Outcome, row: int) -> None:
        seats = self._seats[number]
        outcome.rewards[row] += seats.act(action)
        outcome.ended[row], outcome.cut[row] = seats.over, seats.truncated
        self._turns[number] = seats.turn

    def oppose(self, part: slice, room: Room, which: NDArray[np.bool_], seats: NDArray[np.int8], outcome: Outcome) -> None:
        """Has the opponents play where `which` is true, until it is the learner's turn or the match is over."""
        for row in which.nonzero()[0].tolist():
            number = part.start + row
            while not (outcome.ended[row] or outcome.cut[row]) and self._turns[number] != seats[row]:
                assert self._opponent is not None
                seen = view(self._seats[number].state, self._turns[number])
                action = BOTS[self._opponent].choose(seen, self._luck[number])
                self._act(number, number_of(seen.rules.game, action), outcome, row)

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        """Has the end of a match be seen from the learner's seat."""
        for row in which.nonzero()[0].tolist():
            self._turns[part.start + row] = int(seats[row])

    def see(self, where: Where, arrays: Arrays, rows: slice) -> None:
        """Fills observation, mask and seat of some tables into these rows of the arrays."""
        numbers = range(len(self._seats))[where] if isinstance(where, slice) else where.tolist()
        for row, number in enumerate(numbers, rows.start or 0):
            seen = view(self._seats[number].state, self._turns[number])
            arrays.observation[row], arrays.action_mask[row] = observation(seen), mask_of(seen)
            arrays.seat[row] = self._turns[number]

    def by_chance(self, actions: NDArray[np.int64]) -> None:
        """Fills in a legal action for each table, all equally likely."""
        for number, dice in enumerate(self._dice):
            legal = self._mask(number).nonzero()[0]
            actions[number] = legal[dice.below(len(legal))] if len(legal) else 0
