"""A match as text, format `fourkings/1`: one JSON object per match, JSON Lines for many. See `docs/record.md`.

A match is written here, and a text is read as far as its form goes; `replay` says whether it keeps the rules.
"""

from fourkings.records.json_form import FORMAT, MAX_BYTES, JsonValue, NotARecord
from fourkings.records.reader import Record, RecordedAction, RecordedDeal, RecordedResult, from_json, loads
from fourkings.records.writer import dumps, legal_tokens, mirror_lines, to_json, token

__all__ = [
    "FORMAT",
    "MAX_BYTES",
    "JsonValue",
    "NotARecord",
    "Record",
    "RecordedAction",
    "RecordedDeal",
    "RecordedResult",
    "dumps",
    "from_json",
    "legal_tokens",
    "loads",
    "mirror_lines",
    "to_json",
    "token",
]
