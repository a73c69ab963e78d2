"""Markers in Markdown: the program generates the text between `<!-- NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

COMMENT: Final = re.compile(r"<!-- *([^\n]*?) *-->[ \t]*\n?")
END: Final = "end"
END_MARKER: Final = f"<!-- {END} -->"


class BadMarker(ValueError):
    """A marker can't be filled; the message gives its file and line."""


def fill(page: str, file: object, writers: Mapping[str, Callable[[], str]]) -> str:
    """Return a page with the text between each marker and its end replaced.

    file: for errors; writers: by marker name, what writes the text. A comment that is neither one of these nor followed by
    an end stays; other faults raise `BadMarker`.
    """
    filled, position = "", 0
    for marker, after in pairwise([*COMMENT.finditer(page), None]):
        if marker is None or marker[1] == END:
            continue
        name, line = marker[1], page.count("\n", 0, marker.start()) + 1
        end = after if after and after[1] == END else None
        if name in writers and end:
            filled, position = filled + page[position : marker.end()] + writers[name](), end.start()
        elif name in writers:
            raise BadMarker(f"{file}, line {line}: the marker {name} is not closed; add {END_MARKER} on a line below it")
        elif end:
            raise BadMarker(f"{file}, line {line}: the program writes no {name}; correct or remove the marker")
    return filled + page[position:]
