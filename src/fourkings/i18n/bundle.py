"""The Fluent messages of a language, loaded lazily, with English as the fallback."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from fourkings.i18n.isolation import isolated, unmarked
from fourkings.i18n.languages import SOURCE, stand_in
from fourkings.rulebook.cards import SUITS
from fourkings.rulebook.game import Action
from fourkings.sanitize import read_json

PREFIXES: Final[Mapping[str, list[str]]] = read_json(Path(__file__).with_name("prefixes.json").read_text("utf-8"))
"""Fluent files with the prefixes of their message ids."""
OF_GAMES: Final = ("games", "options", "reasons", "actions", "moments", "page")
"""Files whose messages a game of another package may provide."""
_FILE_OF: Final = {kind: file for file, kinds in PREFIXES.items() for kind in kinds}


class MissingSentence(LookupError):
    """English lacks a message too, or a parameter is missing: a bug in the code or in a Fluent file."""


LONGEST: Final = 500
"""Maximum length of a parameter, such as a word that a user typed."""


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def message_id(action: Action) -> str:
    """Return the message id of an action."""
    if isinstance(action, int):
        return "action-card"
    return "action-rung" if action[:1] in ("+", "-") else f"action-{action.split(':')[0]}"


def title_id(key: str) -> tuple[str, str]:
    """Return the message id of a deal's title, and the letter of its suit, if any."""
    name, _, suit = key.rpartition("-")
    if name and suit in SUITS:
        return f"aim-{name}", suit
    return f"aim-{'open' if key == 'auction' else key}", ""


class Noun(str):
    """A word with its message id, so that a sentence can select a form: `{ CASE($suit, "genitive") }`."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, text: str, key: str) -> Noun:
        """Return the word in the nominative."""
        noun = super().__new__(cls, text)
        noun.key = key
        return noun


class Fallback(Protocol):
    """A source of messages that are in none of a bundle's files: those of games from other packages."""

    def sentences(self, code: str) -> Iterable[str]:
        """Return Fluent sources in a language, for `OF_GAMES`."""

    def readable(self, key: str, attribute: str, params: Mapping[str, object]) -> str | None:
        """Return a substitute for a missing sentence; None if none may be missing."""


class Bundle:
    """The messages of a language; each file is parsed on first use. English replaces what is missing."""

    def __init__(self, code: str, fallback: Callable[[], Fallback], isolating: bool = True) -> None:
        self._code, self._fallback, self._isolating = code, fallback, isolating
        from fourkings.i18n.fluent import Messages  # slow, and not always needed

        self._messages = Messages(code, {"CASE": self._case}, isolating)
        self._read: set[str] = set()
        self._english: Bundle | None = None  # created when a message is missing
        self._installed = False  # whether the sentences of games from other packages are loaded
        self._load("cards")  # all other files refer to it

    def _load(self, file: str) -> None:
        if file not in self._read:
            self._messages.add(ftl_source(self._code, file))
            self._read.add(file)

    def _case(self, noun: str, form: str) -> str:
        """Return a form of a word: the attribute of its message by that name."""
        return self._text(noun.key, form, {}) if isinstance(noun, Noun) else noun

    def has(self, key: str, attribute: str = "") -> bool:
        """Return True if a message, with its attribute if one is named, exists here or in English."""
        return self.has_own(key, attribute) or (self._code != SOURCE and self._source().has(key, attribute))

    def _source(self) -> Bundle:
        if self._english is None:
            self._english = Bundle(SOURCE, self._fallback, self._isolating)
        return self._english

    def has_own(self, key: str, attribute: str = "") -> bool:
        """Return True if a message, with its attribute if one is named, exists in the language itself."""
        file = _FILE_OF.get(key.partition("-")[0])
        if file:
            self._load(file)
        if not self._messages.has(key) and file in OF_GAMES and not self._installed:
            self._load_installed()
        return self._messages.has(key, attribute)

    def _load_installed(self) -> None:
        """Add the sentences of games from other packages; they can't replace built-in ones."""
        self._installed = True
        for file in OF_GAMES:
            self._load(file)
        for text in self._fallback().sentences(self._code):
            self._messages.add(text)

    def text(self, key: str, attribute: str = "", **params: Any) -> str:
        """Return a message or one attribute of it. Raise `MissingSentence` if English lacks it too.

        A sentence that a game from another package lacks is replaced by its readable id.
        """
        try:
            return self._text(key, attribute, params)
        except MissingSentence:
            if self._code != SOURCE:
                text = self._source().text(key, attribute, **params)
                return stand_in(text) if self._source().has(key, attribute) else text
            of_games = _FILE_OF.get(key.partition("-")[0]) in OF_GAMES
            if not of_games or (readable := self._fallback().readable(key, attribute, params)) is None:
                raise
            return readable

    def _text(self, key: str, attribute: str, params: dict[str, Any]) -> str:
        from fourkings.i18n.fluent import Unresolved

        message_name = f"{key}.{attribute}" if attribute else key
        shortened = {name: _short(value) if isinstance(value, str) else value for name, value in params.items()}
        try:
            text = self._messages.format(key, attribute, shortened) if self.has_own(key) else None
        except Unresolved as error:
            raise MissingSentence(f"{self._code}, message {message_name}: {error}") from None
        if text is None:
            raise MissingSentence(f"{self._code} has no message {message_name}")
        return isolated(self._code, text) if self._isolating else unmarked(text)


def ftl_source(code: str, file: str) -> str:
    """Return the text of a Fluent file; empty if there is none."""
    path = Path(__file__).parent / code / f"{file}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
