"""What the routes that make tables share: the rules ordered, the secret under a seal, the cost, the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.table.messages.base import OptionValue

COST: Final = 4.0
"""The cost of a new table within a session's rate, in requests."""
LUCK: Final = r"^([0-9a-f]{2}){0,64}$"
"""A player's contribution: at most 64 bytes, as small hexadecimal digits."""


class Made(Body):
    """The table that was made; one plays there over the WebSocket /ws/{table}."""

    table: str


def rules_of_order(game: str, preset: str, options: Mapping[str, OptionValue]) -> Rules:
    """The rules that somebody orders; an `ApiError` where there are none such."""
    try:
        return rules(find(game), preset, options)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except OptionError as error:
        raise ApiError(422, "bad-option", str(error)) from None


async def unsealed(
    services: ServicesDep, player: str, seal: str | None, contribution: str
) -> tuple[bytes | None, tuple[bytes, ...]]:
    """The secret under a seal, for once, and the contributions of a table that its player shares with three bots."""
    if seal is None:
        if contribution:
            raise ApiError(
                422,
                "contribution-unsealed",
                "ask for a seal first: a contribution that comes before the seal proves nothing",
            )
        return None, ()
    secret = await services.store.seals.take(player, seal)
    if secret is None:
        raise ApiError(409, "no-such-seal", "this seal is not yours, used up or out of date: ask for a new one")
    return secret, (bytes.fromhex(contribution), b"", b"", b"") if contribution else ()
