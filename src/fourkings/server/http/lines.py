"""What if: lines tried by hand for all seats in one's own matches that are over, with what each action is worth."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter
from pydantic import Field

from fourkings.server.after.reviews.work import values_of
from fourkings.server.http.deals_told import Step, step
from fourkings.server.http.dependencies import OWN_PAGE, Lang, Player, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.http.own_matches import own_match
from fourkings.server.http.tried_lines import Line, moment_of
from fourkings.windows import worked
from fourkings.windows.i18n import language
from fourkings.windows.record import legal_tokens

api: Final = APIRouter()
COST: Final = 3.0
"""The cost of a line within a session's rate, in requests."""


class CardValue(Body):
    """What a card is worth."""

    action: str
    least: float = Field(description="Points of the side to act, or its own where each plays alone.")
    most: float


class CallValue(Body):
    """What a call brings."""

    action: str
    gain: float = Field(
        description="Points beyond saying nothing where a card may be played instead, else beside the best call."
    )


class LineTold(Body):
    """The deal after a line, and what comes of each action then."""

    step: Step
    legal: list[str] = Field(description="Every action that is legal, calls too.")
    points: list[int] | None = Field(description="Of the deal, where it is over.")
    kind: Literal["exact", "mean", "none"] = Field(
        description="`exact`: both sides play their best from here; `mean`: the same players go on, the mean of playouts; "
        "`none`: no card can be played."
    )
    values: list[CardValue] = Field(description="Of the cards.")
    calls: list[CallValue] = Field(description="Of the calls, always means of playouts.")


@api.post(
    "/tables/{table}/lines",
    operation_id="try_line",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def try_line(
    table: TableId,
    wanted: Line,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> LineTold:
    """Try a line by hand for all seats, from a moment of one's own match once it is over. Nothing of it is kept."""
    check_rate(services, player, COST)
    own = await own_match(services, player, table, lang)
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can try lines only in a finished match")
    moment = moment_of(own.table.match, wanted)
    exact, values, calls = await services.reviews.work(values_of, moment.state)
    deal = worked.WorkedDeal(own.table.rules, tuple(own.by_seat), (moment,))
    done = moment.state.stage == "done"
    return LineTold(
        step=step(deal, moment, language(lang), lang),
        legal=[] if done else legal_tokens(moment.state),
        points=list(moment.state.points) if moment.state.points is not None else None,
        kind="none" if not values else "exact" if exact else "mean",
        values=[CardValue(action=card, least=low, most=high) for card, (low, high) in values.items()],
        calls=[CallValue(action=call, gain=gain) for call, gain in calls.items()],
    )
