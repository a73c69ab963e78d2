"""The reader of records, as far as their form goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """An action as written, with all that was legal if the record tells it."""

    seat: Seat  #: the seat that acted
    action: str  #: the card's name, or the call
    legal: tuple[str, ...] | None  #: all actions that were legal; None if the record does not say


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal as written; cards are still names."""

    number: int  #: from 1
    dealer: Seat  #: the seat that dealt
    hands: tuple[tuple[str, ...], ...]  #: by seat, each in the order dealt
    turned: str | None  #: the turn-up, None if there is none
    face_up: tuple[str, ...] | None  #: the card that each seat was dealt face up, None if there is none
    actions: tuple[RecordedAction, ...]  #: every action, in order
    points: tuple[int, ...] | None  #: the points of the deal, None while it is not over
    totals: tuple[int, ...] | None  #: the scores after it, None while it is not over
    void: bool  #: True for a void deal


@dataclass(frozen=True, slots=True)
class RecordedResult:
    """The result of a record."""

    scores: tuple[int, ...]  #: the final scores, one a seat or one a side
    winners: tuple[Seat, ...]  #: the seats that won
    payments: tuple[int, ...] | None = None  #: what each seat is paid; None if the record does not say


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose form is correct. `raw` keeps all its keys, known or not, so that it can be written again."""

    rules: Rules  #: the rules of the match
    entrants: tuple[str, ...]  #: the names of the entrants, in the order joined
    draw: tuple[tuple[str | None, ...], ...]  #: the rounds of the draw: a card's name, or None, for each entrant
    kings: tuple[tuple[int, str], ...]  #: where partners are drawn, each entrant and the card dealt
    seats: tuple[int, ...]  #: the entrant in each seat
    dealer: Seat  #: the dealer of the first deal
    deals: tuple[RecordedDeal, ...]  #: the deals, in order
    end: int | None  #: the number of the deal after which its time was over (GEN-13), None if no time ended it
    result: RecordedResult | None  #: the result, None if the match is not over
    raw: Mapping[str, Any]  #: every key of the record, known or not, for a program that writes it again


def loads(text: str) -> Record:
    """Parse a record from JSON; raise `NotARecord`, which says where it fails and why."""
    return from_json(parse_json(text))


def from_json(raw: object) -> Record:
    """Parse a record from a JSON object that has been loaded; raise `NotARecord` as `loads` does."""
    top = JsonValue(raw, "")
    if top.key("format").value != FORMAT:
        raise NotARecord(f"format: {quoted(top.key('format').value)} is not {FORMAT!r}, the only format this version reads")
    opening, end, result = top.key("opening"), top.maybe("end"), top.maybe("result")
    return Record(
        rules=_rules(top),
        entrants=tuple(item.name() for item in top.key("entrants").four()),
        draw=tuple(tuple(item.text_or_none() for item in row.four()) for row in opening.key("draw").items()),
        kings=tuple(_king(row) for row in _rows(opening.maybe("kings"))),
        seats=tuple(item.seat() for item in opening.key("seats").four()),
        dealer=opening.key("dealer").seat(),
        deals=tuple(_read_deal(item) for item in top.key("deals").items()),
        end=end.key("after").number() if end else None,
        result=_result(result) if result else None,
        raw=top.object(),
    )


def _rules(top: JsonValue) -> Rules:
    """The rules in force; an option that the record does not name has the value of its preset."""
    options = top.key("options").object()
    try:
        return rules(find(top.key("game").text()), top.key("preset").text(), options)
    except UnknownGame as error:
        raise NotARecord(f"game: {error}") from None
    except OptionError as error:
        raise NotARecord(f"options: {error}") from None


def _read_deal(at: JsonValue) -> RecordedDeal:
    turned, face_up, void = at.maybe("turned"), at.maybe("face_up"), at.maybe("void")
    points, totals = at.maybe("points"), at.maybe("totals")
    if (points is None) != (totals is None):
        at.fail("points and totals stand together, or neither while the deal is running")
    return RecordedDeal(
        number=at.key("number").number(),
        dealer=at.key("dealer").seat(),
        hands=tuple(tuple(item.text() for item in hand.items()) for hand in at.key("hands").four()),
        turned=turned.text() if turned else None,
        face_up=tuple(item.text() for item in face_up.four()) if face_up else None,
        actions=tuple(_read_action(item) for item in at.key("actions").items()),
        points=tuple(item.number() for item in points.items()) if points else None,
        totals=tuple(item.number() for item in totals.items()) if totals else None,
        void=void.truth() if void else False,
    )


def _read_action(at: JsonValue) -> RecordedAction:
    parts = at.items()
    if len(parts) not in (2, 3):
        at.fail("an action is [seat, action] or [seat, action, [all legal actions]]")
    every = tuple(item.text() for item in parts[2].items()) if len(parts) == 3 else None
    return RecordedAction(parts[0].seat(), parts[1].text(), every)


def _king(at: JsonValue) -> tuple[int, str]:
    parts = at.items()
    if len(parts) != 2:
        at.fail("a card dealt for partners is [entrant, card]")
    return parts[0].seat(), parts[1].text()


def _result(at: JsonValue) -> RecordedResult:
    scores, winners, payments = at.key("scores").items(), at.key("winners").items(), at.maybe("payments")
    return RecordedResult(
        scores=tuple(item.number() for item in scores),
        winners=tuple(item.seat() for item in winners),
        payments=tuple(item.number() for item in payments.four()) if payments else None,
    )


def _rows(at: JsonValue | None) -> Sequence[JsonValue]:
    return at.items() if at else ()
