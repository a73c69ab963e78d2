"""What is thought beside the house, in a worker of its own, so that play goes on: see `web/src/offline/thinker.ts`.

Work and answers are JSON. Of a table it is told all that was stored of it, for it has no store.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from fourkings.analysis.matches import moments
from fourkings.app.practice.what_if import Line, moment_of
from fourkings.app.puzzles import exercises, readings
from fourkings.app.reviews.judging import Found, judged, object_of, other_hands, page, values_of
from fourkings.app.shared.why import why
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import rules
from fourkings.sanitize import read_json
from fourkings.table import log
from fourkings.table.match import Table, replay_match
from fourkings.views import view

KEPT: Final = 2
"""Matches that are kept in mind."""


def thought(work: str) -> str:
    """The answer to a piece of work, which names its kind."""
    wanted = read_json(work)
    return json.dumps(KINDS[wanted["kind"]](wanted), ensure_ascii=False)


def _verdict(wanted: Mapping[str, Any]) -> str | None:
    """The decision at a place among the actions of a seat, as JSON."""
    return judged(_moments(tuple(wanted["facts"]), wanted["seat"])[wanted["place"]])


def _values(wanted: Mapping[str, Any]) -> Any:
    """What each action is worth after a line: see `analysis/lines.py`."""
    worths = values_of(moment_of(_table(tuple(wanted["facts"])).match, Line(**wanted["line"])).state)
    return None if worths is None else [worths.exact, list(worths.cards.items()), worths.calls]


def _hands(wanted: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """Other hands that fit what a seat sees after a line."""
    state = moment_of(_table(tuple(wanted["facts"])).match, Line(**wanted["line"])).state
    return other_hands(view(state, wanted["seat"]), int.from_bytes(secrets.token_bytes(7), "big"))


def _why(wanted: Mapping[str, Any]) -> str:
    """What speaks for an action of a deal."""
    return why(_table(tuple(wanted["facts"])).match, wanted["number"], wanted["place"])


def _exercise(wanted: Mapping[str, Any]) -> str | None:
    """A hand of a theme, or a question of where a card lies, dealt from a secret."""
    of, secret = rules(wanted["game"]), bytes.fromhex(wanted["secret"])
    dealt = readings.dealt if wanted["of"] == readings.KIND else exercises.dealt
    return dealt(of, wanted["of"], secret)


def _kept(wanted: Mapping[str, Any]) -> str:
    """A review that is done, as a page or as one object."""
    write = page if wanted["form"] == "page" else object_of
    match = replace(_table(tuple(wanted["facts"])).match, entrants=tuple(wanted["names"]))
    return write(match, wanted["seat"], [(place, text) for place, text in wanted["rows"]], wanted["lang"])


KINDS: Final[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {
    "verdict": _verdict,
    "values": _values,
    "hands": _hands,
    "why": _why,
    "kept": _kept,
    "exercise": _exercise,
}
"""Every kind of work by its name."""


@lru_cache(KEPT)
def _table(facts: tuple[str, ...]) -> Table:
    return replay_match(log.parse_events(facts))


@lru_cache(KEPT)
def _moments(facts: tuple[str, ...], seat: Seat) -> list[Found]:
    return list(moments(_table(facts).match, seat))
