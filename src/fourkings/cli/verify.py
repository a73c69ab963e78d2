"""`fourkings verify RECORD ...`."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import click

from fourkings.cli._arguments import json_option, language_option, processes_option, quiet_option, records_argument
from fourkings.cli._input import Numbered, record_of, records
from fourkings.cli.replay import ALONE
from fourkings.i18n import Language, language
from fourkings.i18n.errors import error_sentence
from fourkings.i18n.languages import SOURCE
from fourkings.records import NotARecord, Record
from fourkings.records.verify import Check, Report, seal_of, verify
from fourkings.rulebook.cards import LONG, name

CODES: Final = {"agrees": 0, "differs": 1, "open": 3}
NO_RECORD: Final = 2
WORST_FIRST: Final = (2, 1, 3, 0)
MARKS: Final = {"agrees": "✓", "differs": "✗", "open": "·"}
NAMES: Final = frozenset(map(name, LONG))


def _seal(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    try:
        return None if value is None else seal_of(value)
    except ValueError:
        raise click.BadParameter("a seal has 64 hexadecimal digits") from None


@click.command()
@records_argument
@click.option(
    "--seal", callback=_seal, metavar="HEX", help="Seal that you noted before the match; the record must have the same."
)
@json_option
@quiet_option
@processes_option
@language_option
def command(files: tuple[str, ...], seal: str | None, as_json: bool, quiet: bool, processes: int | None, lang: str) -> None:
    """Check that the cards of records follow from their sealed secrets, by the records alone (- for standard input).

    The seal, the players' contributions, the draw for seats and dealer, and every deal are compared with what follows
    from the secret (docs/seal.md). Exit 0: everything agrees. Exit 1: something differs; it is named, with the
    expected value. Exit 2: the input contains something other than records. Exit 3: nothing differs, but not everything
    can be compared: the match is not over, or the record does not contain its shuffle. Compressed files are unpacked.
    """
    from fourkings.arena.processes import spread

    codes, faults = set[int](), set[str]()
    for file, code, text in spread(partial(checked, seal, as_json, lang), records(files), processes, ALONE):
        faults.add(file)
        codes.add(code)
        if not quiet:
            click.echo(text, err=code == NO_RECORD and not as_json)
    for file in files:
        if file not in faults:
            codes.add(NO_RECORD)
            if not quiet:
                click.echo(_complaint(file, language(lang, isolating=False).text("verify-empty"), as_json), err=not as_json)
    raise click.exceptions.Exit(next(code for code in WORST_FIRST if code in codes))


def checked(seal: str | None, as_json: bool, lang: str, numbered: Numbered) -> tuple[str, int, str]:
    """Verify the record in a line; return its file, the exit code and the text to print."""
    file, place, line = numbered
    where = f"{file}:{place}"
    try:
        record = record_of(line)
        report = verify(record, seal)
    except NotARecord as error:
        spoken = language(SOURCE if as_json else lang, isolating=False)
        return file, NO_RECORD, _complaint(where, error_sentence(spoken, str(error)), as_json)
    if as_json:
        return file, CODES[report.verdict], json.dumps(_as_json(where, record, report), ensure_ascii=False)
    return file, CODES[report.verdict], "\n".join(_in_words(where, record, report, language(lang, isolating=False)))


def _complaint(where: str, why: str, as_json: bool) -> str:
    if as_json:
        return json.dumps({"where": where, "verdict": "no-record", "why": why}, ensure_ascii=False)
    return f"{where}: {why}"


def _in_words(where: str, record: Record, report: Report, words: Language) -> Iterator[str]:
    yield f"{where}: {words.text(f'game-{record.rules.game.ID}')}, {', '.join(record.entrants)}"
    for check in report.checks:
        yield f"  {MARKS[check.verdict]} {sentence(words, check)}"
    yield words.text(f"verify-{report.verdict}")
    if report.verdict == "agrees":
        yield words.text("verify-rules")


def _as_json(where: str, record: Record, report: Report) -> dict[str, Any]:
    shuffled = report.shuffled
    shuffle = shuffled and {
        "derivation": shuffled.derivation,
        "seal": shuffled.seal,
        "contributions": [part.hex() for part in shuffled.contributions],
        "secret": shuffled.secret and shuffled.secret.hex(),
    }
    keys = ("what", "number", "verdict", "key")
    checks = [{key: getattr(check, key) for key in keys} | {"params": dict(check.params)} for check in report.checks]
    game = record.rules.game.ID
    return {"where": where, "verdict": report.verdict, "game": game, "shuffle": shuffle, "checks": checks}


def sentence(words: Language, check: Check) -> str:
    """Return a check as a sentence."""
    params = {key: _param(words, check, key, value) for key, value in check.params.items()}
    return words.text(f"verify-{check.key}", **params)


def _param(words: Language, check: Check, key: str, value: Any) -> Any:
    """Return a parameter of a check in words: a card, cards, a card and its player, names, or a number."""
    if key not in ("expected", "recorded") or isinstance(value, int):
        return str(value) if isinstance(value, int) and check.key == "deal-number" else value
    if value in ("", []):
        return words.text("verify-nothing")
    if check.key == "kings-differ":
        who, card = value
        return words.text("verify-to", card=_card(words, card), who=who)
    if check.key == "deal-face-up":
        return words.listed([_card(words, card) for card in value])
    if isinstance(value, list):
        return words.listed(value)
    return _card(words, value) if check.key in ("draw-differs", "deal-hand", "deal-turned") else value


def _card(words: Language, text: str) -> str:
    """Return a card as it is printed; any other text stays."""
    return words.card(text) if text in NAMES else text
