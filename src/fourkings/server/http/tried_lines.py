"""A line tried by hand, from a moment of a match that is over, and the deal after it."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field

from fourkings.rulebook.game import Action, Refused, State, act
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.server.http.errors import ApiError, Body
from fourkings.table.state import rewind
from fourkings.windows import worked

MAX_ACTIONS: Final = 120
"""Actions of a line: a deal has fewer."""


class Line(Body):
    """A moment of a match that is over, and what is done from there on by the seats whose turn it is."""

    deal: int = Field(ge=1, le=1000)
    action: int = Field(ge=0, le=1000, description="After how many actions of the deal.")
    line: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=MAX_ACTIONS)

    model_config = ConfigDict(json_schema_extra={"examples": [{"deal": 1, "action": 5}]})


def moment_of(match: Match, wanted: Line) -> worked.Moment:
    """The deal after the line; an `ApiError` where there is no such moment, or the rules do not allow the line."""
    if wanted.deal > len(match.deals) or wanted.action > len(match.deals[wanted.deal - 1].actions):
        raise ApiError(404, "no-such-moment", "this match has no such moment")
    last: tuple[int, Action] | None = match.deals[wanted.deal - 1].actions[wanted.action - 1] if wanted.action else None
    state: State = rewind(match, wanted.deal, wanted.action).state
    for place, text in enumerate(wanted.line, 1):
        try:
            action = parse_action(match.rules.game, text)
            last, state = (state.turn, action), act(state, state.turn, action)
        except Refused as error:
            raise ApiError(409, "not-legal", f"action {place} of the line: {error}") from None
        except ValueError as error:
            raise ApiError(422, "no-such-action", f"action {place} of the line: {error}") from None
    seat, done = last or (None, None)
    return worked.Moment(wanted.action + len(wanted.line), seat, done, state, ())
