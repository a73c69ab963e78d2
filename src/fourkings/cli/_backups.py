"""Work shared by `fourkings backup` and `fourkings restore`: reading a backup file, and printing the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from fourkings.cli._errors import in_words
from fourkings.cli._help import words
from fourkings.cli._input import UNPACKING, unpacked
from fourkings.server.backup.restore import Restored
from fourkings.server.backup.writing import BackupError

BROKEN: Final = 1
"""The exit code for a backup with a faulty match."""


@contextmanager
def backup_lines(file: Path) -> Iterator[Iterator[bytes]]:
    """Open a backup (`-` for standard input), unpacked if it is compressed.

    Reading raises `BackupError` where a compressed file is damaged.
    """
    with unpacked(str(file)) as opened:
        yield _lines(file, opened)


def _lines(file: Path, opened: Iterator[bytes]) -> Iterator[bytes]:
    number = 0
    try:
        for line in opened:
            number += 1
            yield line
    except UNPACKING:
        raise BackupError(f"{file} cannot be unpacked after line {number}: it was cut off or damaged") from None


def print_json(result: Restored) -> None:
    """Print the result as one JSON object."""
    broken = [broken._asdict() for broken in result.broken]
    numbers = {"rows": result.rows, "matches": result.tables, "held": result.intact}
    click.echo(json.dumps({**numbers, "broken": broken, "key": result.key}))


def print_broken(result: Restored) -> None:
    """Print a line for each table and evening that does not hold."""
    for broken in result.broken:
        fault = in_words(broken.fault)
        text = words().text("cli-broken", line=broken.line, kind=broken.kind, id=broken.id, fault=fault)
        click.echo(text, err=True)
