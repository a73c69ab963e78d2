"""Option words: in a rule page for readers, options, their values and presets by their names in place of their ids."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape
from typing import Final

from fourkings.i18n import Language, language
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.options import Option

ID: Final = r"<code>([a-z0-9_]+)</code>"
PAIR: Final = re.compile(rf"{ID}(?: |, | = | at | à ){ID}")
"""An option and what it is set to."""
ROW: Final = re.compile(r"<tr>\s*<td>" + ID + r"</td>.*?</tr>", re.DOTALL)
"""A row of a table about an option, or a preset."""


def by_name(html: str, page: str, code: str) -> str:
    """The page of a game, or `general`, with names for the ids of options, values and presets; `code` is its language."""
    names = _Names([GAMES[page]] if page in GAMES else list(GAMES.values()), language(code))
    html = ROW.sub(names.row, html)
    html = PAIR.sub(names.pair, html)
    return re.sub(ID, names.alone, html)


class _Names:
    """What ids are called in some games."""

    def __init__(self, games: list[Game], words: Language) -> None:
        self._words = words
        self._options: Mapping[str, tuple[Game, Option]] = {
            option.name: (game, option) for game in reversed(games) for option in game.OPTIONS
        }
        self._presets = {preset: words.preset(game, preset).name for game in reversed(games) for preset in game.PRESETS}
        values = [(str(value), option) for _, option in self._options.values() for value in option.values or ()]
        ids = [value for value, _ in values]
        self._single = {value: option.name for value, option in values if ids.count(value) == 1 and not value.isdecimal()}

    def row(self, match: re.Match[str]) -> str:
        """A row about one option: all its values are meant in it."""
        known = self._options.get(match[1])
        if known is None:
            name = self._presets.get(match[1])
            return match[0].replace(f"<code>{match[1]}</code>", _marked(name), 1) if name else match[0]
        row = match[0].replace(f"<code>{match[1]}</code>", _marked(self._option(match[1])), 1)
        for value in known[1].values or ():
            row = row.replace(f"<code>{value}</code>", _marked(self._value(match[1], str(value))))
        return row

    def pair(self, match: re.Match[str]) -> str:
        """An option and its value, as one."""
        option, value = match[1], match[2]
        if option not in self._options or value not in map(str, self._options[option][1].values or ()):
            return match[0]
        return _marked(self._words.text("quoted-set", option=self._option(option), value=self._value(option, value)))

    def alone(self, match: re.Match[str]) -> str:
        """An option, a preset, or a value that only one option has."""
        if match[1] in self._options:
            return _marked(self._option(match[1]))
        if match[1] in self._presets:
            return _marked(self._presets[match[1]])
        option = self._single.get(match[1])
        return _marked(self._value(option, match[1])) if option else match[0]

    def _option(self, name: str) -> str:
        return self._words.option(self._options[name][0], name).name

    def _value(self, option: str, value: str) -> str:
        game, chosen = self._options[option]
        return self._words.value(game, option, next(known for known in chosen.values or () if str(known) == value)).name


def _marked(text: str) -> str:
    return f"<em>{escape(unescape(text), quote=False)}</em>"
