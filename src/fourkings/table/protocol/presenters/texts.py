"""The updates of one event as texts, for everybody at the table: what all readers share is built and encoded once.

Everybody gets what a watcher gets; a seat also gets its own part of the deal (`OwnPart`). The texts are those of
`event_update`, byte for byte.
"""

from functools import cached_property, lru_cache
from typing import Any, Final

from pydantic_core import to_json

from fourkings.records import token
from fourkings.rulebook.cards import Mask, Seat
from fourkings.rulebook.game import Moment, State, plain_moment
from fourkings.table.match import Act, Deal, LogEvent, Table
from fourkings.table.protocol import encode
from fourkings.table.protocol.presenters.deal import (
    OwnPart,
    can_undo,
    deal_fields,
    moment_fields,
    plays_alone,
    rank_order,
    refusals,
    sorted_hand,
)
from fourkings.table.protocol.presenters.match import (
    JUST_STARTED,
    NO_NAMES,
    Names,
    Present,
    RunningClock,
    clocks,
    event_fields,
    event_update,
    everybody,
)
from fourkings.table.protocol.presenters.visible import rest_is_certain, visible_state
from fourkings.views import View, own_hand, view

GAP: Final = "\0"
"""The placeholder in a text for the value of a reader's own field."""
WRITTEN_GAP: Final = to_json(GAP).decode()
GAPS: Final = OwnPart(*[GAP] * len(OwnPart._fields))


class EventTexts:
    """The updates of one event. `before` and `table` are the states around it, the rest is as for `event_update`."""

    def __init__(
        self,
        before: Table | None,
        table: Table,
        event: LogEvent,
        names: Names = NO_NAMES,
        secret: bytes | None = None,
        present: Present = everybody,
    ) -> None:
        self._before, self._table, self._event = before, table, event
        self._names, self._secret, self._present = names, secret, present
        self._moments: list[tuple[Moment, str]] = []

    def text(self, seat: Seat | None, answers: str | None = None, running: RunningClock = JUST_STARTED) -> str:
        """Return the update as JSON for a seat or a watcher (None); `answers`: the id of the reader's request behind it."""
        table, event = self._table, self._event
        if not isinstance(event, Act | Deal):
            secret, present = self._secret, self._present
            return encode(event_update(self._before, table, event, seat, answers, self._names, running, secret, present))
        pieces = self._pieces
        pieces[1::2] = (_json(answers), *self._own_part(seat), _json(clocks(table, running)))
        return "".join(pieces)

    @cached_property
    def _pieces(self) -> list[str]:
        """The pieces of the update, as JSON; each second one is a gap for a reader's own field."""
        deal = deal_fields(self._table, self._public, GAPS)
        update = event_fields(
            self._before, self._table, self._event, None, GAP, deal, GAP, self._names, self._secret, self._present
        )
        shared = to_json(update).decode().split(WRITTEN_GAP)
        pieces = [""] * (2 * len(shared) - 1)
        pieces[::2] = shared
        return pieces

    def _own_part(self, seat: Seat | None) -> tuple[str, ...]:
        """Return a reader's own fields of the deal as JSON. Only the seat to act has actions."""
        undo = "true" if self._alone and can_undo(self._table, seat) else "false"
        if seat != self._state.turn:
            hand = own_hand(self._table.state, seat)
            return _hand(hand, self._order), "[]", "{}", "false", undo, self._moment(self._state, seat)
        seen = view(self._table.state, seat)
        state, rest = visible_state(seen), "true" if rest_is_certain(seen) else "false"
        legal, refused = _json(tuple(map(token, seen.legal))), _json(refusals(state) if seen.legal else {})
        return _hand(seen.hand, self._order), legal, refused, rest, undo, self._moment(state, seat)

    def _moment(self, state: State, seat: Seat | None) -> str:
        """Return what the deal is about just now as JSON, cached: it is mostly the same for all who watch."""
        moment = state.rules.game.moment(state, seat, self._plain_moment)
        for known, text in self._moments:
            if known == moment:
                return text
        text = _json(moment_fields(moment))
        self._moments.append((moment, text))
        return text

    @cached_property
    def _public(self) -> View:
        return view(self._table.state, None)

    @cached_property
    def _state(self) -> State:
        """The state of the deal as JSON, as everybody may see it."""
        return visible_state(self._public)

    @cached_property
    def _order(self) -> str:
        return rank_order(self._public)

    @cached_property
    def _plain_moment(self) -> Moment:
        return plain_moment(self._state)

    @cached_property
    def _alone(self) -> bool:
        return plays_alone(self._table)


@lru_cache(4096)
def _hand(hand: Mask, order: str) -> str:
    """Return a hand as JSON, cached: after an action, three of the four hands are unchanged."""
    return _json(sorted_hand(hand, order))


def _json(value: Any) -> str:
    """Return a value as JSON."""
    return "null" if value is None else to_json(value).decode()
