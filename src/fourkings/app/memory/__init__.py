"""A store in memory, for one process: no database, no thread, nothing to wait for."""

from fourkings.app.memory import stores
from fourkings.app.memory.boards import MemoryBoards
from fourkings.app.memory.stores import DictFactory, MemoryTables, in_memory


class MemoryStore:
    """A store that lasts as long as the process, or as the dictionaries that `new_dict` makes."""

    def __init__(self, new_dict: DictFactory = in_memory, tables: MemoryTables | None = None) -> None:
        self.tables = tables or MemoryTables()
        self.people = stores.MemoryPeople()
        self.seals = stores.MemorySeals()
        self.reviews = stores.MemoryReviews(self.tables, new_dict)
        self.boards = MemoryBoards(new_dict)
        self.puzzles = stores.MemoryPuzzles(new_dict)
        self.exercises = stores.MemoryExercises(new_dict)
        self.mistakes = stores.MemoryMistakes(new_dict)
