"""Worked deals, moment by moment, in words: what a page needs to show one card by card."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from fastapi import Path

from fourkings.app.matches.deal_schema import WorkedDeal, deal_info
from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.lessons import worked_deals
from fourkings.rulebook.games import UnknownGame, find
from fourkings.server.http.dependencies import Lang
from fourkings.server.http.errors import ApiError
from fourkings.server.http.router import Router

api: Final = Router()


@api.operation("GET", "/rules/{game}/deal", 404, cost=0)
def worked_deal(
    game: Annotated[str, Path(max_length=40, examples=[EXAMPLE_GAME])],
    lang: Lang = "en",
) -> WorkedDeal:
    """A worked deal of a game, to be stepped through card by card, with the clause that applies."""
    try:
        return _lesson(find(game).ID, lang)
    except (UnknownGame, worked_deals.NoWorkedDeal) as error:
        raise ApiError(404, "no-such-page", str(error)) from None


@cache
def _lesson(game: str, lang: str) -> WorkedDeal:
    return deal_info(worked_deals.worked_deal(game), lang)
