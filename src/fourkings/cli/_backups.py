"""Shared parts of `fourkings backup` and `fourkings restore`: settings of the server, backup files and results."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from fourkings.cli._help import in_words, words
from fourkings.cli._input import UNPACK_ERRORS, unpacked
from fourkings.cli.serve import data_folder
from fourkings.server.backup.restore import Restored
from fourkings.server.backup.writing import BackupError
from fourkings.server.net.settings import BadSetting, Settings, settings

Command = TypeVar("Command", bound=Callable[..., Any])


def server_options(command: Command) -> Command:
    """Add `--data` and `--database`, as `serve` has them."""
    command = click.option(
        "--database",
        metavar="URL",
        help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.  [default: a file in the data folder]",
    )(command)
    return click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        help="Data folder of the server.  [default: in your own data folder]",
    )(command)


def chosen(data: Path | None, database: str | None) -> Settings:
    """Return the settings that the server would have, by flags and environment."""
    try:
        return settings({"FOURKINGS_DATA": str(data_folder()), **os.environ}, data=data, database=database)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None


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
    except UNPACK_ERRORS:
        raise BackupError(f"{file} cannot be unpacked after line {number}: it was cut off or damaged") from None


def print_json(result: Restored) -> None:
    """Print the result as one JSON object."""
    broken = [broken._asdict() for broken in result.broken]
    numbers = {"rows": result.rows, "matches": result.tables, "held": result.intact}
    click.echo(json.dumps({**numbers, "broken": broken, "key": result.key}))


def print_broken(result: Restored) -> None:
    """Print a line for each table and evening with a fault."""
    for broken in result.broken:
        fault = in_words(broken.fault)
        text = words().text("cli-broken", line=broken.line, kind=broken.kind, id=broken.id, fault=fault)
        click.echo(text, err=True)
