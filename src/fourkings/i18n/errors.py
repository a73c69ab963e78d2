"""Errors in the language of a person: an English sentence that the program or click raises, said in another language.

Whatever raises an error knows no language: logs, JSON and other programs get its English. Where it leaves for a person, the
sentence is looked up by its English, and what was filled in there is filled in here. `faults.ftl` has what may be wrong in
a record, which a page without a server says, too; `errors.ftl` has the rest, and is left out of such a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.i18n.bundle import ftl_source
from fourkings.i18n.languages import SOURCE, stand_in

if TYPE_CHECKING:
    from fluent.syntax import ast

    from fourkings.i18n import Language

FILES: Final = ("errors", "faults")
"""Where the sentences are."""
WHY: Final = "why"
"""What is filled in by another of the sentences; anything else is said as it is."""
PLACE: Final = "\ue000"
"""Stands for a sentence until the one around it is made, which would shorten it."""
LOOSE: Final = 5
"""Letters of its own from which on a sentence around another cannot be taken for part of that other one."""


class Sentence(NamedTuple):
    """An English sentence with what is filled in."""

    key: str  #: its id
    pattern: re.Pattern[str]  #: what it looks like
    frames: bool  #: whether it is around another one
    begins: bool  #: whether its first letter is its own
    own: int  #: how many of its letters are not filled in

    @property
    def rank(self) -> tuple[int, int]:
        """Smaller for what is tried first: what is around another sentence, then what is more exact."""
        if self.frames:
            return (0 if self.own >= LOOSE else 2), -self.own
        return (1 if self.begins else 3), -self.own


def error_sentence(words: Language, english: str) -> str:
    """An error in a language; in English, as a whole or what of it is not known, where the files lack it."""
    if words.code == SOURCE:
        return english
    return _known(words, english) or _framed(words, english)


def _known(words: Language, english: str) -> str | None:
    """A sentence of which every part is known; None where there is none."""
    if english.endswith(".") and (before := _known(words, english[:-1])):
        return f"{before}."
    for key, filled in _readings(english):
        if WHY not in filled:
            return words.text(key, **filled)
        if why := _known(words, filled[WHY]):
            return _around(words, key, filled, why)
    return None


def _framed(words: Language, english: str) -> str:
    """A sentence that is known but for what it is about, which stays English."""
    for key, filled in _readings(english):
        return _around(words, key, filled, _framed(words, filled[WHY]))
    return stand_in(english)


def _around(words: Language, key: str, filled: dict[str, str], why: str) -> str:
    return words.text(key, **filled | {WHY: PLACE}).replace(PLACE, why)


def _readings(english: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The sentences that this may be, with what is filled in, the most exact first."""
    for sentence in _sentences():
        if match := sentence.pattern.fullmatch(english):
            yield sentence.key, match.groupdict()


@cache
def _sentences() -> tuple[Sentence, ...]:
    """All English sentences, in the order in which they are tried."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    messages = [message for file in FILES for message in FluentResource(ftl_source(SOURCE, file)).body]
    sentences = [
        _sentence(message.id.name, message.value.elements)
        for message in messages
        if isinstance(message, ast.Message) and message.value
    ]
    return tuple(sorted(sentences, key=lambda sentence: sentence.rank))


def _sentence(key: str, elements: Sequence[ast.TextElement | ast.Placeable]) -> Sentence:
    """A sentence of the files; any space in it may be a line break."""
    from fluent.syntax import ast

    looks, frames, own = "", False, 0
    for element in elements:
        if isinstance(element, ast.TextElement):
            looks += r"\s+".join(map(re.escape, element.value.split(" ")))
            own += len(element.value)
        else:
            assert isinstance(element.expression, ast.VariableReference)
            looks += f"(?P<{element.expression.id.name}>.*?)"
            frames |= element.expression.id.name == WHY
    return Sentence(key, re.compile(looks, re.DOTALL), frames, isinstance(elements[0], ast.TextElement), own)
