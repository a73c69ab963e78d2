"""`fourkings replay FILE`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

import click

from fourkings.cli._arguments import language_option
from fourkings.windows.record import MAX_BYTES, NotARecord, loads
from fourkings.windows.replay import OPENING, Fault, replay

BREAKS_RULES, NO_RECORD = 1, 2


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--quiet", is_flag=True, help="Say nothing, only exit.")
@language_option
def command(file: str, quiet: bool, lang: str) -> None:
    """Play every record of FILE again, from its hands and actions alone (- for standard input).

    Each legal action, the points, totals and result are checked. Exit 0: all hold. Exit 1: for each record that fails,
    its line, deal, action and the clause of the rules. Exit 2: something in FILE is no record.
    """
    worst = good = 0
    with click.open_file(file, "rb") as source:
        for place, line in lines(source):
            try:
                complaint, code = _complaint(line, lang)
            except NotARecord as error:
                complaint, code = str(error), NO_RECORD
            if complaint:
                worst = max(worst, code)
                if not quiet:
                    click.echo(f"{file}:{place}: {complaint}", err=True)
            else:
                good += 1
    if not good and not worst:
        worst = NO_RECORD
        if not quiet:
            click.echo(f"{file}: this file holds no record", err=True)
    if not quiet and not worst:
        click.echo(f"{good} {'record holds' if good == 1 else 'records hold'}.")
    raise click.exceptions.Exit(worst)


def lines(source: IO[bytes]) -> Iterator[tuple[int, bytes | None]]:
    """The lines that hold anything, with their numbers; None for one that is too long to be a record.

    A file of one record that is spread over several lines comes as one, under the number of its first line.
    """
    for number, line in _numbered(source):
        if number == 1 and line is not None and _opens_only(line):
            rest = source.read(MAX_BYTES)
            yield 1, line + rest if len(line) + len(rest) < MAX_BYTES else None
            return
        if line is None or line.strip():
            yield number, line


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


def _opens_only(line: bytes) -> bool:
    """True for the first line of a record that is laid out over many."""
    return line.removeprefix(b"\xef\xbb\xbf").strip() == b"{"


def _complaint(line: bytes | None, lang: str) -> tuple[str, int]:
    """What is wrong with one record, empty where nothing is, and the exit code for it."""
    if line is None:
        raise NotARecord(f"this line is longer than {MAX_BYTES >> 20} MiB: no match record is")
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotARecord(f"byte {error.start + 1} is not UTF-8 text") from None
    try:
        replay(loads(text))
    except Fault as fault:
        return f"{_place(fault)}: {_sentence(fault, lang)}", BREAKS_RULES
    return "", 0


def _place(fault: Fault) -> str:
    if fault.deal is None:
        return "the match"
    deal = "opening" if fault.deal == OPENING else f"deal {fault.deal}"
    return f"{deal}, action {fault.action}" if fault.action else deal


def _sentence(fault: Fault, lang: str) -> str:
    if fault.reason is None:
        return str(fault)
    from fourkings.windows.i18n import language

    return f"{language(lang).reason(fault.reason)} ({fault.clause})"
