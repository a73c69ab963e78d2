"""A store in memory, for one process: no database, no thread, nothing to wait for."""

from fourkings.app.memory.store import MemoryStore

__all__ = ["MemoryStore"]
