"""The bots of a browser page that plays without a server."""

from typing import Final

from fourkings.bots import BOTS, BuiltInBot, careful, chance, strong
from fourkings.bots.levels import BEGINNER, CLUB

LEVELS_HERE: Final = (BEGINNER.NAME, careful.NAME, CLUB.NAME, strong.NAME)
"""The levels that a player can choose in such a page, the weakest first."""
BOTS_HERE: Final = (chance.NAME, *LEVELS_HERE)
"""All bots of such a page, by name."""


def bot_in_page(name: str) -> BuiltInBot:
    """Return the bot that plays in a page for a seat whose bot has that name: `careful` if the page lacks it."""
    return BOTS[name if name in BOTS_HERE else careful.NAME]
