"""A player's result on a set of boards: every action, its JSON form, points by deal, and differences from others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fourkings.duplicate.play import opened, person
from fourkings.duplicate.sets import BadBoards, Set
from fourkings.records import token
from fourkings.records.json_form import JsonValue, parse_json
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match
from fourkings.rulebook.mirror import gain_of

RESULT: Final = "fourkings/boards-result/1"
"""The name and version of the JSON format of a result."""

Cell = tuple[int, int]
"""The number of a board and that of a deal of it, both from 1: the key of a player's points."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a board as somebody played it."""

    actions: tuple[tuple[int, str], ...]  #: seats and actions as in records, in order
    points: tuple[int, ...]  #: by seat or by side
    void: bool = False  #: True for a void deal, which scores nothing


@dataclass(frozen=True, slots=True)
class Result:
    """A player's result on a set, or on some of its boards: all actions and points."""

    seal: str  #: of the set
    player: str  #: the player's name
    boards: Mapping[int, tuple[PlayedDeal, ...]]  #: deals by board, from 1
    bot: str = ""  #: the bot with its version; empty for a person


def new_result(seal: str, player: str, played: Mapping[int, Match], bot: str = "") -> Result:
    """Return the result of a player's finished boards; `seal` is the set's, `played`: matches by number of the board."""
    return Result(seal, player, {board: deals_of_match(match) for board, match in sorted(played.items())}, bot)


def deals_of_match(match: Match) -> tuple[PlayedDeal, ...]:
    """Return the deals of a finished board's match, as a result has them."""
    return tuple(
        PlayedDeal(
            tuple((seat, token(action)) for seat, action in deal.actions), tuple(deal.state.points or ()), deal.state.void
        )
        for deal in match.deals
    )


def result_json(result: Result) -> dict[str, Any]:
    """Return a result as a JSON object."""
    return {
        "format": RESULT,
        "set": result.seal,
        "player": result.player,
        **({"bot": result.bot} if result.bot else {}),
        "boards": [{"number": board, "deals": deals_json(deals)} for board, deals in result.boards.items()],
    }


def deals_json(deals: Sequence[PlayedDeal]) -> list[dict[str, Any]]:
    """Return the deals of a board as JSON objects."""
    return [
        {
            "actions": [list(action) for action in deal.actions],
            "points": list(deal.points),
            **({"void": True} if deal.void else {}),
        }
        for deal in deals
    ]


def read_result(text: str) -> Result:
    """Read a result from JSON text. Raise `NotARecord` with the place and the reason."""
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


def read_deal(value: JsonValue) -> PlayedDeal:
    """Read a deal of a result from its JSON value."""
    actions = []
    for step in value.key("actions").items():
        parts = step.items()
        if len(parts) != 2:
            step.fail("an action is [seat, action]")
        actions.append((parts[0].seat(), parts[1].text()))
    void = value.maybe("void")
    points = tuple(item.number() for item in value.key("points").items())
    return PlayedDeal(tuple(actions), points, void.truth() if void else False)


def cells_of(boards: Set, result: Result) -> dict[Cell, float]:
    """Return a result's points by board and deal, as `gain_of` counts them.

    Raise `BadBoards` for a result of another set.
    """
    if result.seal != boards.seal:
        raise BadBoards(f"the result of {result.player} is of another set: its seal is {result.seal[:16]}…")
    return {
        cell: gain
        for board, deals in result.boards.items()
        for cell, gain in cells_of_board(boards, board, deals, seat_of(boards, board)).items()
    }


def cells_of_board(boards: Set, board: int, deals: Sequence[PlayedDeal], seat: Seat) -> Mapping[Cell, float]:
    """Return the points that the player at a seat made on the deals of one board, by board and deal."""
    return {(board, number): gain_of(boards.rules, deal.points, seat) for number, deal in enumerate(deals, 1)}


def seat_of(boards: Set, board: int) -> Seat:
    """Return the seat in which the player of a board sits."""
    return boards.given[board - 1].seat if boards.given else person(opened(boards, board))


class Parting(NamedTuple):
    """The first difference between two results of a board."""

    deal: int  #: number of the deal, from 1
    action: int  #: number of actions of that deal that are the same
    seat: int  #: the seat that acted
    actions: tuple[str, str]  #: the first player's action and the second's


def parting(first: Sequence[PlayedDeal], second: Sequence[PlayedDeal]) -> Parting | None:
    """Return where two results of a board first differ; None if they don't."""
    for number, (deal, other) in enumerate(zip(first, second, strict=False), 1):
        for index, (step, other_step) in enumerate(zip(deal.actions, other.actions, strict=False)):
            if step != other_step:
                return Parting(number, index, step[0], (step[1], other_step[1]))
    return None
