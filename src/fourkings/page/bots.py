"""The bots of a page, which has no NumPy."""

from __future__ import annotations

from fourkings.players.bots import careful, chance
from fourkings.players.bots.levels import BEGINNER, CLUB


def bots_here(game: str) -> tuple[str, ...]:
    """The bots that can play a game here, by name."""
    return (chance.NAME, *levels_here(game))


def levels_here(game: str) -> tuple[str, ...]:
    """Those that a person may choose among, the weakest first."""
    here = (BEGINNER.NAME, careful.NAME)
    return here if CLUB.reads_bids(game) else (*here, CLUB.NAME)
