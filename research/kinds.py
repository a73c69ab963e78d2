"""Names of all kinds of deals."""

from typing import Final

from fourkings.arena import deals
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES

KINDS: Final = {kind: (game, kind) for game in GAMES for kind in deals.kinds(games.rules(GAMES[game]))}
"""Each kind's game and its name there; if two games share a name, the later one, King, has it."""
