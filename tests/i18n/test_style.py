"""Texts for people follow the style sheet: plain words, and the spaces of French."""

import ast
import importlib
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fourkings"
I18N = SOURCE / "i18n"

ENGLISH = re.compile(
    r"\b[Aa]new\b|\b[Nn]ought\b|\b[Nn]obody hurries\b"
    r"|\bso many (?:seconds|deals|nodes|points)\b"
    r"|\b(?:object|line|row|seat|table) a (?:line|deal|match)\b"
    r"|\b[Ee]ngine rooms?\b|\b[Aa]utomatic players?\b"
)
"""Words that no text uses."""
DIALECT = re.compile(
    r"\b(?:is|are|was|were|be|been) told\b"
    r"|\b(?:page|table|record|file|server|figure|number)s? (?:tells?|says?|knows?|hears?)\b"
    r"|(?:^|[.,:;] |\b(?:as|if|that|what|when|where|which) )[Oo]ne(?:'s)? (?:may|sits|plays|can)\b"
    r"|\b(?:stands?|lies?) (?:there|below|above)\b"
    r"|\b[Ss]ome \d|\b[Ll]ate comers?\b|\b[Gg]ames? over days\b"
)
"""Things that speak, "one" as the subject, "stands" for "is", and words that have a standard term.
"""
FRENCH = re.compile(
    r"\bfut\b|\b[Jj]oueurs? (?:automatiques?|de bois)\b|\b[Mm]andataires?\b|\b[Ss]alles? des machines\b|\b[Bb]avardages?\b"
)
REFUSAL = re.compile(
    r"\b(?:is|are) wanted\b|\bby now\b|\bany more\b|\bthere twice\b"
    r"|\bcannot be had\b|\bnobody is\b|^(?:that|what) is\b|\b(?:holds|brings) no\b|\bis no (?:record|set|text)\b"
)
"""What a refusal does not say: it names its place, its subject and a remedy, in words that are read once."""
LOOSE = re.compile(
    r"(?<=\S)[ \u00a0][:;!?»%](?=[\s,.)*\]]|$)|«[ \u00a0]|(?<=\d)[ \u00a0]\d{3}\b"
    r"|(?:[^\W\d_X]|[)»])[:;!?»](?=[\s*)]|$)|\d%|«\w"
)
"""French signs without their narrow no-break space, and thousands without theirs: a line may not begin with them."""


def messages(code: str) -> Iterator[tuple[str, str]]:
    """The Fluent messages of a language and their attributes, each with its place; what is filled in is one word."""
    for path in sorted((I18N / code).glob("*.ftl")):
        name, lines = "", list[str]()
        for line in [*path.read_text("utf-8").splitlines(), "end ="]:
            if head := re.match(r"(?:    \.)?([\w-]+) =(.*)", line):
                yield f"{path.name}: {name}", filled("\n".join(lines))
                name, lines = head[1], [head[2]]
            elif line[:1] in (" ", "}"):
                lines.append(line)


def filled(pattern: str) -> str:
    """A Fluent pattern as it is read: a word for what is filled in, and only the longest of its variants."""
    variant = re.compile(r"\{[^{}]*?->((?:[^{}])*)\}")
    pattern = re.sub(r"\{ *[^{}>]*\}", "X", pattern)
    while selector := variant.search(pattern):
        ways = re.split(r"\n\s*\*?\[\w+\] ?", selector[1])
        pattern = pattern[: selector.start()] + max(ways, key=len).strip() + pattern[selector.end() :]
        pattern = re.sub(r"\{ *[^{}>]*\}", "X", pattern)
    return pattern


def helps(code: str) -> Iterator[tuple[str, str]]:
    if code == "en":
        yield from ((part, text) for part, texts in asked().items() for text in texts)
        return
    path = SOURCE / "i18n" / "doc_translations" / f"{code}.toml"
    for part, pairs in tomllib.loads(path.read_text("utf-8")).items():
        yield from ((part, text) for text in pairs.values())


