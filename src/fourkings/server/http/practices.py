"""Practice: a moment of one's own match, once it is over, played on; and how it went beside what happened."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Final, Literal

from fastapi import APIRouter
from pydantic import ConfigDict, Field

from fourkings.players.bots import BOTS
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.match import Match
from fourkings.server.after import practices
from fourkings.server.after.reviews.work import other_hands
from fourkings.server.common import origins
from fourkings.server.common.orders import Made
from fourkings.server.common.origins import Practice
from fourkings.server.http.dependencies import OWN_PAGE, Address, Player, ServicesDep, TableId, check_rate, may_make
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.http.orders import COST
from fourkings.server.http.own_matches import OwnMatch, own_match
from fourkings.server.http.tried_lines import Line, moment_of
from fourkings.server.services import Services
from fourkings.table.messages import Pace
from fourkings.table.messages.base import BotName
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.table.state import Fact
from fourkings.windows.record import token
from fourkings.windows.view import view

api: Final = APIRouter()


class NewPractice(Line):
    """A moment to play on from."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"], description="A match of one's own that is over.")
    bots: BotName = Field(default=practices.SAME, description="As they were, or one bot in all three chairs.")
    cards: Literal["same", "another"] = Field(
        default="same", description="The same hidden cards, or others that fit what one knew then."
    )
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"table": "q3jH0yq8Zt5rWc1x", "deal": 1, "action": 5}]})


class Way(Body):
    """How a deal went from a moment on."""

    actions: list[str] = Field(description="One's own actions from there on.")
    points: list[int] | None = Field(description="Of the deal, by side or seat; null as long as it is not over.")
    won: list[int] | None = Field(description="The seats that won the match with it; null where it went on.")


class PracticeInfo(Body):
    """What is practised at a table, and how it went beside what happened."""

    of: str = Field(description="The table of the match.")
    deal: int
    action: int
    line: list[str] = Field(description="What was tried by hand before one played on.")
    bots: str
    cards: Literal["same", "another"]
    seat: int = Field(description="One's own.")
    happened: Way | None = Field(description="What happened; null where that match is gone.")
    now: Way


@api.post(
    "/practices",
    status_code=201,
    operation_id="begin_practice",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def begin_practice(wanted: NewPractice, player: Player, address: Address, services: ServicesDep) -> Made:
    """Play on from a moment of one's own match, at a table that counts nowhere. One's practice of before is gone."""
    check_rate(services, player, COST)
    own = await own_match(services, player, wanted.table)
    origin = Practice(wanted.table, wanted.deal, wanted.action, wanted.cards == "another", wanted.bots, tuple(wanted.line))
    if wanted.bots != practices.SAME and wanted.bots not in BOTS:
        raise ApiError(422, "bad-bots", f"the bots are one of: {', '.join(BOTS)}, or {practices.SAME}")
    _check(own, wanted)
    origin = replace(origin, here=practices.source(own.table.match, origin.deal)[1])
    secret = secrets.token_bytes(SECRET_BYTES)
    facts = await _facts(services, own, player, origin, secret)
    before = [table for table in await practices.unfinished(services.store.tables, player) if table != wanted.table]
    await may_make(services, player, address, instead=len(before))
    for table in before:
        await services.tables.delete(table)
    return Made(table=await practices.store(services.store.tables, facts, player, wanted.pace, origin, secret))


def _check(own: OwnMatch, wanted: NewPractice) -> None:
    """`ApiError` unless that is a moment from which one can play on."""
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can continue only from a finished match")
    if moment_of(own.table.match, wanted).state.stage == "done":
        raise ApiError(409, "deal-over", "the deal is over at this moment: choose an earlier one")


async def _facts(services: Services, own: OwnMatch, player: str, origin: Practice, secret: bytes) -> list[Fact]:
    state = await asyncio.to_thread(practices.moment, own.table.match, origin)
    if not origin.another:
        return await asyncio.to_thread(
            practices.begin, own.table, player, BOTS_BESIDE_ONE, origin, state.deal.dealt, secret
        )  # fmt: skip
    seed = int.from_bytes(secrets.token_bytes(7), "big")
    drawn = await services.reviews.work(other_hands, view(state, own.seat), seed)
    facts = await asyncio.to_thread(practices.another, own.table, player, BOTS_BESIDE_ONE, origin, drawn, secret)
    if facts is None:
        raise ApiError(409, "no-other-deal", "no other deal fits what you knew: play the same deal")
    return facts


@api.get("/practices/{table}", operation_id="practice", responses=problems(404, 409, 422, 429))
async def practice(table: TableId, player: Player, services: ServicesDep) -> PracticeInfo:
    """How one's practice goes, beside what happened in the match."""
    check_rate(services, player)
    stored = await services.store.tables.get(table)
    origin = origins.parse(stored.origin) if stored else None
    if not isinstance(origin, Practice) or player not in await services.store.tables.players_of(table):
        raise ApiError(404, "no-such-practice", "you have no such practice")
    folded = await services.tables.fold_match(table)
    seat = folded.seat_of(player)
    if seat is None:
        raise ApiError(404, "no-such-practice", "you have no such practice")
    try:
        before = (await own_match(services, player, origin.of)).table.match
        happened = _way(before, origin.deal, origin.action, seat)
    except ApiError:
        happened = None
    return PracticeInfo(
        of=origin.of,
        deal=origin.deal,
        action=origin.action,
        line=list(origin.line),
        bots=origin.bots,
        cards="another" if origin.another else "same",
        seat=seat,
        happened=happened,
        now=_way(folded.match, origin.number, origin.action, seat),
    )


def _way(match: Match, number: int, action: int, seat: int) -> Way:
    if number > len(match.deals):
        return Way(actions=[], points=None, won=None)
    played = match.deals[number - 1]
    last = match.result is not None and number == len(match.deals)
    return Way(
        actions=[token(action_) for who, action_ in played.actions[action:] if who == seat],
        points=None if played.state.points is None else list(played.state.points),
        won=list(match.result.winners) if match.result and last else None,
    )
