"""Puzzles: positions from matches between bots with a fair answer, found by three judges and confirmed by them."""

from fourkings.puzzles.form import NotAPuzzle, Puzzle, puzzle_json, read_puzzle

__all__ = ["NotAPuzzle", "Puzzle", "puzzle_json", "read_puzzle"]
