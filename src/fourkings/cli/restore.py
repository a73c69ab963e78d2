"""`fourkings restore FILE`."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click
from tqdm import tqdm

from fourkings.cli._help import words
from fourkings.cli._server import chosen, server_options

PACKED = b"\x1f\x8b"
"""How gzip's files begin."""
BROKEN = 1


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@server_options
@click.option("--keep-going", is_flag=True, help="Leave out tables whose match does not hold, and restore the others.")
def command(file: Path, data: Path | None, database: str | None, keep_going: bool) -> None:
    """Put a backup into an empty database, play every match in it again and check every seal (- for standard input).

    All or nothing: exit 1, and an empty database, where a match breaks the rules or has other cards than its secret makes.
    Then --keep-going restores all the others.
    """
    from fourkings.server.backup import NoBackup, restore
    from fourkings.server.store import BadDatabase, TooNew

    settings = chosen(data, database)
    try:
        with _lines(file) as lines, tqdm(unit="row", delay=2, leave=False, disable=None) as bar:
            made = restore(settings, lines, keep_going, bar.update)
    except (NoBackup, BadDatabase, TooNew) as error:
        raise click.ClickException(str(error)) from None
    except (EOFError, gzip.BadGzipFile) as error:
        raise click.ClickException(f"{file} cannot be unpacked: {error}") from None
    for name, fault in made.broken.items():
        click.echo(words().text("cli-broken", table=name, fault=str(fault)), err=True)
    if made.broken and not keep_going:
        click.echo(words().text("cli-nothing-restored"), err=True)
        raise click.exceptions.Exit(BROKEN)
    held = made.matches - len(made.broken)
    click.echo(words().text("cli-restored", rows=made.rows, held=held, matches=made.matches))
    if made.key == "kept":
        click.echo(words().text("cli-own-key"), err=True)


@contextmanager
def _lines(file: Path) -> Iterator[IO[bytes]]:
    """The backup's lines, unpacked where they are packed."""
    with click.open_file(str(file), "rb") as raw:
        packed = raw.peek(2)[:2] == PACKED if hasattr(raw, "peek") else False
        if packed:
            with gzip.open(raw, "rb") as opened:
                yield opened
        else:
            yield raw if file != Path("-") else sys.stdin.buffer
