"""An evening as it is told by HTTP: its people, its rounds and standings, and where one sits oneself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, NamedTuple

from fastapi import Path
from pydantic import Field

from fourkings.app.models import StoredEvening
from fourkings.app.shared.body import Body
from fourkings.evenings.boards import spares
from fourkings.evenings.events import Entrant, Evening, Playing, Result, Round
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import standings
from fourkings.rulebook.game import first_scores, match_length
from fourkings.server.http.errors import ApiError
from fourkings.server.realtime.evenings import BY_NAME
from fourkings.server.services import Services
from fourkings.table.protocol.base import OptionValue
from fourkings.table.shown_names import shown_name

EveningId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
Points = Annotated[int, Field(ge=-100_000, le=100_000)]
MAX_DEALS: Final = 200
"""Deals of a result that is given by hand."""
BOT: Final = 0
"""The number of a bot in a seat: bots are no entrants, and in no place."""
SLOW: Final = 120
"""Seconds without an action from which a table is told to be slow, and who is missed there."""


class EntrantInfo(Body):
    """A person of an evening."""

    number: int
    name: str = Field(description="Empty where they told none.")
    partner: int | None = Field(description="The number of their partner, in an evening of pairs.")
    team: list[int] = Field(description="Their team by number, in an evening of teams: the first two are partners.")
    here: bool = Field(description="Whether they are in the next round.")
    cut: bool = Field(description="Whether the evening goes on without them, with those who did better.")
    by_director: bool = Field(description="Whether the director has entered them, and may forget them.")


class DealPoints(Body):
    """What a deal brought."""

    number: int = Field(ge=1, le=1000)
    points: list[Points] = Field(max_length=4, description="By seat, or by side.")


class TableResult(Body):
    """How the match of a table ended."""

    scores: list[Points] = Field(max_length=4, description="By seat, or by side.")
    winners: list[Annotated[int, Field(ge=0, le=3)]] = Field(max_length=4, description="Seats.")
    deals: list[DealPoints] = Field(max_length=MAX_DEALS, description="Without void deals.")


class PlayingInfo(Body):
    """A table of a round."""

    seats: list[int] = Field(
        description="The entrants by seat; 0 for a bot. Partners sit across. Two tables in a row are a match of teams."
    )
    result: TableResult | None
    abandoned: str = Field(description="Why the round went on without it; empty where it did not.")
    corrected: str = Field(description="Why its result was corrected last; empty where it was not.")
    deal: int = Field(description="The number of the deal in progress; 0 where none is.")
    quiet: float = Field(description="Seconds since the last action at a table in progress.")
    waits: list[int] = Field(description="The entrants who are missed at a slow table: where nothing has happened lately.")
    table: str = Field(description="Where it is played: told to those who sit there, and to all once it is over.")


class SwapInfo(Body):
    """Two entrants who have swapped seats."""

    first: int
    second: int
    reason: str = Field(description="Empty where they swapped before the round.")


class RoundInfo(Body):
    """A round."""

    tables: list[PlayingInfo]
    idle: list[int] = Field(description="The entrants who sit out.")
    ends: float | None = Field(description="When its time is over, in seconds since 1970; null without a time.")
    over: bool
    swaps: list[SwapInfo] = Field(description="What the director has changed in the seats drawn.")


class StandingInfo(Body):
    """An entrant, a pair or a team in the standings."""

    entrants: list[int]
    place: int = Field(description="From 1; equal ones have equal places.")
    first: int = Field(description="The places that are not told apart from theirs: from this one.")
    last: int = Field(description="To this one.")
    rounds: int
    share: float = Field(description="The mean share of a round, 0 to 1: of those beaten, or match points.")
    low: float | None = Field(description="Its 95 % interval; null after a single round.")
    high: float | None
    points: float = Field(description="Their own beyond the others', over all rounds.")
    few: bool = Field(description="Too few rounds to be ranked: they follow those who have played enough.")


class EveningInfo(Body):
    """An evening."""

    evening: str
    version: int
    kind: Kind
    game: str
    preset: str
    options: dict[str, OptionValue] = Field(description="Those that differ from the defaults.")
    planned: int = Field(description="Rounds.")
    minutes: int = Field(description="Of a round; 0 without a time.")
    fill: str = Field(description="The bot that fills tables; empty where people sit out.")
    same_boards: bool = Field(description="The same deals at all tables of a round.")
    swiss: bool = Field(description="Those who stand alike meet.")
    paper: bool = Field(description="With cards of one's own: results are entered by score sheets.")
    scorers: int = Field(description="Scores of a table: 2 where sides score, 4 where seats do.")
    deals: int | None = Field(description="Of a match; null where their number is not fixed.")
    spares: int = Field(description="Boards beyond those, where they are dealt by list and a deal may be void.")
    titles: list[str] = Field(description="Of the deals of a match; empty where they are alike.")
    league: bool = Field(description="A round lasts days: everybody plays when they have time.")
    pace: str
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    ended: bool
    now: float = Field(description="When this is told, in seconds since 1970: the clock that rounds end by.")
    commitment: str = Field(description="The seal of the secret from which the seats are drawn.")
    secret: str | None = Field(description="In hexadecimal digits, once the evening has ended.")
    me: int | None = Field(description="One's own number.")


def no_evening() -> ApiError:
    """The answer to an id that is none of an evening."""
    return ApiError(404, "no-such-evening", "there is no such evening")


async def evening_info(services: Services, stored: StoredEvening, now: Evening, player: str) -> EveningInfo:
    """An evening as a person is told it."""
    names = await services.store.people.names(entrant.player for entrant in now.entrants if entrant.player)
    me, rules = now.entrant_of(player), now.plan.rules
    in_progress = await _in_progress(services, now)
    return EveningInfo(
        evening=stored.id,
        version=now.version,
        kind=now.plan.kind,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.changed()),
        planned=now.plan.rounds,
        minutes=now.plan.minutes,
        fill=now.plan.fill,
        same_boards=now.plan.same_boards,
        swiss=now.plan.swiss,
        paper=now.plan.paper,
        scorers=len(first_scores(rules)),
        deals=match_length(rules),
        spares=spares(now.plan),
        titles=list(rules.game.deal_titles(rules)),
        league=now.plan.conditions.clock is not None and now.plan.conditions.clock.slow,
        pace=stored.pace,
        entrants=[_entrant(entrant, names) for entrant in now.entrants],
        rounds=[round_info(round_, me.number if me else 0, in_progress) for round_ in now.rounds],
        standings=_standings(now),
        ended=now.ended,
        now=services.now(),
        commitment=now.commitment,
        secret=stored.secret.hex() if now.ended else None,
        me=me.number if me else None,
    )


def _entrant(entrant: Entrant, names: Mapping[str, str]) -> EntrantInfo:
    name = shown_name(names.get(entrant.player, ""))
    by_director = entrant.player.startswith(BY_NAME)
    return EntrantInfo(
        number=entrant.number,
        name=name,
        partner=entrant.partner,
        team=list(entrant.team),
        here=entrant.here,
        cut=bool(entrant.cut),
        by_director=by_director,
    )


class InProgress(NamedTuple):
    """How far a table of the round under way has come."""

    deal: int = 0
    quiet: float = 0.0
    waits: tuple[int, ...] = ()


NOTHING: Final = InProgress()


async def _in_progress(services: Services, now: Evening) -> dict[str, InProgress]:
    """The tables of the round under way that are waited for, by id."""
    wanted = {playing.id: playing for playing in (now.rounds[-1].tables if now.running else ()) if not playing.over}
    wanted.pop("", None)
    in_progress = dict[str, InProgress]()
    for stored in await services.store.tables.all_of(list(wanted)) if wanted else ():
        quiet = max(0.0, services.now() - stored.updated)
        waits = await _waits_for(services, wanted[stored.id]) if quiet >= SLOW else ()
        in_progress[stored.id] = InProgress(stored.summary.number, quiet, waits)
    return in_progress


async def _waits_for(services: Services, playing: Playing) -> tuple[int, ...]:
    """The person that is to act at a table; where that is a bot, all its people, for only they can wake it."""
    table = await services.tables.replay_match(playing.id)
    turn = table.waits_for
    seats = (turn,) if turn is not None and not table.participant(turn).played_by_bot else (0, 1, 2, 3)
    return tuple(
        playing.seats[seat] for seat in seats if playing.seats[seat] > 0 and not table.participant(seat).played_by_bot
    )


def round_info(round_: Round, me: int = 0, in_progress: Mapping[str, InProgress] = MappingProxyType({})) -> RoundInfo:
    """A round as an entrant is told it."""
    return RoundInfo(
        tables=[_playing(playing, me, in_progress.get(playing.id, NOTHING)) for playing in round_.tables],
        idle=list(round_.idle),
        ends=round_.ends,
        over=round_.over,
        swaps=[SwapInfo(first=swap.first, second=swap.second, reason=swap.reason) for swap in round_.swaps],
    )


def _playing(playing: Playing, me: int, progress: InProgress) -> PlayingInfo:
    shown = playing.result is not None or (me > 0 and me in playing.seats)
    return PlayingInfo(
        seats=[max(person, BOT) for person in playing.seats],
        result=_result(playing.result) if playing.result else None,
        abandoned=playing.abandoned,
        corrected=playing.corrected,
        deal=progress.deal,
        quiet=progress.quiet,
        waits=list(progress.waits),
        table=playing.id if shown else "",
    )


def _result(result: Result) -> TableResult:
    deals = [DealPoints(number=deal.number, points=list(deal.points)) for deal in result.deals]
    return TableResult(scores=list(result.scores), winners=list(result.winners), deals=deals)


def _standings(now: Evening) -> list[StandingInfo]:
    return [
        StandingInfo(
            entrants=list(standing.entrants),
            place=standing.place,
            first=standing.first,
            last=standing.last,
            rounds=len(standing.shares),
            share=standing.share.mean,
            low=standing.share.low if standing.share.known else None,
            high=standing.share.high if standing.share.known else None,
            points=standing.points,
            few=standing.few,
        )
        for standing in standings(now)
    ]
