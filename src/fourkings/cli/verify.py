"""`fourkings verify RECORD …`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import click

from fourkings.cli._arguments import language_option
from fourkings.cli.replay import lines
from fourkings.rulebook.cards import LONG, name
from fourkings.windows.i18n import Language, language
from fourkings.windows.record import MAX_BYTES, NotARecord, Record, loads
from fourkings.windows.verify import Check, Report, verify

CODES: Final = {"agrees": 0, "differs": 1, "open": 3}
NO_RECORD: Final = 2
WORST_FIRST: Final = (2, 1, 3, 0)
MARKS: Final = {"agrees": "✓", "differs": "✗", "open": "·"}
NAMES: Final = frozenset(map(name, LONG))
SEAL: Final = re.compile(r"[0-9a-f]{64}")


def _seal(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and not SEAL.fullmatch(value.lower()):
        raise click.BadParameter("a seal is 64 hexadecimal digits")
    return value and value.lower()


@click.command()
@click.argument(
    "files", metavar="RECORD...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
)
@click.option(
    "--seal", callback=_seal, metavar="HEX", help="The seal as you noted it before the match: it must be the record's."
)
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON Lines, one object a record.")
@click.option("--quiet", is_flag=True, help="Say nothing, only exit.")
@language_option
def command(files: tuple[str, ...], seal: str | None, as_json: bool, quiet: bool, lang: str) -> None:
    """Check that the cards of records follow from their sealed secrets, by the records alone (- for standard input).

    The seal, the players' contributions, the draw for seats and dealer, and every deal are compared with what the secret
    makes of them (docs/seal.md). Exit 0: everything agrees. Exit 1: something differs; it is named, with what was
    expected. Exit 2: something is no record. Exit 3: nothing differs, but not everything can be compared: the match is
    not over, or the record tells nothing of its shuffle.
    """
    words, codes = language(lang), set[int]()
    for file in files:
        found = 0
        for place, told in _reports(file, seal):
            found += 1
            codes.add(NO_RECORD if isinstance(told, str) else CODES[told[1].verdict])
            if not quiet:
                _tell(f"{file}:{place}", told, words, as_json)
        if not found:
            codes.add(NO_RECORD)
            if not quiet:
                click.echo(f"{file}: {words.text('verify-empty')}", err=True)
    raise click.exceptions.Exit(next(code for code in WORST_FIRST if code in codes))


Told = tuple[Record, Report] | str
"""A record and what was found of it, or why it is none."""


def _reports(file: str, seal: str | None) -> Iterator[tuple[int, Told]]:
    with click.open_file(file, "rb") as source:
        for place, line in lines(source):
            try:
                record = _read(line)
                yield place, (record, verify(record, seal))
            except NotARecord as error:
                yield place, str(error)


def _read(line: bytes | None) -> Record:
    if line is None:
        raise NotARecord(f"this line is longer than {MAX_BYTES >> 20} MiB: no match record is")
    try:
        return loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NotARecord(f"byte {error.start + 1} is not UTF-8 text") from None


def _tell(where: str, told: Told, words: Language, as_json: bool) -> None:
    if isinstance(told, str):
        click.echo(
            json.dumps({"where": where, "verdict": "no-record", "why": told}) if as_json else f"{where}: {told}",
            err=not as_json,
        )
        return
    record, report = told
    if as_json:
        click.echo(json.dumps(_as_json(where, record, report), ensure_ascii=False))
        return
    click.echo(f"{where}: {words.text(f'game-{record.rules.game.ID}')}, {', '.join(record.entrants)}")
    for check in report.checks:
        click.echo(f"  {MARKS[check.verdict]} {sentence(words, check)}")
    click.echo(words.text(f"verify-{report.verdict}"))
    if report.verdict == "agrees":
        click.echo(words.text("verify-rules"))


def _as_json(where: str, record: Record, report: Report) -> dict[str, Any]:
    told = report.shuffled
    shuffle = told and {
        "derivation": told.derivation,
        "seal": told.seal,
        "contributions": [one.hex() for one in told.contributions],
        "secret": told.secret and told.secret.hex(),
    }
    checks = [
        {"what": one.what, "number": one.number, "verdict": one.verdict, "key": one.key, "facts": dict(one.facts)}
        for one in report.checks
    ]
    game = record.rules.game.ID
    return {"where": where, "verdict": report.verdict, "game": game, "shuffle": shuffle, "checks": checks}


def sentence(words: Language, check: Check) -> str:
    """A check in words, with every card as it is printed."""
    facts = {key: _fact(words, check, key, value) for key, value in check.facts.items()}
    return words.text(f"verify-{check.key}", **facts)


def _fact(words: Language, check: Check, key: str, value: Any) -> Any:
    """What the record and the secret say: a card, cards, a card and who was dealt it, names, or a number."""
    if key not in ("expected", "found") or isinstance(value, int):
        return str(value) if isinstance(value, int) and check.key == "deal-number" else value
    if value in ("", []):
        return words.text("verify-nothing")
    if check.key == "kings-differ":
        who, card = value
        return words.text("verify-to", card=_card(words, card), who=who)
    if check.key == "deal-face-up":
        return words.listed([_card(words, one) for one in value])
    if isinstance(value, list):
        return words.listed(value)
    return _card(words, value) if check.key in ("draw-differs", "deal-hand", "deal-turned") else value


def _card(words: Language, text: str) -> str:
    """A card as it is printed; what is none is quoted as it stands."""
    return words.card(text) if text in NAMES else text
