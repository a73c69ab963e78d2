"""The ratings of puzzles and players, and which puzzle comes next."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from fourkings.app.models import PuzzleAnswer, StoredRating
from fourkings.app.ports import Both, Puzzles
from fourkings.puzzles import Puzzle
from fourkings.puzzles.ratings import Rating, answered, initial_rating
from fourkings.puzzles.shipped import Entry

NOBODY: Final = Rating()
"""The rating of a player without answers."""


async def note_answer(store: Puzzles, player: str, puzzle: Puzzle, right: bool, at: float, rated: bool) -> bool:
    """Store an answer if it is the player's first to this puzzle, else return False. rated: whether it moves ratings."""

    def rate(before: Both) -> Both:
        own, others = before
        own_rating = Rating(*own) if own else NOBODY
        puzzle_rating = Rating(*others) if others else initial_rating(puzzle.rating)
        after = answered(own_rating, puzzle_rating, right)
        moved = None if after.puzzle == puzzle_rating else StoredRating(*after.puzzle)
        return StoredRating(*after.player), moved

    kept = PuzzleAnswer(puzzle.rules.game.ID, puzzle.id, right, at)
    return await store.note(player, kept, rate if rated else None)


def next_puzzle(
    entries: Mapping[str, Entry],
    ratings: Mapping[str, StoredRating],
    own: StoredRating | None,
    done: Collection[str],
    beside: str = "",
    theme: str = "",
) -> str | None:
    """Return the unanswered puzzle whose rating is nearest to the player's; None if none is left.

    beside: the puzzle that is open; where it is not answered, it is passed over, and the next nearest comes. theme: only
    puzzles of this theme.
    """
    target = own.rating if own else NOBODY.rating

    def distance(puzzle: str) -> float:
        moved = ratings.get(puzzle)
        return abs((moved.rating if moved else entries[puzzle].rating) - target)

    wanted = [puzzle for puzzle, entry in entries.items() if puzzle not in done and (not theme or theme in entry.themes)]
    wanted.sort(key=distance)
    if beside in wanted:
        at = wanted.index(beside)
        wanted = [*wanted[at + 1 :], *wanted[:at]]
    return wanted[0] if wanted else None
