"""Read records and check their form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fourkings.records.json_form import FORMAT, JsonValue, NotARecord, parse_json
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.sanitize import quoted


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """An action as a record has it, not checked against the rules."""

    seat: Seat
    action: str  #: the card's name or the call
    legal: tuple[str, ...] | None  #: all legal actions, if recorded


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal as a record has it, not checked against the rules; cards are still names."""

    number: int  #: from 1
    dealer: Seat
    hands: tuple[tuple[str, ...], ...]  #: by seat, each in the order dealt
    turned: str | None  #: the turn-up, if any
    face_up: tuple[str, ...] | None  #: the card dealt face up to each seat, if any
    actions: tuple[RecordedAction, ...]
    points: tuple[int, ...] | None  #: of the deal; None unless it is over
    totals: tuple[int, ...] | None  #: scores after the deal; None unless it is over
    void: bool


@dataclass(frozen=True, slots=True)
class RecordedResult:
    """The result of a match as a record has it."""

    scores: tuple[int, ...]  #: by seat or by side
    winners: tuple[Seat, ...]
    payments: tuple[int, ...] | None = None  #: by seat, if recorded


@dataclass(frozen=True, slots=True)
class Record:
    """A match as a record has it: its form is correct, but `replay` has yet to check it against the rules."""

    rules: Rules  #: of the match
    entrants: tuple[str, ...]  #: names in the order joined
    draw: tuple[tuple[str | None, ...], ...]  #: rounds of the draw: by entrant, a card's name or None
    kings: tuple[tuple[int, str], ...]  #: if partners are drawn, each entrant and the card dealt
    seats: tuple[int, ...]  #: the entrant in each seat
    dealer: Seat  #: of the first deal
    deals: tuple[RecordedDeal, ...]  #: in the order played
    end: int | None  #: number of the last deal if its time ended the match (GEN-13)
    result: RecordedResult | None  #: None if the match isn't over
    raw: Mapping[str, Any]  #: all keys, known or not, for programs that write it again


def loads(text: str) -> Record:
    """Parse a record from JSON. Raise `NotARecord` with the place and the reason."""
    return from_json(parse_json(text))


def from_json(raw: object) -> Record:
    """Parse a record from a loaded JSON object. Raise `NotARecord` as `loads` does."""
    top = JsonValue(raw, "")
    if top.key("format").value != FORMAT:
        raise NotARecord(f"format: {quoted(top.key('format').value)} is not {FORMAT!r}, the only format this version reads")
    opening, end, result = top.key("opening"), top.maybe("end"), top.maybe("result")
    kings = opening.maybe("kings")
    return Record(
        rules=_rules(top),
        entrants=tuple(item.name() for item in top.key("entrants").four()),
        draw=tuple(tuple(item.text_or_none() for item in row.four()) for row in opening.key("draw").items()),
        kings=tuple(map(_king, kings.items())) if kings else (),
        seats=tuple(item.seat() for item in opening.key("seats").four()),
        dealer=opening.key("dealer").seat(),
        deals=tuple(_read_deal(item) for item in top.key("deals").items()),
        end=end.key("after").number() if end else None,
        result=_result(result) if result else None,
        raw=top.object(),
    )


def _rules(top: JsonValue) -> Rules:
    """Return the rules; an option that isn't recorded has the value of its preset."""
    options = top.key("options").object()
    try:
        return rules(find(top.key("game").text()), top.key("preset").text(), options)
    except UnknownGame as error:
        raise NotARecord(f"game: {error}") from None
    except OptionError as error:
        raise NotARecord(f"options: {error}") from None


def _read_deal(value: JsonValue) -> RecordedDeal:
    turned, face_up, void = value.maybe("turned"), value.maybe("face_up"), value.maybe("void")
    points, totals = value.maybe("points"), value.maybe("totals")
    if (points is None) != (totals is None):
        value.fail("points and totals stand together, or neither while the deal is running")
    return RecordedDeal(
        number=value.key("number").number(),
        dealer=value.key("dealer").seat(),
        hands=tuple(tuple(item.text() for item in hand.items()) for hand in value.key("hands").four()),
        turned=turned.text() if turned else None,
        face_up=tuple(item.text() for item in face_up.four()) if face_up else None,
        actions=tuple(_read_action(item) for item in value.key("actions").items()),
        points=tuple(item.number() for item in points.items()) if points else None,
        totals=tuple(item.number() for item in totals.items()) if totals else None,
        void=void.truth() if void else False,
    )


def _read_action(value: JsonValue) -> RecordedAction:
    parts = value.items()
    if len(parts) not in (2, 3):
        value.fail("an action is [seat, action] or [seat, action, [all legal actions]]")
    legal = tuple(item.text() for item in parts[2].items()) if len(parts) == 3 else None
    return RecordedAction(parts[0].seat(), parts[1].text(), legal)


def _king(value: JsonValue) -> tuple[int, str]:
    parts = value.items()
    if len(parts) != 2:
        value.fail("a card dealt for partners is [entrant, card]")
    return parts[0].seat(), parts[1].text()


def _result(value: JsonValue) -> RecordedResult:
    scores, winners, payments = value.key("scores").items(), value.key("winners").items(), value.maybe("payments")
    return RecordedResult(
        scores=tuple(item.number() for item in scores),
        winners=tuple(item.seat() for item in winners),
        payments=tuple(item.number() for item in payments.four()) if payments else None,
    )
