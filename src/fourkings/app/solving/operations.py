"""The request of the solver's page."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from fourkings.app.core import Context, Lang, operation
from fourkings.app.matches.deal_schema import Step
from fourkings.app.practice.what_if import CardValue
from fourkings.app.shared.body import ApiError, Body
from fourkings.i18n import language
from fourkings.i18n.errors import error_sentence


class NewSolution(Body):
    """A deal to be solved double dummy, and the cards that are played from there."""

    deal: str = Field(max_length=10_000, description="In PBN, LIN or RBN, or a position as `fourkings solve` reads it.")
    trump: Literal["S", "H", "D", "C", "NT"] = Field(default="NT", description="Of a deal of bridge.")
    leader: int = Field(default=0, ge=0, le=3, description="Of a deal of bridge; north is 0.")
    line: list[Annotated[str, Field(max_length=2)]] = Field(default=[], max_length=52)

    model_config = ConfigDict(json_schema_extra={"examples": [{"deal": "N:A2... K3... ..A.2 ..KQ."}]})


class SolvedDeal(Body):
    """A deal after a line of play, with all hands face up, and the value of each card that may be played next."""

    game: str = Field(description="Empty for a deal of bridge.")
    deal: str = Field(description="The deal in its shortest form, for a link.")
    step: Step
    values: list[CardValue]
    side: list[int] = Field(description="The seats whose result the values are: those of the seat to act.")
    tricks: bool = Field(description="Whether values are tricks, those already won included, and not points from here on.")
    stopped: bool = Field(description="Whether a limit came first, so that values may be bounds.")
    estimate: int | None = Field(description="An estimate of the best value if it is not exact: not proven.")


@operation("POST", "/api/solutions", "solve_deal", cost=3, errors=(400, 403, 413, 422, 429))
async def solve_deal(ctx: Context, request: NewSolution, lang: Lang = "en") -> SolvedDeal:
    """Solve a deal double dummy after a line of play. Nothing is stored."""
    answer = await ctx.jobs.run("solve", **request.model_dump())
    if "error" in answer:
        raise ApiError(422, "bad-deal", error_sentence(language(lang), answer["error"]))
    shown = ("hands", "leader", "trick", "winner", "turn", "legal", "trump", "won", "seat", "action")
    return SolvedDeal(
        step=Step(said="", remarks=[], declared="", stakes=[], **{key: answer[key] for key in shown}),
        values=[CardValue(action=card, least=least, most=most) for card, (least, most) in answer["values"].items()],
        **{key: answer[key] for key in ("game", "deal", "side", "tricks", "stopped", "estimate")},
    )
