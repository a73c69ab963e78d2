"""What a player's decisions gave away on a board, by what could be known: the part of a result that is no luck at all.

Two players of one board still differ by luck: a guess that came off, a partner who was asked and did not answer. So each of
their decisions is judged as a review does it (`fourkings.analysis`), from what its seat could see alone: the points
that it loses to the best one, on average over the deals that fit. What hidden cards made of it does not enter.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from fourkings.duplicate.cells import Cell
from fourkings.duplicate.play import going_on, opened, person
from fourkings.duplicate.results import PlayedDeal, Result
from fourkings.duplicate.sets import BadBoards, Set
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, apply
from fourkings.views import view


def played_again(boards: Set, board: int, deals: Sequence[PlayedDeal]) -> Match:
    """The match of a board, from 1, as a result tells it.

    Raises `BadBoards` where the rules do not allow it, and as `Set.secret_of` does.
    """
    match = opened(boards, board)
    try:
        for deal in deals:
            match = going_on(boards, board, match)
            for seat, text in deal.actions:
                match = apply(match, seat, parse_action(boards.rules.game, text))
    except BadBoards:
        raise
    except ValueError:
        raise BadBoards(f"board {board}: this result breaks the rules") from None
    return match


def given_away(match: Match, seat: Seat) -> tuple[float, ...]:
    """By deal, the points that a seat's decisions lose to the best that could be known: 0 where none is better."""
    from fourkings.analysis.judge import judge  # heavy, and most who compare results judge nothing
    from fourkings.analysis.matches import moments

    lost = [0.0] * len(match.deals)
    for place, deal in enumerate(match.deals):
        single = Match(match.rules, match.entrants, match.opening, (deal,))
        judgements = (judge(view(state, seat), action) for _, _, state, action in moments(single, seat))
        lost[place] = math.fsum(each.loss for each in judgements if each)
    return tuple(lost)


def losses_of(boards: Set, result: Result) -> Mapping[Cell, float]:
    """By board and deal, what a result's decisions gave away. Raises ValueError as `played_again` does."""
    losses: dict[Cell, float] = {}
    for board, deals in result.boards.items():
        match = played_again(boards, board, deals)
        losses |= {(board, number): lost for number, lost in enumerate(given_away(match, person(match)), 1)}
    return losses
