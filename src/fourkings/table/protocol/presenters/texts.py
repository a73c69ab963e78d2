"""The updates of one event as texts, for everybody at the table: what all readers share is built and encoded once.

Everybody gets what a watcher gets; a seat also gets its own part of the deal (`OwnPart`). The texts are those of
`event_update`, byte for byte.
"""

from functools import lru_cache
from typing import Any, Final

from pydantic_core import to_json

from fourkings.records import token
from fourkings.rulebook.cards import Mask, Seat, name
from fourkings.rulebook.game import Moment, Param, State, card_refusals, plain_moment
from fourkings.table.match import Act, Deal, LogEvent, Table
from fourkings.table.protocol import encode
from fourkings.table.protocol.presenters.deal import (
    OwnPart,
    can_undo,
    deal_fields,
    moment_fields,
    plays_alone,
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
from fourkings.views import own_hand, view

GAP: Final = "\0"
"""The placeholder in a text for the value of a reader's own field."""
WRITTEN_GAP: Final = to_json(GAP).decode()
GAPS: Final = OwnPart(*[GAP] * len(OwnPart._fields))


class EventTexts:
    """The updates of one event. `before` and `table` are the states around it, the rest is as for `event_update`."""

    def __init__(
        self, before: Table | None, table: Table, event: LogEvent, names: Names = NO_NAMES, secret: bytes | None = None,
        present: Present = everybody,
    ) -> None:  # fmt: skip
        self._before, self._table, self._event = before, table, event
        self._names, self._secret, self._present = names, secret, present
        self._pieces: list[str] = []
        self._moments: list[tuple[Moment, str]] = []

    def text(self, seat: Seat | None, answers: str | None = None, running: RunningClock = JUST_STARTED) -> str:
        """Return the update as JSON for a seat or a watcher (None); `answers`: the id of the reader's request behind it."""
        table, event = self._table, self._event
        if not isinstance(event, Act | Deal):
            secret, present = self._secret, self._present
            return encode(event_update(self._before, table, event, seat, answers, self._names, running, secret, present))
        if not self._pieces:
            self._write_shared()
        pieces = self._pieces
        pieces[1::2] = (_json(answers), *self._own_part(seat), _json(clocks(table, running)))
        return "".join(pieces)

    def _write_shared(self) -> None:
        """Write the pieces of the update as JSON: each second one is a gap for a reader's own field.

        Keep what every reader's own part is made of: the public state, the order of ranks, and the plain moment.
        """
        public = view(self._table.state, None)
        self._state = visible_state(public)
        deal = deal_fields(self._table, public, self._state, GAPS)
        self._order: str = deal["order"]
        self._plain_moment = plain_moment(self._state)
        self._alone = plays_alone(self._table)
        update = event_fields(
            self._before, self._table, self._event, None, GAP, deal, GAP, self._names, self._secret, self._present
        )
        shared = to_json(update).decode().split(WRITTEN_GAP)
        self._pieces = [""] * (2 * len(shared) - 1)
        self._pieces[::2] = shared

    def _own_part(self, seat: Seat | None) -> tuple[str, ...]:
        """Return a reader's own fields of the deal as JSON. Only the seat to act has actions."""
        undo = "true" if self._alone and can_undo(self._table, seat) else "false"
        if seat != self._state.turn:
            hand = own_hand(self._table.state, seat)
            return _hand(hand, self._order), "[]", "{}", "false", undo, self._moment(self._state, seat)
        seen = view(self._table.state, seat)
        state, rest = visible_state(seen), "true" if rest_is_certain(seen) else "false"
        legal, refused = _json(tuple(map(token, seen.legal))), _refusals(state) if seen.legal else "{}"
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


def _refusals(state: State) -> str:
    """Return the `refusals` of the seat to act as JSON; those by a duty of play differ in no more than the card."""
    if state.stage != "play":
        return _json(refusals(state))
    pieces = []
    for card, (clause, key, params) in card_refusals(state):
        before, after = _refusal(clause, key, params["cards"], params.get("suit"))
        label = name(card)
        pieces.append(f'"{label}":{before}{label}{after}')
    return f"{{{','.join(pieces)}}}"


@lru_cache(4096)
def _refusal(clause: str, key: str, cards: Param, suit: Param | None) -> list[str]:
    """Return the JSON of a refusal before and after the name of the card, cached: many cards have the same."""
    params: dict[str, Param] = {"card": GAP, "cards": cards} | ({"suit": suit} if suit else {})
    return _json({"clause": clause, "key": key, "params": params}).split(WRITTEN_GAP[1:-1])


@lru_cache(4096)
def _hand(hand: Mask, order: str) -> str:
    """Return a hand as JSON, cached: after an action, three of the four hands are unchanged."""
    return _json(sorted_hand(hand, order))


def _json(value: Any) -> str:
    """Return a value as JSON."""
    return "null" if value is None else to_json(value).decode()
