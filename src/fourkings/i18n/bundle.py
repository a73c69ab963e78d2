"""The Fluent messages of one language: read when first asked for, names and tokens kept apart; English stands in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from fourkings.i18n.isolation import isolated, unmarked
from fourkings.i18n.languages import SOURCE, stand_in
from fourkings.rulebook.cards import SUITS
from fourkings.rulebook.game import Action

PREFIXES: Final = {
    "cards": ("suit", "rank", "card", "clique", "count", "court", "list", "quoted", "player"),
    "games": ("game", "aim"),
    "options": ("option", "value", "preset"),
    "reasons": ("reason",),
    "actions": ("action", "declaration"),
    "moments": ("moment",),
    "events": ("event", "score", "shown"),
    "advice": ("advice",),
    "tables": ("table", "head", "cell"),
    "cli": ("cli",),
    "compared": ("compared",),
    "bench": ("bench",),
    "doctor": ("doctor",),
    "errors": ("error",),
    "faults": ("fault",),
    "verify": ("verify",),
    "proof": ("proof", "luck"),
    "clocks": ("before", "clock", "waiting"),
    "review": ("review",),
    "boards": ("boards", "mirror"),
    "deal": ("deal", "strip"),
    "profile": ("profile",),
    "puzzles": ("puzzle",),
    "strangers": ("open",),
    "admin": ("admin", "notice"),
    "evenings": ("evening",),
    "friends": ("away", "chat", "gather", "host", "late", "self"),
    "learn": ("lesson", "practice"),
    "lobby": ("alone", "first", "learn", "nav", "server", "stopped", "today"),
    "page": (
        "at",
        "end",
        "help",
        "house",
        "keep",
        "line",
        "lobby",
        "log",
        "newer",
        "result",
        "rules",
        "seat",
        "settings",
        "sheet",
        "talk",
        "ui",
    ),
}
"""The Fluent files, each with the prefixes of its message ids."""
OF_GAMES: Final = ("games", "options", "reasons", "actions", "moments", "page")
"""The files with messages that a game may bring along."""
_FILE_OF: Final = {kind: file for file, kinds in PREFIXES.items() for kind in kinds}


class MissingSentence(LookupError):
    """A message that English has not either, or that lacks a parameter: always a mistake in the code or in a file."""


LONGEST: Final = 500
"""Characters of a parameter, as of a word that somebody typed or a record holds: more is no part of a sentence."""


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def message_id(action: Action) -> str:
    """The id of the message about an action."""
    if isinstance(action, int):
        return "action-card"
    return "action-rung" if action[:1] in ("+", "-") else f"action-{action.split(':')[0]}"


def title_id(key: str) -> tuple[str, str]:
    """The id of the sentence for the title of a deal, and the letter of the suit in it, if any."""
    name, _, suit = key.rpartition("-")
    if name and suit in SUITS:
        return f"aim-{name}", suit
    return f"aim-{'open' if key == 'auction' else key}", ""


class Noun(str):
    """A word by its message id, so that a sentence can ask for one of its forms: `{ CASE($suit, "genitive") }`."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, text: str, key: str) -> Noun:
        """Make the word as it is on its own, in the nominative."""
        noun = super().__new__(cls, text)
        noun.key = key
        return noun


class Fallback(Protocol):
    """What a bundle asks for what is in none of its files: the sentences of games from other packages."""

    def sentences(self, code: str) -> Iterable[str]:
        """Fluent sources in a language, for `OF_GAMES`."""

    def readable(self, key: str, attribute: str, facts: Mapping[str, object]) -> str | None:
        """What stands for a sentence that such a game lacks; None where none may be lacking."""


class Bundle:
    """The messages of one language by id; each file is parsed when one of its messages is first asked for.

    What the language lacks is English; `has_own` tells whether it does.
    """

    def __init__(self, code: str, fallback: Callable[[], Fallback], isolating: bool = True) -> None:
        self._code, self._fallback, self._isolating = code, fallback, isolating
        from fluent.runtime import FluentBundle  # not before the first sentence: a table that sends none starts without

        functions: dict[str, Any] = {"CASE": self._case}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=isolating)
        self._read: set[str] = set()
        self._english: Bundle | None = None  # made when a message is missing
        self._installed = False  # whether the sentences of games from other packages are in
        self._load("cards")  # sentences everywhere refer to cards

    def _load(self, file: str) -> None:
        if file not in self._read:
            self._add(ftl_source(self._code, file))
            self._read.add(file)

    def _add(self, fluent: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(fluent))

    def _case(self, noun: str, form: str) -> str:
        """Return a word in the form that a sentence asks for: the attribute of its message by that name."""
        return self._text(noun.key, form, {}) if isinstance(noun, Noun) else noun

    def has(self, key: str, attribute: str = "") -> bool:
        """True if a message of that id exists, here or in English, and in it the attribute if one is named."""
        return self.has_own(key, attribute) or (self._code != SOURCE and self._source().has(key, attribute))

    def _source(self) -> Bundle:
        if self._english is None:
            self._english = Bundle(SOURCE, self._fallback, self._isolating)
        return self._english

    def has_own(self, key: str, attribute: str = "") -> bool:
        """True if the language itself has a message of that id, and in it the attribute if one is named."""
        file = _FILE_OF.get(key.partition("-")[0])
        if file:
            self._load(file)
        if not self._bundle.has_message(key) and file in OF_GAMES and not self._installed:
            self._hear_installed()
        return self._bundle.has_message(key) and (not attribute or attribute in self._bundle.get_message(key).attributes)

    def _hear_installed(self) -> None:
        """Add the sentences of games from other packages; what the house says itself they cannot change."""
        self._installed = True
        for file in OF_GAMES:
            self._load(file)
        for text in self._fallback().sentences(self._code):
            self._add(text)

    def text(self, key: str, attribute: str = "", **params: Any) -> str:
        """The message, or one `attribute` of it, with its parameters; `MissingSentence` if English cannot say it either.

        Where games of other packages are installed, which may lack sentences, what they lack is their id, made readable.
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
        where = f"{key}.{attribute}" if attribute else key
        if not self.has_own(key):
            raise MissingSentence(f"{self._code} has no message {where}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingSentence(f"{self._code} has no message {where}")
        shown = {name: _short(value) if isinstance(value, str) else value for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingSentence(f"{self._code}, message {where}: {'; '.join(map(str, errors))}")
        return isolated(self._code, str(text)) if self._isolating else unmarked(str(text))


def ftl_source(code: str, file: str) -> str:
    """The text of one Fluent file; empty where the language has none, or this page has none of any language."""
    path = Path(__file__).parent / code / f"{file}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
