"""Scores of a set's results against each other: match points, margins over the field with intervals, rank, lost points."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fourkings.arena.intervals import Interval, interval
from fourkings.duplicate.play import going_on, opened, person
from fourkings.duplicate.results import Cell, PlayedDeal, Result, cells_of
from fourkings.duplicate.sets import BadBoards, Set
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, apply
from fourkings.views import view


class Column(NamedTuple):
    """The points of all of a field on one deal, sorted."""

    figures: tuple[float, ...]
    mean: float
    spread: float  #: standard deviation

    def beaten(self, figure: float) -> float:
        """Return the share of the field that made less than `figure`, ties counting half; one half without a field."""
        if not self.figures:
            return 0.5
        return (bisect_left(self.figures, figure) + bisect_right(self.figures, figure)) / 2 / len(self.figures)

    def beaten_by_member(self, figure: float) -> float:
        """Return the share of the other members that a member of the field with `figure` has beaten, ties counting half."""
        others = len(self.figures) - 1
        return (bisect_left(self.figures, figure) + bisect_right(self.figures, figure) - 1) / 2 / others if others else 0.5


class Standing(NamedTuple):
    """A player's result on a set compared with the field."""

    player: str
    bot: str  #: the bot with its version; empty for a person
    cells: Mapping[Cell, float]  #: points of each deal, as `gain_of` counts them
    beyond: Interval  #: mean margin over the field's mean, in points per deal
    matchpoints: float  #: mean share of the field beaten, 0 to 1
    place: int = 0  #: rank from 1; equal match points share it
    lost: Mapping[Cell, float] = {}  #: points lost by decisions in each deal; empty unless they were judged


class Rank(NamedTuple):
    """A player's place among everybody who has played the same deals: the others and themselves."""

    share: float  #: share of the others with a worse result: 0 to 1
    place: int  #: from 1; players with equal shares have the same
    tied: int  #: number of others in the same place
    of: int  #: number of players


class Table(NamedTuple):
    """A field's points on each deal of a set, to compare players with."""

    columns: Mapping[Cell, Column]

    def without(self, cells: Mapping[Cell, float]) -> Table:
        """Return the field without a member who has these points, so that a player isn't compared with themselves."""
        return Table({cell: _without(column, cells.get(cell)) for cell, column in self.columns.items()})

    def standing(self, player: str, cells: Mapping[Cell, float], bot: str = "") -> Standing:
        """Compare a player with this field over the deals that both have played."""
        shared = [cell for cell in cells if cell in self.columns]
        if not shared:
            return Standing(player, bot, cells, Interval(0.0, -math.inf, math.inf), 0.5)
        beyond = interval([cells[cell] - self.columns[cell].mean for cell in shared])
        share = math.fsum(self.columns[cell].beaten(cells[cell]) for cell in shared) / len(shared)
        return Standing(player, bot, cells, beyond, share)


def column(figures: Iterable[float]) -> Column:
    """Return the points that all players of one deal made, sorted, with their mean and standard deviation."""
    values = tuple(sorted(figures))
    if not values:
        return Column((), 0.0, 0.0)
    mean = math.fsum(values) / len(values)
    return Column(values, mean, math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values)))


def _without(full: Column, figure: float | None) -> Column:
    if figure is None or figure not in full.figures:
        return full
    place = full.figures.index(figure)
    return column((*full.figures[:place], *full.figures[place + 1 :]))


def table_of(all_cells: Sequence[Mapping[Cell, float]]) -> Table:
    """Return the field made of these players' points by board and deal."""
    by_cell: dict[Cell, list[float]] = {}
    for cells in all_cells:
        for cell, figure in cells.items():
            by_cell.setdefault(cell, []).append(figure)
    return Table({cell: column(figures) for cell, figures in sorted(by_cell.items())})


def rank_among(others: Sequence[Mapping[Cell, float]], own: Mapping[Cell, float]) -> Rank | None:
    """Return a player's place on the deals that they have played; None if nobody else has played one of them.

    Others take a place if they have played all these deals. If nobody has, the share counts each deal by itself.
    """
    columns = table_of([own, *others]).columns
    if all(len(columns[cell].figures) < 2 for cell in own):
        return None

    def share_of(cells: Mapping[Cell, float]) -> float:
        shares = [columns[cell].beaten_by_member(cells[cell]) for cell in own if len(columns[cell].figures) > 1]
        return round(math.fsum(shares) / len(shares), 9)

    share, shares = share_of(own), [share_of(cells) for cells in others if own.keys() <= cells.keys()]
    beaten = sum(other < share for other in shares) / len(shares) if shares else share
    return Rank(beaten, 1 + sum(other > share for other in shares), shares.count(share), 1 + len(shares))


def standings(boards: Set, results: Sequence[Result], field: Sequence[Result] = (), judged: bool = False) -> list[Standing]:
    """Rank results of a set, each compared with the field and all other results.

    field: results to compare with but not to list; judged: also judge every decision of the listed results.

    Raise ValueError for results of another set; if judged, also while the secret is kept or for illegal actions.
    """
    listed = [cells_of(boards, result) for result in results]
    everyone = table_of([*listed, *(cells_of(boards, result) for result in field)])
    standings = [
        everyone.without(cells).standing(result.player, cells, result.bot)
        for result, cells in zip(results, listed, strict=True)
    ]
    if judged:
        standings = [each._replace(lost=losses_of(boards, result)) for each, result in zip(standings, results, strict=True)]
    return placed(standings)


def placed(standings: Iterable[Standing]) -> list[Standing]:
    """Return standings sorted by match points, the best first, with their ranks set."""
    ordered = sorted(standings, key=lambda standing: -standing.matchpoints)
    shares = [round(standing.matchpoints, 9) for standing in ordered]
    return [standing._replace(place=shares.index(share) + 1) for standing, share in zip(ordered, shares, strict=True)]


def played_again(boards: Set, board: int, deals: Sequence[PlayedDeal]) -> Match:
    """Replay a result on one board (numbered from 1).

    Raise `BadBoards` for an illegal action, or as `Set.secret_of` does.
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
    """Return by deal the points that a seat's decisions lose, compared with the best that its view allows."""
    from fourkings.analysis.judge import judge  # heavy, and rarely needed
    from fourkings.analysis.matches import moments

    losses = []
    for deal in match.deals:
        single = Match(match.rules, match.entrants, match.opening, (deal,))
        judgements = (judge(view(state, seat), action) for _, _, state, action in moments(single, seat))
        losses.append(math.fsum(each.loss for each in judgements if each))
    return tuple(losses)


def losses_of(boards: Set, result: Result) -> Mapping[Cell, float]:
    """Return the points that the decisions of a result lose, by board and deal. Raise as `played_again` does."""
    losses: dict[Cell, float] = {}
    for board, deals in result.boards.items():
        match = played_again(boards, board, deals)
        losses |= {(board, number): loss for number, loss in enumerate(given_away(match, person(match)), 1)}
    return losses
