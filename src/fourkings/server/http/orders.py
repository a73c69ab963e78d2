"""What the routes that make tables share: the secret under a seal, and the cost."""

from __future__ import annotations

from typing import Final

from fourkings.app.shared.orders import contributions_of_order
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import ApiError

COST: Final = 4.0
"""The cost of a new table within a session's rate, in requests."""


async def unsealed(
    services: ServicesDep, player: str, seal: str | None, contribution: str
) -> tuple[bytes | None, tuple[bytes, ...]]:
    """The secret under a seal, for once, and the contributions of a table that its player shares with three bots."""
    given = contributions_of_order(seal, contribution)
    if seal is None:
        return None, given
    secret = await services.store.seals.take(player, seal)
    if secret is None:
        raise ApiError(409, "no-such-seal", "this seal is used, out of date or not yours: request a new one")
    return secret, given
