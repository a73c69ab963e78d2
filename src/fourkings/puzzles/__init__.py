"""Puzzles: moments of matches between bots that have a fair answer, found by three judges and checked by them again."""

from fourkings.puzzles.form import NotAPuzzle, Puzzle, puzzle_json, read_puzzle

__all__ = ["NotAPuzzle", "Puzzle", "puzzle_json", "read_puzzle"]
