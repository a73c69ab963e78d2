"""The five games, in the order of the lobby."""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import card
from fourkings.rulebook.game import Action, Game, clause_ids
from fourkings.rulebook.games import four_hundred, jeu_du_roi, king, quarante, quarante_1792

GAMES: Final[dict[str, Game]] = {game.ID: game for game in (quarante, quarante_1792, four_hundred, jeu_du_roi, king)}
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


def parse_action(game: Game, text: str) -> Action:
    """An action from its name in a record: a word of the game's talk, or a card. `ValueError` where it is neither."""
    if text in game.WORDS:
        return text
    try:
        return card(text)
    except ValueError:
        raise ValueError(f"{text!r} is neither a card nor a word of {game.ID}") from None
