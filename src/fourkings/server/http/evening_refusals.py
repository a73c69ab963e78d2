"""Why something cannot be at an evening, as HTTP answers it: a code for pages, a sentence for people who write programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fourkings.evenings.commands import NotNow
from fourkings.evenings.events import MAX_LEAGUE_MINUTES, MAX_MINUTES, MAX_ROUNDS
from fourkings.server.http.errors import ApiError

TEXTS: Final[dict[str, str]] = {
    "kind-and-game": "partners, pairs and teams need a game of partners, alone needs one without",
    "rounds": f"an evening has 1 to {MAX_ROUNDS} rounds",
    "minutes": f"a round has at most {MAX_MINUTES} minutes, and {MAX_LEAGUE_MINUTES} where a clock counts days",
    "length-fixed": "the rules of this game fix the number of its deals: give a round no minutes",
    "mirror": "an evening plays no mirror matches",
    "paper": "an evening with cards of one's own has no bots, no clocks and no hints",
    "boards-length": "boards are dealt by list where the number of deals is fixed: give `deals`, and a round no minutes",
    "no-boards": "the tables of this evening do not play the same boards",
    "teams-boards": "teams have the same boards at both tables of a match: give same_boards",
    "not-paper": "this evening is played on screens: its results come from the tables",
    "evening-over": "this evening is over",
    "evening-full": "nobody else fits into this evening",
    "no-such-entrant": "no entrant has that number",
    "not-pairs": "this is no evening of pairs",
    "paired-already": "one of them has a partner already, or they are the same",
    "not-teams": "this is no evening of teams",
    "teamed-already": "one of them has a team already, or two of them are the same",
    "cut": "the evening goes on without them, with those who did better",
    "nothing-to-cut": "nobody would go, or everybody",
    "round-running": "a round is being played: wait for its end",
    "no-round": "no round is being played",
    "all-rounds-played": "all planned rounds are played",
    "too-few": "too few people are here: four, or one where bots fill; two pairs or teams, or one where bots fill",
    "no-swap": "name two entrants who both have a seat in that round or sit out, and are not the same",
    "seats-taken": "the cards of this round are dealt: swap seats before the next one",
    "no-such-table": "that round has no such table",
    "table-over": "that table is over",
    "table-made": "that table is made already",
    "bad-scores": "a result has a score for each seat or side, and seats that won",
    "bad-sheet": "a sheet has a number for each seat or side, and all deals of the match or none",
    "boards-by-deals": "the same boards are compared deal by deal: give the points of each deal",
    "no-reason": "give a reason",
}
"""Why a command is refused, for people who write programs."""
MISSING: Final = frozenset({"no-such-entrant", "no-such-table"})
"""Those of a thing that is not there."""


def refused(error: NotNow) -> ApiError:
    """The answer to what cannot be."""
    return ApiError(404 if error.why in MISSING else 409, error.why, TEXTS[error.why])


@contextmanager
def refusing() -> Iterator[None]:
    """What is done inside is answered as HTTP answers it where it cannot be now: with that `ApiError`."""
    try:
        yield
    except NotNow as error:
        raise refused(error) from None
