"""A line of play: other actions tried by hand from a moment of a finished match, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import ConfigDict, Field

from fourkings.app.matches.deal_schema import Step, step
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.explained import Explained, explained
from fourkings.i18n import language
from fourkings.lessons import worked_deals
from fourkings.records import legal_tokens, token
from fourkings.rulebook.cards import Seat, UnknownAction
from fourkings.rulebook.game import Action, Refused, Rules, State, act
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.table.match import rewind
from fourkings.views import view

if TYPE_CHECKING:
    from fourkings.analysis.hindsight import Values

MAX_ACTIONS: Final = 120
"""Most actions of a line: a deal has fewer."""


class Line(Body):
    """A moment of a finished match, and the actions that are tried from there."""

    deal: int = Field(ge=1, le=1000)
    action: int = Field(ge=0, le=1000, description="After how many actions of the deal.")
    line: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=MAX_ACTIONS)

    model_config = ConfigDict(json_schema_extra={"examples": [{"deal": 1, "action": 5}]})


class CardValue(Body):
    """The value of a card that could be played next, from least to most."""

    action: str
    least: float = Field(description="Points of the side to act, or its own where each plays alone.")
    most: float


class CallValue(Body):
    """The mean gain of a call that could be made next."""

    action: str
    gain: float = Field(
        description="Points beyond saying nothing where a card may be played instead, else beside the best call."
    )


class LineTold(Body):
    """The deal after a line, the value of each next action, and why the last action of the line was worse than another."""

    step: Step
    legal: list[str] = Field(description="Every action that is legal, calls too.")
    points: list[int] | None = Field(description="Of the deal, where it is over.")
    kind: Literal["exact", "mean", "none"] = Field(
        description="`exact`: both sides play their best from here; `mean`: the same players go on, the mean of playouts; "
        "`none`: no card can be played."
    )
    values: list[CardValue] = Field(description="Of the cards.")
    calls: list[CallValue] = Field(description="Of the calls, always means of playouts.")
    explanation: Explained | None = Field(
        description="Why another action is better than the last one of the line, from what the reader could know; null"
        " unless that was the reader's own and clearly worse."
    )


def moment_of(match: Match, wanted: Line) -> worked_deals.Moment:
    """Return the deal after a line, or raise `ApiError` if its moment doesn't exist or the rules forbid an action of it."""
    if wanted.deal > len(match.deals) or wanted.action > len(match.deals[wanted.deal - 1].actions):
        raise ApiError(404, "no-such-moment", "this match has no such moment")
    last: tuple[int, Action] | None = match.deals[wanted.deal - 1].actions[wanted.action - 1] if wanted.action else None
    state: State = rewind(match, wanted.deal, wanted.action).state
    for place, text in enumerate(wanted.line, 1):
        try:
            action = parse_action(match.rules.game, text)
            last, state = (state.turn, action), act(state, state.turn, action)
        except Refused as error:
            why = language("en").reason(error.reason)
            raise ApiError(409, "not-legal", f"action {place} of the line: {why}") from None
        except UnknownAction as error:
            raise ApiError(422, "no-such-action", f"action {place} of the line: {error}") from None
    seat, done = last or (None, None)
    return worked_deals.Moment(wanted.action + len(wanted.line), seat, done, state, ())


def last_explained(match: Match, wanted: Line, seat: Seat) -> Explained | None:
    """Return why another action is better than the last one of a line, if a seat did that and it is clearly worse."""
    from fourkings.analysis.explanations import compare

    if not wanted.line:
        return None
    *before, last = wanted.line
    state = moment_of(match, wanted.model_copy(update={"line": before})).state
    if state.turn != seat:
        return None
    why = compare(view(state, seat), parse_action(match.rules.game, last))
    return explained(why.explanation) if why.worse else None


def line_response(
    moment: worked_deals.Moment,
    rules: Rules,
    names: Sequence[str],
    reader: int,
    lang: str,
    worths: Values | None,
    explanation: Explained | None,
) -> LineTold:
    """Return the deal after a line as a response; worths: values of the next actions, None once the deal is over.

    reader: the seat that is “you” in its sentences; explanation: as `last_explained` returns it.
    """
    deal = worked_deals.WorkedDeal(rules, tuple(names), (moment,))
    done = moment.state.stage == "done"
    cards, calls = (worths.cards, worths.calls) if worths else ({}, {})
    return LineTold(
        step=step(deal, moment, partial(language(lang).says, deal.rules), lang, reader),
        legal=[] if done else legal_tokens(moment.state),
        points=list(moment.state.points) if moment.state.points is not None else None,
        kind="none" if not cards else "exact" if worths and worths.exact else "mean",
        values=[CardValue(action=token(card), least=low, most=high) for card, (low, high) in cards.items()],
        calls=[CallValue(action=call, gain=gain) for call, gain in calls.items()],
        explanation=explanation,
    )
