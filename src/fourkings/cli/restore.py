"""`fourkings restore FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import words
from fourkings.cli._input import Failure
from fourkings.cli._progress import progress
from fourkings.cli.backup import BROKEN, backup_lines, data_option, print_broken, print_json
from fourkings.cli.serve import chosen_settings, database_option

if TYPE_CHECKING:
    from fourkings.server.backup.restore import Restored


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@data_option
@database_option
@click.option("--keep-going", is_flag=True, help="Leave out tables with a faulty match, and restore the others.")
@json_option
@quiet_option
def command(file: Path, data: Path | None, database: str | None, keep_going: bool, as_json: bool, quiet: bool) -> None:
    """Restore a backup into an empty database, replay every match and check every seal (- for standard input).

    All or nothing: if a match breaks the rules or disagrees with its secret, nothing is changed and the exit code is
    1. Then --keep-going restores all other matches. The key that signs sessions is restored, too: people's cookies
    and links lead to their tables again. `fourkings backup --check` checks a backup without restoring it.
    """
    from fourkings.server.backup.restore import restore
    from fourkings.server.backup.writing import BackupError
    from fourkings.server.db import BadDatabase, TooNew

    settings = chosen_settings(data=data, database=database)
    try:
        with backup_lines(file) as lines, progress(unit="rows", quiet=quiet) as bar:
            restored = restore(settings, lines, keep_going, bar.update)
    except (BackupError, BadDatabase, TooNew) as error:
        raise Failure(str(error)) from None
    if as_json:
        print_json(restored)
    elif not quiet:
        print_broken(restored)
        _print(restored, keep_going)
    if restored.broken and not keep_going:
        raise click.exceptions.Exit(BROKEN)


def _print(restored: Restored, keep_going: bool) -> None:
    if restored.broken and not keep_going:
        click.echo(words().text("cli-nothing-restored"), err=True)
        return
    click.echo(words().text("cli-restored", rows=restored.rows, held=restored.intact, matches=restored.tables))
    if restored.key == "other":
        click.echo(words().text("cli-other-key"), err=True)
