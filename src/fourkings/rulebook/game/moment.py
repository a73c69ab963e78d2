"""A moment of a deal: its clause, what the deal costs or pays, what comes of the calls, the points so far.

What a contract pays is told for any game; what the calls add a game says itself, in its `moment`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from fourkings.rulebook.cards import Seat, group_name
from fourkings.rulebook.game.definition import Param, State
from fourkings.rulebook.tricks import Line, Payoff, taken_so_far


class Item(NamedTuple):
    """One thing to know, as the key of a sentence in `i18n` (`moment-<key>`). `Language.moment` makes the sentence."""

    key: str
    params: Mapping[str, Param]
    """The parameters of the sentence by name: `seat`, `buyer` and `dealer` seats, `each` points with their sign, `what`
    a set of cards by its short name, `clique` and `rung` words of calls, others numbers."""


class Moment(NamedTuple):
    """What somebody who does not know the game needs to know of a moment."""

    clause: str  #: the clause of the rules that speaks of it
    stakes: tuple[Item, ...] = ()  #: what the deal costs or pays
    notes: tuple[Item, ...] = ()  #: what comes of the calls, for the seat whose turn it is
    points: tuple[int, ...] | None = None
    """The points of the deal so far, one a seat or a side; None if nothing is counted before its end."""


def moment_of(state: State, seat: Seat | None) -> Moment:
    """The moment of a deal as a seat (None: a watcher) is told it.

    Of the hands only that seat's own is looked at, and that only where it is the seat's turn.
    """
    return state.rules.game.moment(state, seat, plain_moment(state))


def plain_moment(state: State) -> Moment:
    """What can be said of a moment in any game, to everybody alike: no hand is looked at."""
    game, contract = state.rules.game, state.contract
    stakes = payoff_items(contract.payoff, bool(game.deal_titles(state.rules))) if contract else ()
    return Moment(game.scoring_clause(state), stakes, (), points_so_far(state))


@cache
def payoff_items(payoff: Payoff, titled: bool) -> tuple[Item, ...]:
    """What a payoff counts; `titled`: the deal has a title, which names what a deal of a single thing counts."""
    many, each = payoff.last
    kinds = bool(payoff.trick) + len(payoff.cards) + bool(each)
    alone = titled and kinds == 1
    items = [Item("trick", {"each": payoff.trick})] if payoff.trick else []
    for cards, points in payoff.cards:
        single = cards.bit_count() == 1
        key = "cards" if not single else "whole" if alone else "card"
        items.append(Item(key, {"each": points, "what": group_name(cards)}))
    if each and alone:
        items.append(Item("whole" if many == 1 else "each", {"each": each}))
    elif each:
        items.append(Item("last-tricks", {"each": each, "many": many}))
    return tuple(items)


def points_so_far(state: State) -> tuple[int, ...] | None:
    """What the tricks taken so far count, one number a seat or a side; None while nothing is known to count."""
    if state.contract is None:
        return None
    game = state.rules.game
    points = taken_so_far(state.contract.payoff, state.tricks, len(game.pack(state.rules)) // 4)
    return (points[0] + points[2], points[1] + points[3]) if game.TEAM_SCORES else tuple(points)


def with_lines(moment: Moment, lines: list[Line]) -> Moment:
    """The moment with these lines of the account counted among its points, where any are."""
    if moment.points is None or not lines:
        return moment
    return moment._replace(points=tuple(map(sum, zip(moment.points, *(line.points for line in lines), strict=True))))
