"""A correction that somebody sent as text, put where the sentence stands: in a Fluent file, a lesson, a help or a page.

The text has three lines: the language, the sentence as it is, the better one. Each line is a label, a colon and what is
meant. A fourth, `where: FILE` or `where: FILE:LINE`, tells places apart if the sentence is there more than once.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path("src/fourkings")
LABELS = ("language", "as it is", "better", "where")
TOKENS = re.compile(r"\{[^{}]*\}|`[^`]*`|\b[A-Z]{2,3}-\d+\b")
"""What a correction must keep: placeholders, code, and clauses of the rules."""
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
GENERATED = re.compile(r"<!-- (?!end)[^>]*-->.*?<!-- end -->", re.S)


class Refused(ValueError):
    """A correction that cannot be applied: what is wrong with it, and what would help."""


class Sent(NamedTuple):
    """A submitted correction."""

    language: str
    as_it_is: str
    better: str
    where: str


class Place(NamedTuple):
    """A sentence in a file: the characters from `start` to `end` of the file."""

    file: Path  #: relative to the checkout
    name: str  #: of the message; empty in a page
    start: int
    end: int
    line: int

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}" + (f" ({self.name})" if self.name else "")


class Change(NamedTuple):
    """A replacement of one text by another."""

    place: Place
    before: str
    after: str


def correct(root: Path, text: str, codes: Iterable[str], spaced: Iterable[str] = ()) -> str:
    """Change the one sentence that is meant; where it stands, before and after. `Refused` where that is in doubt.

    `codes` are the languages that are listed, `spaced` those with a narrow space before `: ; ! ?`.
    """
    sent = read(text)
    if sent.language not in codes:
        raise Refused(f"no language {sent.language!r} is listed: write the code of one, such as {', '.join(codes)}")
    if sent.language in spaced:
        sent = sent._replace(better=re.sub(r"(?<=\S)\s(?=[:;!?»%])|(?<=«)\s", "\u202f", sent.better))
    place, before, after = _meant(root, sent)
    _same_tokens(before, after, place)
    path = root / place.file
    whole = path.read_text("utf-8")
    written = json.dumps(after, ensure_ascii=False) if path.suffix == ".toml" else after
    changed = whole[: place.start] + written + whole[place.end :]
    _still_whole(path, changed, place)
    path.write_text(changed, "utf-8")
    return f"{place}\n- {before}\n+ {after}"


def read(text: str) -> Sent:
    """Parse the three or four lines of a correction."""
    said = dict.fromkeys(LABELS, "")
    for line in MARKS.sub("", text).splitlines():
        label, _, value = line.partition(":")
        if (label := " ".join(label.split()).lower()) in said:
            said[label] = value.strip()
    if lacking := [f"{label}:" for label in LABELS[:3] if not said[label]]:
        raise Refused(f"no line begins with {' or with '.join(lacking)}")
    if said["as it is"] == said["better"]:
        raise Refused("the better sentence is the one that is there")
    return Sent(*said.values())


# --- where it stands ----------------------------------------------------------------------------------------------


def _meant(root: Path, sent: Sent) -> Change:
    """Return the intended change: of a whole sentence, else of a part, else of a sentence quoted with names in it."""
    there = [*sentences(root, sent.language)]
    words = r"\s+".join(map(re.escape, sent.as_it_is.split()))
    whole = [Change(place, text, sent.better) for place, text in there if re.fullmatch(words, text.strip())]
    part = re.compile(rf"(?<!\w){words}(?!\w)")
    for changes in (whole, [change for place, text in there for change in _parts(place, text, part, sent.better)]):
        if chosen := [change for change in changes if _is_there(change.place, sent.where)]:
            return _only(chosen)
    shown = [(place, text) for place, text in there if _is_there(place, sent.where) and _filled(text, sent.as_it_is)]
    longest = max((len(TOKENS.sub("", text)) for _, text in shown), default=0)
    if chosen := [Change(place, text, "") for place, text in shown if len(TOKENS.sub("", text)) == longest]:
        change = _only(chosen)
        return change._replace(after=_emptied(sent.better, _filled(change.before, sent.as_it_is)))
    raise Refused(_not_there(root, sent))


def _is_there(place: Place, where: str) -> bool:
    file, _, line = where.partition(":")
    return place.file.as_posix().endswith(file.removeprefix("./")) and line in ("", str(place.line))


def _only(changes: list[Change]) -> Change:
    if len(changes) > 1:
        places = "\n".join(f"  where: {place.file.as_posix()}:{place.line}" for place, _, _ in changes)
        raise Refused(f"the sentence is there {len(changes)} times; add one of these lines to the correction:\n{places}")
    return changes[0]


def _parts(place: Place, text: str, part: re.Pattern[str], better: str) -> Iterator[Change]:
    """Yield each matching part of a sentence; in TOML the sentence changes as a whole, because its quotes are escaped."""
    matches = [*part.finditer(text)]
    if place.file.suffix == ".toml":
        yield from (Change(place, text, text[: match.start()] + better + text[match.end() :]) for match in matches)
        return
    for match in matches:
        start, end = (place.start + offset for offset in match.span())
        line = place.line + text.count("\n", 0, match.start())
        yield Change(place._replace(start=start, end=end, line=line), match[0], better)


def _filled(text: str, shown: str) -> dict[str, str]:
    """Return the value of each placeholder of a sentence as it was quoted; empty for another sentence."""
    placeholders = re.findall(r"\{[^{}]*\}", text)
    literal = re.split(r"\{[^{}]*\}", text)
    if not placeholders or sum(len(re.findall(r"[^\W\d_]{2,}", each)) for each in literal) < 2:
        return {}
    spaces = [r"\s+".join(map(re.escape, re.split(r"\s+", each))) for each in literal]
    match = re.fullmatch("(.+?)".join(spaces), shown)
    return dict(zip(placeholders, match.groups(), strict=True)) if match else {}


def _emptied(better: str, filled: dict[str, str]) -> str:
    """Put the placeholders of a sentence back in place of the quoted names and cards."""
    for placeholder, value in filled.items():
        better, count = re.subn(rf"(?<!\w){re.escape(value)}(?!\w)", lambda _, text=placeholder: text, better)
        if count != 1:
            raise Refused(f"{value} stands for {placeholder}: the better sentence needs it once and has it {count} times")
    return better


def _not_there(root: Path, sent: Sent) -> str:
    shown = sent.as_it_is
    english = [place for place, text in sentences(root, "en") if shown.split() == text.split() or _filled(text, shown)]
    if sent.language != "en" and english:
        return f"nobody has written this sentence in {sent.language} yet; in English it is in {english[0]}"
    few = " ".join(sent.as_it_is.split()[:3])
    return (
        f"no sentence of {sent.language} reads so: copy it letter by letter, or look for some of its words:\n"
        f"  grep -rn '{few}' {PACKAGE.as_posix()} docs"
    )


# --- all sentences of a language ----------------------------------------------------------------------------------


def sentences(root: Path, code: str) -> Iterator[tuple[Place, str]]:
    """Yield every sentence of a language with its place: messages, lessons, worked deals, help, pages."""
    for path in sorted((root / PACKAGE / "i18n" / code).glob("*.ftl")):
        yield from _fluent(path, path.relative_to(root))
    for folder in (PACKAGE / "lessons", Path("docs/deals")):
        for path in sorted((root / folder).glob("*.toml")):
            yield from _values(path, path.relative_to(root), re.escape(code))
    helps = root / PACKAGE / "i18n/doc_translations" / f"{code}.toml"
    if helps.is_file():
        yield from _values(helps, helps.relative_to(root), r'"(?:[^"\\]|\\.)*"')
    for path in sorted([*(root / "docs").rglob("*.md"), *root.glob("README*.md")]):
        if code == (path.stem.partition(".")[2] or "en"):
            yield from _paragraphs(path.read_text("utf-8"), path.relative_to(root))


def _fluent(path: Path, file: Path) -> Iterator[tuple[Place, str]]:
    """Yield each pattern without a choice in it, and the texts around a choice."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    whole = path.read_text("utf-8")
    spans: list[tuple[str, ast.Span]] = []

    class Patterns(Visitor):
        name = ""

        def visit_Message(self, node: ast.Message) -> None:
            self.name = node.id.name
            self.generic_visit(node)

        def visit_Attribute(self, node: ast.Attribute) -> None:
            self.name = f"{self.name.partition('.')[0]}.{node.id.name}"
            self.generic_visit(node)

        def visit_Pattern(self, node: ast.Pattern) -> None:
            chosen = [isinstance(getattr(part, "expression", None), ast.SelectExpression) for part in node.elements]
            if not any(chosen):
                spans.append((self.name, node.span))
            else:
                spans.extend((self.name, part.span) for part in node.elements if isinstance(part, ast.TextElement))
                self.generic_visit(node)

    Patterns().visit(FluentParser().parse(whole))
    for name, span in spans:
        text = whole[span.start : span.end]
        yield Place(file, name, span.start, span.end, whole.count("\n", 0, span.start) + 1), text


