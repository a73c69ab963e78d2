"""The bots of a page."""

from __future__ import annotations

from typing import Final

from fourkings.players.bots import careful, chance, strong
from fourkings.players.bots.levels import BEGINNER, CLUB

LEVELS_HERE: Final = (BEGINNER.NAME, careful.NAME, CLUB.NAME, strong.NAME)
"""Those that a person may choose among, the weakest first."""
BOTS_HERE: Final = (chance.NAME, *LEVELS_HERE)
"""All that play here, by name."""
