"""A set of boards (the same cards for several players) as two players played it, side by side, up to where they differ."""

from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import Path
from pydantic import Field

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import set_of
from fourkings.app.boards.operations import Handle, SetId, requested_set
from fourkings.app.boards.schema import finished_entry
from fourkings.app.boards.standings import cells_of_points
from fourkings.app.models import Entry, StoredSet
from fourkings.duplicate.results import Cell, PlayedDeal, deals_of_match, parting
from fourkings.duplicate.sets import Set
from fourkings.rulebook.cards import name, suit_name
from fourkings.sanitize import read_json
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.protocol import presenters
from fourkings.table.shown_names import shown_name
from fourkings.views import view

api: Final = Router()


class PartedHere(Body):
    """The first moment of a board at which two players acted differently, as the one to act saw it."""

    deal: int
    seat: int
    trump: str = Field(description="The trump suit; empty if there is none, or none yet.")
    about: str = Field(description="What the deal is about, where a game names its deals; else empty.")
    hand: list[str]
    trick: list[tuple[int, str]] = Field(description="The cards on the table, each with its seat.")
    said: list[tuple[int, str]] = Field(description="The calls so far.")
    yours: str
    theirs: str


class BoardBeside(Body):
    """A board as two players played it: their points, and where they first acted differently."""

    board: int
    yours: list[list[int]] = Field(description="The points of each deal.")
    theirs: list[list[int]]
    gains: tuple[float, float] = Field(description="What the board brought you and them.")
    by_deal: list[tuple[float, float]] = Field(description="The same, deal by deal.")
    parting: PartedHere | None = Field(description="None where both did the same to the end.")


class Beside(Body):
    """A set of boards as two players played it."""

    set: str
    game: str
    name: str = Field(description="The other player's; empty if they have given none.")
    boards: list[BoardBeside]
    totals: tuple[float, float]


@api.operation("GET", "/boards/{set_id}/beside/{handle}", 403, 404)
async def beside(
    set_id: Annotated[SetId, Path()], handle: Annotated[Handle, Path()], ctx: ContextDep, services: ServicesDep
) -> Beside:
    """Return your own boards beside another player's, once both have played all of the set; handle: of their entry."""
    stored = await requested_set(ctx, set_id)
    own = await finished_entry(ctx, stored)
    other = await services.store.boards.entry_by_handle(set_id, handle)
    if other is None or other.finished is None or other.handle == own.handle:
        raise ApiError(404, "no-such-entry", "there is no other player with this handle who has played all these boards")
    boards = set_of(stored)
    rows = await _rows(services, stored, boards, own, other)
    names = await services.store.people.names([other.player])
    return Beside(
        set=set_id,
        game=stored.game,
        name=shown_name(names.get(other.player, "")),
        boards=rows,
        totals=(sum(row.gains[0] for row in rows), sum(row.gains[1] for row in rows)),
    )


async def _rows(services: Services, stored: StoredSet, boards: Set, own: Entry, other: Entry) -> list[BoardBeside]:
    mine = {play.board: play for play in await services.store.boards.plays(stored.id, own.player)}
    theirs = {play.board: play for play in await services.store.boards.plays(stored.id, other.player)}
    rows = []
    for board in sorted(set(mine) & set(theirs)):
        both = (mine[board], theirs[board])
        sessions = [
            BoardSession.of(boards, board, entry.player, play) for entry, play in zip((own, other), both, strict=True)
        ]
        ours, others = (cells_of_points(boards, {board: play.points}) for play in both)
        rows.append(
            BoardBeside(
                board=board,
                yours=read_json(both[0].points),
                theirs=read_json(both[1].points),
                gains=(_total(ours), _total(others)),
                by_deal=[(ours[cell], others[cell]) for cell in sorted(ours.keys() & others.keys())],
                parting=_parted(sessions[0], sessions[1]),
            )
        )
    return rows


def _total(cells: Mapping[Cell, float]) -> float:
    return sum(cells.values())


def _parted(own: BoardSession, other: BoardSession) -> PartedHere | None:
    deals = [_deals(each) for each in (own, other)]
    parted = parting(*deals)
    if parted is None:
        return None
    match = own.at(parted.deal, parted.action)
    seen = view(match.state, parted.seat)
    contract, calls = presenters.known_contract(seen), seen.rules.game.public_calls(presenters.visible_state(seen))
    return PartedHere(
        deal=parted.deal,
        seat=parted.seat,
        trump=suit_name(contract.trump) if contract else "",
        about=str(calls.get("aim", "")),
        hand=list(presenters.sorted_hand(seen.hand, presenters.rank_order(seen))),
        trick=[(seen.leader + place & 3, name(card)) for place, card in enumerate(seen.trick)],
        said=[(seat, action) for seat, action in match.deals[-1].actions if isinstance(action, str)],
        yours=parted.actions[0],
        theirs=parted.actions[1],
    )


def _deals(session: BoardSession) -> tuple[PlayedDeal, ...]:
    return deals_of_match(session.table.match)
