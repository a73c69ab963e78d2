"""The updates of one event as texts, for everybody at the table: what all readers share is built and encoded once.

Everybody gets what a watcher gets; a seat also gets its own part of the deal (`OwnPart`). The texts are those of
`event_update`, byte for byte. Between two tricks a card changes little: the rest stays written, see `Written`.
"""

from functools import lru_cache
from typing import Any, Final

from pydantic_core import to_json

from fourkings.records import token
from fourkings.rulebook.cards import LONG, Card, Mask, Seat, card, mask, members, name, rank_mask
from fourkings.rulebook.game import Deal as Dealt
from fourkings.rulebook.game import Moment, State, broken_duties, plain_moment
from fourkings.rulebook.match import MatchDeal
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
    table_events,
)
from fourkings.table.protocol.presenters.visible import public_state, rest_is_certain, visible_state
from fourkings.views import own_hand, view

GAP: Final = "\0"
"""The placeholder in a text for a value that is not written yet."""
WRITTEN_GAP: Final = to_json(GAP).decode()
LABELS: Final = {number: f'"{name(number)}"' for number in LONG}
"""The names of cards as JSON."""
GAPS: Final = OwnPart(*[GAP] * len(OwnPart._fields))
CHANGING: Final = dict.fromkeys(("turn", "hand_sizes", "trick", "calls"), GAP)
"""The fields of a deal that every card changes, or may change."""


class Written:
    """The last event of a table as it was written: a card that takes no trick changes no more than the gaps."""

    __slots__ = ("deal", "final", "hands", "moments", "order", "public", "text")

    def __init__(self) -> None:
        self.text = self.order = ""  # the ranks from high to low
        self.deal: MatchDeal | None = None  # after the event
        self.public: Dealt | None = None  # without the hands
        self.moments: dict[Seat | None, str] = {}  # if only tricks and calls change them
        self.hands: dict[Seat | None, tuple[Mask, str]] = {}
        self.final = False

    def holds_for(self, before: Table | None, table: Table, event: Act | Deal) -> bool:
        """Return True if `event`, which led from the state `before` to `table`, changes no more than the gaps."""
        if not self.text or before is None or not isinstance(event, Act) or isinstance(event.action, str):
            return False
        last, state = self.deal, table.state
        return (
            last is not None
            and last is before.match.deals[-1]
            and state.stage == last.state.stage == "play"
            and state.tricks is last.state.tricks
            and state.calls is last.state.calls
            and table.time_over == self.final
        )


