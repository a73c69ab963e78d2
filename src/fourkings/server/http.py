"""The plain HTTP API beside the tables: games, rules, bots, one's own tables and records. Described by OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourkings.bots import BOTS
from fourkings.game import Game
from fourkings.games import GAMES, UnknownGame, find
from fourkings.messages import Pace
from fourkings.options import Option, OptionError, Rules, rules
from fourkings.record import dumps
from fourkings.server.brains import DEFAULT
from fourkings.server.house import House, house_of, same_origin
from fourkings.server.sessions import new_player
from fourkings.server.store import Person, Stored
from fourkings.table import Chair

api: Final = APIRouter(prefix="/api")

Language = Literal["en", "fr"]
Value = int | str
BOT_NAMES: Final = ("Basile", "Céleste", "Dora")
"""What the bots of a table are called, in the order joined; who plays is told beside it."""
MOST_TABLES: Final = 200
"""Tables that one session may have."""
COST: Final = 4.0
"""What a new table uses up of a session's rate, in letters."""


# --- what travels -------------------------------------------------------------------------------------------------


class Body(BaseModel):
    """What all bodies have in common."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Problem(Body):
    """What went wrong: a code for programs, a sentence for people who write them."""

    code: str = Field(examples=["unknown-game"])
    message: str = Field(
        examples=["there is no game 'bridge': the games are quarante, quarante-1792, 400, jeu-du-roi, king"]
    )


class OptionInfo(Body):
    """A house rule of a game (GEN-7)."""

    name: str = Field(examples=["must_trump"])
    clause: str = Field(examples=["KG-6"])
    values: list[Value] | None = Field(description="The allowed values, default first; null for a range.")
    range: tuple[int, int] | None = Field(description="Least and most; null where there is a list of values.")
    default: Value
    needs: dict[str, tuple[str, Value]] = Field(description="For a value: another option, and the value it must have.")


class GameInfo(Body):
    """A game as the lobby needs it."""

    id: str = Field(examples=["king"])
    aliases: list[str]
    clockwise: bool
    partners: bool
    team_scores: bool
    presets: dict[str, dict[str, Value]]
    options: list[OptionInfo]


class Page(Body):
    """A page of rules."""

    html: str


class Me(Body):
    """Who this session says it is."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")] = Field(
        examples=["Anna"]
    )
    lang: Language | None = Field(default=None, examples=["fr"])


class BotInfo(Body):
    """A bot that may sit at a table."""

    name: str = Field(examples=["careful"])
    version: int


class NewTable(Body):
    """A table against three bots."""

    game: str = Field(max_length=40, examples=["king"])
    preset: str = Field(default="classic", max_length=40)
    options: dict[str, Value] = Field(default={}, max_length=40)
    bots: Annotated[str, Field(max_length=40)] | list[Annotated[str, Field(max_length=40)]] = Field(
        default=DEFAULT, description="One bot for all three chairs, or three bots."
    )
    pace: Pace = "calm"

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_extra={"examples": [{"game": "king", "pace": "brisk"}]}
    )


class Made(Body):
    """The table that was made; the door to it is the WebSocket /ws/{table}."""

    table: str


class TableInfo(Body):
    """One of one's own tables."""

    table: str
    game: str
    preset: str
    version: int
    number: int = Field(description="The deal in progress, or the last one.")
    totals: list[int]
    over: bool
    winners: list[int] = Field(description="Seats.")
    updated: float = Field(description="Seconds since 1970.")


# --- what goes wrong ----------------------------------------------------------------------------------------------


class Trouble(Exception):
    """An answer that is a `Problem`."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status, self.problem = status, Problem(code=code, message=message)


LARGEST: Final = 64 * 1024
"""Bytes of a body."""
PROBLEMS: Final = {
    400: "the body is no text that can be read",
    403: "asked for by another site's page",
    404: "there is no such thing, or it is not yours",
    409: "not now",
    413: "the body is far too long",
    422: "the request does not make sense",
    429: "too much, too fast",
}


def problems(*statuses: int) -> Any:
    """The problems that an operation may answer with, for its description."""
    return {status: {"model": Problem, "description": PROBLEMS[status]} for status in statuses}


def answer_troubles(app: FastAPI) -> None:
    """Every error leaves as a `Problem`."""

    @app.exception_handler(Trouble)
    async def trouble(request: Request, error: Exception) -> Response:
        assert isinstance(error, Trouble)
        return JSONResponse(error.problem.model_dump(), error.status)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return JSONResponse({"code": "malformed", "message": f"{where}: {first['msg']}"}, 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-long"}.get(error.status_code, "refused")
        return JSONResponse({"code": code, "message": str(error.detail)}, error.status_code, error.headers)


class SmallBodies:
    """Refuses a body that is too long before it is read any further."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST:
                raise HTTPException(413)
            return message

        await self._app(scope, counted if scope["type"] == "http" else receive, send)


# --- who asks -----------------------------------------------------------------------------------------------------


def _player(request: Request, response: Response) -> str:
    """The session's player; a device that comes for the first time is given one."""
    house = house_of(request)
    if player := house.sessions.player(request.cookies):
        return player
    player = new_player()
    response.headers.append("set-cookie", house.sessions.header(player, request.url.scheme == "https"))
    return player


def _own_page(request: Request) -> None:
    if not same_origin(request):
        raise Trouble(403, "other-origin", "this was asked for by another site's page")


Player = Annotated[str, Depends(_player)]
Rooms = Annotated[House, Depends(house_of)]
TableId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
OWN_PAGE: Final = [Depends(_own_page)]


def _slowly(house: House, player: str, cost: float = 1) -> None:
    if not house.limits.allow(player, cost):
        raise Trouble(429, "too-fast", "too many requests: wait a moment, then go on more slowly")


