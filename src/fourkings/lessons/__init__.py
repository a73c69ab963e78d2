"""Lessons: a first match of each game in which a friend tells each clause when it first bites.

A lesson is an ordinary match from a published secret, so that everybody who learns is dealt the same cards. What the friend
says is data, `<game>.toml` beside this module (a game of another package brings its own `lesson.toml`): remarks, each with
its clause, its sentence in every language and the moment that it waits for (`triggers`). What was said so far follows from
the match alone (`said`), so that nothing has to be remembered beside it.
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
)
from fourkings.lessons.telling import Said, said

__all__ = [
    "Lesson",
    "NoLesson",
    "Remark",
    "Said",
    "has_lesson",
    "is_lesson",
    "lesson",
    "parse_lesson",
    "published_secrets",
    "said",
]