class EventTexts:
    """The updates of one event. `before` and `table` are the states around it, the rest is as for `event_update`.

    written: the texts of the table's last event, and of this one from now on.
    """

    def __init__(
        self, before: Table | None, table: Table, event: LogEvent, names: Names = NO_NAMES, secret: bytes | None = None,
        present: Present = everybody, running: RunningClock = JUST_STARTED, written: Written | None = None,
    ) -> None:  # fmt: skip
        self._before, self._table, self._event = before, table, event
        self._names, self._secret, self._present, self._running = names, secret, present, running
        self._written = written or Written()
        self._pieces: list[str] = []
        self._moments: list[tuple[Moment, str]] = []
        self._plain_moment: Moment | None = None

    def text(self, seat: Seat | None, answers: str | None = None) -> str:
        """Return the update as JSON for a seat or a watcher (None); `answers`: the id of the reader's request behind it."""
        table, event = self._table, self._event
        if not isinstance(event, Act | Deal):
            names, running, secret, present = self._names, self._running, self._secret, self._present
            return encode(event_update(self._before, table, event, seat, answers, names, running, secret, present))
        if not self._pieces:
            self._write_shared(event)
        pieces = self._pieces
        pieces[3], hand, legal, refused, rest, undo, moment = _json(answers), *self._own_part(seat)
        pieces[9], pieces[15], pieces[17], pieces[21], pieces[23], pieces[25] = hand, legal, refused, rest, undo, moment
        return "".join(pieces)

    def _write_shared(self, event: Act | Deal) -> None:
        """Fill the gaps of the text that are alike for every reader."""
        before, table, written, state = self._before, self._table, self._written, self._table.state
        self._alone = plays_alone(table)
        if written.holds_for(before, table, event):
            assert written.public is not None
            self._state = public_state(state, written.public)
            calls = state.rules.game.public_calls(self._state)
        else:
            calls = self._write_all()
        written.deal = table.match.deals[-1]
        a, b, c, d = state.hands
        turn = "null" if state.stage == "done" else str(state.turn)
        sizes = f"[{a.bit_count()},{b.bit_count()},{c.bit_count()},{d.bit_count()}]"
        events, trick = _json(table_events(before, table, event, None)), _names(state.trick)
        clock = _json(clocks(table, self._running))
        pieces = self._pieces = [""] * 29
        pieces[::2] = written.text.split(WRITTEN_GAP)
        pieces[1], pieces[5], pieces[7], pieces[11] = str(table.version), events, turn, sizes
        pieces[13], pieces[19], pieces[27] = trick, _json(calls), clock

    def _write_all(self) -> Any:
        """Write the whole text with its gaps; return the calls."""
        table, written = self._table, self._written
        public = view(table.state, None)
        self._state = visible_state(public)
        deal = deal_fields(table, public, self._state, GAPS)
        update = event_fields(
            self._before, table, self._event, None, GAP, deal | CHANGING, GAP, self._names, self._secret, self._present
        )
        written.text = to_json(update | {"version": GAP, "events": GAP}).decode()
        written.public, written.final, written.moments = self._state.deal, table.time_over, {}
        if written.order != deal["order"]:
            written.order, written.hands = deal["order"], {}
        return deal["calls"]

    def _own_part(self, seat: Seat | None) -> tuple[str, ...]:
        """Return a reader's own fields of the deal as JSON. Only the seat to act has actions."""
        table, state = self._table, self._table.state
        undo = "true" if self._alone and can_undo(table, seat) else "false"
        if seat != state.turn:
            return self._hand(seat, own_hand(state, seat)), "[]", "{}", "false", undo, self._moment(self._state, seat, True)
        seen = view(state, seat)
        own, rest = visible_state(seen), "true" if rest_is_certain(seen) else "false"
        cards_alone = state.stage == "play" and isinstance(seen.legal[0], int)
        if cards_alone:
            legal = _names(seen.legal)
            refused = "{}" if len(seen.legal) == seen.hand.bit_count() else _refusals(own)
        else:
            legal, refused = _json(tuple(map(token, seen.legal))), _refusals(own) if seen.legal else "{}"
        return self._hand(seat, seen.hand), legal, refused, rest, undo, self._moment(own, seat, cards_alone)

    def _hand(self, seat: Seat | None, hand: Mask) -> str:
        """Return a reader's hand as JSON, as `sorted_hand` sorts it; it stays written until one of its cards is played."""
        held, text = self._written.hands.get(seat, (-1, ""))
        if held != hand:
            text = f"[{','.join([label for card, label in _pack(self._written.order) if hand & card])}]"
            self._written.hands[seat] = hand, text
        return text

    def _moment(self, state: State, seat: Seat | None, lasts: bool) -> str:
        """Return what the deal is about just now as JSON; `lasts`: it is the same until the next trick or call.

        It is cached: it is mostly the same for all who watch.
        """
        kept = self._written.moments if lasts and state.rules.game.MOMENT_LASTS else {}
        if (text := kept.get(seat)) is not None:
            return text
        if self._plain_moment is None:
            self._plain_moment = plain_moment(self._state)
        moment = state.rules.game.moment(state, seat, self._plain_moment)
        text = next((text for known, text in self._moments if known == moment), None)
        if text is None:
            text = _json(moment_fields(moment))
            self._moments.append((moment, text))
        kept[seat] = text
        return text


def _refusals(state: State) -> str:
    """Return the `refusals` of the seat to act as JSON; those by a duty of play differ in no more than the card."""
    if state.stage != "play":
        return _json(refusals(state))
    texts: dict[Card, str] = {}
    for cards, (clause, key, params) in broken_duties(state):
        sentence = _json({"clause": clause, "key": key, "params": {"card": GAP, **params}})
        before, after = sentence.split(WRITTEN_GAP[1:-1])
        for number in members(cards):
            label = name(number)
            texts[number] = f'"{label}":{before}{label}{after}'
    return f"{{{','.join([texts[number] for number in sorted(texts)])}}}"


@lru_cache(64)
def _pack(order: str) -> tuple[tuple[Mask, str], ...]:
    """Return all cards of these ranks as `sorted_hand` sorts them: each as a mask, and its name as JSON."""
    return tuple((mask([card(label)]), f'"{label}"') for label in sorted_hand(rank_mask(order), order))


def _names(cards: tuple[Any, ...]) -> str:
    """Return the names of cards as JSON."""
    return f"[{','.join([LABELS[played] for played in cards])}]"


def _json(value: Any) -> str:
    """Return a value as JSON."""
    return "null" if value is None else to_json(value).decode()
