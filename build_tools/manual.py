"""Help in the documents: the commands and settings of a Markdown page, and the page for `man fourkings` in roff.

Packages install the latter as `share/man/man1/fourkings.1`. `scripts/help.py` writes all of them, and a test says when one
is stale.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

import click

from fourkings._version import __version__
from fourkings.cli import COMMANDS, cli
from fourkings.cli._help import UNBOUNDED, Context, Formatter
from fourkings.i18n.doc_translations import translate, translated
from fourkings.i18n.languages import LANGUAGES, SOURCE
from fourkings.i18n.markers import fill

WIDTH: Final = 150
NUMBER: Final = re.compile(r"\b(?:INTEGER|FLOAT)\b(?: RANGE)?")
RANGE: Final = re.compile(r"(\d+)<=x<=(\d+)")
COMPUTED: Final = re.compile(r"(?<=: )\((.+?)\)(?=;|$)")
"""A described default, which click puts into brackets of its own."""
FLAG: Final = re.compile(r"(?<![\w-])--[a-z][a-z-]*\b")
SHARED: Final = {"as_json", "quiet", "processes", "lang", "out", "preset", "options"}
"""Options that the page explains once, in its table of flags that several commands have."""


def filled(text: str, code: str, file: object) -> str:
    """Fill a page of the documents with its generated parts, in a language: all commands, or the table of settings."""
    writers = {
        "table: commands": lambda: "\n\n".join(commands(code)) + "\n",
        "table: settings": lambda: "\n".join(settings(code)) + "\n",
    }
    return fill(text, file, writers)


def commands(code: str) -> Iterator[str]:
    """Yield the section of the program and of every command, without the flags that the page explains once."""
    return (_section(name, command, code) for name, command in _every())


def printed(code: str) -> Iterator[str]:
    """Yield the help of the program and of every command, as `--help` prints it."""
    for name, command in _every():
        context = context_of(command, name)
        context.terminal_width = context.max_content_width = WIDTH
        context.spoken = code
        yield command.get_help(context)


def _every() -> Iterator[tuple[str, click.Command]]:
    yield "fourkings", cli
    context = click.Context(cli)
    for name in COMMANDS:
        command = cli.get_command(context, name)
        assert command is not None
        yield f"fourkings {name}", command
        for part, inner in parts(command):
            yield f"fourkings {name} {part}", inner


def parts(command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """Yield the subcommands of a command with their names."""
    if isinstance(command, click.Group):
        yield from command.commands.items()


def _section(name: str, command: click.Command, code: str) -> str:
    """Return the section of a command: its usage, what it does, and its options as a list."""
    formatter, context = Formatter(code), context_of(command, name)
    hidden = SHARED | (settings_of_the_server() if name == "fourkings serve" else set())
    usage = formatter.names(" ".join(command.collect_usage_pieces(context)))
    about = [formatter.translated(" ".join(part.split())) for part in (command.help or "").split("\n\n") if part.strip()]
    options = [
        f"- `{NUMBER.sub('N', formatter.names(record[0]))}`: {_with_values(formatter.about(UNBOUNDED.sub('', record[1])))}"
        for option in command.get_params(context)
        if isinstance(option, click.Option) and option.name not in hidden
        if ("--help" not in option.opts or command is cli) and (record := option.get_help_record(context))
    ]
    first, *rest = ["\n".join(_wrapped(_marked(text))) for text in about]
    listed = ["\n".join(line for option in options for line in _wrapped(_marked(option), "  "))] if options else []
    return "\n\n".join((f"## `{name}`", f"`{name} {usage}`\\\n{first}", *rest, *listed))


def _with_values(text: str) -> str:
    """Return the help of an option with its default and its range in brackets at the end of the sentence."""
    sentence, _, values = " ".join(text.split()).partition(" [")
    values = RANGE.sub(r"\1 to \2", COMPUTED.sub(r"\1", values.replace("] [", "; ").rstrip("]")))
    return f"{sentence.removesuffix('.')} ({values})." if values else sentence


def _marked(text: str) -> str:
    """Return text with flags as code, outside of what is code already."""
    return "".join(part if part.startswith("`") else FLAG.sub(r"`\g<0>`", part) for part in re.split(r"(`[^`]*`)", text))


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def settings_of_the_server() -> set[str]:
    """Return the names of the settings, which have a table on a page of their own."""
    from fourkings.server.net.settings import Settings

    return set(Settings.__annotations__)


def settings(code: str) -> Iterator[str]:
    """Yield the table of settings: name in the environment, default, meaning."""
    from fourkings.server.net.settings import Settings

    def say(english: str) -> str:
        return translate(code, "settings", english)

    yield f"| {say('setting')} | {say('default')} | {say('what it is')} |"
    yield "|---|---|---|"
    (tree,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(tree, ast.ClassDef)
    for field, about in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(about, ast.Expr) and isinstance(about.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            name = field.target.id
            holds = say(COMPUTED_DEFAULTS[name]) if name in COMPUTED_DEFAULTS else _default(getattr(Settings(), name))
            yield f"| `FOURKINGS_{name.upper()}` | {holds} | {say(str(about.value.value))} |"


COMPUTED_DEFAULTS: Final = {"data": "your own data folder", "workers": "one less than the number of cores, 1 to 4"}
"""Defaults that `fourkings serve` computes."""


def _default(value: object) -> str:
    if isinstance(value, bool):
        return f"`{value:d}`"
    return f"`{str(value).removesuffix('.0')}`" if value != "" else "–"


QUOTED: Final = re.compile(r"`([^`]+)`")

EXIT_CODES: Final = (
    (0, "Success."),
    (1, "A check failed: a record breaks the rules or disagrees with its secret, or something does not work here."),
    (2, "Wrong usage, input that cannot be read, or output that cannot be written."),
    (3, "Nothing differs, but not everything could be checked."),
    (4, "The server is not installed, and the command needs it."),
    (130, "Stopped by Ctrl-C."),
)
ENVIRONMENT: Final = (
    ("LC_ALL, LC_MESSAGES, LANG", "The language of help, errors and sentences if the program has it, else English."),
    ("FOURKINGS_DATA", "Folder of the matches and the secret key."),
    ("FOURKINGS_CACHE", "Folder of the compiled code."),
    ("FOURKINGS_*", "Settings of the server: see serve."),
)


def pages(folder: Path) -> dict[str, Path]:
    """Return the path of each language's page in a folder, as `man` looks for it."""
    homes = {code: folder if code == SOURCE else folder / code for code in LANGUAGES if code == SOURCE or translated(code)}
    return {code: home / "man1" / "fourkings.1" for code, home in homes.items()}


