"""Tables of a vector environment for games of other packages: the plain rules, some hundred times slower than kernels."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

from fourkings.bots import careful, chance
from fourkings.envs.opponents import Opponents, Room
from fourkings.envs.seats import APART, Reward, Seats
from fourkings.envs.spaces import mask_of, number_of, observation
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match
from fourkings.views import view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fourkings.envs.tables import Arrays, Outcome, Where

BOTS: Final = {"chance": chance, "careful": careful}


class PlainTables:
    """Tables that play by the plain rules.

    The first match at table 0 has the cards of `fourkings simulate` with the same seed.
    """

    def __init__(
        self, rules: Rules, num_envs: int, max_deals: int, result: bool, opponents: Opponents | None,
        keep_actions: bool = False,
    ) -> None:  # fmt: skip
        if opponents is not None and opponents not in BOTS:
            raise ValueError(f"opponents in {rules.game.ID}, a game of another package, are 'chance' or 'careful'")
        reward: Reward = "result" if result else "points"
        self._seats = [Seats(rules.game, None, rules.changed(), reward, max_deals) for _ in range(num_envs)]
        self._turns = [0] * num_envs
        self._rngs = [Stream(b"", b"") for _ in range(num_envs)]
        self._opponent_rngs = [Stream(b"", b"") for _ in range(num_envs)]
        self._opponent = opponents

    @property
    def hands(self) -> NDArray[np.int64]:
        import numpy as np

        dealt = [[sum(1 << card for card in hand) for hand in seats.state.deal.dealt] for seats in self._seats]
        return np.array(dealt, np.int64)

    @property
    def nbytes(self) -> int:
        return 0  # only the arrays of the environment count

    def reset(self, part: slice, which: NDArray[np.bool_], first: int) -> None:
        for number in (which.nonzero()[0] + part.start).tolist():
            seed = first + (number << APART)
            self._rngs[number] = Stream(str(seed).encode(), b"chance")
            self._opponent_rngs[number] = Stream(str(seed).encode(), b"bots")
            self._open(number, first)

    def reopen(self, part: slice, which: NDArray[np.bool_]) -> None:
        for number in (which.nonzero()[0] + part.start).tolist():
            self._open(number, None)

    def _open(self, number: int, seed: int | None) -> None:
        self._seats[number].open(seed, number)
        self._turns[number] = self._seats[number].turn

    def first_refused(self, actions: NDArray[np.int64], waiting: NDArray[np.int8]) -> int:
        for number, action in enumerate(actions.tolist()):
            mask = self._mask(number)
            if not waiting[number] and not (0 <= action < len(mask) and mask[action]):
                return number
        return -1

    def _mask(self, number: int) -> NDArray[np.int8]:
        return self._seats[number].mask(self._seats[number].turn)

    def step(self, part: slice, actions: NDArray[np.int64], waiting: NDArray[np.int8], outcome: Outcome) -> None:
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
        for row in which.nonzero()[0].tolist():
            number = part.start + row
            while not (outcome.ended[row] or outcome.cut[row]) and self._turns[number] != seats[row]:
                assert self._opponent is not None
                seat_view = view(self._seats[number].state, self._turns[number])
                action = BOTS[self._opponent].choose(seat_view, self._opponent_rngs[number])
                self._act(number, number_of(seat_view.rules.game, action), outcome, row)

    def look_from(self, part: slice, which: NDArray[np.bool_], seats: NDArray[np.int8]) -> None:
        for row in which.nonzero()[0].tolist():
            self._turns[part.start + row] = int(seats[row])

    def observe(self, where: Where, arrays: Arrays, rows: slice) -> None:
        numbers = range(len(self._seats))[where] if isinstance(where, slice) else where.tolist()
        for row, number in enumerate(numbers, rows.start or 0):
            seat_view = view(self._seats[number].state, self._turns[number])
            arrays.observation[row], arrays.action_mask[row] = observation(seat_view), mask_of(seat_view)
            arrays.seat[row] = self._turns[number]

    def by_chance(self, part: slice, actions: NDArray[np.int64]) -> None:
        for row, number in enumerate(range(len(self._seats))[part]):
            legal = self._mask(number).nonzero()[0]
            actions[row] = legal[self._rngs[number].below(len(legal))] if len(legal) else 0

    def save(self, which: NDArray[np.int64]) -> Any:
        rows = [(self._seats[n], self._turns[n], self._rngs[n], self._opponent_rngs[n]) for n in which.tolist()]
        return [copy.deepcopy(row) for row in rows]

    def restore(self, saved: Any) -> None:
        self._seats, self._turns, self._rngs, self._opponent_rngs = map(list, zip(*copy.deepcopy(saved), strict=True))

    def match(self, table: int) -> Match:
        match = self._seats[table].match
        assert match is not None
        return match
