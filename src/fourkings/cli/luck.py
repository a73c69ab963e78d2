"""`fourkings luck RECORDS | DATABASE`."""

import asyncio
import dataclasses
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import click

from fourkings.cli._arguments import json_option, language_option, processes_option
from fourkings.cli._input import Failure, Numbered, record_of, records
from fourkings.cli.replay import ALONE
from fourkings.i18n import Language, language
from fourkings.records import NotARecord, fairness
from fourkings.records.fairness import Comparison, CountKey, DealStatistics
from fourkings.records.replay import Fault, replay
from fourkings.sanitize import system_reason

SQLITE: Final = b"SQLite format 3\0"


@click.command()
@click.argument("sources", metavar="SOURCE...", nargs=-1, required=True)
@json_option
@processes_option
@language_option
def command(sources: tuple[str, ...], as_json: bool, processes: int | None, lang: str) -> None:
    """Compare the cards of many deals with the exact odds.

    A SOURCE is a file of records (- for standard input; .gz is unpacked), a server's SQLite file, or the URL of its
    database. From a database, only matches that its server has counted are included. A chi-squared test compares kings,
    voids, longest suits and cliques with their exact chances. Exit 2: a source has no record, or one that breaks the rules.
    """
    from fourkings.arena.processes import spread

    counts: Counter[CountKey] = Counter()
    files = [source for source in sources if not _is_database(source)]
    for source in sources:
        if source not in files:
            counts += _of_database(source)
    for counted in spread(_counted, records(files), processes, ALONE):
        if isinstance(counted, str):
            raise Failure(counted)
        counts += counted
    statistics = fairness.deal_statistics(counts)
    if not as_json:
        _print(statistics, language(lang, isolating=False))
        return
    for statistic in statistics:
        click.echo(json.dumps(_as_json(statistic, fairness.count_tests(statistics)), ensure_ascii=False))


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    if source == "-":
        return False
    try:
        with open(source, "rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError as error:
        raise click.UsageError(f"{source}: {system_reason(error)}") from None


def _of_database(source: str) -> Counter[CountKey]:
    from sqlalchemy.exc import SQLAlchemyError

    from fourkings.server.db import BadDatabase, Store, TooNew, database_url

    try:
        url = database_url(source if "://" in source else f"sqlite:///{source}")
    except BadDatabase as error:
        raise Failure(str(error)) from None
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise Failure(f"{source}: there is no such file")  # a store would make one
    try:
        store = Store(source if "://" in source else f"sqlite:///{source}")
        try:
            return Counter(asyncio.run(store.card_counts.all()))
        finally:
            store.close()
    except (BadDatabase, TooNew) as error:
        raise Failure(str(error)) from None
    except SQLAlchemyError:
        raise Failure(f"{source}: this is not a database of Four Kings, or it cannot be read") from None


def _counted(numbered: Numbered) -> Counter[CountKey] | str:
    """Count how the cards fell in the record of a line; return an error if it is none or breaks the rules."""
    file, place, line = numbered
    try:
        return fairness.count_match(replay(record_of(line)))
    except (NotARecord, Fault) as error:
        return f"{file}:{place}: {error}"


def _as_json(statistic: DealStatistics, tests: int) -> dict[str, Any]:
    row = dataclasses.asdict(statistic)
    tables = [{**table, "verdict": fairness.verdict(table["p"], tests)} for table in row.pop("comparisons")]
    return {**row, "tables": tables}


def _print(statistics: tuple[DealStatistics, ...], words: Language) -> None:
    tests, odd = fairness.count_tests(statistics), 0
    for statistic in statistics:
        deals = words.text("luck-deals", deals=statistic.deals, matches=statistic.matches)
        click.echo(f"{words.text(f'game-{statistic.game}')}: {words.text('luck-pack', cards=statistic.cards)}, {deals}\n")
        for comparison in statistic.comparisons:
            odd += fairness.verdict(comparison.p, tests) == "odd"
            _print_table(comparison, tests, words)
    if not statistics:
        click.echo(words.text("luck-none"))
    elif odd:
        click.echo(words.text("luck-all-odd", count=odd))
    else:
        click.echo(words.text("luck-all-even" if tests else "luck-all-few"))


def _print_table(comparison: Comparison, tests: int, words: Language) -> None:
    click.echo(f"  {words.text(f'luck-{comparison.what}')}")
    heads = [words.text(f"luck-{head}") for head in ("what", "seen", "expected", "share")]
    click.echo("    {:<24}{:>8}{:>12}{:>12}".format(*heads))
    for at, row in enumerate(comparison.rows):
        case = _case(comparison, at, words)
        expected, share = words.figure(f"{row.expected:.1f}"), words.figure(f"{100 * row.chance:.2f}")
        click.echo(f"    {case:<24}{row.seen:>8}{expected:>12}{share:>10} %")
    verdict = fairness.verdict(comparison.p, tests)
    figures = ""
    if comparison.p is not None:
        chi, p = words.figure(f"{comparison.chi:.2f}"), words.figure(f"{comparison.p:.2g}")
        figures = f" ({words.text('luck-figures', chi=chi, freedom=comparison.freedom, p=p)})"
    sentence = words.text("luck-odd", times=round(1 / max(comparison.p or 1, 1e-12))) if verdict == "odd" else None
    click.echo(f"    {sentence or words.text(f'luck-{verdict}')}{figures}\n")


def _case(comparison: Comparison, at: int, words: Language) -> str:
    """Return the cases of a row in words, as on the page."""
    cells = comparison.rows[at].cells
    if comparison.what == "kings":
        return ", ".join("-".join(cell) for cell in cells)
    if comparison.what == "places":
        return words.text(f"luck-place-{cells[0]}")
    if len(cells) > 1 and at == len(comparison.rows) - 1:
        return words.text("luck-or-more", number=cells[0])
    if len(cells) > 1 and at == 0:
        return words.text("luck-or-less", number=cells[-1])
    return ", ".join(cells)
