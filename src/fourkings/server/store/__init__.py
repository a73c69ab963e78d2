"""What a server must find again after any crash, by subject: rows, and the stores that keep them, in SQL or in memory."""

from fourkings.server.store.rows import (
    Apart,
    Deed,
    Done,
    Entry,
    Fenced,
    FieldTask,
    JudgeTask,
    KnownPerson,
    Notice,
    Person,
    Play,
    Stored,
    StoredReview,
    StoredSet,
    Summary,
)

__all__ = [
    "Apart",
    "Deed",
    "Done",
    "Entry",
    "Fenced",
    "FieldTask",
    "JudgeTask",
    "KnownPerson",
    "Notice",
    "Person",
    "Play",
    "Stored",
    "StoredReview",
    "StoredSet",
    "Summary",
]
