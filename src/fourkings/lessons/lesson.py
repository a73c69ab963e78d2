"""A lesson as data: rules, published secret, the deals that the learner plays, and remarks."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fourkings.i18n.installed import resource
from fourkings.i18n.languages import in_every_language
from fourkings.lessons.triggers import Trigger, parse_trigger
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark on the rules, made once: at the first moment of the match that its trigger selects."""

    trigger: Trigger
    clause: str  #: the clause of the rules behind it
    texts: Mapping[str, str]  #: by language code, with parameters in braces
    deals: tuple[int, ...] = ()  #: numbers of the deals in which it may be made; empty for all
    about: bool = False  #: True if it explains the aim of the deal
    maybe: bool = False  #: True if it depends on the learner's play whether its moment comes


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first match of a game."""

    rules: Rules  #: perhaps with a shorter match
    secret: bytes  #: the published secret of its shuffle, 32 bytes
    deals: tuple[int, ...]  #: numbers of the deals that the learner plays, bots the others; empty for all
    clear: float  #: mean points by which a card is clearly worse than another
    remarks: tuple[Remark, ...]  #: in order of priority
    strategy: tuple[Mapping[str, str], ...]  #: what good players do, by sentence and language code

    def learner_plays(self, number: int) -> bool:
        """Return True if the learner plays the deal of that number, False if bots play it alone."""
        return not self.deals or number in self.deals


class NoLesson(LookupError):
    """The game has no lesson."""


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game by its id. Raise `NoLesson` if there is none."""
    if game in GAMES and (text := _text(game)) is not None:
        return parse_lesson(game, text)
    raise NoLesson(f"{game!r} has no lesson")


def has_lesson(game: str) -> bool:
    return game in GAMES and _text(game) is not None


def is_lesson(game: str, secret: bytes) -> bool:
    """Return True if a `secret` is the published one of a game's lesson, so that the cards of its match are not random."""
    return has_lesson(game) and lesson(game).secret == secret


def published_secrets() -> frozenset[bytes]:
    """Return the secrets of all lessons, whose cards are not random."""
    return frozenset(lesson(game).secret for game in GAMES if has_lesson(game))


def parse_lesson(game: str, text: str) -> Lesson:
    """Parse a game's lesson from TOML.

    Raise ValueError for an unknown trigger, a missing English sentence or a wrong secret.
    """
    data: dict[str, Any] = tomllib.loads(text)
    secret = bytes.fromhex(data["secret"])
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{game}: the secret of a lesson has {SECRET_BYTES} bytes, not {len(secret)}")
    return Lesson(
        rules(GAMES[game], data.get("preset", "classic"), data.get("options", {})),
        secret,
        tuple(data.get("deals", ())),
        float(data["clear"]),
        tuple(_remark(remark) for remark in data["remarks"]),
        tuple(map(in_every_language, data["strategy"])),
    )


def _remark(data: Mapping[str, Any]) -> Remark:
    return Remark(
        parse_trigger(data["when"]),
        data["clause"],
        in_every_language(data),
        tuple(data.get("deals", ())),
        data.get("about", False),
        data.get("maybe", False),
    )


def _text(game: str) -> str | None:
    if game in GAMES.own:
        path = FOLDER / f"{game}.toml"
        return path.read_text("utf-8") if path.is_file() else None
    return resource(GAMES[game], "lesson.toml")
