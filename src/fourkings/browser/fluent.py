"""Sentences in a browser tab: the Fluent library of the page's JavaScript stands in for `i18n.fluent`."""

import json
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, Protocol

from fourkings.i18n.bundle import Noun
from fourkings.i18n.languages import LANGUAGES
from fourkings.sanitize import read_json


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


class Messages:
    """A replacement for `Messages` of `i18n.fluent`."""

    def __init__(self, open_texts: Opener, code: str, isolating: bool) -> None:
        self._texts: Final = open_texts(LANGUAGES[code].figures, isolating)
        self.add: Final = self._texts.add

    def has(self, key: str, attribute: str = "") -> bool:
        parts = self._texts.parts(key)
        return parts != "" and (not attribute or attribute in read_json(parts))

    def format(self, key: str, attribute: str, params: Mapping[str, Any]) -> str | None:
        parts = self._texts.parts(key)
        if not parts or attribute not in read_json(parts):
            return None
        sent = {name: (value, value.key) if isinstance(value, Noun) else value for name, value in params.items()}
        text, errors = read_json(self._texts.format(key, attribute, json.dumps(sent)))
        if errors:
            raise Unresolved("; ".join(map(str, errors)))
        return str(text)


class Unresolved(Exception):
    """A message cannot be formatted."""


def use(open_texts: Opener) -> None:
    """Install this module in place of `i18n.fluent`; `open_texts` opens the messages of each language."""
    stand_in = ModuleType("fourkings.i18n.fluent")
    vars(stand_in).update(
        Messages=lambda code, functions, isolating: Messages(open_texts, code, isolating), Unresolved=Unresolved
    )
    sys.modules[stand_in.__name__] = stand_in
