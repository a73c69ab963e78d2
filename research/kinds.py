"""The kinds of deals that all games have, by the names by which scripts are asked for them."""

from __future__ import annotations

from typing import Final

from fourkings.arena import deals
from fourkings.rulebook import games
from fourkings.rulebook.game import State
from fourkings.rulebook.games import GAMES

KINDS: Final = {kind: (game, kind) for game in GAMES for kind in deals.kinds(games.rules(GAMES[game]))}
"""Each kind of deal by its game and its name there; where two games share a name, the later one, King, has it."""


def dealt(kind: str, seed: int, number: int) -> State:
    """A deal of that kind; in King's deals 7 and 8 the dealer declares their longest suit, or no trump."""
    game, named = KINDS[kind]
    return deals.deal_of_kind(games.rules(GAMES[game]), named, deals.secret_of(kind, seed, number), number % 4)
