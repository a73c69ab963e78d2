"""A store in memory, by subject, of what one process needs after a match: no database, no thread, nothing to wait for."""

from fourkings.app.memory.store import MemoryStore

__all__ = ["MemoryStore"]
