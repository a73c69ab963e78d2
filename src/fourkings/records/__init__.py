"""Matches as text in the format `fourkings/1`: one JSON object per match, JSON Lines for many. See `docs/record.md`.

This package writes records and checks their form; `replay` checks them against the rules, `verify` against their secret.
"""

from fourkings.records.json_form import FORMAT, MAX_BYTES, JsonValue, NotARecord
from fourkings.records.reader import Record, RecordedAction, RecordedDeal, RecordedResult, from_json, loads
from fourkings.records.writer import dumps, legal_tokens, mirror_lines, to_json, token

__all__ = [
    "FORMAT", "MAX_BYTES", "JsonValue", "NotARecord", "Record", "RecordedAction", "RecordedDeal", "RecordedResult", "dumps",
    "from_json", "legal_tokens", "loads", "mirror_lines", "to_json", "token",
]  # fmt: skip
