"""Report what a language lacks, file by file: `python3 scripts/languages.py pt`; with `--names`, every missing sentence.

Without a code, it reports on every language in `src/fourkings/i18n/languages.json`. A sentence that is still English,
letter for letter, counts as missing. `it --new Italiano` lists a language and makes its files, with every English sentence
in a comment. `--correct FILE` puts a correction that somebody sent into the right file (`-` reads standard input).
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import _correct
import _new_language
from _setup import ROOT, run

LIST = "src/fourkings/i18n/languages.json"

Texts = dict[str, str]
"""The names of messages and of their attributes, each with its text as in the file."""


class Part(NamedTuple):
    """What one file, or one kind of page, should have in a language, and what it lacks."""

    file: str
    kind: str  #: `sentences` or `pages`
    needed: int
    missing: tuple[str, ...]


def root() -> Path:
    """Return the folder of the checkout."""
    import fourkings

    return Path(fourkings.__file__).parents[2]


def parts(code: str) -> Iterator[Part]:
    """Yield everything that a language other than English should have."""
    package = Path("src/fourkings")
    from fourkings.i18n.languages import REVIEWED

    own, other = messages(code), messages(next((listed for listed in REVIEWED if listed not in ("en", code)), code))
    for file, english in messages("en").items():
        there = own.get(file, {})
        copied = {name for name, text in there.items() if is_copied(text, english.get(name), other[file].get(name))}
        yield part(package / "i18n" / code / file, english, there.keys() - copied)
    for toml, notes in (*explained(package / "lessons", "remarks", "strategy"), *explained(Path("docs/deals"), "notes")):
        own_notes = [note["en"] for note in notes if note.get(code, note["en"]) != note["en"]]
        yield part(toml, [note["en"] for note in notes], own_notes)
    yield from translations(package / "i18n/doc_translations" / f"{code}.toml", code)
    for folder in ("docs/rules", "docs/deals", "docs", "."):
        yield pages(Path(folder), code)


def is_copied(text: str, english: str | None, other: str | None) -> bool:
    """Return True for a text of three words or more that is still English."""
    words = re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^{}]*\}", "", text))
    return text == english != other and len(words) >= 3


def part(file: Path, needed: Iterable[str], there: Iterable[str], kind: str = "sentences") -> Part:
    """Return what is needed but missing."""
    all_needed = tuple(dict.fromkeys(needed))
    return Part(file.as_posix(), kind, len(all_needed), tuple(name for name in all_needed if name not in set(there)))


@cache
def messages(code: str) -> dict[str, Texts]:
    """Return the messages of a language, by file; an attribute is called `message.attribute`."""
    folder = root() / "src/fourkings/i18n" / code
    return {path.name: texts_in(path) for path in sorted(folder.glob("*.ftl"))}


def texts_in(path: Path) -> Texts:
    """Return the messages of a Fluent file."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    texts: Texts = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = {"": entry.value, **{f".{attribute.id.name}": attribute.value for attribute in entry.attributes}}
            for name, pattern in patterns.items():
                if pattern:
                    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("t"), pattern))
                    texts[entry.id.name + name] = text.removeprefix("t =").strip()
    return texts


