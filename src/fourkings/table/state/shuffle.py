"""How a table's packs were shuffled, as its record tells it."""

from __future__ import annotations

from fourkings.rulebook.deck import Shuffled, seal
from fourkings.table.state.facts import Table


def shuffle_info(now: Table, secret: bytes) -> Shuffled:
    """What a record says of the shuffle; the secret, which tells every hand, only once the match is over."""
    return Shuffled(seal(secret), now.contributions, secret if now.match.result else None, lots=lots(now))


def lots(now: Table) -> tuple[str, ...]:
    """What was decided by lot, see `gathering.open_places`: who gathered may leave seats to chance, or choose them."""
    joined = now.rules.game.opening(now.rules).seats == "joined"
    if not now.match.opening.draw:
        return ("dealer",)
    return ("seats",) if joined and now.host is not None and now.conditions.seats == "drawn" else ()