# --- games, rules, bots -------------------------------------------------------------------------------------------


@api.get("/games", operation_id="games")
def games() -> list[GameInfo]:
    """The five games with their options and presets, in the order of the lobby."""
    return [_game(game) for game in GAMES.values()]


def _game(game: Game) -> GameInfo:
    return GameInfo(
        id=game.ID,
        aliases=list(game.ALIASES),
        clockwise=game.clockwise(rules(game)),
        partners=game.PARTNERS,
        team_scores=game.TEAM_SCORES,
        presets={name: dict(values) for name, values in game.PRESETS.items()},
        options=[_option(option) for option in game.OPTIONS],
    )


def _option(option: Option) -> OptionInfo:
    values = option.values
    span = (values[0], values[-1]) if isinstance(values, range) else None
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        values=None if isinstance(values, range) else list(values),
        range=span,
        default=option.default,
        needs={str(value): needed for value, needed in option.needs.items()},
    )


@api.get("/rules/{game}", operation_id="rules", responses=problems(404, 422))
def rules_of(
    game: Annotated[str, Path(max_length=40, examples=["king"])],
    lang: Annotated[Language, Query(examples=["fr"])] = "en",
) -> Page:
    """The rule page of a game by its id or alias, or `general`, as HTML without scripts or styles."""
    # Languages and Markdown are not needed before: a server answers its first request without them.
    from fourkings.server.rulepages import rule_page
    from fourkings.words.pages import NoPage

    try:
        return Page(html=rule_page(game if game == "general" else find(game).ID, lang))
    except (UnknownGame, NoPage) as error:
        raise Trouble(404, "no-such-page", str(error)) from None


@api.get("/bots", operation_id="bots")
def bots() -> list[BotInfo]:
    """The bots that may sit at a table."""
    return [BotInfo(name=bot.NAME, version=bot.VERSION) for bot in BOTS.values()]


# --- me -----------------------------------------------------------------------------------------------------------


@api.get("/me", operation_id="me")
async def me(player: Player, house: Rooms) -> Me:
    """The name and the language of this session; an empty name and no language where none was told yet."""
    person = await house.store.person(player)
    return _me(person) if person else Me(name="", lang=None)


def _me(person: Person) -> Me:
    return Me(name=person.name, lang=person.lang or None)  # type: ignore[arg-type]


@api.put("/me", operation_id="set_me", responses=problems(400, 403, 413, 422, 429), dependencies=OWN_PAGE)
async def set_me(told: Me, player: Player, house: Rooms) -> Me:
    """Tell name and language. Tables made from now on know the player by that name."""
    _slowly(house, player)
    await house.store.set_person(player, Person(told.name, told.lang or ""), house.now())
    return told


# --- tables -------------------------------------------------------------------------------------------------------


@api.post(
    "/tables",
    status_code=201,
    operation_id="make_table",
    responses=problems(400, 403, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_table(wanted: NewTable, player: Player, house: Rooms) -> Made:
    """Make a table of a game against three bots, seats drawn and the first deal dealt."""
    _slowly(house, player, COST)
    chosen, names = _rules(wanted), _bots(wanted.bots)
    if len(await house.store.tables_of(player)) >= MOST_TABLES:
        raise Trouble(429, "too-many-tables", f"{MOST_TABLES} tables are enough: delete some first")
    person = await house.store.person(player)
    chairs = [Chair(person.name if person and person.name else "Player", player, names[0])]
    chairs += [Chair(name, None, bot) for name, bot in zip(BOT_NAMES, names, strict=True)]
    return Made(table=await house.hall.make(chosen, chairs, wanted.pace))


def _rules(wanted: NewTable) -> Rules:
    try:
        return rules(find(wanted.game), wanted.preset, wanted.options)
    except UnknownGame as error:
        raise Trouble(422, "unknown-game", str(error)) from None
    except OptionError as error:
        raise Trouble(422, "bad-option", str(error)) from None


def _bots(wanted: str | list[str]) -> list[str]:
    names = [wanted] * 3 if isinstance(wanted, str) else wanted
    unknown = [name for name in names if name not in BOTS]
    if unknown or len(names) != 3:
        raise Trouble(422, "bad-bots", f"name one bot or three of: {', '.join(BOTS)}")
    return names


@api.get("/tables", operation_id="my_tables")
async def my_tables(player: Player, house: Rooms) -> list[TableInfo]:
    """One's own tables, the last played first."""
    return [_table(stored) for stored in await house.store.tables_of(player)]


def _table(stored: Stored) -> TableInfo:
    version, number, totals, over, winners = stored.summary
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
    )


@api.get("/tables/{table}/record", operation_id="record", responses=problems(404, 409, 422), response_model=dict[str, Any])
async def record(table: TableId, player: Player, house: Rooms) -> Response:
    """The record of a match that is over: all hands lie open in it, so only those who sat there are given it."""
    stored = await _own(house, player, table)
    if not stored.summary.over:
        raise Trouble(409, "match-running", "this match is not over yet: its record would show hidden cards")
    match = (await house.hall.fold(table)).match
    name = f"{stored.game}-{table}.json"
    return Response(
        dumps(match) + "\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@api.delete(
    "/tables/{table}",
    status_code=204,
    operation_id="delete_table",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def delete_table(table: TableId, player: Player, house: Rooms) -> None:
    """Forget one's own table for good, its record too."""
    _slowly(house, player)
    await _own(house, player, table)
    await house.hall.delete(table)


async def _own(house: House, player: str, table: str) -> Stored:
    """A table that the player sits at; to others it does not exist."""
    stored = await house.store.table(table)
    if stored is None or player not in await house.store.players_of(table):
        raise Trouble(404, "no-such-table", "you have no such table")
    return stored
