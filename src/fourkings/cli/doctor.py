"""`fourkings doctor`."""

import json
import os
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

import click

from fourkings.cli._arguments import json_option, language_option, quiet_option
from fourkings.cli.serve import chosen_settings
from fourkings.i18n import language

SIGNS: Final = {"well": ("✓", "green"), "mind": ("!", "yellow"), "ill": ("✗", "red")}


@click.command()
@click.option("--host", metavar="ADDRESS", help="Address that the server would listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port that the server would listen on.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder where the server would store its matches.")
@click.option(
    "--env-file",
    type=click.File(encoding="utf-8", errors="replace"),
    help="File of the service's settings, such as /etc/fourkings.env; your own are ignored then.",
)
@json_option
@quiet_option
@language_option
def command(
    host: str | None, port: int | None, data: Path | None, env_file: TextIO | None, as_json: bool, quiet: bool, lang: str
) -> None:
    """Check this machine and suggest remedies.

    Settings of the server are read from the environment as `serve` reads them. Exit codes: 0 everything works, 1 something
    does not.
    """
    if env_file:
        for name in [name for name in os.environ if name.startswith("FOURKINGS_")]:
            del os.environ[name]
        os.environ.update(_variables(env_file))
    from fourkings.server.doctor import examine, sentences  # which read where the compiled code is

    words = language(lang, isolating=False)
    ill = 0
    for finding in examine(chosen_settings(host=host, port=port, data=data)):
        ill += finding.health == "ill"
        texts = list(sentences(words, finding))
        if quiet:
            continue
        if as_json:
            row = {"key": finding.key, "health": finding.health, "params": dict(finding.params), "text": " ".join(texts)}
            click.echo(json.dumps(row, ensure_ascii=False))
        else:
            _show(finding.health, texts)
    if not (as_json or quiet):
        click.echo(words.text("doctor-ill", count=ill) if ill else words.text("doctor-well"))
    if ill:
        raise click.exceptions.Exit(1)


def _variables(file: TextIO) -> Iterator[tuple[str, str]]:
    """Read NAME=VALUE from each line, as systemd does: without quotes around the value, comments and empty lines."""
    for number, line in enumerate(map(str.strip, file), 1):
        name, equals, value = map(str.strip, line.partition("="))
        if not line or line[0] in "#;":
            continue
        if not equals:
            raise click.UsageError(f"{file.name}, line {number}: a setting is written NAME=VALUE")
        quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
        yield name, value[1:-1] if quoted else value


def _show(health: str, texts: list[str]) -> None:
    sign, colour = SIGNS[health]
    try:
        sign.encode((sys.stdout.encoding if sys.stdout else None) or "ascii")
    except UnicodeEncodeError:
        sign = {"well": "+", "ill": "x"}.get(health, sign)
    finding, *remedy = texts
    click.echo(click.style(sign, fg=colour) + _wrapped(finding, " ", "  "))
    for text in remedy:
        click.echo(_wrapped(text, "    ", "    "))


def _wrapped(text: str, first: str, others: str) -> str:
    """Wrap a text, without breaking paths and commands."""
    return textwrap.fill(
        text, 98, initial_indent=first, subsequent_indent=others, break_on_hyphens=False, break_long_words=False
    )
