"""The updates of one fact as texts, for everybody at the table: what all are told is built and written once.

All are told what a watcher is told; of a deal a seat is told its own part besides (`OwnPart`), and how the clocks stand for
it. The texts are those of `event_update`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from pydantic_core import to_json

from fourkings.rulebook.cards import Mask, Seat
from fourkings.rulebook.game import Moment, moment_of
from fourkings.table.messages import encode
from fourkings.table.messages.build.clocks import JUST_STARTED, RunningClock, clocks
from fourkings.table.messages.build.deal import OwnPart, can_undo, moment_part, own_part, rank_order, sorted_hand
from fourkings.table.messages.build.match import NO_NAMES, Names, Present, event_update, everybody
from fourkings.table.messages.build.visible import visible_state
from fourkings.table.messages.parts import DealState
from fourkings.table.messages.updates import EventUpdate
from fourkings.table.state import Act, Deal, Fact, Table
from fourkings.windows.view import view

OWN_FIELDS: Final = ("answers", "now", "clock")
"""The fields of `EventUpdate` that differ from reader to reader after an action or a deal, in their order."""


class EventTexts:
    """The updates of one fact. `before` and `table` are the states around it, the rest is as for `event_update`."""

    def __init__(
        self,
        before: Table | None,
        table: Table,
        fact: Fact,
        names: Names = NO_NAMES,
        secret: bytes | None = None,
        present: Present = everybody,
    ) -> None:
        self._before, self._table, self._fact = before, table, fact
        self._names, self._secret, self._present = names, secret, present
        self._moments: list[tuple[Moment, str]] = []

    def text(self, seat: Seat | None, answers: str | None = None, running: RunningClock = JUST_STARTED) -> str:
        """The update for a seat or a watcher (None); `answers` is the id of the reader's own request behind the fact."""
        if not isinstance(self._fact, Act | Deal):
            return encode(self._whole(seat, answers, running))
        return self._update.filled((_json(answers), self._deal(seat), _json(clocks(self._table, seat, running))))

    def _whole(self, seat: Seat | None, answers: str | None = None, running: RunningClock = JUST_STARTED) -> EventUpdate:
        table, fact = self._table, self._fact
        names, secret, present = self._names, self._secret, self._present
        return event_update(self._before, table, fact, seat, answers, names, running, secret, present)

    @cached_property
    def _told(self) -> EventUpdate:
        """What everybody is told."""
        return self._whole(None)

    @cached_property
    def _update(self) -> _Pieces:
        return _Pieces(self._told, OWN_FIELDS)

    @cached_property
    def _now(self) -> _Pieces:
        assert self._told.now is not None
        return _Pieces(self._told.now, OwnPart._fields)

    def _deal(self, seat: Seat | None) -> str:
        seen = view(self._table.state, seat)
        if seat is None or seen.legal:
            return self._now.filled(tuple(map(_json, own_part(self._table, seat, seen))))
        # Who only looks on just now: there is nothing to be said of actions.
        undo = "true" if can_undo(self._table, seat) else "false"
        moment = self._moment(moment_of(visible_state(seen), seat))
        return self._now.filled((_hand(seen.hand, rank_order(seen)), "[]", "{}", "false", undo, moment))

    def _moment(self, told: Moment) -> str:
        """A moment as text: most often it is the same for all who look on."""
        for known, text in self._moments:
            if known == told:
                return text
        text = _json(moment_part(told))
        self._moments.append((told, text))
        return text


class _Pieces:
    """A message as text, with gaps for the values of a reader's own fields."""

    def __init__(self, message: EventUpdate | DealState, own: Sequence[str]) -> None:
        self._pieces, text, shared = list[str](), "{", dict[str, Any]()
        for name in type(message).model_fields:
            if name not in own:
                shared[name] = getattr(message, name)
                continue
            between = "," if shared else ""
            self._pieces += [f'{text}{_inner(shared)}{between}"{name}":', ""]
            text, shared = ",", {}
        self._pieces.append(f"{text if shared else ''}{_inner(shared)}}}")

    def filled(self, values: Sequence[str]) -> str:
        """The message with these values, written already, in the order of its fields."""
        pieces = self._pieces.copy()
        pieces[1::2] = values
        return "".join(pieces)


@lru_cache(4096)
def _hand(hand: Mask, order: str) -> str:
    """A hand as it stands in a message. Of the four hands three are what they were one action before."""
    return _json(sorted_hand(hand, order))


def _inner(fields: dict[str, Any]) -> str:
    """The fields as they stand between the braces of a message."""
    return _json(fields)[1:-1]


def _json(value: Any) -> str:
    """A value as it stands in a message."""
    return "null" if value is None else to_json(value).decode()
