"""A match as text, format `fourkings/1`: one JSON object a match, JSON Lines for many. See `docs/record.md`.

Here a match is written, and a text is read as far as its form goes; whether it keeps the rules is for `replay` to say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from fourkings.cards import Seat, name
from fourkings.deck import Shuffled
from fourkings.game import Action, State, apply, legal, start
from fourkings.games import UnknownGame, find
from fourkings.match import Match, Played
from fourkings.opening import Opened
from fourkings.options import OptionError, Rules, rules

FORMAT: Final = "fourkings/1"
LONGEST: Final = 32 * 1024 * 1024
"""Bytes: a longer line is no match record."""


# --- writing ------------------------------------------------------------------------------------------------------


def token(action: Action) -> str:
    """An action as records write it: the card's name, or the word itself."""
    return action if isinstance(action, str) else name(action)


def legal_tokens(state: State) -> list[str]:
    """All legal actions as records write them, sorted as plain strings."""
    return sorted(map(token, legal(state)))


def to_json(
    match: Match,
    with_legal: bool = False,
    shuffled: Shuffled | None = None,
    bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (),
) -> dict[str, Any]:
    """The record of a match, over or not; `with_legal` adds to every action all that was legal at that point.

    `shuffled` says how the packs came about. Its secret tells every hand: it has a place only where the match is over.
    `bots` are for each entrant those that acted for it, with their versions; `stood_in` are for each deal the actions, from
    0, that a bot did for a person, and which bot.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.rules.game.ID,
        "preset": match.rules.preset,
        "options": dict(match.rules.values),
        "entrants": list(match.entrants),
        **({"bots": [list(one) for one in bots]} if bots else {}),
        "opening": _opening(match.opening),
        **({"shuffle": _shuffle(shuffled)} if shuffled else {}),
        "deals": [
            _deal(played, with_legal) | _stood_in(stood_in[place] if stood_in else ())
            for place, played in enumerate(match.deals)
        ],
    }
    if match.result:
        record["result"] = {"scores": list(match.result.scores), "winners": list(match.result.winners)}
    return record


def dumps(
    match: Match,
    with_legal: bool = False,
    shuffled: Shuffled | None = None,
    bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (),
) -> str:
    """The record as one line of JSON, without its line end."""
    return json.dumps(to_json(match, with_legal, shuffled, bots, stood_in), ensure_ascii=False)


def _opening(opening: Opened) -> dict[str, Any]:
    written: dict[str, Any] = {"draw": [[None if one is None else name(one) for one in row] for row in opening.draw]}
    if opening.kings:
        written["kings"] = [[entrant, name(one)] for entrant, one in opening.kings]
    return written | {"seats": list(opening.seats), "dealer": opening.dealer}


def _shuffle(shuffled: Shuffled) -> dict[str, Any]:
    written: dict[str, Any] = {
        "derivation": shuffled.derivation,
        "seal": shuffled.seal,
        "contributions": [one.hex() for one in shuffled.contributions],
    }
    if shuffled.lots:
        written["lots"] = list(shuffled.lots)
    return written if shuffled.secret is None else written | {"secret": shuffled.secret.hex()}


def _stood_in(done: Sequence[tuple[int, str]]) -> dict[str, Any]:
    return {"stood_in": [list(one) for one in done]} if done else {}


def _deal(played: Played, with_legal: bool) -> dict[str, Any]:
    state, deal = played.state, played.state.deal
    written: dict[str, Any] = {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [list(map(name, hand)) for hand in deal.dealt],
    }
    if deal.turned is not None:
        written["turned"] = name(deal.turned)
    if deal.face_up is not None:
        written["face_up"] = list(map(name, deal.face_up))
    written["actions"] = _with_legal(played) if with_legal else [[seat, token(one)] for seat, one in played.actions]
    if state.void:
        written["void"] = True
    if state.points is not None:
        written |= {"points": list(state.points), "totals": list(state.totals)}
    return written


def _with_legal(played: Played) -> list[list[Any]]:
    deal, rows = played.state.deal, []
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    for seat, action in played.actions:
        rows.append([seat, token(action), legal_tokens(state)])
        state = apply(state, action)
    return rows


# --- reading ------------------------------------------------------------------------------------------------------


class NotARecord(ValueError):
    """A text that is no record of a match: where it fails, and how to mend it."""


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One action as written, with all that was legal where the record says so."""

    seat: Seat
    action: str
    legal: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal as written; cards are still names."""

    number: int
    dealer: Seat
    hands: tuple[tuple[str, ...], ...]
    turned: str | None
    face_up: tuple[str, ...] | None
    actions: tuple[RecordedAction, ...]
    points: tuple[int, ...] | None
    totals: tuple[int, ...] | None
    void: bool


@dataclass(frozen=True, slots=True)
class RecordedResult:
    """The result as written."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose form is sound. `raw` keeps every key of it, known or not, for who writes it again."""

    rules: Rules
    entrants: tuple[str, ...]
    draw: tuple[tuple[str | None, ...], ...]
    kings: tuple[tuple[int, str], ...]
    seats: tuple[int, ...]
    dealer: Seat
    deals: tuple[RecordedDeal, ...]
    result: RecordedResult | None
    raw: Mapping[str, Any]


