"""Bans, as one server knows them: the people that an administrator keeps out for a time, and the addresses they came from.

Addresses are kept in memory alone, as digests, of the people who were here last; one that is banned is stored as a digest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourkings.app.models import Ban
from fourkings.server.db.moderation import Moderation
from fourkings.server.net.rate_limits import MAX_BUCKETS, UNNAMED_PROXY, is_loopback


class Bans:
    """The bans that hold, read from the store, and asked by every request."""

    def __init__(self, moderation: Moderation, digest: Callable[[str, str], str]) -> None:
        """`digest` makes of a kind and a name what stands for it, and does not lead back."""
        self._moderation, self._digest = moderation, digest
        self._people: dict[str, Ban] = {}
        self._addresses: dict[str, float] = {}
        self._seen: Final = dict[str, str]()

    async def refresh(self, at: float) -> None:
        """Read the bans that hold; the addresses of those who are here are banned with them where that was asked for."""
        self._people = {ban.player: ban for ban in await self._moderation.bans(at)}
        known = await self._moderation.banned_addresses(at)
        for ban in self._people.values():
            address = self._seen.get(ban.player, "")
            if ban.address and address and known.get(address, 0.0) < ban.until:
                await self._moderation.ban_address(address, ban)
                known[address] = ban.until
        self._addresses = known

    def meet(self, player: str, address: str, at: float) -> float | None:
        """A request of that player from that address: until when they are kept out, None where they are not."""
        self._seen.pop(player, None)
        self._seen[player] = "" if is_loopback(address) or address == UNNAMED_PROXY else self._digest("address", address)
        if len(self._seen) > MAX_BUCKETS:
            del self._seen[next(iter(self._seen))]
        return self.until(player, at)

    def until(self, player: str, at: float) -> float | None:
        """Until when a person is kept out by what is known of them; None where they are not."""
        ban = self._people.get(player)
        until = max(ban.until if ban else 0.0, self._addresses.get(self._seen.get(player, ""), 0.0))
        return until if until > at else None

    def share_an_address(self, player: str, other: str) -> bool:
        """True for two who came from the same address last."""
        address = self._seen.get(player, "")
        return bool(address) and self._seen.get(other) == address