def _values(path: Path, file: Path, key: str) -> Iterator[tuple[Place, str]]:
    """Yield each line of a TOML file that pairs such a key with a text."""
    whole = path.read_text("utf-8")
    for match in re.finditer(rf'^({key}) = ("(?:[^"\\\n]|\\.)*")$', whole, re.M):
        value = tomllib.loads(f"value = {match[2]}")["value"]
        yield Place(file, "", *match.span(2), whole.count("\n", 0, match.start()) + 1), value


def _paragraphs(whole: str, file: Path) -> Iterator[tuple[Place, str]]:
    """Yield the paragraphs of a page, except generated tables."""
    own = GENERATED.sub(lambda table: re.sub(r"\S", " ", table[0]), whole)
    for match in re.finditer(r"^(?:(?:[*>-]|\d+\.|#+) +)?(\S.*(?:\n(?![*>#|-]|\d+\.).*\S.*)*)", own, re.M):
        yield Place(file, "", *match.span(1), whole.count("\n", 0, match.start(1)) + 1), match[1]


# --- whether it fits ----------------------------------------------------------------------------------------------


def _same_tokens(before: str, better: str, place: Place) -> None:
    needed, there = ({"".join(token.split()) for token in TOKENS.findall(text)} for text in (before, better))
    if lost := needed - there:
        raise Refused(f"{place}: the better sentence lacks {', '.join(sorted(lost))}, which the file has: {before}")
    if new := there - needed:
        raise Refused(f"{place}: the sentence in the file has no {', '.join(sorted(new))}: {before}")


def _still_whole(path: Path, changed: str, place: Place) -> None:
    """Raise `Refused` for a text that breaks the syntax of its file, such as an unclosed brace."""
    if path.suffix == ".toml":
        tomllib.loads(changed)
    elif path.suffix == ".ftl":
        from fluent.syntax import FluentParser, ast

        now, then = (FluentParser().parse(text).body for text in (path.read_text("utf-8"), changed))
        if len(now) != len(then) or any(isinstance(entry, ast.Junk) for entry in then):
            raise Refused(f"{place}: the better sentence is no Fluent; braces stand around placeholders only, each once")
