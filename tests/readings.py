"""Sentences as they are read: each variant of a Fluent pattern by itself, and all other texts of a language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import fourkings
from fourkings.i18n.bundle import PREFIXES, ftl_source

ROOT = Path(__file__).parents[1]
PACKAGE = Path(fourkings.__file__).parent
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
CASES = frozenset({"genitive", "instrumental", "one"})
"""Attributes by which a language declines a word; English has none."""


class Reading(NamedTuple):
    """One of the texts that a pattern can become; what is filled in stands there as `{name}`."""

    text: str = ""
    placed: frozenset[str] = frozenset()  #: the variables in the text
    chosen: tuple[tuple[str, str], ...] = ()  #: the variables that were asked on the way, each with its answer

    def __add__(self, more: "Reading") -> "Reading":  # type: ignore[override]
        return Reading(self.text + more.text, self.placed | more.placed, self.chosen + more.chosen)


def readings(pattern: ftl.Pattern) -> list[Reading]:
    texts = [Reading()]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _parts(element)]
    return texts


def _parts(node: ftl.TextElement | ftl.Placeable | ftl.InlineExpression | ftl.SelectExpression) -> list[Reading]:
    match node:
        case ftl.TextElement(value=text) | ftl.StringLiteral(value=text):
            return [Reading(text)]
        case ftl.Placeable(expression=inner):
            return _parts(inner)
        case ftl.VariableReference(id=name):
            return [Reading(f"{{{name.name}}}", frozenset({name.name}))]
        case ftl.FunctionReference(arguments=given):
            return _parts(given.positional[0])
        case ftl.MessageReference(id=name):
            return [Reading(f"{{{name.name}}}")]
        case ftl.SelectExpression(selector=asked, variants=variants):
            (about,) = _parts(asked)
            return [
                reading._replace(chosen=((about.text[1:-1], _key(variant)), *reading.chosen))
                for variant in variants
                for reading in readings(variant.value)
            ]
    raise TypeError(f"a part of a sentence that no message had so far: {node}")


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


@cache
def parsed(source: str) -> list[ftl.EntryType]:
    """The entries of a Fluent source: the slowest step of all that reads sentences, done once for all tests of a worker."""
    return FluentParser().parse(source).body


def read(source: str) -> dict[str, list[Reading]]:
    """Every message of a Fluent source, and every attribute as `message.attribute`, in all its readings."""
    texts: dict[str, list[Reading]] = {}
    for entry in parsed(source):
        if isinstance(entry, ftl.Message):
            parts = {
                "": entry.value,
                **{f".{each.id.name}": each.value for each in entry.attributes if each.id.name not in CASES},
            }
            texts |= {entry.id.name + name: readings(pattern) for name, pattern in parts.items() if pattern}
    return texts


@cache
def messages(code: str) -> dict[str, list[Reading]]:
    return {key: texts for file in PREFIXES for key, texts in read(ftl_source(code, file)).items()}


def explained(code: str) -> Iterator[tuple[str, str, str]]:
    """Remarks of lessons and notes on worked deals: place, English, and the same in a language."""
    for path in sorted([*(PACKAGE / "lessons").glob("*.toml"), *(ROOT / "docs" / "deals").glob("*.toml")]):
        tables = tomllib.loads(path.read_text("utf-8"))
        for table in ("remarks", "strategy", "notes"):
            for number, note in enumerate(tables.get(table, ())):
                if code in note:
                    yield f"{path.parent.name}/{path.name}, {table} {number}", note["en"], note[code]


def helps(code: str) -> Iterator[tuple[str, str, str]]:
    path = PACKAGE / "i18n" / "doc_translations" / f"{code}.toml"
    for part, pairs in (tomllib.loads(path.read_text("utf-8")) if code != "en" else {}).items():
        yield from ((f"{path.name} [{part}]", english, own) for english, own in pairs.items())


NO_PROSE = r"```.*?```|<!-- table:.*?<!-- end -->|<!--.*?-->|<[a-z/][^>]*>|!(?=\[)"


def pages(code: str) -> Iterator[tuple[str, str]]:
    """The paragraphs of every page in a language, without code, tags, targets of links, and tables that the code writes."""
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        if (path.stem.partition(".")[2] or "en") == code:
            text = re.sub(NO_PROSE, "\n\n", re.sub("</?bdi[^>]*>", "", path.read_text("utf-8")), flags=re.DOTALL)
            text = re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "x", text))
            for paragraph in re.split(r"\n\s*(?=[-*#>|\n])|\|", text):
                if paragraph.strip():
                    yield path.name, re.sub(r"[ \n]+", " ", paragraph).strip()
