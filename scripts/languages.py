"""Tell what a language lacks, file by file: `python3 scripts/languages.py pt`; with `--names` every sentence by its name.

Without a code it tells of every language that is listed in `src/fourkings/windows/i18n/languages.json`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from _setup import PYTHON, VENV, setup, sh

Texts = dict[str, set[str]]
"""The names of messages and of their attributes, each with the variables in it."""


class Part(NamedTuple):
    """What one file, or one kind of page, should have in a language, and what of that is not there."""

    file: str
    kind: str  #: `sentences` or `pages`
    needed: int
    missing: tuple[str, ...]


def root() -> Path:
    """The checkout that the program stands in."""
    import fourkings

    return Path(fourkings.__file__).parents[2]


def parts(code: str) -> Iterator[Part]:
    """All that a language should have, English apart."""
    windows = Path("src/fourkings/windows")
    for file, english in messages("en").items():
        yield part(windows / "i18n" / code / file, english, messages(code).get(file, {}))
    for toml, notes in (*explained(windows / "lessons", "remarks", "strategy"), *explained(Path("docs/deals"), "notes")):
        yield part(toml, [note["en"] for note in notes], [note["en"] for note in notes if code in note])
    yield from translations(windows / "doc_translations" / f"{code}.toml", code)
    for folder in ("docs/rules", "docs/deals", "docs", "."):
        yield pages(Path(folder), code)


def part(file: Path, needed: Iterable[str], there: Iterable[str], kind: str = "sentences") -> Part:
    """What of that is needed is not there."""
    all_needed = tuple(dict.fromkeys(needed))
    return Part(file.as_posix(), kind, len(all_needed), tuple(name for name in all_needed if name not in set(there)))


@cache
def messages(code: str) -> dict[str, Texts]:
    """The messages of a language, by file; an attribute is called `message.attribute`."""
    folder = root() / "src/fourkings/windows/i18n" / code
    return {path.name: texts_in(path) for path in sorted(folder.glob("*.ftl"))}


def texts_in(path: Path) -> Texts:
    """The messages of a Fluent file."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    texts: Texts = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = {"": entry.value, **{f".{attribute.id.name}": attribute.value for attribute in entry.attributes}}
            for name, pattern in patterns.items():
                if pattern:
                    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("text"), pattern))
                    texts[entry.id.name + name] = set(re.findall(r"\$([\w-]+)", text))
    return texts


def explained(folder: Path, *tables: str) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """The lessons, or the worked deals, of the games, and what is said in them in every language."""
    for path in sorted((root() / folder).glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        yield folder / path.name, [note for table in tables for note in data[table]]


def translations(file: Path, code: str) -> Iterator[Part]:
    """What the code explains in English."""
    from fourkings.windows.doc_translations import pairs

    for name, english in asked().items():
        yield part(Path(f"{file.as_posix()} [{name}]"), sorted(english), pairs(code, name))


def asked() -> dict[str, set[str]]:
    """The English sentences that helps, settings, messages and the site ask for, by part."""
    from fourkings.cli import man_page, manual
    from fourkings.table.messages import protocol
    from fourkings.windows import doc_translations
    from fourkings.windows.languages import REVIEWED

    sentences: dict[str, set[str]] = {name: set() for name in ("help", "settings", "messages")}

    class Listening(dict[str, str]):
        def __init__(self, name: str) -> None:
            self.heard = sentences.setdefault(name, set())

        def get(self, english: str, *others: Any) -> Any:
            self.heard.add(english)
            return others[0] if others else None

    with mock.patch.object(doc_translations, "pairs", lambda code, name: Listening(name)):
        list(manual.commands("any"))
        list(manual.settings("any"))
        man_page.page("any")
        protocol.Page("any").close_codes()
        protocol.Page("any").messages()
    # Words in capitals are looked up one by one, also those that stay as they are: reviewed languages tell which count.
    sentences["names"] = {word for code in REVIEWED for word in doc_translations.pairs(code, "names")}
    return sentences | {"site": set(said_by_the_site())}


def said_by_the_site() -> Iterator[str]:
    """What `conf.py` says itself, and what it translates of its theme."""
    path = root() / "docs" / "conf.py"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_say" and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "THEME":
            yield from ast.literal_eval(node.value)


def pages(folder: Path, code: str) -> Part:
    """The pages of a folder that have a twin in some language."""
    from fourkings.windows.languages import LANGUAGES, twin

    here = root() / folder
    english = [page for page in sorted(here.glob("*.md")) if "." not in page.stem]
    needed = [page.name for page in english if any(twin(page, other).is_file() for other in LANGUAGES if other != "en")]
    there = [name for name in needed if twin(here / name, code).is_file()]
    return part(folder / f"*.{code}.md", needed, there, "pages")


def demanded(code: str) -> list[Part]:
    """What a reviewed language may not lack: all, but pages for hosts and builders only where it has a first one."""
    first = (root() / f"docs/index.{code}.md").is_file()
    aside = {f"{name}.{code}.md" for name in ("docs/*", "docs/deals/*", "*")}
    texts = {f"src/fourkings/windows/doc_translations/{code}.toml [{name}]" for name in ("settings", "messages", "site")}
    return [each for each in parts(code) if first or each.file not in aside | texts]


def report(code: str, lacking: Iterable[Part], names: bool = False) -> Iterator[str]:
    """What is missing, in lines."""
    from fourkings.windows.languages import LANGUAGES

    listed = LANGUAGES[code]
    rows = [each for each in lacking if each.missing]
    yield f"{code}, {listed.name}, {listed.status}: {'nothing is missing' if not rows else 'missing'}"
    for each in rows:
        yield f"  {each.file}: {len(each.missing)} of {each.needed} {each.kind}"
        if names:
            yield from (f"    {name}" for name in each.missing)


def main(*arguments: str) -> None:
    """Print it; a code that is not listed is an error."""
    from fourkings.windows.languages import LANGUAGES

    names, codes = "--names" in arguments, [code for code in arguments if code != "--names"]
    if unknown := [code for code in codes if code not in LANGUAGES]:
        sys.exit(f"not listed in src/fourkings/windows/i18n/languages.json: {', '.join(unknown)}")
    for code in codes or [code for code in LANGUAGES if code != "en"]:
        print("\n".join(report(code, parts(code), names)))


if __name__ == "__main__":
    if Path(sys.prefix).resolve() == VENV.resolve():
        main(*sys.argv[1:])
    else:
        setup()
        sh(PYTHON, __file__, *sys.argv[1:])
