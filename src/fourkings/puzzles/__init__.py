"""Puzzles: moments of matches between bots that have a fair answer, found by three judges and checked by them again."""

from fourkings.puzzles.fair import again
from fourkings.puzzles.form import NotAPuzzle, Puzzle, puzzle_json, read_puzzle
from fourkings.puzzles.mining import Mined, mine

__all__ = ["Mined", "NotAPuzzle", "Puzzle", "again", "mine", "puzzle_json", "read_puzzle"]
