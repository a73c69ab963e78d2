"""`fourkings luck RECORDS | DATABASE`."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, Final

import click

from fourkings.cli._arguments import language_option
from fourkings.cli.replay import lines
from fourkings.windows import statistics
from fourkings.windows.i18n import Language, language
from fourkings.windows.record import MAX_BYTES, NotARecord, loads
from fourkings.windows.replay import Fault, replay
from fourkings.windows.statistics import Comparison, CountKey, DealStatistics

SQLITE: Final = b"SQLite format 3\0"


@click.command()
@click.argument("sources", metavar="SOURCE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
@language_option
def command(sources: tuple[str, ...], as_json: bool, lang: str) -> None:
    """How the cards fell in many deals, against what chance makes of it.

    A SOURCE is a file of records (- for standard input), a server's SQLite file, or the URL of its database. Of a
    database the matches are counted that its server has counted. Kings, voids, longest suits and cliques are compared
    with exact chances by chi-squared. Exit 2: a source holds no record, or one that breaks the rules.
    """
    counts: Counter[CountKey] = Counter()
    for source in sources:
        counts += _of_database(source) if _is_database(source) else _of_records(source)
    falls = statistics.deal_statistics(counts)
    if as_json:
        click.echo(json.dumps([_as_json(one, statistics.count_tests(falls)) for one in falls]))
    else:
        _tell(falls, language(lang))


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    if source == "-":
        return False
    try:
        with open(source, "rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError as error:
        raise click.UsageError(f"{source}: {error.strerror}") from None


def _of_database(source: str) -> Counter[CountKey]:
    from fourkings.server.store import Store

    store = Store(source if "://" in source else f"sqlite:///{source}")
    try:
        return Counter(asyncio.run(store.all_tallies()))
    finally:
        store.close()


def _of_records(source: str) -> Counter[CountKey]:
    counts: Counter[CountKey] = Counter()
    with click.open_file(source, "rb") as file:
        for place, line in lines(file):
            try:
                if line is None:
                    raise NotARecord(f"this line is longer than {MAX_BYTES >> 20} MiB: no match record is")
                counts += statistics.count_match(replay(loads(line.decode("utf-8-sig"))))
            except (NotARecord, Fault, UnicodeDecodeError) as error:
                raise click.ClickException(f"{source}:{place}: {error}") from None
    return counts


def _as_json(fall: DealStatistics, tests: int) -> dict[str, Any]:
    return {
        "game": fall.game,
        "cards": fall.cards,
        "matches": fall.matches,
        "deals": fall.deals,
        "tables": [_table_json(one, tests) for one in fall.comparisons],
    }


def _table_json(made: Comparison, tests: int) -> dict[str, Any]:
    rows = [{"cells": row.cells, "seen": row.seen, "expected": row.expected, "chance": row.chance} for row in made.rows]
    told = {"chi": made.chi, "freedom": made.freedom, "p": made.p, "verdict": statistics.verdict(made.p, tests)}
    return {"what": made.what, "rows": rows, **told}


# --- in words -----------------------------------------------------------------------------------------------------


def _tell(falls: tuple[DealStatistics, ...], words: Language) -> None:
    tests, odd = statistics.count_tests(falls), 0
    for fall in falls:
        deals = words.text("luck-deals", deals=fall.deals, matches=fall.matches)
        click.echo(f"{words.text(f'game-{fall.game}')}: {words.text('luck-pack', cards=fall.cards)}, {deals}\n")
        for made in fall.comparisons:
            odd += statistics.verdict(made.p, tests) == "odd"
            _tell_table(made, tests, words)
    if not falls:
        click.echo(words.text("luck-none"))
    elif odd:
        click.echo(words.text("luck-all-odd", count=odd))
    else:
        click.echo(words.text("luck-all-even" if tests else "luck-all-few"))


def _tell_table(made: Comparison, tests: int, words: Language) -> None:
    click.echo(f"  {words.text(f'luck-{made.what}')}")
    heads = [words.text(f"luck-{head}") for head in ("what", "seen", "expected", "share")]
    click.echo("    {:<24}{:>8}{:>12}{:>12}".format(*heads))
    for at, row in enumerate(made.rows):
        case = _case(made, at, words)
        expected, share = _figure(words, f"{row.expected:.1f}"), _figure(words, f"{100 * row.chance:.2f}")
        click.echo(f"    {case:<24}{row.seen:>8}{expected:>12}{share:>10} %")
    verdict = statistics.verdict(made.p, tests)
    figures = ""
    if made.p is not None:
        chi, p = _figure(words, f"{made.chi:.2f}"), _figure(words, f"{made.p:.2g}")
        figures = f" ({words.text('luck-figures', chi=chi, freedom=made.freedom, p=p)})"
    said = words.text("luck-odd", times=round(1 / max(made.p or 1, 1e-12))) if verdict == "odd" else None
    click.echo(f"    {said or words.text(f'luck-{verdict}')}{figures}\n")


def _figure(words: Language, number: str) -> str:
    return number.replace(".", ",") if words.code == "fr" else number


def _case(made: Comparison, at: int, words: Language) -> str:
    """A row's cases in words, as the page has them."""
    cells = made.rows[at].cells
    if made.what == "kings":
        return ", ".join("-".join(cell) for cell in cells)
    if made.what == "places":
        return words.text(f"luck-place-{cells[0]}")
    if len(cells) > 1 and at == len(made.rows) - 1:
        return words.text("luck-or-more", number=cells[0])
    if len(cells) > 1 and at == 0:
        return words.text("luck-or-less", number=cells[-1])
    return ", ".join(cells)
