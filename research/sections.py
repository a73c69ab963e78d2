"""Sections of `RESULTS.md`: each is written by the script that measured it, in the place of the one before it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).with_name("RESULTS.md")


def write(section: str, heading: str) -> None:
    """Put the section in the place of the one with that heading, or at the end.

    section: its text in Markdown, heading and last line end included.
    heading: its first line, as `"## Careful against chance"`.
    """
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
    before, named, after = text.partition(heading + "\n")
    rest = after.partition("\n## ")
    tail = "\n## " + rest[2] if named and rest[1] else ""
    RESULTS.write_text(before.rstrip("\n") + "\n\n" + section + tail, encoding="utf-8")
