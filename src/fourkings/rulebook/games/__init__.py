"""The five games, in the order of the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.cards import card
from fourkings.rulebook.game import Action, Game, Rules, clause_ids
from fourkings.rulebook.games import _auction, four_hundred, jeu_du_roi, king, quarante, quarante_1792
from fourkings.rulebook.options import chosen

GAMES: Final[dict[str, Game]] = {game.ID: game for game in (quarante, quarante_1792, four_hundred, jeu_du_roi, king)}
Talk = quarante.Talk | quarante_1792.Talk | four_hundred.Talk | _auction.Talk | None
"""The type of `State.talk` and `View.talk` in the games here: each game's own, None where nothing is called."""
GENERAL_CLAUSES: Final = clause_ids("GEN", *range(1, 13))
"""The clauses that all five games share; each game's own are its `CLAUSES`."""
_BY_NAME: Final = {name: game for game in GAMES.values() for name in (game.ID, *game.ALIASES)}


class UnknownGame(ValueError):
    """No game goes by that name; the message lists those that do."""


def find(name: str) -> Game:
    """The game of that id or alias."""
    if found := _BY_NAME.get(name):
        return found
    raise UnknownGame(f"there is no game {name!r}: the games are {', '.join(GAMES)}")


def rules(game: Game | str, preset: str = "classic", options: Mapping[str, object] | None = None) -> Rules:
    """The rules of a match: a game, or its id or alias; the values of a preset, and those of `options` over them.

    Raises `UnknownGame` for a name that no game goes by, `OptionError` for whatever the game does not know (GEN-7, GEN-8).
    """
    if isinstance(game, str):
        game = find(game)
    return Rules(game, preset, chosen(game.ID, game.OPTIONS, game.PRESETS, preset, options or {}))


def parse_action(game: Game, text: str) -> Action:
    """An action from its name in a record: a call of the game, or a card. `ValueError` where it is neither."""
    if text in game.CALLS:
        return text
    try:
        return card(text)
    except ValueError:
        raise ValueError(f"{text!r} is neither a card nor a word of {game.ID}") from None
