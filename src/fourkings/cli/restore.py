"""`fourkings restore FILE`."""

from __future__ import annotations

import gzip
import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._errors import in_words
from fourkings.cli._help import words
from fourkings.cli._input import Failure, unpacked
from fourkings.cli._progress import progress
from fourkings.cli._server import chosen, server_options

if TYPE_CHECKING:
    from fourkings.server.store.sql.backup import Restored

BROKEN = 1


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@server_options
@click.option("--keep-going", is_flag=True, help="Leave out tables with a faulty match, and restore the others.")
@json_option
@quiet_option
def command(file: Path, data: Path | None, database: str | None, keep_going: bool, as_json: bool, quiet: bool) -> None:
    """Restore a backup into an empty database, replay every match and check every seal (- for standard input).

    All or nothing: if a match breaks the rules or disagrees with its secret, the database stays empty and the exit
    code is 1. Then --keep-going restores all other matches.
    """
    from fourkings.server.store.sql import BadDatabase, TooNew
    from fourkings.server.store.sql.backup import NoBackup, restore

    settings = chosen(data, database)
    try:
        with unpacked(str(file)) as lines, progress(unit="rows", quiet=quiet) as bar:
            restored = restore(settings, lines, keep_going, bar.update)
    except (NoBackup, BadDatabase, TooNew) as error:
        raise Failure(str(error)) from None
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise Failure(f"{file} cannot be unpacked: {error}") from None
    if as_json:
        held = restored.matches - len(restored.broken)
        click.echo(
            json.dumps(
                {
                    "rows": restored.rows,
                    "matches": restored.matches,
                    "held": held,
                    "broken": restored.broken,
                    "key": restored.key,
                }
            )
        )
    elif not quiet:
        _tell(restored, keep_going)
    if restored.broken and not keep_going:
        raise click.exceptions.Exit(BROKEN)


def _tell(restored: Restored, keep_going: bool) -> None:
    for name, fault in restored.broken.items():
        click.echo(words().text("cli-broken", table=name, fault=in_words(str(fault))), err=True)
    if restored.broken and not keep_going:
        click.echo(words().text("cli-nothing-restored"), err=True)
        return
    held = restored.matches - len(restored.broken)
    click.echo(words().text("cli-restored", rows=restored.rows, held=held, matches=restored.matches))
    if restored.key == "kept":
        click.echo(words().text("cli-own-key"), err=True)
