"""Challenges: "can you do better?" with the cards of a finished match, from the seat that the player had in it."""

import json
import secrets
from typing import Annotated, Final

from fastapi import Path
from pydantic import Field

from fourkings.app.boards.days import REPLIES
from fourkings.app.boards.operations import Handle, SetId, requested_set
from fourkings.app.boards.schema import finished_entry
from fourkings.app.matches.access import check_open
from fourkings.app.models import Play, StoredSet
from fourkings.bots import find, title
from fourkings.duplicate.sets import MAX_BOARDS, deals_of, of_match, set_json
from fourkings.lessons import is_lesson
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match, MatchDeal
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import Address, Player, ServicesDep, may_make
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.match import Table

api: Final = Router()
SetPath = Annotated[SetId, Path()]
HandlePath = Annotated[Handle, Path()]
COST: Final = 4.0
"""Requests that a challenge counts as within a session's rate limit."""


class NewChallenge(Body):
    """A finished match of yours, whose cards become a challenge."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])


class Challenge(Body):
    """A set of boards, and the handle of your own entry in it: both go into the link."""

    set: str
    handle: str


@api.operation("POST", "/challenges", 404, 409, cost=COST, status=201)
async def challenge(wanted: NewChallenge, player: Player, address: Address, services: ServicesDep) -> Challenge:
    """Make a link from a match: whoever follows it plays the same cards in your seat, among bots.

    The same match gives the same challenge again.
    """
    await may_make(services, player, address)
    table = await _own_match(services, wanted.table, player)
    seat = table.seat_of(player)
    assert seat is not None, "who sat there has a seat"
    # The link goes to others: nobody may find the table by it, and the same match has the same set again.
    set_id, match = services.sessions.handle("challenge", f"{wanted.table}/{seat}"), table.match
    if await services.store.boards.get(set_id) is None:
        await _make(services, set_id, match, seat, player)
    return Challenge(set=set_id, handle=(await services.store.boards.enter(set_id, player, services.now())).handle)


async def _own_match(services: Services, name: str, player: str) -> Table:
    stored = await services.store.tables.get(name)
    if stored is None or player not in await services.store.tables.players_of(name):
        raise ApiError(404, "no-such-table", "you have no such table")
    if is_lesson(stored.game, stored.secret):
        raise ApiError(409, "no-match", "a lesson cannot become a challenge, because everybody knows its cards")
    if not stored.summary.over or not stored.summary.number:
        raise ApiError(409, "match-running", "this match is not over: others may not see its cards yet")
    if stored.origin:
        raise ApiError(409, "no-match", "this match was not played on this server, so it cannot become a challenge")
    if stored.offline_copy:
        text = "an offline copy of this match contained every hand, so it cannot become a challenge: choose another match"
        raise ApiError(409, "offline-copy", text)
    table = await services.tables.replay_match(name)
    if table.seat_of(player) is None:
        raise ApiError(409, "no-seat", "you did not sit at this table when its match ended")
    check_open(table)
    if table.match.mirror:
        raise ApiError(409, "no-match", "a mirror match cannot become a challenge, because its hands come four times")
    if table.match.result is None or len(table.match.deals) > MAX_BOARDS:
        raise ApiError(409, "match-running", f"only a finished match of {MAX_BOARDS} deals at most can become a challenge")
    return table


async def _make(services: Services, set_id: str, match: Match, seat: Seat, player: str) -> None:
    """Store a match as a set of boards that is played from this seat, with the player's own result at the table."""
    now = services.now()
    boards = of_match(match, seat, "", title(find(REPLIES)), secrets.token_bytes(32))
    stored = StoredSet(set_id, "", match.rules.game.ID, json.dumps(set_json(boards)), player, now)
    many = deals_of(match.rules)
    dealt = [match.deals[at : at + many] for at in range(0, many * boards.number, many)] if many == 1 else [match.deals]
    await services.store.boards.add(stored, played=[_as_played(at, deals) for at, deals in enumerate(dealt, 1)])


def _as_played(board: int, deals: tuple[MatchDeal, ...]) -> Play:
    actions = [[token(action) for _, action in deal.actions] for deal in deals]
    points = [list(deal.state.points or ()) for deal in deals]
    version = 1 + sum(1 + len(deal) for deal in actions)
    return Play(board, version, json.dumps(actions), json.dumps(points))


# --- challenges that are followed -----------------------------------------------------------------------------------


@api.operation("POST", "/boards/{set_id}/end", 404, 409, status=204)
async def give_up_boards(set_id: SetPath, ctx: ContextDep, services: ServicesDep) -> None:
    """Give up a challenge that you have begun: it is played no further, and counts nowhere. What was played is kept."""
    if (await requested_set(ctx, set_id)).day:
        raise ApiError(409, "of-a-day", "the deals of a day end by themselves: leave them as they are")
    if not await services.store.boards.give_up(set_id, ctx.player, ctx.time):
        raise ApiError(409, "not-open", "you have not begun this challenge, or it is over for you already")


@api.operation("POST", "/boards/{set_id}/answers/{handle}", 404, status=204)
async def answer(set_id: SetPath, handle: HandlePath, ctx: ContextDep, services: ServicesDep) -> None:
    """Send a set that you have finished as the answer to a challenge; its sender, whose handle it is, is notified once."""
    await finished_entry(ctx, await requested_set(ctx, set_id))
    await services.store.challenges.answer(set_id, ctx.player, handle)


@api.operation("DELETE", "/boards/{set_id}/answers/{handle}", status=204)
async def put_away(set_id: SetPath, handle: HandlePath, ctx: ContextDep, services: ServicesDep) -> None:
    """Dismiss the notice that a person has played your challenge."""
    await services.store.challenges.put_away(set_id, ctx.player, handle)
