"""Readers of columns whose text has a format, such as JSON; they raise an error for text that the server can't read."""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from fsrs import Card
from pydantic import FiniteFloat, TypeAdapter
from typing_extensions import TypedDict

from fourkings.analysis.verdicts import VERDICTS
from fourkings.app.models import OfflineCopy
from fourkings.app.shared import origins
from fourkings.duplicate.sets import read_set
from fourkings.records.json_form import parse_json
from fourkings.rulebook.games import GAMES
from fourkings.table.protocol import Pace


class _Event(TypedDict):
    type: str


class _Part(TypedDict):
    key: str
    params: dict[str, str | int | list[str]]


class _Explanation(TypedDict):
    version: int
    parts: list[_Part]
    theme: str | None
    action: str
    better: str


class _Decision(TypedDict):
    """The fields of a review's verdict that reviews, profiles and the search for similar decisions read."""

    deal: int
    action: int
    played: str
    best: str
    seen: FiniteFloat | None
    places: list[int]
    loss: FiniteFloat
    losses: list[list[FiniteFloat]]
    habits: dict[str, list[FiniteFloat]]
    verdict: str
    explanation: _Explanation | None
    kind: list[str]
    choices: list[list[str]]


def _json(kind: Any, empty: bool = False) -> Callable[[str], Any]:
    """Return a reader of JSON of this type; `empty`: an empty text is valid, too."""
    adapter = TypeAdapter[Any](kind)

    def read(text: str) -> Any:
        if empty and not text:
            return None
        parsed = parse_json(text)
        adapter.validate_json(text, strict=True)
        return parsed

    return read


def _one_of(values: tuple[Any, ...]) -> Callable[[str], None]:
    def read(text: str) -> None:
        if text not in values:
            raise ValueError

    return read


read_summary: Final = _json(tuple[int, int, list[FiniteFloat], bool, list[int], list[str], int | None, int, list[str]])
"""Read the summary of a table as `log` stores it: the fields of `Summary` but `due`."""
_read_origin: Final = _json(origins.Practice | origins.Imported)


def _origin(text: str) -> None:
    if origin := origins.parse(text):
        _read_origin(text)
        if isinstance(origin, origins.Imported) and (sorted(origin.seats) != [0, 1, 2, 3] or len(origin.names) != 4):
            raise ValueError


def _board_set(text: str) -> None:
    if _json(dict[str, Any])(text)["game"] in GAMES:  # else its package isn't installed, and nobody reads it
        read_set(text)


def _card(text: str) -> Card:
    parse_json(text)
    return Card.from_json(text)


READERS: Final[Mapping[tuple[str, str], Callable[[str], Any]]] = {
    ("tables", "summary"): read_summary,
    ("tables", "pace"): _one_of(get_args(Pace)),
    ("tables", "origin"): _origin,
    ("tables", "offline_copy"): _one_of(get_args(OfflineCopy)),
    ("table_events", "event"): _json(_Event),
    ("evenings", "pace"): _one_of(get_args(Pace)),
    ("evening_events", "event"): _json(_Event),
    ("board_sets", "contents"): _board_set,
    ("board_plays", "deals"): _json(list[list[str]]),
    ("board_plays", "points"): _json(list[list[FiniteFloat]], empty=True),
    ("board_plays", "lost"): _json(list[FiniteFloat], empty=True),
    ("board_fields", "points"): _json(list[list[list[FiniteFloat]]], empty=True),
    ("verdicts", "verdict"): _one_of(VERDICTS),
    ("verdicts", "decision"): _json(_Decision),
    ("exercises", "task"): _json(dict[str, Any]),
    ("mistakes", "card"): _card,
}
"""Readers by table and column. For a bad text they raise ValueError, LookupError, TypeError or AttributeError."""
