"""`fourkings backup FILE`."""

from __future__ import annotations

import gzip
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import words
from fourkings.cli._input import Failure
from fourkings.cli._progress import progress
from fourkings.cli._server import chosen, server_options
from fourkings.server.host.settings import Settings


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@server_options
@json_option
@quiet_option
def command(file: Path, data: Path | None, database: str | None, as_json: bool, quiet: bool) -> None:
    """Write everything that the server stores to FILE, even while it runs (- for standard output).

    Matches, hands, secrets, names and chat, in a form that any database takes again with `fourkings restore`: from SQLite
    to PostgreSQL, too. Compressed where FILE ends in .gz. The file is for its owner alone, and appears when it is whole.
    """
    from fourkings.server.store.sql.backup import NoBackup

    if as_json and str(file) == "-":
        raise click.UsageError("--json: the backup itself goes to standard output; write it to a file instead of -")
    settings = chosen(data, database)
    try:
        rows = _write(settings, file, quiet)
    except NoBackup as error:
        raise Failure(str(error)) from None
    if as_json:
        click.echo(json.dumps({"file": str(file), "rows": rows}))
    elif not quiet:
        click.echo(words().text("cli-kept", rows=rows, file=str(file)), err=True)


def _write(settings: Settings, file: Path, quiet: bool) -> int:
    from fourkings.server.store.sql.backup import back_up, count

    with progress(total=count(settings), unit="rows", quiet=quiet) as bar, _output(file) as out:
        return back_up(settings, out, bar.update)


@contextmanager
def _output(file: Path) -> Iterator[IO[bytes]]:
    """Standard output, or a file of the owner's alone that appears under its name when it is whole."""
    if str(file) == "-":
        yield sys.stdout.buffer
        return
    if not file.parent.is_dir():
        raise click.UsageError(f"{file}: the folder {file.parent} does not exist; create it first")
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
