"""The actions of the matches at compiled tables, from which a match is replayed by the plain rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fourkings.envs.spaces import action_of
from fourkings.kernels.envs import layout
from fourkings.rulebook.cards import SEATS, Card, members
from fourkings.rulebook.game import Rules, order_as_dealt
from fourkings.rulebook.match import Match, apply_unchecked, next_deal
from fourkings.rulebook.opening import Opened

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LONGEST: Final = 400
"""More actions than opponents take in one step: at most those of a few deals."""
TRIMMED: Final = 64
"""Steps after which those before every match in progress are forgotten."""


class ActionLog:
    """The actions since each table's match began, step by step."""

    def __init__(self, num_envs: int) -> None:
        import numpy as np

        self.latest = np.zeros((num_envs, LONGEST + 1), np.int16)  #: of this step, by table: a count, then the actions
        self._steps: list[NDArray[np.int16]] = []
        self._opened = np.zeros((num_envs, layout.WORDS), np.int64)
        self._since = np.full(num_envs, -1)  # the step in which the match began, counted from the first; -1: unknown
        self._number = 0  # of the first step that is kept

    def begin_step(self) -> None:
        """Begin a step without actions."""
        self.latest[:, 0] = 0

    def end_step(self) -> None:
        """Keep the actions of a step."""
        self._steps.append(self.latest[:, : int(self.latest[:, 0].max()) + 1].copy())
        if len(self._steps) >= TRIMMED:
            first = max(self._number, int(self._since.min(initial=self._number, where=self._since >= 0)))
            del self._steps[: first - self._number]
            self._number = first

    def open(self, part: slice, which: NDArray[np.bool_], words: NDArray[np.int64]) -> None:
        """Begin a match where `which` is true; words: of the tables, just dealt."""
        self.latest[part, 0][which] = 0
        self._opened[part][which] = words[which]
        self._since[part][which] = self._number + len(self._steps)

    def add(self, part: slice, actions: NDArray[np.int64], which: NDArray[np.bool_]) -> None:
        """Add an action at each table where `which` is true."""
        self.latest[part, 0], self.latest[part, 1] = which, actions

    def forget(self) -> None:
        """Forget all matches in progress, whose first actions are not known."""
        self._since[:] = -1

    def match(self, rules: Rules, table: int, step: Callable[..., Any]) -> Match:
        """Return the match at a table. step: takes words, marks and an action, all of one table, and moves it on.

        Raise ValueError if its first actions are not known.
        """
        import numpy as np

        if self._since[table] < 0:
            raise ValueError(
                f"table {table}: its first actions are not known, as its state was set; a later match has them"
            )
        words, marks = self._opened[table : table + 1].copy(), np.zeros((1, layout.MARKS), np.int16)
        match = next_deal(_opening(rules, int(words[0, layout.DEALER])), _dealt(rules, words[0]))
        for rows in self._steps[int(self._since[table]) - self._number :]:
            for action in rows[table, 1 : 1 + int(rows[table, 0])].tolist():
                match = apply_unchecked(match, action_of(rules.game, action))
                step(words, marks, np.array([action]))
                if match.between_deals and words[0, layout.NUMBER] > len(match.deals):
                    match = next_deal(match, _dealt(rules, words[0]))
        return match


def _opening(rules: Rules, dealer: int) -> Match:
    return Match(rules, ("0", "1", "2", "3"), Opened((), (0, 1, 2, 3), dealer))


def _dealt(rules: Rules, words: NDArray[np.int64]) -> list[tuple[Card, ...]]:
    """Return the hands as dealt, with the cards that were turned up in their places."""
    hands = []
    for seat in SEATS:
        turned = int(words[layout.TURNED]) if seat == words[layout.DEALER] else -1
        shown = [card if card >= 0 else None for card in (turned, int(words[layout.FACE_UP + seat]))]
        hands.append(order_as_dealt(rules, tuple(members(int(words[layout.DEALT + seat]))), shown[0], shown[1]))
    return hands
