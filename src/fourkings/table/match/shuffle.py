"""How the packs of a table were shuffled, for its record."""

from __future__ import annotations

from fourkings.rulebook.deck import Shuffled, seal
from fourkings.table import waiting_room
from fourkings.table.match.events import Table


def shuffle_info(now: Table, secret: bytes) -> Shuffled:
    """What a record says of the shuffle; with the secret, which tells every hand, only once the match is over."""
    disclosed = secret if now.match.result and not now.closed_hands else None
    return Shuffled(seal(secret), now.contributions, disclosed, lots=lots(now))


def lots(now: Table) -> tuple[str, ...]:
    """What was decided by lot, see `gathering.draw_opening`: `seats`, `dealer`, or nothing."""
    if now.match.mirror:
        return waiting_room.lots(now.rules, now.conditions)
    joined = now.rules.game.opening(now.rules).seats == "joined"
    if not now.match.opening.draw:
        return ("dealer",)
    return ("seats",) if joined and now.host is not None and now.conditions.seats == "drawn" else ()
