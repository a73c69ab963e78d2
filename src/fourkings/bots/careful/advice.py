"""What a player says when asked: an action, why in a few facts, and the figures that it was weighed by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fourkings.rulebook.game import Action, Param


class Why(NamedTuple):
    """The key of a sentence in `i18n` (`advice-<key>`), and its parameters."""

    key: str
    params: Mapping[str, Param]


class Choice(NamedTuple):
    """One of the actions that were weighed."""

    action: Action
    worth: float | None  # points on average: from here on, or for a word of the whole deal; None if not known
    percent: int | None  # cards: of 100 deals, in how many no other does better; bids: in how many they are made


class Advice(NamedTuple):
    """An action and why: a sentence, more of them where there are figures, and the best choices, best first."""

    action: Action
    key: str
    params: Mapping[str, Param]
    more: tuple[Why, ...] = ()
    choices: tuple[Choice, ...] = ()
    deals: int = 0
    """How many deals that fit were looked at; 0 where it is a rule of thumb."""
    for_match: bool = False
    """What the choices are worth is the match, near its end: in points that are worth as much to it at level play."""
