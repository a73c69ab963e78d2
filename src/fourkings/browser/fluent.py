"""Sentences in a browser tab: its own Fluent library stands in for `fluent.runtime`."""

import json
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from fourkings.i18n.bundle import Noun
from fourkings.i18n.languages import LANGUAGES
from fourkings.sanitize import read_json

Pattern = tuple[str, str]
"""The id of a message and the name of an attribute; empty for the message itself."""


class Texts(Protocol):
    """The messages of one language in the worker, see `web/src/offline/fluent.ts`. Only text crosses."""

    def add(self, source: str) -> None:
        """Add the content of a Fluent file."""

    def parts(self, key: str) -> str:
        """Return the attributes of a message as a JSON list, "" for its text; empty if there is no message."""

    def format(self, key: str, attribute: str, params: str) -> str:
        """Return the text and the errors as a JSON list."""


class Opener(Protocol):
    """A function that opens the messages of a language."""

    def __call__(self, locale: str, isolating: bool) -> Texts: ...


class Message(NamedTuple):
    """A message, as in `fluent.runtime`."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


class Resource(NamedTuple):
    """The content of a Fluent file."""

    source: str


class Bundle:
    """A `FluentBundle` as far as `i18n.bundle` uses it."""

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
    """Use these texts for all sentences from now on."""
    runtime = ModuleType("fluent.runtime")
    vars(runtime).update(
        FluentResource=Resource,
        FluentBundle=lambda codes, functions, use_isolating: Bundle(open_texts, codes, use_isolating),
    )
    sys.modules["fluent.runtime"] = runtime
    sys.modules["fluent"] = ModuleType("fluent")
