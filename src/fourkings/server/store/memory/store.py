"""The subjects of a store in memory, composed."""

from __future__ import annotations

from fourkings.server.store.memory.boards import MemoryBoards
from fourkings.server.store.memory.evenings import MemoryEvenings
from fourkings.server.store.memory.exercises import MemoryExercises
from fourkings.server.store.memory.puzzles import MemoryPuzzles
from fourkings.server.store.memory.reviews import MemoryReviews
from fourkings.server.store.memory.shelves import Shelves, in_memory
from fourkings.server.store.memory.tables import MemoryPeople, MemoryTables


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
