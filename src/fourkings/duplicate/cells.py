"""Cells: what a player made of each deal of each board, as one number that can be compared with another player's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fourkings.duplicate.play import opened, person
from fourkings.duplicate.results import PlayedDeal, Result
from fourkings.duplicate.sets import BadBoards, Set
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.mirror import gain_of

__all__ = ["Cell", "cells_of", "cells_of_board", "gain_of", "seat_of"]

Cell = tuple[int, int]
"""A board and a deal of it, both from 1."""


def cells_of(boards: Set, result: Result) -> dict[Cell, float]:
    """What a result holds, by board and deal. Raises `BadBoards` for a result of another set."""
    if result.seal != boards.seal:
        raise BadBoards(f"the result of {result.player} is of another set: its seal is {result.seal[:16]}…")
    return {
        cell: gain
        for board, deals in result.boards.items()
        for cell, gain in cells_of_board(boards, board, deals, seat_of(boards, board)).items()
    }


def cells_of_board(boards: Set, board: int, deals: Sequence[PlayedDeal], seat: Seat) -> Mapping[Cell, float]:
    """What the deals of one board hold, for who played it at a seat."""
    return {(board, number): gain_of(boards.rules, deal.points, seat) for number, deal in enumerate(deals, 1)}


def seat_of(boards: Set, board: int) -> Seat:
    """The seat of who plays a board."""
    return boards.given[board - 1].seat if boards.given else person(opened(boards, board))
