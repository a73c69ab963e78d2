"""`fourkings backup FILE`."""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click
from tqdm import tqdm

from fourkings.cli._help import words
from fourkings.cli._server import chosen, server_options
from fourkings.server.settings import Settings


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@server_options
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Write everything that the server holds to FILE, while it runs or not (- for standard output).

    Matches, hands, secrets, names and chat, in a form that any database takes again with `fourkings restore`: from SQLite
    to PostgreSQL, too. Compressed where FILE ends in .gz. The file is for its owner alone, and appears when it is whole.
    """
    from fourkings.server.backup import NoBackup

    settings = chosen(data, database)
    try:
        rows = _write(settings, file)
    except NoBackup as error:
        raise click.ClickException(str(error)) from None
    click.echo(words().text("cli-kept", rows=rows, file=str(file)), err=True)


def _write(settings: Settings, file: Path) -> int:
    from fourkings.server.backup import back_up, count

    with tqdm(total=count(settings), unit="row", delay=2, leave=False, disable=None) as bar, _output(file) as out:
        return back_up(settings, out, bar.update)


@contextmanager
def _output(file: Path) -> Iterator[IO[bytes]]:
    """Standard output, or a file of the owner's alone that appears under its name when it is whole."""
    if str(file) == "-":
        yield sys.stdout.buffer
        return
    if not file.parent.is_dir():
        raise click.UsageError(f"{file}: there is no folder {file.parent}")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as plain:
            if file.suffix == ".gz":
                with gzip.open(plain, "wb") as packed:
                    yield packed  # type: ignore[misc]
            else:
                yield plain
            plain.flush()
            os.fsync(plain.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
