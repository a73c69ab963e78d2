"""Output of commands: standard output, or a file that is compressed if its name ends in .gz."""

import codecs
import contextlib
import gzip
import io
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Final

import click

PLAIN: Final[Mapping[str, str]] = {
    "\u00a0": " ", "\u202f": " ", "♠": "S", "♥": "H", "♦": "D", "♣": "C", "−": "-", "–": "-", "…": "...",
}  # fmt: skip
"""Replacements for characters that a terminal cannot print; all others become a question mark."""


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement of what an encoder cannot encode, and the position after it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def plain_signs() -> None:
    """Let terminals with few characters print every sentence: without suits, but without a traceback."""
    codecs.register_error("fourkings-plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # file names may have surrogates, which UTF-8 lacks
            stream.reconfigure(errors="fourkings-plain")


@contextlib.contextmanager
def output(out: Path | None) -> Iterator[IO[str]]:
    """Open standard output, or a file that appears under its name only when it is complete."""
    if out is None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        yield sys.stdout
        return
    if out.exists() and not out.is_file():
        with out.open("w", encoding="utf-8") as device:
            yield device
        return
    if not out.parent.is_dir():
        raise click.UsageError(f"--out {out}: the folder {out.parent} does not exist; create it first")
    with whole_file(out) as file:
        text = io.TextIOWrapper(file, "utf-8", newline="\n")
        try:
            yield text
        finally:
            text.detach()


@contextlib.contextmanager
def whole_file(file: Path, private: bool = False) -> Iterator[IO[bytes]]:
    """Open a file that appears under its name only when it is complete, compressed if its name ends in .gz.

    The same content gives the same bytes: they have no time and no name. private: for its owner alone.
    """
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as plain:
            packed = gzip.GzipFile(filename="", mode="wb", fileobj=plain, mtime=0) if file.suffix == ".gz" else None
            with packed or contextlib.nullcontext():
                yield packed or plain  # type: ignore[misc]
            plain.flush()
            os.fsync(plain.fileno())
        if not private:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
