"""A match as text, format `fourkings/1`: one JSON object a match, JSON Lines for many. See `docs/record.md`.

Here a match is written, and a text is read as far as its form goes; whether it keeps the rules is for `replay` to say.
"""

from fourkings.windows.record.form import FORMAT, LONGEST, At, NotARecord
from fourkings.windows.record.reading import Record, RecordedAction, RecordedDeal, RecordedResult, from_json, loads
from fourkings.windows.record.writing import dumps, legal_tokens, to_json, token

__all__ = [
    "FORMAT",
    "LONGEST",
    "At",
    "NotARecord",
    "Record",
    "RecordedAction",
    "RecordedDeal",
    "RecordedResult",
    "dumps",
    "from_json",
    "legal_tokens",
    "loads",
    "to_json",
    "token",
]
