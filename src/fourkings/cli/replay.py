"""`fourkings replay RECORD ...`."""

import json
from collections import Counter
from functools import partial
from typing import Any, Final, NamedTuple

import click

from fourkings.cli._arguments import json_option, language_option, processes_option, quiet_option, records_argument
from fourkings.cli._input import Numbered, record_of, records
from fourkings.i18n import Language, language
from fourkings.i18n.errors import error_sentence
from fourkings.i18n.languages import SOURCE
from fourkings.records import NotARecord
from fourkings.records.replay import Fault, place, replay

CODES: Final = {"holds": 0, "breaks-rules": 1, "no-record": 2}
ALONE: Final = 1.0
"""Seconds of work before other processes are worth their start."""


class Judged(NamedTuple):
    """The result of replaying one line."""

    file: str
    place: int
    verdict: str  # a key of `CODES`
    game: str | None = None
    deal: int | None = None  # where a rule is broken; `OPENING` before the deals
    action: int | None = None
    clause: str | None = None
    why: str | None = None


@click.command()
@records_argument
@json_option
@quiet_option
@processes_option
@language_option
def command(files: tuple[str, ...], as_json: bool, quiet: bool, processes: int | None, lang: str) -> None:
    """Replay every record from its hands and actions alone (- for standard input; .gz is unpacked).

    Checks each action, the points, the totals and the result. Exit 0: all records are correct. Exit 1: some are not;
    the output shows the line, deal, action and clause of each. Exit 2: the input contains something other than
    records.
    """
    from fourkings.arena.processes import spread

    words = language(lang, isolating=False)
    seen: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    for judged in spread(partial(judge, lang, as_json), records(files), processes, ALONE):
        seen[judged.file] += 1
        verdicts[judged.verdict] += 1
        if not quiet:
            _print(judged, words, as_json)
    for file in files:
        if not seen[file]:
            verdicts["no-record"] += 1
            if not quiet:
                _print(Judged(file, 0, "no-record", why=words.text("verify-empty")), words, as_json)
    worst = max(CODES[verdict] for verdict in verdicts)
    if not (quiet or as_json or worst):
        click.echo(words.text("cli-records-hold", count=verdicts["holds"]))
    raise click.exceptions.Exit(worst)


def judge(lang: str, as_json: bool, numbered: Numbered) -> Judged:
    """Replay the record in a line; return whether it is correct or, in that language, where it fails and why.

    as_json: faults are in English, for programs, except the reasons of the rules.
    """
    file, place, line = numbered
    words = language(SOURCE if as_json else lang, isolating=False)
    try:
        record = record_of(line)
    except NotARecord as error:
        return Judged(file, place, "no-record", why=error_sentence(words, str(error)))
    game = record.rules.game.ID
    try:
        replay(record)
    except NotARecord as error:
        return Judged(file, place, "no-record", game, why=error_sentence(words, str(error)))
    except Fault as fault:
        why = _reason_text(fault, lang) or error_sentence(words, str(fault))
        return Judged(file, place, "breaks-rules", game, fault.deal, fault.action, fault.clause, why)
    return Judged(file, place, "holds", game)


def _reason_text(fault: Fault, lang: str) -> str:
    """Return why the rules refuse an action; empty for other faults."""
    if fault.reason is None:
        return ""
    return f"{language(lang, isolating=False).reason(fault.reason)} ({fault.clause})"


def _print(judged: Judged, words: Language, as_json: bool) -> None:
    where = f"{judged.file}:{judged.place}" if judged.place else judged.file
    if as_json:
        row: dict[str, Any] = {"where": where, "verdict": judged.verdict}
        row |= {key: value for key, value in judged._asdict().items() if key not in ("file", "place", "verdict")}
        click.echo(json.dumps(row, ensure_ascii=False))
    elif judged.why:
        location = f"{place(judged.deal, judged.action, words)}: " if judged.verdict == "breaks-rules" else ""
        click.echo(f"{where}: {location}{judged.why}", err=True)
