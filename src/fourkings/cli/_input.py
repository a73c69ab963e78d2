"""Records from files: plain or compressed, several in one, from standard input too."""

import gzip
import io
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Final, cast

import click

from fourkings.records import MAX_BYTES, NotARecord, Record, loads

GZIP_MAGIC: Final = b"\x1f\x8b"
"""The first bytes of a gzip file."""
UNPACK_ERRORS: Final = (EOFError, gzip.BadGzipFile, zlib.error)
"""Errors of decompression."""
DAMAGED: Final = "the file cannot be unpacked from here on: it was cut off or damaged"

Line = bytes | NotARecord
"""A line that may be a record, or why it is not."""
Numbered = tuple[str, int, Line]
"""A file, a line number and the line."""


class Failure(click.ClickException):
    """Unusable input: one sentence, and exit code 2."""

    exit_code = 2


@contextmanager
def unpacked(file: str) -> Iterator[IO[bytes]]:
    """Open a file (`-` for standard input) to read, unpacked if it is gzip's, whatever its name.

    Raise `Failure` if it is damaged.
    """
    with click.open_file(file, "rb") as raw:
        source = cast("io.BufferedReader", raw if hasattr(raw, "peek") else io.BufferedReader(cast("io.RawIOBase", raw)))
        if source.peek(2)[:2] == GZIP_MAGIC:
            try:
                with gzip.open(source) as opened:
                    yield cast("IO[bytes]", opened)
            except UNPACK_ERRORS:
                raise Failure(f"{file}: {DAMAGED}") from None
        else:
            yield source


def records(files: Iterable[str]) -> Iterator[Numbered]:
    """Yield the lines of these files, in order; a damaged compressed file ends with the error."""
    for file in files:
        place = 0
        with unpacked(file) as source:
            try:
                for place, line in lines(source):
                    yield file, place, line
            except UNPACK_ERRORS:
                yield file, place + 1, NotARecord(DAMAGED)


def lines(source: IO[bytes]) -> Iterator[tuple[int, Line]]:
    """Yield the lines that are not empty, with their numbers; an error for one that is too long to be a record.

    A file of one record that is spread over several lines gives one line.
    """
    too_long = NotARecord(f"the line is longer than {MAX_BYTES >> 20} MiB, so it is not a match record")
    for number, line in _numbered(source):
        if number == 1 and line is not None and line.removeprefix(b"\xef\xbb\xbf").strip() == b"{":
            rest = source.read(MAX_BYTES)
            yield 1, line + rest if len(line) + len(rest) < MAX_BYTES else too_long
            return
        if line is None or line.strip():
            yield number, too_long if line is None else line


def _numbered(source: IO[bytes]) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := source.readline(MAX_BYTES):
        number += 1
        if len(line) < MAX_BYTES or line.endswith(b"\n"):
            yield number, line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(MAX_BYTES)
        yield number, None


def record_of(line: Line) -> Record:
    """Return the record in a line; raise `NotARecord` if there is none."""
    if isinstance(line, NotARecord):
        raise line
    try:
        return loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NotARecord(f"byte {error.start + 1} is not UTF-8 text") from None
