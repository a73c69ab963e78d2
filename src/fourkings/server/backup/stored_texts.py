"""Readers of the columns whose text has a form of its own: each raises an error for text that the server could not read."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from fourkings.analysis.verdicts import VERDICTS
from fourkings.app.models import OfflineCopy
from fourkings.app.shared import origins
from fourkings.duplicate.sets import read_set
from fourkings.records.json_form import parse_json
from fourkings.rulebook.games import GAMES
from fourkings.table.protocol import Pace


def _require(condition: bool) -> None:
    if not condition:
        raise ValueError


def _integers(*values: Any) -> None:
    _require(all(type(value) is int for value in values))


def _list(value: Any) -> list[Any]:
    _require(isinstance(value, list))
    return list(value)


def _object(text: str) -> dict[str, Any]:
    value = parse_json(text)
    _require(isinstance(value, dict))
    return dict(value)  # type: ignore[call-overload, no-any-return]


def _number(value: Any) -> None:
    _require(type(value) in (int, float) and math.isfinite(float(value)))


def read_summary(text: str) -> list[Any]:
    """Read the summary of a table as `log` stores it: version, deal, totals, over, winners, people it waits for."""
    summary = _list(parse_json(text))
    version, deal, totals, over, winners, waits = summary
    _integers(version, deal, *_list(winners))
    for total in _list(totals):
        _number(total)
    _require(isinstance(over, bool) and all(isinstance(player, str) for player in _list(waits)))
    return summary


def _origin(text: str) -> None:
    origin = origins.parse(text)
    if isinstance(origin, origins.Practice):
        _integers(origin.deal, origin.action, origin.here)
        _require(all(isinstance(part, str) for part in (origin.of, origin.bots, *origin.line)))
    elif origin:
        _integers(*origin.seats)
        _require(sorted(origin.seats) == [0, 1, 2, 3] and len(origin.names) == 4)
        _require(all(isinstance(name, str) for name in origin.names))


def _event(text: str) -> None:
    _require(isinstance(_object(text)["type"], str))


def _board_set(text: str) -> None:
    if _object(text)["game"] in GAMES:  # else its package isn't installed here, and the server leaves the set alone
        read_set(text)


def _actions(text: str) -> None:
    for deal in _list(parse_json(text)):
        _require(all(isinstance(action, str) for action in _list(deal)))


def _points(text: str, depth: int) -> None:
    """Check lists of numbers: of a deal at depth 1, of the deals of a board at 2, of the instances of a bot at 3."""
    _numbers(parse_json(text) if text else [], depth)


def _numbers(value: Any, depth: int) -> None:
    for item in _list(value):
        if depth > 1:
            _numbers(item, depth - 1)
        else:
            _number(item)


def _decision(text: str) -> None:
    """Check a verdict as far as a review, a profile and a search for decisions like it read it."""
    decision = _object(text)
    _integers(decision["deal"], decision["action"], *decision["places"])
    _number(decision["loss"])
    _numbers(decision["losses"], 2)
    _numbers(list(decision["habits"].values()), 2)
    texts = [decision["verdict"], decision["reasons"]["en"], *decision["kind"]]
    texts += [action for choice in _list(decision["choices"]) for action in _list(choice)]
    _require(all(isinstance(text, str) for text in texts))


def _one_of(values: tuple[Any, ...]) -> Callable[[str], None]:
    return lambda text: _require(text in values)


READERS: Final[Mapping[tuple[str, str], Callable[[str], Any]]] = {
    ("tables", "summary"): read_summary,
    ("tables", "pace"): _one_of(get_args(Pace)),
    ("tables", "origin"): _origin,
    ("tables", "offline_copy"): _one_of(get_args(OfflineCopy)),
    ("table_events", "event"): _event,
    ("evenings", "pace"): _one_of(get_args(Pace)),
    ("evening_events", "event"): _event,
    ("board_sets", "contents"): _board_set,
    ("board_plays", "deals"): _actions,
    ("board_plays", "points"): lambda text: _points(text, 2),
    ("board_plays", "lost"): lambda text: _points(text, 1),
    ("board_fields", "points"): lambda text: _points(text, 3),
    ("verdicts", "verdict"): _one_of(VERDICTS),
    ("verdicts", "decision"): _decision,
    ("exercises", "task"): _object,
}
"""Readers by table and column. They raise ValueError, LookupError, TypeError or AttributeError."""
