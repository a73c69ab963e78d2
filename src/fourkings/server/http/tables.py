"""One's own tables: made, listed, deleted, and their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Response
from pydantic import ConfigDict, Field

from fourkings.players.bots import BOTS
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.match import Match, ordinary
from fourkings.rulebook.options import OptionError
from fourkings.server import offline_commands
from fourkings.server.common import origins
from fourkings.server.common.origins import Imported, Practice
from fourkings.server.common.shown_names import distinct
from fourkings.server.http.dependencies import (
    EXAMPLE_GAME,
    OWN_PAGE,
    Address,
    Lang,
    Language,
    Player,
    ServicesDep,
    TableId,
    check_rate,
    may_make,
)
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.http.seals import LUCK, unsealed
from fourkings.server.services import Services
from fourkings.server.store import Stored
from fourkings.server.thinking.bot_fallback import DEFAULT
from fourkings.table.messages import Pace
from fourkings.table.messages.base import BotName, OptionValue, OptionValues
from fourkings.table.state import Chair, Fact, Table
from fourkings.table.state.bots import bots_of_entrants, stand_in_actions
from fourkings.table.state.shuffle import shuffle_info
from fourkings.windows.i18n import language
from fourkings.windows.lessons import is_lesson
from fourkings.windows.record import dumps

api: Final = APIRouter()

BOT_NAMES: Final = ("Basile", "Céleste", "Dora")
"""The names of the bots at a table, in the order joined; which bot plays is told beside it."""
COST: Final = 4.0
"""The cost of a new table within a session's rate, in requests."""


class NewTable(Body):
    """A table against three bots."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    preset: str = Field(default="classic", max_length=40)
    options: OptionValues = Field(default={})
    bots: BotName | Annotated[list[BotName], Field(max_length=3)] = Field(
        default=DEFAULT, description="One bot for all three chairs, or three bots."
    )
    pace: Pace = "calm"
    seal: str | None = Field(
        default=None, max_length=64, pattern=r"^[0-9a-f]{64}$", description="One that POST /api/seals gave."
    )
    luck: str = Field(
        default="", max_length=128, pattern=LUCK, description="What the player adds to the shuffle, in hexadecimal digits."
    )

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_extra={"examples": [{"game": EXAMPLE_GAME, "pace": "brisk"}]}
    )


class Made(Body):
    """The table that was made; one plays there over the WebSocket /ws/{table}."""

    table: str


class TableInfo(Body):
    """One of one's own tables."""

    table: str
    game: str
    preset: str
    version: int
    number: int = Field(description="The deal in progress, or the last one; 0 while people gather.")
    totals: list[int]
    over: bool
    winners: list[int] = Field(description="Seats.")
    updated: float = Field(description="Seconds since 1970.")
    lesson: bool = Field(description="A lesson: a first match with a friend who tells the rules.")
    slow: bool = Field(description="A game over days, still going on.")
    waits: bool = Field(description="Such a game, and it waits for you.")
    due: float | None = Field(description="Until when it waits, in seconds since 1970.")
    origin: Literal["match", "lesson", "practice", "record"] = Field(
        description="All but a match played here count nowhere."
    )


