"""The result of a set for one player: every action of every board played, and its form as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fourkings.records import token
from fourkings.records.json_form import JsonValue, parse_json
from fourkings.rulebook.match import Match

RESULT: Final = "fourkings/boards-result/1"
"""The name of the format."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a board as it was played."""

    actions: tuple[tuple[int, str], ...]  #: the seat and the action as records write it, in order
    points: tuple[int, ...]  #: one a seat, or one a side
    void: bool = False  #: True for a void deal, which scores nothing


@dataclass(frozen=True, slots=True)
class Result:
    """What one player did with a set, or with some boards of it."""

    seal: str  #: the seal of the set
    player: str  #: the name
    boards: Mapping[int, tuple[PlayedDeal, ...]]  #: by board, from 1, its deals
    bot: str = ""  #: the bot that it is, with its version; empty for a person


def new_result(seal: str, player: str, played: Mapping[int, Match], bot: str = "") -> Result:
    """The result of boards that are over, by their numbers."""
    return Result(seal, player, {board: deals_of_match(match) for board, match in sorted(played.items())}, bot)


def deals_of_match(match: Match) -> tuple[PlayedDeal, ...]:
    """The deals of a board that is over, as a result keeps them."""
    return tuple(
        PlayedDeal(
            tuple((seat, token(action)) for seat, action in deal.actions), tuple(deal.state.points or ()), deal.state.void
        )
        for deal in match.deals
    )


def result_json(result: Result) -> dict[str, Any]:
    """A result as a JSON object."""
    return {
        "format": RESULT,
        "set": result.seal,
        "player": result.player,
        **({"bot": result.bot} if result.bot else {}),
        "boards": [{"number": board, "deals": deals_json(deals)} for board, deals in result.boards.items()],
    }


def deals_json(deals: Sequence[PlayedDeal]) -> list[dict[str, Any]]:
    """The deals of a board as JSON objects."""
    return [
        {
            "actions": [list(action) for action in deal.actions],
            "points": list(deal.points),
            **({"void": True} if deal.void else {}),
        }
        for deal in deals
    ]


def read_result(text: str) -> Result:
    """The result in a JSON text. Raises `NotARecord`, which says where it fails and why."""
    top = JsonValue(parse_json(text), "the result")
    if top.key("format").value != RESULT:
        top.key("format").fail(f"{RESULT!r} is expected: this version reads no other results")
    boards: dict[int, tuple[PlayedDeal, ...]] = {}
    for item in top.key("boards").items():
        number = item.key("number").number()
        if number in boards:
            item.key("number").fail(f"board {number} appears twice")
        boards[number] = tuple(read_deal(deal) for deal in item.key("deals").items())
    bot = top.maybe("bot")
    return Result(top.key("set").text(), top.key("player").text(), boards, bot.text() if bot else "")


def read_deal(at: JsonValue) -> PlayedDeal:
    """A deal as a result has it."""
    actions = []
    for step in at.key("actions").items():
        parts = step.items()
        if len(parts) != 2:
            step.fail("an action is [seat, action]")
        actions.append((parts[0].seat(), parts[1].text()))
    void = at.maybe("void")
    points = tuple(item.number() for item in at.key("points").items())
    return PlayedDeal(tuple(actions), points, void.truth() if void else False)
