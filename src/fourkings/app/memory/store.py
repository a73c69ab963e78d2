"""The subjects of a store in memory, composed."""

from __future__ import annotations

from fourkings.app.memory.boards import MemoryBoards
from fourkings.app.memory.dicts import Shelves, in_memory
from fourkings.app.memory.evenings import MemoryEvenings
from fourkings.app.memory.exercises import MemoryExercises
from fourkings.app.memory.puzzles import MemoryPuzzles
from fourkings.app.memory.reviews import MemoryReviews
from fourkings.app.memory.tables import MemoryPeople, MemoryTables


class MemoryStore:
    """What is kept as long as it is, or for as long as its shelves are."""

    def __init__(self, shelf: Shelves = in_memory) -> None:
        self.tables = MemoryTables()
        self.people = MemoryPeople()
        self.reviews = MemoryReviews(self.tables, shelf)
        self.boards = MemoryBoards(shelf)
        self.evenings = MemoryEvenings()
        self.puzzles = MemoryPuzzles(shelf)
        self.exercises = MemoryExercises(shelf)
