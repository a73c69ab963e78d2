"""Bans: the people banned by an administrator for a time, and the addresses they came from.

Addresses of recent visitors are kept in memory, as digests; a banned one is stored as a digest.
"""

from collections.abc import Callable
from typing import Final

from fourkings.app.models import Ban
from fourkings.server.db.moderation import Moderation
from fourkings.server.net.rate_limits import MAX_BUCKETS, UNNAMED_PROXY, is_loopback


class Bans:
    """The bans in force, read from the store for the checks of every request."""

    def __init__(self, moderation: Moderation, digest: Callable[[str, str], str]) -> None:
        """`digest` maps a kind and a name to a handle that doesn't reveal the name."""
        self._moderation, self._digest = moderation, digest
        self._people: dict[str, Ban] = {}
        self._addresses: dict[str, float] = {}  # until when each is banned
        self._last_addresses: Final = dict[str, str]()  # by player

    async def refresh(self, at: float) -> None:
        """Read the bans in force at `at`; ban the last addresses of these people where the ban asks for it."""
        self._people = {ban.player: ban for ban in await self._moderation.bans(at)}
        addresses = await self._moderation.banned_addresses(at)
        for ban in self._people.values():
            address = self._last_addresses.get(ban.player, "")
            if ban.address and address and addresses.get(address, 0.0) < ban.until:
                await self._moderation.ban_address(address, ban)
                addresses[address] = ban.until
        self._addresses = addresses

    def meet(self, player: str, address: str, at: float) -> float | None:
        """Note the address of a player's request; return until when they are banned, or None."""
        hidden = is_loopback(address) or address == UNNAMED_PROXY
        self._last_addresses.pop(player, None)
        self._last_addresses[player] = "" if hidden else self._digest("address", address)
        if len(self._last_addresses) > MAX_BUCKETS:
            del self._last_addresses[next(iter(self._last_addresses))]
        return self.until(player, at)

    def until(self, player: str, at: float) -> float | None:
        """Return until when a person or their last address is banned; None if they aren't."""
        ban = self._people.get(player)
        until = max(ban.until if ban else 0.0, self._addresses.get(self._last_addresses.get(player, ""), 0.0))
        return until if until > at else None

    def share_an_address(self, player: str, other: str) -> bool:
        """Return True for two people with the same last address."""
        address = self._last_addresses.get(player, "")
        return bool(address) and self._last_addresses.get(other) == address
