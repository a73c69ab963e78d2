"""Sentences in a browser tab: the Fluent library of the page's JavaScript stands in for Python's `fluent.runtime`."""

import json
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from fourkings.i18n.bundle import Noun
from fourkings.i18n.languages import LANGUAGES
from fourkings.sanitize import read_json

Pattern = tuple[str, str]
"""A text to format: the id of a message and the name of an attribute, empty for the message itself."""


class Texts(Protocol):
    """The messages of one language in JavaScript, see `web/src/offline/fluent.ts`. Only text is exchanged."""

    def add(self, source: str) -> None:
        """Add the messages in the text of a Fluent file."""

    def parts(self, key: str) -> str:
        """Return as a JSON list the names of a message's attributes, and "" for its text; empty if there is no message."""

    def format(self, key: str, attribute: str, params: str) -> str:
        """Return the text of a message or attribute, and errors, as a JSON list; `params`: its parameters as JSON."""


class Opener(Protocol):
    """A function that returns the (still empty) messages of a language."""

    def __call__(self, locale: str, isolating: bool) -> Texts: ...


class Message(NamedTuple):
    """A message, with the two fields of that of `fluent.runtime`."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


class Resource(NamedTuple):
    """The content of a Fluent file."""

    source: str


class Bundle:
    """A replacement for `FluentBundle` of `fluent.runtime`, as far as `i18n.bundle` uses it."""

    def __init__(self, open_texts: Opener, codes: Sequence[str], use_isolating: bool) -> None:
        self._texts: Final = open_texts(LANGUAGES[codes[0]].figures, use_isolating)

    def add_resource(self, resource: Resource) -> None:
        self._texts.add(resource.source)

    def has_message(self, key: str) -> bool:
        return self._texts.parts(key) != ""

    def get_message(self, key: str) -> Message:
        parts = read_json(self._texts.parts(key))
        return Message((key, "") if "" in parts else None, {part: (key, part) for part in parts if part})

    def format_pattern(self, pattern: Pattern, params: Mapping[str, Any]) -> tuple[str, list[str]]:
        sent = {name: (value, value.key) if isinstance(value, Noun) else value for name, value in params.items()}
        text, errors = read_json(self._texts.format(*pattern, json.dumps(sent)))
        return text, errors


def use(open_texts: Opener) -> None:
    """Install this module in place of `fluent.runtime`; `open_texts` opens the messages of each language."""
    runtime = ModuleType("fluent.runtime")
    vars(runtime).update(
        FluentResource=Resource,
        FluentBundle=lambda codes, functions, use_isolating: Bundle(open_texts, codes, use_isolating),
    )
    sys.modules["fluent.runtime"] = runtime
    sys.modules["fluent"] = ModuleType("fluent")
