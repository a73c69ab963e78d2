"""Records as a Polars data frame with one row per deal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final

from fourkings.bots.policies import very_kind
from fourkings.envs._checks import about, require
from fourkings.envs.spaces import number_of, number_of_card
from fourkings.i18n import language
from fourkings.records import NotARecord, Record, RecordedDeal, dumps, loads
from fourkings.rulebook.cards import card, suit_name
from fourkings.rulebook.game import Game, Refused, Rules, act, first_scores, start
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.rulebook.tricks import Contract
from fourkings.sanitize import NotJSON, read_json

if TYPE_CHECKING:
    import polars as pl  # type: ignore[import-not-found,unused-ignore]

DEAL: Final = {
    "match": "UInt32", "deal": "UInt16", "dealer": "UInt8", "scores": "List(Int16)", "hands": "List(List(UInt8))",
    "contract": "String", "trump": "String", "seats": "List(UInt8)", "actions": "List(UInt8)", "points": "List(Int16)",
    "void": "Boolean",
}  # fmt: skip
"""Columns of a deal, with their Polars types."""
LEGAL: Final = {"legal": "List(List(UInt8))"}
"""The column of legal actions."""
SEATS: Final = {"bots": "List(List(String))", "winners": "List(UInt8)", "final": "List(Int16)"}
"""Columns of the bots and the result."""
MATCH: Final = {"game": "String", "preset": "String", "options": "String", "players": "List(String)", **SEATS}
"""Columns of the match."""
ABOUT: Final = about("deals")
"""Descriptions of the columns."""


def to_polars(records: Iterable[Record | Match | str] | Record | Match | str) -> pl.DataFrame:
    """Return records of matches as a data frame with one row per deal and the columns of `fourkings.envs.frames.ABOUT`.

    records: as `loads` returns them, or as lines of text such as those of `fourkings simulate`, or matches. The first line
    of a corpus's `matches.jsonl`, which has its plan, is left out.

    Raise `NotARecord` for a malformed record, ValueError for a game with more calls than there are numbers, and
    ModuleNotFoundError if Polars is missing.
    """
    polars = require("polars", "polars")
    several = iter([records] if isinstance(records, Record | Match | str) else records)
    first = [record for record in islice(several, 1) if not _is_plan(record)]
    data = [row for number, record in enumerate(chain(first, several)) for row in rows(_record(record), number)]
    return polars.DataFrame(data, schema=schema({**DEAL, **LEGAL, **MATCH}))  # type: ignore[no-any-return,unused-ignore]


def schema(columns: dict[str, str]) -> dict[str, Any]:
    """Return a Polars schema of some columns."""
    polars = require("polars", "polars")

    def kind(text: str) -> Any:
        outer, _, inner = text.partition("(")
        return getattr(polars, outer)(kind(inner[:-1])) if inner else getattr(polars, outer)

    return {name: kind(text) for name, text in columns.items()}


def rows(record: Record, number: int) -> Iterator[dict[str, Any]]:
    """Yield the deals of a record as rows. number: of the match."""
    game = record.rules.game
    about = _about(record)
    scores = first_scores(record.rules)
    for deal in record.deals:
        taken = [(action.seat, number_of(game, parse_action(game, action.action))) for action in deal.actions]
        contract = _contract(record.rules, deal, scores)
        yield {
            "match": number, "deal": deal.number, "dealer": deal.dealer, "scores": list(scores),
            "hands": [[number_of_card(card(text)) for text in hand] for hand in deal.hands],
            "contract": contract and very_kind(record.rules, contract),
            "trump": (contract and suit_name(contract.trump)) or None,
            "seats": [seat for seat, _ in taken], "actions": [action for _, action in taken],
            "points": None if deal.points is None else list(deal.points), "void": deal.void,
            "legal": _legal(game, deal), **about,
        }  # fmt: skip
        if deal.totals is not None:
            scores = deal.totals


def _contract(rules: Rules, deal: RecordedDeal, scores: tuple[int, ...]) -> Contract | None:
    """Return the contract of a deal, replaying it until the contract is known."""
    dealt = tuple(tuple(map(card, hand)) for hand in deal.hands)
    if {4 * len(hand) for hand in dealt} != {len(rules.game.pack(rules))}:
        raise NotARecord(f"deal {deal.number}: the hands are not a pack of {len(rules.game.pack(rules))} cards")
    state = start(rules, deal.number, deal.dealer, scores, dealt)
    for taken in deal.actions:
        if state.contract is not None or state.stage == "done":
            break
        try:
            state = act(state, taken.seat, parse_action(rules.game, taken.action))
        except Refused as refusal:
            raise NotARecord(f"deal {deal.number}: {language('en').reason(refusal.reason)}") from None
    return state.contract


def _legal(game: Game, deal: RecordedDeal) -> list[list[int]] | None:
    """Return the numbers of the legal actions at each action; None unless recorded."""
    listed = [action.legal for action in deal.actions]
    if not listed or None in listed:
        return None
    return [sorted(number_of(game, parse_action(game, text)) for text in legal or ()) for legal in listed]


def _about(record: Record) -> dict[str, Any]:
    """Return the columns that all deals of a match share."""
    bots = record.raw.get("bots") or [()] * 4
    return {
        "game": record.rules.game.ID, "preset": record.rules.preset, "options": json.dumps(record.rules.changed()),
        "players": [record.entrants[seat] for seat in record.seats], "bots": [list(bots[seat]) for seat in record.seats],
        "winners": None if record.result is None else list(record.result.winners),
        "final": None if record.result is None else list(record.result.scores),
    }  # fmt: skip


def _is_plan(record: Record | Match | str) -> bool:
    """Return True for the first line of a corpus's matches."""
    try:
        data = read_json(record) if isinstance(record, str) else None
    except NotJSON:
        return False
    return isinstance(data, dict) and "corpus" in data and "format" not in data


def _record(record: Record | Match | str) -> Record:
    if isinstance(record, Match):
        return loads(dumps(record))
    return loads(record) if isinstance(record, str) else record