def loads(text: str) -> Record:
    """The record in a text of JSON; `NotARecord` says where and why there is none."""
    try:
        raw = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_constant)
    except NotARecord:
        raise
    except json.JSONDecodeError as error:
        raise NotARecord(f"this is not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise NotARecord("this JSON is nested far deeper than any record") from None
    except ValueError as error:
        raise NotARecord(f"this is not JSON that can be read: {error}") from None
    return from_json(raw)


def from_json(raw: object) -> Record:
    """The record in a JSON object that is read already."""
    top = At(raw, "")
    if top.key("format").value != FORMAT:
        raise NotARecord(f"format: {_shown(top.key('format').value)} is not {FORMAT!r}, the only format this version reads")
    opening, result = top.key("opening"), top.maybe("result")
    return Record(
        rules=_rules(top),
        entrants=tuple(one.text() for one in top.key("entrants").four()),
        draw=tuple(tuple(one.text_or_none() for one in row.four()) for row in opening.key("draw").items()),
        kings=tuple(_king(row) for row in _rows(opening.maybe("kings"))),
        seats=tuple(one.seat() for one in opening.key("seats").four()),
        dealer=opening.key("dealer").seat(),
        deals=tuple(_read_deal(one) for one in top.key("deals").items()),
        result=_result(result) if result else None,
        raw=top.object(),
    )


def _rules(top: At) -> Rules:
    """The rules in force; an option that the record does not name has the value of its preset."""
    options = top.key("options").object()
    try:
        return rules(find(top.key("game").text()), top.key("preset").text(), options)
    except UnknownGame as error:
        raise NotARecord(f"game: {error}") from None
    except OptionError as error:
        raise NotARecord(f"options: {error}") from None


def _read_deal(at: At) -> RecordedDeal:
    turned, face_up, void = at.maybe("turned"), at.maybe("face_up"), at.maybe("void")
    points, totals = at.maybe("points"), at.maybe("totals")
    if (points is None) != (totals is None):
        at.fail("points and totals stand together, or neither while the deal is running")
    return RecordedDeal(
        number=at.key("number").number(),
        dealer=at.key("dealer").seat(),
        hands=tuple(tuple(one.text() for one in hand.items()) for hand in at.key("hands").four()),
        turned=turned.text() if turned else None,
        face_up=tuple(one.text() for one in face_up.four()) if face_up else None,
        actions=tuple(_read_action(one) for one in at.key("actions").items()),
        points=tuple(one.number() for one in points.items()) if points else None,
        totals=tuple(one.number() for one in totals.items()) if totals else None,
        void=void.truth() if void else False,
    )


def _read_action(at: At) -> RecordedAction:
    parts = at.items()
    if len(parts) not in (2, 3):
        at.fail("an action is [seat, action] or [seat, action, [all legal actions]]")
    every = tuple(one.text() for one in parts[2].items()) if len(parts) == 3 else None
    return RecordedAction(parts[0].seat(), parts[1].text(), every)


def _king(at: At) -> tuple[int, str]:
    parts = at.items()
    if len(parts) != 2:
        at.fail("a card dealt for partners is [entrant, card]")
    return parts[0].seat(), parts[1].text()


def _result(at: At) -> RecordedResult:
    scores, winners = at.key("scores").items(), at.key("winners").items()
    return RecordedResult(tuple(one.number() for one in scores), tuple(one.seat() for one in winners))


def _rows(at: At | None) -> Sequence[At]:
    return at.items() if at else ()


class At:
    """A value in a JSON text and the place where it stands, so that every complaint can name it."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value, self.place = value, place

    def fail(self, wanted: str) -> NoReturn:
        raise NotARecord(f"{self.place or 'the record'}: {wanted}")

    def object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            self.fail(f"a JSON object is wanted, not {_shown(self.value)}")
        return self.value

    def key(self, key: str) -> At:
        if key not in self.object():
            self.fail(f"{key!r} is missing")
        return self.object_at(key)

    def maybe(self, key: str) -> At | None:
        return self.object_at(key) if key in self.object() else None

    def object_at(self, key: str) -> At:
        return At(self.object()[key], f"{self.place}.{key}" if self.place else key)

    def items(self) -> list[At]:
        if not isinstance(self.value, list):
            self.fail(f"a list is wanted, not {_shown(self.value)}")
        return [At(one, f"{self.place}[{number}]") for number, one in enumerate(self.value)]

    def four(self) -> list[At]:
        items = self.items()
        if len(items) != 4:
            self.fail(f"four entries are wanted, not {len(items)}")
        return items

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.fail(f"text is wanted, not {_shown(self.value)}")
        return self.value

    def text_or_none(self) -> str | None:
        return None if self.value is None else self.text()

    def number(self) -> int:
        if type(self.value) is not int:
            self.fail(f"a whole number is wanted, not {_shown(self.value)}")
        return self.value

    def seat(self) -> Seat:
        if type(self.value) is not int or not 0 <= self.value <= 3:
            self.fail(f"a number from 0 to 3 is wanted, not {_shown(self.value)}")
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            self.fail(f"true or false is wanted, not {_shown(self.value)}")
        return self.value


def _shown(value: object) -> str:
    """A value as a complaint quotes it: never longer than a line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "…"


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise NotARecord(f"the key {_shown(twice)} stands twice in one object")
    return made


def _no_constant(text: str) -> NoReturn:
    raise NotARecord(f"{text} is not a number that JSON allows")
