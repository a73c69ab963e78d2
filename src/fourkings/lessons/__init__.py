"""Lessons: a first match of each game, with remarks that explain each clause of the rules when it first matters.

A lesson is an ordinary match from a published secret, so all learners have the same cards. Remarks are data, in
`<game>.toml` beside this module or the `lesson.toml` of another package's game: each has a clause, a sentence in every
language, and a trigger. Which remarks were made follows from the match alone, so nothing else is stored.
"""

from fourkings.lessons.lesson import (
    Lesson,
    NoLesson,
    Remark,
    has_lesson,
    is_lesson,
    lesson,
    parse_lesson,
    published_secrets,
)  # fmt: skip
from fourkings.lessons.remarks import Said, said

__all__ = [
    "Lesson", "NoLesson", "Remark", "Said", "has_lesson", "is_lesson", "lesson", "parse_lesson", "published_secrets",
    "said",
]  # fmt: skip