def page(code: str) -> str:
    """Return the man page in a language, as roff."""
    return "\n".join(Page(code).lines()) + "\n"


class Page:
    """The man page in one language."""

    def __init__(self, code: str) -> None:
        self.code, self.formatter = code, Formatter(code)

    def say(self, english: str) -> str:
        """Return a translated sentence in roff."""
        return escaped(self.formatter.translated(" ".join(english.split())))

    def lines(self) -> Iterator[str]:
        """Yield the lines of the page."""
        yield f'.TH FOURKINGS 1 "" "four-kings {__version__}" "Four Kings"'
        yield from self.head("Name")
        yield f"fourkings \\- {self.say('five old trick-taking games for four')}"
        yield from self.head("Synopsis")
        yield f"\\fBfourkings\\fR {escaped(self.formatter.names('[OPTIONS] [COMMAND] [ARGS]...'))}"
        yield from self.head("Description")
        yield from self.paragraphs(cli)
        yield from self.head("Options")
        yield from self.options(cli, "fourkings")
        yield from self.head("Commands")
        for name in COMMANDS:
            yield from self.command(name)
        yield from self.head("Exit status")
        for number, meaning in EXIT_CODES:
            yield from term(str(number), self.say(meaning))
        yield from self.head("Environment")
        for variable, meaning in ENVIRONMENT:
            yield from term(escaped(variable), self.say(meaning))

    def head(self, english: str) -> Iterator[str]:
        yield f".SH {self.say(english).strip().upper()}"

    def command(self, name: str) -> Iterator[str]:
        """Yield a command: its usage, description and options."""
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        yield from self.section(name, command)
        for part, inner in parts(command):
            yield from self.section(f"{name} {part}", inner)

    def section(self, name: str, command: click.Command) -> Iterator[str]:
        arguments = " ".join(command.collect_usage_pieces(context_of(command, name)))
        yield f".SS fourkings {name} {escaped(self.formatter.names(arguments))}"
        yield from self.paragraphs(command)
        yield from self.options(command, name)

    def paragraphs(self, command: click.Command) -> Iterator[str]:
        for number, text in enumerate(part for part in (command.help or "").split("\n\n") if part.strip()):
            if number:
                yield ".PP"
            yield self.say(text)

    def options(self, command: click.Command, name: str) -> Iterator[str]:
        context = context_of(command, name)
        for option in command.get_params(context):
            if not isinstance(option, click.Option) or ("--help" in option.opts and command is not cli):
                continue  # every command has --help: listed once
            if record := option.get_help_record(context):
                about = " ".join(self.formatter.about(record[1]).split())
                yield from term(escaped(self.formatter.names(record[0])), escaped(about))


def context_of(command: click.Command, name: str) -> Context:
    """Return the context for a command's help; click takes the help flags from the first context."""
    return Context(command, info_name=name, help_option_names=["-h", "--help"])


def term(name: str, meaning: str) -> Iterator[str]:
    """Yield the roff lines of a term and its meaning below it; both are escaped already."""
    yield ".TP"
    yield f"\\fB{name}\\fR"
    yield meaning


def escaped(text: str) -> str:
    """Escape a text for roff; text in backquotes becomes bold.

    Backslashes stay, hyphens can be copied, and no word at the start of a line is taken for a command.
    """
    text = QUOTED.sub(r"\\fB\1\\fR", text.replace("\\", "\\e").replace("-", "\\-"))
    return f"\\&{text}" if text.startswith((".", "'")) else text