@api.post(
    "/tables",
    status_code=201,
    operation_id="make_table",
    responses=problems(400, 403, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_table(wanted: NewTable, player: Player, address: Address, services: ServicesDep) -> Made:
    """Make a table of a game against three bots, seats drawn and the first deal dealt."""
    check_rate(services, player, COST)
    chosen, names = rules_of_order(wanted.game, wanted.preset, wanted.options), _bots(wanted.bots)
    await may_make(services, player, address)
    secret, given = await unsealed(services, player, wanted.seal, wanted.luck)
    chairs = [Chair("", player, names[0])]
    chairs += [Chair(name, None, bot) for name, bot in zip(BOT_NAMES, names, strict=True)]
    return Made(table=await services.tables.create_match(chosen, chairs, wanted.pace, secret, given))


def rules_of_order(game: str, preset: str, options: Mapping[str, OptionValue]) -> Rules:
    """The rules that somebody orders; an `ApiError` where there are none such."""
    try:
        return rules(find(game), preset, options)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except OptionError as error:
        raise ApiError(422, "bad-option", str(error)) from None


def _bots(wanted: str | list[str]) -> list[str]:
    names = [wanted] * 3 if isinstance(wanted, str) else wanted
    unknown = [name for name in names if name not in BOTS]
    if unknown or len(names) != 3:
        raise ApiError(422, "bad-bots", f"name one bot or three of: {', '.join(BOTS)}")
    return names


@api.get("/tables", operation_id="my_tables")
async def my_tables(player: Player, services: ServicesDep) -> list[TableInfo]:
    """One's own tables, the last played first."""
    return [table_info(stored, player) for stored in await services.store.tables_of(player)]


def table_info(stored: Stored, player: str) -> TableInfo:
    """A table in a few words, for one of those who sit there."""
    version, number, totals, over, winners, waits, due = stored.summary
    return TableInfo(
        table=stored.id,
        game=stored.game,
        preset=stored.preset,
        version=version,
        number=number,
        totals=list(totals),
        over=over,
        winners=list(winners),
        updated=stored.updated,
        lesson=is_lesson(stored.game, stored.secret),
        slow=due is not None,
        waits=player in waits,
        due=due if player in waits else None,
        origin=origin_of(stored),
    )


def origin_of(stored: Stored) -> Literal["match", "lesson", "practice", "record"]:
    """What a table is: a match played here, a lesson, practice, or a record from elsewhere."""
    match origins.parse(stored.origin):
        case Practice():
            return "practice"
        case Imported():
            return "record"
        case _:
            return "lesson" if is_lesson(stored.game, stored.secret) else "match"


@api.get(
    "/tables/{table}/record", operation_id="record", responses=problems(404, 409, 422, 429), response_model=dict[str, Any]
)
async def record(table: TableId, player: Player, services: ServicesDep, lang: Lang = "en") -> Response:
    """The record of a match that is over: all hands lie open in it. It is for those who sat there, and who may look on.

    A mirror match is told as JSON Lines: a record for each of the ordinary matches that its deals make.
    `lang`: of the words that stand for a person without a name.
    """
    check_rate(services, player, COST)
    stored = await services.store.table(table)
    own = stored is not None and player in await services.store.players_of(table)
    if stored is None or stored.game not in GAMES or not (own or stored.summary.over):
        raise _no_table()
    if not stored.summary.over or not stored.summary.number:
        raise ApiError(409, "match-running", "this match is not over yet: its record would show hidden cards")
    folded, facts = await services.tables.folded.at(table, stored.summary.version)
    assert isinstance(folded, Table)
    if not own and (folded.conditions.watch == "nobody" or player in folded.kicked):
        raise _no_table()
    origin = origins.parse(stored.origin)
    names = origin.names if isinstance(origin, Imported) else await entrants(services, folded, lang)
    match = replace(folded.match, entrants=names)
    if match.mirror:
        return await mirror_records(services, stored, match, facts)
    name = f"{stored.game}-{table}.json"
    told = await services.tables.folded.beside(
        dumps,
        match,
        shuffled=None if stored.origin else shuffle_info(folded, stored.secret),
        bots=bots_of_entrants(folded, facts),
        stood_in=stand_in_actions(facts),
    )
    return Response(
        told + "\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def mirror_records(services: Services, stored: Stored, match: Match, facts: Sequence[Fact]) -> Response:
    """The records of a mirror match, one a line."""
    told = await services.tables.folded.beside(mirror_lines, match, stand_in_actions(facts))
    name = f"{stored.game}-{stored.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(told, media_type="application/jsonl", headers=headers)


def mirror_lines(match: Match, stood_in: Sequence[Sequence[tuple[int, str]]] = ()) -> str:
    """A record for each of the ordinary matches that a mirror match makes, one a line."""
    lines, at = [], 0
    for one in ordinary(match):
        lines.append(dumps(one, stood_in=stood_in[at : at + len(one.deals)]) + "\n")
        at += len(one.deals)
    return "".join(lines)


@api.delete(
    "/tables/{table}",
    status_code=204,
    operation_id="delete_table",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def delete_table(table: TableId, player: Player, services: ServicesDep) -> None:
    """Forget one's own table. With others at it they play on; alone, it is gone for good, its record too."""
    check_rate(services, player)
    await _own(services, player, table)
    await offline_commands.leave(services.store, services.tables, table, player)


def neutral_names(folded: Table, lang: Language = "en") -> tuple[str, ...]:
    """The entrants without the names of people: bots keep theirs."""
    words = language(lang)
    return tuple(chair.name or words.text("player", number=number) for number, chair in enumerate(folded.chairs, 1))


async def entrants(services: Services, folded: Table, lang: Language = "en") -> tuple[str, ...]:
    """The names of those at a table now; a neutral one for a person who told none, or was forgotten."""
    people = [chair.player for chair in sorted(folded.chairs, key=lambda chair: chair.guest or 0) if chair.player]
    told = await services.store.names(people)
    bots = [chair.name for chair in folded.chairs if chair.player is None]
    names = distinct({player: told.get(player, "") for player in people}, bots)
    return tuple(
        names.get(chair.player or "") or neutral
        for chair, neutral in zip(folded.chairs, neutral_names(folded, lang), strict=True)
    )


async def _own(services: Services, player: str, table: str) -> Stored:
    """A table that the player sits at; to others it does not exist."""
    stored = await services.store.table(table)
    if stored is None or player not in await services.store.players_of(table):
        raise _no_table()
    return stored


def _no_table() -> ApiError:
    return ApiError(404, "no-such-table", "you have no such table")
