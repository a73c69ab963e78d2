"""Help and errors in the user's language, translated from the English of click and of the commands."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import click

from fourkings.i18n.languages import LANGUAGES, SOURCE, language_of
from fourkings.sanitize import with_hint

if TYPE_CHECKING:
    from fourkings.i18n import Language

EXTRA: Final = re.compile(r"(.*?)(?:  \[(.*)\])?", re.DOTALL)
"""The help of an option, and in brackets the notes on its values."""
DEFAULT: Final = re.compile(r"default: (.*?)((?:; [\d.x<>=]+)?(?:\]|$))")
"""The default of an option, before its range or the bracket."""
UNBOUNDED: Final = re.compile(r"  \[[01]<=?x<=1000000000\]|; [01]<=?x<=1000000000")
"""The range of a number with no other limits than common sense."""
LANG_OPTION: Final = re.compile("\0--lang[=\0]([^\0]*)(?=\0)")
CAPITALS: Final = re.compile(r"\b[A-Z]{2,}(?: RANGE)?\b")


def system_language() -> str:
    """Return the machine's language if it is listed, else English."""
    spoken = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    return language_of(spoken)


def requested_language() -> str:
    """Return the language of `--lang`, even on a wrong command line; else the machine's."""
    values = LANG_OPTION.findall("\0".join(["", *sys.argv[1:], ""]))
    return next((code for code in reversed(values) if code in LANGUAGES), system_language())


def words() -> Language:
    """Return the sentences of the requested language, or of the machine's."""
    from fourkings.i18n import language

    return language(requested_language(), isolating=False)


class Formatter(click.HelpFormatter):
    """Help text in one language."""

    def __init__(self, code: str, **sizes: Any) -> None:
        super().__init__(**sizes)
        self.code = code

    def translated(self, english: str) -> str:
        if self.code == SOURCE:
            return english
        from fourkings.i18n.doc_translations import translate

        return translate(self.code, "help", english)

    def names(self, text: str) -> str:
        """Translate the words in capitals that stand for arguments."""
        if self.code == SOURCE:
            return text
        from fourkings.i18n.doc_translations import pairs

        known = pairs(self.code, "names")
        return CAPITALS.sub(lambda match: known.get(match[0], match[0]), text)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, self.names(args), prefix or f"{self.translated('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.translated(heading))

    def write_text(self, text: str) -> None:
        super().write_text("\n\n".join(map(self.translated, text.split("\n\n"))) if self.code != SOURCE else text)

    def write_dl(self, rows: Iterable[tuple[str, str]], *sizes: Any, **more: Any) -> None:
        super().write_dl([(self.names(term), self.about(UNBOUNDED.sub("", text))) for term, text in rows], *sizes, **more)

    def about(self, text: str) -> str:
        """Translate the help of an option: a sentence, and notes on its values."""
        if self.code == SOURCE:
            return text
        sentence, extra = re.fullmatch(EXTRA, text).groups()  # type: ignore[union-attr]
        if not extra:
            return self.translated(sentence)
        values = DEFAULT.sub(lambda match: f"{self.translated('default:')} {self.value(match[1])}{match[2]}", extra)
        return f"{self.translated(sentence)}  [{values}]"

    def value(self, text: str) -> str:
        """Return a value as it is, and a description of one translated."""
        return self.translated(text) if " " in text else text


class Context(click.Context):
    """A context whose help is in the machine's language, or in the requested one."""

    spoken = ""

    def make_formatter(self) -> click.HelpFormatter:
        return Formatter(self.spoken or requested_language(), width=self.terminal_width, max_width=self.max_content_width)


class Family(click.Group):
    """A group of commands, each with translated help."""

    context_class = Context

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        cmd.context_class = Context
        super().add_command(cmd, name)


ARGUMENT: Final = re.compile(r"^(Missing argument |Invalid value for )('[A-Z.\[\]]+')(?=[.:])")
"""The name of an argument in an error, which is translated."""
PLAIN: Final = (
    (re.compile(r"a valid integer( range)?(?=\.)"), "a whole number"),
    (re.compile(r"a valid float( range)?(?=\.)"), "a number"),
)
"""What Click says of numbers, and plainer words for it."""


def show(error: click.ClickException) -> None:
    """Print an error on standard error, with the usage if the command line was wrong."""
    spoken = words()
    if isinstance(error, click.UsageError) and isinstance(error.ctx, Context):
        error.ctx.spoken = spoken.code
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        error.show()
        return
    text, tell = error.format_message(), str if spoken.code == SOURCE else in_words
    for of_click, plain in PLAIN:
        text = of_click.sub(plain, text)
    if isinstance(error, click.UsageError) and error.ctx is not None:
        hint = tell(f"Try '{error.ctx.command_path} --help' for help.")
        click.echo(f"{error.ctx.get_usage()}\n{hint}\n", err=True)
    if tell is in_words:
        names = Formatter(spoken.code).names
        text = ARGUMENT.sub(lambda match: match[1] + names(match[2]), text)
    click.echo(tell(f"Error: {text}"), err=True)


def in_words(english: str) -> str:
    """Translate an English sentence about an error into the language of the command line."""
    from fourkings.i18n.errors import error_sentence

    return error_sentence(words(), english)


class OneOf(click.Choice[str]):
    """A choice of words; the error for a mistyped one suggests the nearest."""

    def get_invalid_choice_message(self, value: str, ctx: click.Context | None) -> str:
        return with_hint(super().get_invalid_choice_message(value, ctx), value, self.choices)
