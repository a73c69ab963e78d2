"""Long work of operations, by kind: run in a process of a server, or in a second worker of a browser.

Parameters and results are JSON values. Jobs have no store: a table comes with its whole log.
"""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from fourkings.analysis.explanations import why_json, why_played
from fourkings.analysis.matches import moments
from fourkings.app.practice.what_if import Line, last_explained, moment_of
from fourkings.app.puzzles import exercises, readings, table_readings
from fourkings.app.reviews.judging import Found, judge_action, other_hands, review_file, values_of
from fourkings.app.solving import deal
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import rules
from fourkings.sanitize import read_json
from fourkings.table import log
from fourkings.table.match import Table, replay_match
from fourkings.views import view

CACHED: Final = 2
"""Matches whose replay is cached."""


def run(job: str) -> str:
    """Run a job, a JSON object of its `kind` and parameters, and return its result as JSON."""
    parameters = read_json(job)
    return json.dumps(KINDS[parameters["kind"]](parameters), ensure_ascii=False)


def _verdict(job: Mapping[str, Any]) -> str | None:
    """Judge the action at an index among those of a seat, as JSON; None if there was no choice."""
    return judge_action(_moments(tuple(job["events"]), job["seat"])[job["place"]])


def _line(job: Mapping[str, Any]) -> Any:
    """Return the points to expect of each action after a line, None once the deal is over, and `last_explained` or None."""
    match, line = _table(tuple(job["events"])).match, Line(**job["line"])
    worths, explanation = values_of(moment_of(match, line).state), last_explained(match, line, job["seat"])
    return [
        None if worths is None else [worths.exact, list(worths.cards.items()), worths.calls],
        None if explanation is None else explanation.model_dump(),
    ]


def _hands(job: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """Return other hands of all seats that fit what one seat sees after a line of play."""
    state = moment_of(_table(tuple(job["events"])).match, Line(**job["line"])).state
    return other_hands(view(state, job["seat"]), int.from_bytes(secrets.token_bytes(7), "big"))


def _why(job: Mapping[str, Any]) -> str:
    """Explain an action of a deal as JSON, see `WhyPlayed`."""
    return json.dumps(why_json(why_played(_table(tuple(job["events"])).match, job["number"], job["place"])))


def _exercise(job: Mapping[str, Any]) -> str | None:
    """Deal a hand of a theme, or a reading of a hidden card, from a secret; None if none comes up."""
    of, secret = rules(job["game"]), bytes.fromhex(job["secret"])
    dealt = readings.dealt if job["of"] == readings.KIND else exercises.dealt
    return dealt(of, job["of"], secret)


def _reading(job: Mapping[str, Any]) -> str | None:
    """Return a question where a hidden card is, at the end of a table's log; None if there is nothing to read."""
    return table_readings.asked_at(_table(tuple(job["events"])).match)


def _review_file(job: Mapping[str, Any]) -> str:
    """Write a finished review as an HTML page or as one JSON object."""
    match = replace(_table(tuple(job["events"])).match, entrants=tuple(job["names"]))
    return review_file(match, job["seat"], job["rows"], job["form"], job["lang"])


def _solve(job: Mapping[str, Any]) -> Any:
    """Solve a deal double dummy after a line of play, see `solving.deal.solved`."""
    return deal.solved(job["deal"], job["trump"], job["leader"], job["line"])


KINDS: Final[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {
    "verdict": _verdict,
    "line": _line,
    "hands": _hands,
    "why": _why,
    "review_file": _review_file,
    "exercise": _exercise,
    "reading": _reading,
    "solve": _solve,
}
"""Every kind of job by its name."""


@lru_cache(CACHED)
def _table(events: tuple[str, ...]) -> Table:
    return replay_match(log.parse_events(events))


@lru_cache(CACHED)
def _moments(events: tuple[str, ...], seat: Seat) -> list[Found]:
    return list(moments(_table(events).match, seat))
