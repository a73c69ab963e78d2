"""The facts that a player needs at a point of a deal: its clause, costs and payments, notes on the calls, points so far.

What a contract pays is described for any game; a game adds what its calls change, in `Game.moment`.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from fourkings.rulebook.cards import Seat, group_name
from fourkings.rulebook.game.definition import Param, State
from fourkings.rulebook.tricks import Line, Payoff, points_taken


class Item(NamedTuple):
    """A fact about a deal in progress, such as the points for each trick.

    It is the key of a sentence in `i18n` (`moment-<key>`) with parameters; `Language.moment` makes the sentence.
    """

    key: str
    params: Mapping[str, Param]
    """Its parameters: `seat`, `buyer` and `dealer` seats, `each` points with their sign, `what` a set of cards by its
    short name, `clique` and `rung` calls, others numbers."""


class Moment(NamedTuple):
    """The facts that a player who does not know the game needs at this point."""

    clause: str  #: the clause of the rules about it
    stakes: tuple[Item, ...] = ()  #: what the deal costs or pays
    notes: tuple[Item, ...] = ()  #: consequences of the calls, for the seat whose turn it is
    points: tuple[int, ...] | None = None
    """The points of the deal so far, one a seat or a side; None if nothing is counted before its end."""


def moment_of(state: State, seat: Seat | None) -> Moment:
    """Return the facts to show to a seat (None: a spectator) now. Reads only that seat's own hand, and only on its turn."""
    return state.rules.game.moment(state, seat, plain_moment(state))


def plain_moment(state: State) -> Moment:
    """Return the facts that hold in any game and are public: what the contract pays and the points so far.

    No hand is read.
    """
    game, contract = state.rules.game, state.contract
    if contract is None:
        return Moment(game.scoring_clause(state))
    points = points_taken(contract.payoff, state.tricks, len(game.pack(state.rules)) // 4)
    if game.TEAM_SCORES:
        points = [points[0] + points[2], points[1] + points[3]]
    stakes = payoff_items(contract.payoff, bool(game.deal_titles(state.rules)))
    return Moment(game.scoring_clause(state), stakes, points=tuple(points))


@cache
def payoff_items(payoff: Payoff, titled: bool) -> tuple[Item, ...]:
    """Return a fact for each thing that a payoff counts.

    titled: the deal has a title, which names that thing if it is the only one.
    """
    count, each = payoff.last
    is_single = titled and bool(payoff.trick) + len(payoff.cards) + bool(each) == 1
    items = [Item("trick", {"each": payoff.trick})] if payoff.trick else []
    for cards, points in payoff.cards:
        key = "cards" if cards.bit_count() > 1 else "whole" if is_single else "card"
        items.append(Item(key, {"each": points, "what": group_name(cards)}))
    if each and is_single:
        items.append(Item("whole" if count == 1 else "each", {"each": each}))
    elif each:
        items.append(Item("last-tricks", {"each": each, "many": count}))
    return tuple(items)


def with_lines(moment: Moment, lines: list[Line]) -> Moment:
    """Return the moment (facts for players) with the points of these account lines added to its points, if it has any."""
    if moment.points is None or not lines:
        return moment
    return moment._replace(points=tuple(map(sum, zip(moment.points, *(line.points for line in lines), strict=True))))
