"""Sentences in a page: the browser's own Fluent does there what `fluent.runtime` does elsewhere, which a page has not."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from fourkings.i18n.bundle import Noun
from fourkings.i18n.languages import LANGUAGES
from fourkings.sanitize import read_json

Pattern = tuple[str, str]
"""The id of a message, and which attribute of it; empty for the message itself."""


class Texts(Protocol):
    """The messages of one language, as the worker has them: see `web/src/offline/fluent.ts`. All that crosses is text."""

    def add(self, source: str) -> None:
        """Add what a Fluent file says."""

    def parts(self, key: str) -> str:
        """What a message has, as a list in JSON: its attributes by name, and "" where it has a text; empty: no message."""

    def format(self, key: str, attribute: str, params: str) -> str:
        """The text and what went wrong, as a list in JSON."""


class Opener(Protocol):
    """Opens the messages of a language."""

    def __call__(self, locale: str, isolating: bool) -> Texts: ...


class Message(NamedTuple):
    """A message, as `fluent.runtime` has it."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


class Resource(NamedTuple):
    """What a Fluent file says."""

    source: str


class Bundle:
    """What `i18n.bundle` asks of a `FluentBundle`."""

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
    """From now on sentences are made by these texts."""
    runtime = ModuleType("fluent.runtime")
    vars(runtime).update(
        FluentResource=Resource,
        FluentBundle=lambda codes, functions, use_isolating: Bundle(open_texts, codes, use_isolating),
    )
    sys.modules["fluent.runtime"] = runtime
    sys.modules["fluent"] = ModuleType("fluent")
