"""A reader of one language, who looks at screens of any page: English words, ids of messages, texts that are cut."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import BrowserContext, Page

from browser.hands import settle
from fourkings.i18n.bundle import PREFIXES, ftl_source
from fourkings.i18n.isolation import unmarked
from fourkings.i18n.languages import SOURCE
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.lessons import has_lesson, lesson
from fourkings.rulebook.games import GAMES
from fourkings.table.shown_names import BOTS_BESIDE_ONE

SCRIPT = Path(__file__).with_name("reader.js").read_text(encoding="utf-8")
SIZES = ((1366, 657), (360, 640))
WORD = re.compile(r"(?<!\w)[^\W\d_]{3,}(?!\w)")
FROM_THE_RIGHT = re.compile("[\u0590-\u08ff]")
"""A text with such letters has marks around them in every language."""
ID = re.compile(r"(?<![\w-])[a-z]+(?:-[a-zA-Z0-9]+)+(?![\w-])")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.fonts.ready))))"
OF_NO_LANGUAGE = {"four", "kings", "weblate", "king", "quarante", "roi", "jeu", "esc", "enter", "tab", "home", "end"}
"""The program's name, those of games, and what stands on keys."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words |= words(node.value)


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(unmarked(text))}


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word that the sentences of a language are written with, and the remarks of its lessons."""
    remarks = (remark for game in GAMES if has_lesson(game) for remark in lesson(game).remarks)
    said = words(" ".join(remark.texts.get(code, "") for remark in remarks))
    return words_of(ftl_source(code, file) for file in PREFIXES) | said


def words_of(sources: Iterable[str]) -> frozenset[str]:
    texts = _Texts()
    for source in sources:
        texts.visit(FluentParser().parse(source))
    return frozenset(texts.words)


@cache
def rule_words(code: str) -> frozenset[str]:
    return frozenset(word for page in ("general", *GAMES) for word in words(rule_page_markdown(page, code)))


@cache
def ids() -> frozenset[str]:
    entries = [entry for file in PREFIXES for entry in FluentParser().parse(ftl_source(SOURCE, file)).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ftl.Message))


@dataclass
class Reader:
    """Reads screens in a language, keeps a picture of each at each size, and says what a player should not meet."""

    page: Page
    code: str
    folder: Path
    sizes: Sequence[tuple[int, int]] = SIZES  #: width and height, in pixels; pictures are kept of `SIZES` alone
    faults: list[str] = field(default_factory=list)
    screens: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)  #: each text, with the screen where it was read first

    def look(self, name: str) -> None:
        if name in self.screens:
            return
        number = len(self.screens)
        self.screens.append(name)
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(DRAWN)
            if (width, height) in SIZES:
                self.page.screenshot(path=self.folder / f"{number:02}-{name}-{width}.png", animations="disabled")
            read = self.page.evaluate(f"() => {{ {SCRIPT}; return read(); }}")
            faults = [*read["faults"], *(fault for text in read["texts"] for fault in self._of(**text))]
            if not FROM_THE_RIGHT.search(read["copied"]) and read["copied"] != unmarked(read["copied"]):
                faults.append("a text that is copied holds marks")
            self.faults += [f"{name} at {width}×{height}: {fault}" for fault in dict.fromkeys(faults)]
            for text in read["texts"]:
                self.texts.setdefault(unmarked(text["text"]).strip(), name)

    def known(self, rules: bool) -> frozenset[str]:
        """The words of the language, those of its rule pages among them for a text of such a page."""
        return vocabulary(self.code) | (rule_words(self.code) if rules else frozenset())

    def _of(self, text: str, rules: bool) -> list[str]:
        known = self.known(rules) | OF_NO_LANGUAGE | words(" ".join(BOTS_BESIDE_ONE))
        english = vocabulary(SOURCE) | (rule_words(SOURCE) if rules else frozenset())
        foreign = sorted((words(text) & english) - known)
        faults = [f"English: {', '.join(foreign)} in {text!r}"] if foreign else []
        faults += [f"an id: {name}" for name in ID.findall(text) if name in ids()]
        return faults + ([f"seams: {text!r}"] if re.search(r"[{}]|\bundefined\b|\bNaN\b|\[object", text) else [])


Kind = TypeVar("Kind", bound=Reader)


@contextmanager
def reading(
    context: BrowserContext, kind: type[Kind], code: str, folder: Path, sizes: Sequence[tuple[int, int]] = SIZES
) -> Iterator[Kind]:
    """Yield a reader with a page of its own, and close it. No script may fail, and the reader may find no fault."""
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    settle(page)
    reader = kind(page, code, folder, sizes)
    try:
        yield reader
    finally:
        context.close()
    assert errors == []
    assert reader.faults == [], reader.faults