def asked() -> dict[str, set[str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "scripts"))
        return importlib.import_module("languages").asked()


def notes(code: str) -> Iterator[tuple[str, str]]:
    for path in sorted([*(SOURCE / "lessons").glob("*.toml"), *(ROOT / "docs" / "deals").glob("*.toml")]):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line_of_note := re.match(rf'{code} = "(.*)"', line):
                yield f"{path.parent.name}/{path.name}:{number}", re.sub(r"\{\w+\}", "X", line_of_note[1])


def refusals() -> Iterator[tuple[str, str]]:
    """The sentences of errors that are raised, and of readers' and options' complaints; what is filled in is one word."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            raised = node.exc if isinstance(node, ast.Raise) else node
            if not isinstance(raised, ast.Call) or (raised is node and not ast.unparse(raised.func).endswith(".fail")):
                continue
            for text in (spoken(argument) for argument in raised.args):
                if " " in text:
                    yield f"{path.relative_to(ROOT)}:{raised.lineno}", text


def spoken(node: ast.expr) -> str:
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.JoinedStr(parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in parts)
        case ast.Call(args=[first, *_]):
            return spoken(first)  # a complaint with a suggestion
        case _:
            return ""


def prose(path: Path) -> str:
    """A page without its code, tables' bars and links' targets, its paragraphs and list items apart."""
    text = re.sub(r"```.*?```|<!--.*?-->|</?[a-z][^>]*>", "\n\n", path.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"\n:::.*|\n\s*>>>.*|\n\.\.\..*", "\n", re.sub(r"`[^`]*`", "X", text))
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"\n\s*(?=[-*#>|\d])|\|", "\n\n", text))


def pages(code: str) -> Iterator[tuple[str, Path]]:
    """All pages of the documents but the rules, where idioms are at home, and what is for the program's own people."""
    top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] if code == "en" else ["README.fr.md"]
    for path in [*(ROOT / name for name in top), *sorted((ROOT / "docs").glob("*.md"))]:
        if (".fr." in path.name) == (code == "fr"):
            yield path.name, path


def faults(texts: Iterator[tuple[str, str]], *patterns: re.Pattern[str]) -> list[str]:
    plain = ((place, " ".join(re.split(r"[ \n]+", text))) for place, text in texts)
    return [
        f"{place}: {fault[0].strip()!r}" for place, text in plain for pattern in patterns if (fault := pattern.search(text))
    ]


SOURCES: dict[str, Callable[[str], Iterator[tuple[str, str]]]] = {"messages": messages, "helps": helps, "notes": notes}


@pytest.mark.parametrize("source", SOURCES)
def test_english_is_read_once(source: str):
    assert faults(SOURCES[source]("en"), ENGLISH, DIALECT) == []


@pytest.mark.parametrize("source", SOURCES)
def test_french_is_written(source: str):
    assert faults(SOURCES[source]("fr"), FRENCH, LOOSE) == []


def test_refusals_are_read_once():
    texts = dict(refusals())
    assert len(texts) > 250
    assert faults(iter(texts.items()), ENGLISH, DIALECT, REFUSAL) == []


@pytest.mark.parametrize(("code", "patterns"), [("en", (ENGLISH, DIALECT)), ("fr", (FRENCH,))])
def test_pages_are_read_once(code: str, patterns: tuple[re.Pattern[str], ...]):
    texts = ((name, part) for name, path in pages(code) for part in re.split(r"\n\s*\n", prose(path)))
    assert faults(texts, *patterns) == []


def test_pages_in_french_have_the_spaces_of_french():
    pages = [ROOT / "README.fr.md", *sorted((ROOT / "docs").rglob("*.fr.md"))]
    texts = ((path.name, part) for path in pages for part in re.split(r"\n\s*\n", prose(path)))
    assert faults(texts, LOOSE) == []
