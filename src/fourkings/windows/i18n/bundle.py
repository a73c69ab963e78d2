"""The Fluent messages of one language: read when first asked for, formatted without isolation marks, never silent."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE_CODES: Final = ("en", "fr")
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
    "doctor": ("doctor",),
    "verify": ("verify",),
    "proof": ("proof", "luck"),
    "clocks": ("before", "clock", "waiting"),
    "review": ("review",),
    "boards": ("boards", "mirror"),
    "profile": ("profile",),
    "strangers": ("open",),
    "admin": ("admin", "notice"),
    "friends": ("away", "chat", "gather", "self"),
    "learn": ("lesson", "practice"),
    "page": (
        "at",
        "end",
        "help",
        "house",
        "line",
        "lobby",
        "log",
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
    """A message that does not exist, or lacks a parameter: always a mistake in the code or in a file."""


LONGEST: Final = 500
"""Characters of a parameter, as of a word that somebody typed or a record holds: more is no part of a sentence."""


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Bundle:
    """The messages of one language by id; each file is parsed when one of its messages is first asked for."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._read: set[str] = set()
        self._installed = False  # whether the sentences of games from other packages are in
        self._load("cards")  # sentences everywhere refer to cards

    def _load(self, file: str) -> None:
        if file not in self._read:
            self._bundle.add_resource(FluentResource(ftl_source(self._code, file)))
            self._read.add(file)

    def has(self, key: str, attribute: str = "") -> bool:
        """True if a message of that id exists, and in it the attribute if one is named."""
        file = _FILE_OF.get(key.partition("-")[0])
        if file:
            self._load(file)
        if not self._bundle.has_message(key) and file in OF_GAMES and not self._installed:
            self._hear_installed()
        return self._bundle.has_message(key) and (not attribute or attribute in self._bundle.get_message(key).attributes)

    def _hear_installed(self) -> None:
        """Add the sentences of games from other packages; what the house says itself they cannot change."""
        from fourkings.windows.i18n import installed

        self._installed = True
        for file in OF_GAMES:
            self._load(file)
        for text in installed.sentences(self._code):
            self._bundle.add_resource(FluentResource(text))

    def text(self, key: str, attribute: str = "", **params: Any) -> str:
        """The message, or one `attribute` of it, with its parameters; `MissingSentence` if that cannot be done.

        Where games of other packages are installed, which may lack sentences, what they lack is their id, made readable.
        """
        try:
            return self._text(key, attribute, params)
        except MissingSentence:
            if _FILE_OF.get(key.partition("-")[0]) not in OF_GAMES:
                raise
            from fourkings.windows.i18n import installed

            if not installed.any_installed():
                raise
            return installed.readable(key, attribute, params)

    def _text(self, key: str, attribute: str, params: dict[str, Any]) -> str:
        where = f"{key}.{attribute}" if attribute else key
        if not self.has(key):
            raise MissingSentence(f"{self._code} has no message {where}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingSentence(f"{self._code} has no message {where}")
        shown = {name: _short(value) if isinstance(value, str) else value for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingSentence(f"{self._code}, message {where}: {'; '.join(map(str, errors))}")
        return str(text)


def ftl_source(code: str, file: str) -> str:
    """The text of one Fluent file."""
    return (Path(__file__).parent / code / f"{file}.ftl").read_text(encoding="utf-8")
