"""Ids in log lines: the id of a table lets its reader come in, so no line shows one."""

from __future__ import annotations

from typing import Final

LEFT_OUT: Final = "…"
"""Shown in place of what a log line leaves out."""


class Hidden:
    """An id as the argument of a log line. The log of a server shows a handle in its place, any other log nothing."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id_: str) -> None:
        """`kind` is that of the handle: "table", "set"."""
        self.kind, self.id = kind, id_

    def __str__(self) -> str:
        return LEFT_OUT

    __repr__ = __str__
