"""The request to import a record."""

from __future__ import annotations

from typing import Final

from pydantic import ConfigDict, Field

from fourkings.app.shared.body import Body

LARGEST_RECORD: Final = 256 * 1024
"""Most characters of an imported record."""


class NewRecord(Body):
    """A record, as `fourkings simulate` or a table writes it."""

    record: str = Field(max_length=LARGEST_RECORD, description="One match, `fourkings/1`: docs/record.md.")
    seat: int = Field(default=0, ge=0, le=3, description="Which seat is one's own.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"record": '{"format": "fourkings/1"}', "seat": 0}]})
