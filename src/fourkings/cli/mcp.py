"""`fourkings mcp`: tools for language models, by the Model Context Protocol over standard input and output."""

import importlib
import inspect
import json
import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import click

from fourkings._version import __version__
from fourkings.bots import BOTS
from fourkings.cli.review import review_lines
from fourkings.engines.chat import observation, refusal
from fourkings.i18n import language
from fourkings.i18n.isolation import unmarked
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.records import NotARecord, dumps, loads, token
from fourkings.records.replay import Fault, replay
from fourkings.rulebook import games
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, UnknownGame, parse_action
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.solver.positions import PositionError
from fourkings.solver.positions import position as parsed
from fourkings.views import view

MOST_TABLES: Final = 100
"""Matches in progress that are kept; the oldest ones go first."""
EXAMPLE: Final = list(GAMES.own)[-1]
"""The game of the example, and of a match if none is named."""
INSTRUCTIONS: Final = f"""\
Tools for five card games. Cards are written QH, seats are 0 to 3. A position is a line of text or a JSON object, as in \
{{"game": "{EXAMPLE}", "deal": 1, "hands": [["AH"], ["KH"], ["QH"], ["JH"]], "leader": 2}}; a record is a line of JSON."""


def rules(game: str) -> str:
    """Return the rules of a game in Markdown. game: quarante, quarante-1792, 400, jeu-du-roi or king."""
    return unmarked(f"{rule_page_markdown('general')}\n{rule_page_markdown(games.find(game).ID)}")


def position(position: str, seat: int | None = None) -> str:
    """Return what a seat (0 to 3; the one to act by default) sees of a position, with its legal actions."""
    state = parsed(position)
    return observation(view(state, state.turn if seat is None else seat))


def legal_actions(position: str, action: str | None = None) -> str:
    """Return the legal actions of the seat to act, or whether one action is legal, and if not, which rule forbids it."""
    state = parsed(position)
    if action is None:
        return " ".join(map(token, legal(state)))
    return refusal(view(state, state.turn), action) or "legal"


def solve(position: str, side: list[int] | None = None) -> str:
    """Return the double-dummy values of a position as JSON: what each card is worth for a side if all hands are seen.

    side: its seats; the side of the seat to act by default.
    """
    from fourkings.solver import positions
    from fourkings.solver import solve as solved

    state = parsed(position)
    partner = [state.turn + 2 & 3] if state.rules.game.PARTNERS else []
    return json.dumps(positions.answer(solved(state, side or [state.turn, *partner])))


def review(record: str, seat: int = 0) -> str:
    """Return a review of a seat's decisions in a match record, each judged by what the seat could see."""
    from fourkings.analysis import Review, decisions

    match = replay(loads(record))
    judged = Review(match.rules, seat, tuple(decisions(match, seat)))
    return "\n".join(review_lines(match, judged, language("en", isolating=False)))


class Tables:
    """Matches in progress: a model against three copies of a bot."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Match, bytes, str]] = {}

    def play(self, table: str | None = None, action: str | None = None, game: str = EXAMPLE, bot: str = "club") -> str:
        """Play a match against three copies of a bot.

        Without a table, begin one of a game against beginner, club or strong. With the id of a table, take an action there.
        Returns the id and what you see when it is your turn again; at the end of the match, the result and the record.
        """
        if table is None and action is not None:
            return "an action needs the id of its table, which is in the first line of each answer"
        if bot not in BOTS:
            return f"there is no bot {bot!r}: the bots are {', '.join(BOTS)}"
        if table is None:
            table, secret = secrets.token_hex(4), secrets.token_bytes(32)
            names = ("you", *(f"{bot} {number}" for number in (1, 2, 3)))
            match = from_secret(games.rules(games.find(game)), secret, names)
            if len(self._tables) >= MOST_TABLES:
                del self._tables[next(iter(self._tables))]
        else:
            if table not in self._tables:
                return f"there is no table {table!r}: call play without a table to begin one"
            match, secret, bot = self._tables[table]
            if action is not None:
                seen = view(match.state, match.state.turn)
                if why := refusal(seen, action):
                    return f"{why}\n{observation(seen)}"
                match = apply_unchecked(match, parse_action(match.rules.game, action))
        match, points = self._on(match, secret, bot)
        if match.result:
            self._tables.pop(table, None)
            return "\n".join([*points, str(match), dumps(match)])
        self._tables[table] = match, secret, bot
        return "\n".join([f"table {table}", *points, observation(view(match.state, match.state.turn))])

    def _on(self, match: Match, secret: bytes, bot: str) -> tuple[Match, list[str]]:
        """Play on until it is the model's turn, or the match is over; also return the points of each deal that ended."""
        points = []
        while match.result is None:
            if match.between_deals:
                match = deal_from_secret(match, secret)
                continue
            seat = match.state.turn
            if match.opening.seats[seat] == 0:
                break
            match = apply_unchecked(match, BOTS[bot].choose(view(match.state, seat)))
            if match.state.points is not None:
                points.append(
                    f"deal {match.state.deal.number} is over: {match.state.to_line()}; points {match.state.points}"
                )
        return match, points


TOOLS: Final[dict[str, Callable[..., str]]] = {
    "rules": rules, "position": position, "legal": legal_actions, "solve": solve, "review": review, "play": Tables().play,
}  # fmt: skip


def _with_reasons(tool: Callable[..., str], failure: type[Exception]) -> Callable[..., str]:
    """Return a tool that raises `failure` with the reason for bad input: the SDK hides the text of other exceptions."""

    @wraps(tool)
    def reasoned(*args: Any, **kwargs: Any) -> str:
        try:
            return tool(*args, **kwargs)
        except (PositionError, NotARecord, Fault, UnknownGame) as error:
            raise failure(str(error)) from None

    return reasoned


def server() -> Any:
    """Return the MCP server. Raise ModuleNotFoundError without the SDK."""
    failure = importlib.import_module("mcp.server.mcpserver.exceptions").ToolError
    mcp_server = importlib.import_module("mcp.server.mcpserver").MCPServer(
        "four-kings", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    for name, tool in TOOLS.items():
        mcp_server.add_tool(_with_reasons(tool, failure), name=name, description=inspect.getdoc(tool))
    return mcp_server


@click.command()
def command() -> None:
    """Give language models tools, as an MCP server on standard input and output.

    The tools are rules, position, legal, solve, review and play. It needs the extra mcp.
    """
    from fourkings.cli.warm import compiled

    try:
        running = server()
    except ModuleNotFoundError:
        raise click.ClickException("the MCP server needs the official SDK: pip install 'four-kings[mcp]'") from None
    compiled(quiet=True)
    running.run()
