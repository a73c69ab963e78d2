"""The boards of an evening at whose tables everybody plays the same deals.

Everybody sees those of a round once no table of it is waited for. Where people deal real cards by list, the director sees
the list of all rounds, and nobody else.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.evenings.boards import Board, boards_of_round, listed, played
from fourkings.evenings.commands import NotNow
from fourkings.rulebook.cards import mask, name, names
from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.http.evening_bodies import Directed
from fourkings.server.http.evening_deeds import directed, stored_evening
from fourkings.server.http.evening_info import EveningId
from fourkings.server.http.evening_refusals import refused
from fourkings.server.realtime import evenings

api: Final = APIRouter()


class BoardInfo(Body):
    """A deal that all tables of a round play."""

    number: int = Field(description="From 1, void deals counted too.")
    dealer: int = Field(description="Their seat, 0 to 3.")
    hands: list[list[str]] = Field(description="By seat, each suit by suit, high cards first.")
    turned: str | None = Field(description="The card that the dealer turns up; null where the game has none.")
    face_up: list[str] = Field(description="The card that each seat is dealt face up; empty where the game has none.")


class RoundBoards(Body):
    """The boards of a round."""

    round: int = Field(description="From 0.")
    boards: list[BoardInfo]


@api.get("/evenings/{evening}/boards", operation_id="evening_boards", responses=problems(404, 422, 429))
async def evening_boards(evening: EveningId, player: Player, services: ServicesDep) -> list[RoundBoards]:
    """The boards of the rounds that no table plays any more, as far as tables have played them."""
    check_rate(services, player)
    stored = await stored_evening(services, evening)
    now = await evenings.state_of(services.store, evening)
    return [
        RoundBoards(
            round=number,
            boards=list(map(_board, boards_of_round(now.plan, stored.secret, number + 1, played(round_)))),
        )
        for number, round_ in enumerate(now.rounds)
        if round_.open
    ]


@api.post(
    "/evenings/{evening}/dealing-list",
    operation_id="dealing_list",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def dealing_list(evening: EveningId, asked: Directed, player: Player, services: ServicesDep) -> list[RoundBoards]:
    """The boards of all rounds, to be dealt by list with cards of one's own. Nobody who has seen them can play."""
    stored = await directed(services, evening, asked, player)
    plan = (await evenings.state_of(services.store, evening)).plan
    if not plan.paper:  # a server deals there, and nobody knows the cards before
        raise refused(NotNow("not-paper"))
    if not (count := listed(plan)):
        raise refused(NotNow("no-boards"))
    return [
        RoundBoards(round=number, boards=list(map(_board, boards_of_round(plan, stored.secret, number + 1, count))))
        for number in range(plan.rounds)
    ]


def _board(board: Board) -> BoardInfo:
    return BoardInfo(
        number=board.number,
        dealer=board.dealer,
        hands=[list(names(mask(hand))) for hand in board.hands],
        turned=None if board.turned is None else name(board.turned),
        face_up=[name(card) for card in board.face_up],
    )
