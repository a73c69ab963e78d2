"""`fourkings backup FILE`, `fourkings backup --check FILE` and `fourkings restore FILE`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import in_words, words
from fourkings.cli._input import UNPACK_ERRORS, Failure, unpacked
from fourkings.cli._output import whole_file
from fourkings.cli._progress import progress
from fourkings.cli.serve import chosen_settings, database_option
from fourkings.server.net.settings import Settings

if TYPE_CHECKING:
    from fourkings.server.backup.restore import Restored
    from fourkings.server.backup.writing import Written

EXISTING: Final = click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path)
BROKEN: Final = 1
"""The exit code for a backup with a faulty match."""
_data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="Data folder of the server.  [default: in your own data folder]",
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--check", "checks", is_flag=True, help="Check whether the backup in FILE would restore, and write nothing.")
@_data_option
@database_option
@json_option
@quiet_option
@click.pass_context
def command(
    ctx: click.Context, file: Path, checks: bool, data: Path | None, database: str | None, as_json: bool, quiet: bool
) -> None:
    """Back up everything that the server stores to FILE (- for standard output), even while the server runs.

    The file has matches, hands, secrets, names, chat and the key that signs sessions. `fourkings restore`
    loads it into any supported database, so a backup also moves a server from SQLite to PostgreSQL. The file is compressed
    if its name ends in .gz. Only its owner can read it, and it appears once it is complete.

    With --check, an existing FILE is read and every match in it replayed, as `fourkings restore` would do. Exit codes: 0 it
    would restore, 1 a match is faulty, 2 it is damaged or not a backup. `fourkings doctor` and the administrator's page
    show the result.
    """
    settings = chosen_settings(data=data, database=database)
    if checks:
        EXISTING.convert(str(file), next(param for param in ctx.command.params if param.name == "file"), ctx)
        _check(settings, file, as_json, quiet)
    elif as_json and str(file) == "-":
        raise click.UsageError("--json: the backup itself goes to standard output; write it to a file instead of -")
    else:
        _back_up(settings, file, as_json, quiet)


def _back_up(settings: Settings, file: Path, as_json: bool, quiet: bool) -> None:
    from fourkings.app.models import Backup
    from fourkings.server.backup.writing import BackupError
    from fourkings.server.db.backups import note_backup

    try:
        written = _write(settings, file, quiet)
    except BackupError as error:
        raise Failure(str(error)) from None
    if str(file) != "-":
        _note(lambda: note_backup(settings, Backup(written.digest, time.time(), str(file.resolve()), written.rows)))
    if as_json:
        click.echo(json.dumps({"file": str(file), "rows": written.rows}))
    elif not quiet:
        click.echo(words().text("cli-kept", rows=written.rows, file=str(file)), err=True)


def _write(settings: Settings, file: Path, quiet: bool) -> Written:
    from fourkings.server.backup.writing import back_up, count

    with progress(total=count(settings), unit="rows", quiet=quiet) as bar, _output(file) as out:
        return back_up(settings, out, bar.update)


def _check(settings: Settings, file: Path, as_json: bool, quiet: bool) -> None:
    """Check a backup; the database that it was made of notes the result."""
    from fourkings.server.backup.restore import check
    from fourkings.server.backup.writing import BackupError
    from fourkings.server.db.backups import note_check

    named = "" if str(file) == "-" else str(file.resolve())
    try:
        with _backup_lines(file) as lines, progress(unit="rows", quiet=quiet) as bar:
            checked = check(lines, bar.update)
    except BackupError as error:
        fault = str(error)
        _note(lambda: note_check(settings, time.time(), fault, file=named))
        raise Failure(fault) from None
    first = next(iter(checked.broken), None)
    fault = f"line {first.line} of the backup: {first.fault}" if first else ""
    _note(lambda: note_check(settings, time.time(), fault, digest=checked.digest))
    if _reported(checked, as_json, quiet):
        click.echo(words().text("cli-checked", rows=checked.rows, held=checked.intact, matches=checked.tables))
        click.echo(words().text("cli-would-not-restore") if first else words().text("cli-would-restore"), err=bool(first))
    if first:
        raise click.exceptions.Exit(BROKEN)


def _note(work: Callable[[], object]) -> None:
    """Note something in the database. If that fails, say so: the backup or its check is as good as before."""
    from fourkings.server.db import BadDatabase

    try:
        work()
    except BadDatabase as error:
        click.echo(words().text("cli-not-noted", why=in_words(str(error))), err=True)


@contextmanager
def _output(file: Path) -> Iterator[IO[bytes]]:
    """Open standard output, or a file of the owner's alone."""
    if str(file) == "-":
        yield sys.stdout.buffer
        return
    if not file.parent.is_dir():
        raise click.UsageError(f"{file}: the folder {file.parent} does not exist; create it first")
    with whole_file(file, private=True) as out:
        yield out


@contextmanager
def _backup_lines(file: Path) -> Iterator[Iterator[bytes]]:
    """Open a backup (`-` for standard input), unpacked if compressed; reading damaged data raises `BackupError`."""
    with unpacked(str(file)) as opened:
        yield _lines(file, opened)


def _lines(file: Path, opened: Iterator[bytes]) -> Iterator[bytes]:
    from fourkings.server.backup.writing import BackupError

    number = 0
    try:
        for line in opened:
            number += 1
            yield line
    except UNPACK_ERRORS:
        raise BackupError(f"{file} cannot be unpacked after line {number}: it was cut off or damaged") from None


def _reported(result: Restored, as_json: bool, quiet: bool) -> bool:
    """Print the result as one JSON object, or a line for each fault; return True if sentences may follow."""
    if as_json:
        faults = [broken._asdict() for broken in result.broken]
        numbers = {"rows": result.rows, "matches": result.tables, "held": result.intact}
        click.echo(json.dumps({**numbers, "broken": faults, "key": result.key}))
    for broken in () if as_json or quiet else result.broken:
        fault = in_words(broken.fault)
        text = words().text("cli-broken", line=broken.line, kind=broken.kind, id=broken.id, fault=fault)
        click.echo(text, err=True)
    return not (as_json or quiet)


@click.command()
@click.argument("file", type=EXISTING)
@_data_option
@database_option
@click.option("--keep-going", is_flag=True, help="Leave out tables with a faulty match, and restore the others.")
@json_option
@quiet_option
def restore_command(
    file: Path, data: Path | None, database: str | None, keep_going: bool, as_json: bool, quiet: bool
) -> None:
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
        with _backup_lines(file) as lines, progress(unit="rows", quiet=quiet) as bar:
            restored = restore(settings, lines, keep_going, bar.update)
    except (BackupError, BadDatabase, TooNew) as error:
        raise Failure(str(error)) from None
    if _reported(restored, as_json, quiet):
        _print_restored(restored, keep_going)
    if restored.broken and not keep_going:
        raise click.exceptions.Exit(BROKEN)


def _print_restored(restored: Restored, keep_going: bool) -> None:
    if restored.broken and not keep_going:
        click.echo(words().text("cli-nothing-restored"), err=True)
        return
    click.echo(words().text("cli-restored", rows=restored.rows, held=restored.intact, matches=restored.tables))
    if restored.key == "other":
        click.echo(words().text("cli-other-key"), err=True)
