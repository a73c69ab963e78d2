"""A lesson as data: its rules, its published secret, the deals that the learner plays, and the remarks of a friend."""

from __future__ import annotations

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
    """A remark of the friend: said once, at the first moment that its trigger fits."""

    trigger: Trigger  #: the moment that it waits for
    clause: str  #: the clause of the rules behind it
    texts: Mapping[str, str]  #: by language code, with parameters in braces
    deals: tuple[int, ...] = ()  #: the numbers of the deals in which it may be said; empty for all
    about: bool = False  #: True where it tells what the deal is played for
    maybe: bool = False  #: True where it depends on how the learner plays whether its moment comes


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first match of a game."""

    rules: Rules  #: the rules of the match, perhaps with a nearer end
    secret: bytes  #: the secret of its shuffle, published here: 32 bytes
    deals: tuple[int, ...]  #: the numbers of the deals that the learner plays, the others are the house's; empty for all
    clear: float  #: points on average: a card that is so much worse than another is clearly wrong
    remarks: tuple[Remark, ...]  #: in the order in which they are looked through at each moment
    strategy: tuple[Mapping[str, str], ...]  #: what good players do, sentence by sentence, by language code

    def learner_plays(self, number: int) -> bool:
        """True for a deal, by its number, that the learner plays themselves."""
        return not self.deals or number in self.deals


class NoLesson(LookupError):
    """No lesson of that game exists."""


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game by its id; `NoLesson` if there is none."""
    if game in GAMES and (text := _text(game)) is not None:
        return parse_lesson(game, text)
    raise NoLesson(f"{game!r} has no lesson")


def has_lesson(game: str) -> bool:
    """True where there is a lesson of a game."""
    return game in GAMES and _text(game) is not None


def is_lesson(game: str, secret: bytes) -> bool:
    """True for a match of a game whose cards come from its lesson's published secret: it proves nothing about luck."""
    return has_lesson(game) and lesson(game).secret == secret


def published_secrets() -> frozenset[bytes]:
    """The secrets of all lessons: what is dealt from them is chosen, and no chance."""
    return frozenset(lesson(game).secret for game in GAMES if has_lesson(game))


def parse_lesson(game: str, text: str) -> Lesson:
    """Parse a lesson of a game from TOML.

    Raises ValueError for a trigger that there is none of, a clause that the game has not, a sentence that is not there
    in English, or a secret that has not 32 bytes.
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
