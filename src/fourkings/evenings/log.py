"""The log of an evening: its events as text, one line of JSON each, from which the state can be replayed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from fourkings.evenings.events import Announce, Evening, EveningEvent, apply_event
from fourkings.sanitize import read_json
from fourkings.table.log import MalformedLog


def encode_event(event: EveningEvent) -> str:
    """Encode an event as one line of JSON, without its line end."""
    return json.dumps({"type": event.name, **event.to_json()}, ensure_ascii=False, separators=(",", ":"))


def parse_events(lines: Iterable[str]) -> Iterator[EveningEvent]:
    """Parse the events of a log; raise `MalformedLog` at the first bad line."""
    for number, text in enumerate(lines, 1):
        try:
            raw = read_json(text)
            event = EveningEvent.classes[raw["type"]].from_json(raw)
        except (ValueError, LookupError, TypeError) as error:
            raise MalformedLog(f"line {number} of the log is no event of an evening") from error
        yield event


def replay_log(events: Iterable[EveningEvent]) -> Evening:
    """Return the evening after all events of a log; raise ValueError unless the first alone is an announcement."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, Announce):
        raise ValueError("the log of an evening begins with its announcement")
    evening = Evening(1, first.plan, first.commitment)
    for event in log:
        evening = apply_event(evening, event)
    return evening
