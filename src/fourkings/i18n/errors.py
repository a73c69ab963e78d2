"""Translate errors: find the message of an English sentence that was raised, and format it in another language.

Code that raises errors knows no language; logs, JSON and programs get its English. For users, the sentence is looked up by
its English text and its parameters are filled in again. `faults.ftl` has faults of records, which a page without a server
shows too; `errors.ftl` has all others.
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
"""The Fluent files with the error messages that can be translated."""
WHY: Final = "why"
"""The name of the parameter that is itself an error message and is translated too; all others stay as they are."""
PLACE: Final = "\ue000"
"""Placeholder for an inner sentence while the outer one is formatted, which would shorten it."""
LOOSE: Final = 5
"""Least literal letters of an outer sentence that can't be mistaken for part of the inner one."""


class Sentence(NamedTuple):
    """An English error message as a pattern, by which a raised text is recognised and its parameters found."""

    key: str  #: message id
    pattern: re.Pattern[str]
    frames: bool  #: True if it contains another sentence
    begins: bool  #: True if it begins with literal text
    own: int  #: number of literal letters

    @property
    def rank(self) -> tuple[int, int]:
        """Priority of matching, lowest first: outer sentences, then those with more literal text."""
        if self.frames:
            return (0 if self.own >= LOOSE else 2), -self.own
        return (1 if self.begins else 3), -self.own


def error_sentence(lang: Language, english: str) -> str:
    """Return an error in a language; unknown sentences, or parts, stay English."""
    if lang.code == SOURCE:
        return english
    return _known(lang, english) or _framed(lang, english)


def _known(lang: Language, english: str) -> str | None:
    """Return a sentence all parts of which are known, or None."""
    if english.endswith(".") and (before := _known(lang, english[:-1])):
        return f"{before}."
    for key, filled in _readings(english):
        if WHY not in filled:
            return lang.text(key, **filled)
        if why := _known(lang, filled[WHY]):
            return _around(lang, key, filled, why)
    return None


def _framed(lang: Language, english: str) -> str:
    """Return a known outer sentence whose inner one stays English."""
    for key, filled in _readings(english):
        return _around(lang, key, filled, _framed(lang, filled[WHY]))
    return stand_in(english)


def _around(lang: Language, key: str, filled: dict[str, str], why: str) -> str:
    return lang.text(key, **filled | {WHY: PLACE}).replace(PLACE, why)


def _readings(english: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the message ids that match, with parameters, the most exact first."""
    for sentence in _sentences():
        if match := sentence.pattern.fullmatch(english):
            yield sentence.key, match.groupdict()


@cache
def _sentences() -> tuple[Sentence, ...]:
    """Return all English sentences, in order of priority."""
    from fourkings.i18n.fluent import entries

    messages = [message for file in FILES for message in entries(ftl_source(SOURCE, file))]
    sentences = [_sentence(message.id.name, message.value.elements) for message in messages if message.value]
    return tuple(sorted(sentences, key=lambda sentence: sentence.rank))


def _sentence(key: str, elements: Sequence[ast.TextElement | ast.Placeable]) -> Sentence:
    """Return the pattern of a Fluent message; any space in it may be a line break."""
    from fluent.syntax import ast

    regex, frames, own = "", False, 0
    for element in elements:
        if isinstance(element, ast.TextElement):
            regex += r"\s+".join(map(re.escape, element.value.split(" ")))
            own += len(element.value)
        else:
            assert isinstance(element.expression, ast.VariableReference)
            regex += f"(?P<{element.expression.id.name}>.*?)"
            frames |= element.expression.id.name == WHY
    return Sentence(key, re.compile(regex, re.DOTALL), frames, isinstance(elements[0], ast.TextElement), own)
