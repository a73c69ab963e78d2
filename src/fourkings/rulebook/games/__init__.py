"""All games: those of the house in the order of the lobby, then those of other installed packages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from fourkings.rulebook.cards import UnknownAction, UnknownName, card
from fourkings.rulebook.game import Action, Game, Rules, clause_ids
from fourkings.rulebook.games import _auction, _installed, four_hundred, jeu_du_roi, king, quarante, quarante_1792
from fourkings.rulebook.options import chosen


class Games(Mapping[str, Game]):
    """The games by id. Other packages are looked at only where a game of the house is not all that is asked for."""

    def __init__(self, *own: Game) -> None:
        self.own: Final[Mapping[str, Game]] = {game.ID: game for game in own}
        """The games of the house."""
        self._others: _installed.Installed | None = None

    def __getitem__(self, game: str) -> Game:
        if game in self.own:
            return self.own[game]
        if game in self.installed:
            return self.installed[game]
        raise UnknownGame(f"there is no game {game!r}: the games are {', '.join(self)}")

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from self.installed

    def __len__(self) -> int:
        return len(self.own) + len(self.installed)

    @property
    def installed(self) -> Mapping[str, Game]:
        """The games of other installed packages, found by their entry points."""
        return self._found().games

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with games of other packages that are left out, each in a sentence that names the package."""
        return self._found().problems

    def forget(self) -> None:
        """Look for games of other packages again: one has been installed, or removed, while the program runs."""
        self._others = None

    def _found(self) -> _installed.Installed:
        self._others = self._others or _installed.installed(self.own.values())
        return self._others


__all__ = [
    "GAMES",
    "GENERAL_CLAUSES",
    "Calls",
    "Games",
    "UnknownGame",
    "find",
    "game_of",
    "parse_action",
    "rules",
]

GAMES: Final = Games(*(module.GAME for module in (quarante, quarante_1792, four_hundred, jeu_du_roi, king)))
Calls = quarante.Calls | quarante_1792.Calls | four_hundred.Calls | _auction.Auction | None
"""The type of `State.calls` and `View.calls` in the games of the house: each game's own, None if nothing is called."""
GENERAL_CLAUSES: Final = clause_ids("GEN", *range(1, 14))
"""The clauses that all games share; each game's own are its `CLAUSES`."""


class UnknownGame(UnknownName):
    """An unknown game. The message lists the known names."""


def find(name: str) -> Game:
    """The game of that id or alias; `UnknownGame` where there is none."""
    for games in (GAMES.own, GAMES):
        for game in games.values():
            if name == game.ID or name in game.ALIASES:
                return game
    return GAMES[name]


def rules(game: Game | str, preset: str = "classic", options: Mapping[str, object] | None = None) -> Rules:
    """The rules of a match: a game (or its id or alias) with the values of a preset, changed by `options`.

    Raises `UnknownGame` for an unknown name, and `OptionError` for an unknown preset, option or value (GEN-7, GEN-8).
    Raises TypeError for anything that is neither a game nor a name.
    """
    game = game_of(game)
    return Rules(game, preset, chosen(game.ID, game.OPTIONS, game.PRESETS, preset, options or {}))


def game_of(game: Game | str) -> Game:
    """A game, given as itself or by its id or alias.

    Raises `UnknownGame` for a name that no game goes by, TypeError for what is neither a game nor a name.
    """
    if isinstance(game, str):
        return find(game)
    if not isinstance(game, Game):
        raise TypeError(f"a game or its id is needed, such as GAMES['king'] or 'king', not {game!r}")
    return game


def parse_action(game: Game | str, text: str) -> Action:
    """The action of a name in a record, a call of the game or a card; raise `UnknownAction` if it is neither."""
    game = game_of(game)
    if text in game.CALLS:
        return text
    try:
        return card(text)
    except UnknownAction:
        raise UnknownAction(f"{text!r} is neither a card nor a word of {game.ID}") from None
