"""Audit of a result on a set of boards: the legality of every action, the points, and every reply of the bots."""

from typing import Literal, NamedTuple

from fourkings.duplicate.field import find_replies
from fourkings.duplicate.play import Replies, going_on, is_over, opened, person
from fourkings.duplicate.results import PlayedDeal, Result
from fourkings.duplicate.sets import Set
from fourkings.records import token
from fourkings.rulebook.cards import UnknownAction
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, apply

Kind = Literal["set", "board", "deals", "action", "refused", "reply", "points"]


class Finding(NamedTuple):
    """A fault that an audit found in a result, with its place."""

    what: Kind
    board: int  #: from 1; 0 for the result as a whole
    deal: int  #: from 1; 0 for the board as a whole
    action: int  #: from 1; 0 for the deal as a whole
    text: str  #: what is wrong, and what was expected


def audit(boards: Set, result: Result, replies: bool = True) -> list[Finding]:
    """Return the first fault of each board of a result; an empty list if it is sound.

    replies: also repeat the bots' decisions. Raise `BadBoards` while the secret is kept, or if this program has another
    version of those bots.
    """
    if result.seal != boards.seal:
        return [Finding("set", 0, 0, 0, f"the seal {result.seal[:16]}… is that of another set")]
    faults = []
    for board, deals in result.boards.items():
        if not 1 <= board <= boards.number:
            faults.append(Finding("board", board, 0, 0, f"the set has boards 1 to {boards.number}"))
            continue
        around = Replies(find_replies(boards.replies), boards.secret_of(board)) if replies else None
        faults += _board(boards, board, deals, around)[:1]
    return faults


def _board(boards: Set, board: int, deals: tuple[PlayedDeal, ...], around: Replies | None) -> list[Finding]:
    match = opened(boards, board)
    for number, deal in enumerate(deals, 1):
        if is_over(match):
            return [Finding("deals", board, number, 0, "the board was over before")]
        match = going_on(boards, board, match)
        for place, (seat, text) in enumerate(deal.actions, 1):
            step = _step(match, seat, text, around)
            if not isinstance(step, Match):
                return [Finding(step[0], board, number, place, step[1])]
            match = step
        points = match.state.points
        if points != deal.points or match.state.void != deal.void:
            expected = "the deal is not over" if points is None else f"the cards give {', '.join(map(str, points))}"
            return [Finding("points", board, number, 0, f"{', '.join(map(str, deal.points))}: {expected}")]
    return [] if is_over(match) else [Finding("deals", board, len(deals), 0, "the board is not played to its end")]


def _step(match: Match, seat: int, text: str, around: Replies | None) -> Match | tuple[Kind, str]:
    """Return the match after one action as a result has it, or the kind and text of its fault."""
    try:
        action = parse_action(match.rules.game, text)
        after = apply(match, seat, action)
    except Refused as error:
        return "refused", f"{text} of seat {seat} is not legal ({error.reason.clause})"
    except UnknownAction as error:
        return "action", str(error)
    if around and seat != person(match) and (reply := around.action(match)) != action:
        return "reply", f"the bot in seat {seat} plays {token(reply)}, not {text}"
    return after