def explained(folder: Path, *tables: str) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """Return the lessons, or the worked deals, of the games, with their texts in every language."""
    for path in sorted((root() / folder).glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        yield folder / path.name, [note for table in tables for note in data[table]]


def translations(file: Path, code: str) -> Iterator[Part]:
    """Return what the code explains in English."""
    from fourkings.i18n.doc_translations import pairs

    for name, english in asked().items():
        there = [text for text, own in pairs(code, name).items() if not is_copied(own, text, None)]
        yield part(Path(f"{file.as_posix()} [{name}]"), sorted(english), there)


def asked() -> dict[str, set[str]]:
    """Return the English sentences of help, settings and the site, by part."""
    sys.path.insert(0, str(ROOT))
    from build_tools import manual
    from fourkings.i18n import doc_translations
    from fourkings.i18n.languages import REVIEWED

    sentences: dict[str, set[str]] = {name: set() for name in ("help", "settings")}

    class Listening(dict[str, str]):
        def __init__(self, name: str) -> None:
            self.heard = sentences.setdefault(name, set())

        def get(self, english: str, *others: Any) -> Any:
            self.heard.add(english)
            return others[0] if others else None

    with mock.patch.object(doc_translations, "pairs", lambda code, name: Listening(name)):
        list(manual.printed("any"))
        list(manual.settings("any"))
        manual.page("any")
    # Words in capitals are looked up one by one, also those that stay as they are: reviewed languages tell which count.
    sentences["names"] = {word for code in REVIEWED for word in doc_translations.pairs(code, "names")}
    return sentences | {"site": set(said_by_the_site())}


def said_by_the_site() -> Iterator[str]:
    """Return the texts of `conf.py`, and what it translates of its theme."""
    path = root() / "docs" / "conf.py"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_say" and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "THEME":
            yield from ast.literal_eval(node.value)


def pages(folder: Path, code: str) -> Part:
    """Return the pages of a folder that have a twin in some language."""
    from fourkings.i18n.languages import LANGUAGES, twin

    here = root() / folder
    english = [page for page in sorted(here.glob("*.md")) if "." not in page.stem]
    needed = [page.name for page in english if any(twin(page, other).is_file() for other in LANGUAGES if other != "en")]
    there = [name for name in needed if (own := twin(here / name, code)).is_file() and not own.samefile(here / name)]
    there = [name for name in there if twin(here / name, code).read_bytes() != (here / name).read_bytes()]
    return part(folder / f"*.{code}.md", needed, there, "pages")


def demanded(code: str) -> list[Part]:
    """Return what a reviewed language must have: pages for hosts and builders only if it has a first page."""
    first = (root() / f"docs/index.{code}.md").is_file()
    aside = {f"{name}.{code}.md" for name in ("docs/*", "docs/deals/*", "*")}
    texts = {f"src/fourkings/i18n/doc_translations/{code}.toml [{name}]" for name in ("settings", "site")}
    return [each for each in parts(code) if first or each.file not in aside | texts]


def report(code: str, lacking: Iterable[Part], names: bool = False) -> Iterator[str]:
    """Yield what is missing, in lines."""
    from fourkings.i18n.languages import LANGUAGES

    about = f"{listed.name}, {listed.status}" if (listed := LANGUAGES.get(code)) else f"not in {LIST}"
    rows = [each for each in lacking if each.missing]
    yield f"{code}, {about}: {'nothing is missing' if not rows else 'missing'}"
    for each in rows:
        yield f"  {each.file}: {len(each.missing)} of {each.needed} {each.kind}"
        if names:
            yield from (f"    {name}" for name in each.missing)


def unlisted() -> dict[str, list[str]]:
    """Return what belongs to languages that are not listed, by their codes: folders, helps and pages, as paths."""
    from fourkings.i18n.languages import LANGUAGES

    package, docs = root() / "src/fourkings", root() / "docs"
    paths = {folder: folder.name for folder in (package / "i18n").iterdir() if any(folder.glob("*.ftl"))}
    paths |= {path: path.stem for path in (package / "i18n/doc_translations").glob("*.toml")}
    paths |= {page: page.stem.partition(".")[2] for page in (*docs.rglob("*.md"), *root().glob("*.md")) if "." in page.stem}
    unknown: dict[str, list[str]] = {}
    for path, code in sorted(paths.items()):
        if code not in LANGUAGES:
            unknown.setdefault(code, []).append(path.relative_to(root()).as_posix())
    return unknown


def report_unlisted() -> Iterator[str]:
    """Return the lines that report what each language that is not listed has, and what it lacks."""
    for code, paths in unlisted().items():
        yield from report(code, parts(code))
        yield f"  there is {', '.join(paths)}: list {code} in {LIST}, or remove it"


def begin(code: str, name: str) -> Iterator[str]:
    """List a new language and make its files; what is to be done next."""
    yield from _new_language.begin(root(), code, name, asked())
    yield f"Next, look at the row of {code} in {LIST}, and write your word for a draft."
    yield "Then go on from step 2 of docs/translate.md, A new language."
    yield f"To see what is missing: python3 scripts/languages.py {code}"


def correct(file: str) -> str:
    """Put a correction where it belongs."""
    from fourkings.i18n.languages import LANGUAGES

    text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    spaced = [code for code, listed in LANGUAGES.items() if listed.spaced]
    return _correct.correct(root(), text, LANGUAGES, spaced) + "\nTables of pages have it after python3 scripts/write.py"


def main(*arguments: str) -> None:
    """Do what the arguments ask; what cannot be done is an error."""
    from fourkings.i18n.languages import LANGUAGES

    parser = argparse.ArgumentParser(prog="languages.py", description=__doc__)
    parser.add_argument("codes", nargs="*")
    parser.add_argument("--names", action="store_true", help="each missing sentence by its name")
    parser.add_argument("--new", metavar="NAME", help="list the language CODE by its own name and make its files")
    parser.add_argument("--correct", metavar="FILE", help="put a correction into the right file")
    asked_for = parser.parse_args(arguments)
    try:
        if asked_for.correct:
            print(correct(asked_for.correct))
        elif asked_for.new:
            print("\n".join(begin(" ".join(asked_for.codes), asked_for.new)))
        elif unknown := [code for code in asked_for.codes if code not in LANGUAGES]:
            raise ValueError(f"not in {LIST}: {', '.join(unknown)}; --new NAME lists a new one")
        else:
            for code in asked_for.codes or [code for code in LANGUAGES if code != "en"]:
                print("\n".join(report(code, parts(code), asked_for.names)), flush=True)
            if unlisted():
                raise ValueError("\n".join(report_unlisted()))
    except BrokenPipeError:  # such as `| head`, which has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python reports it again when it flushes
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}; --correct - reads standard input")
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    run(__file__, lambda: main(*sys.argv[1:]))
