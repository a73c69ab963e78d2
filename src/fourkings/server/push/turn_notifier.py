"""Push notifications of turns in correspondence games, one for each turn of a person who isn't connected."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Final

from fourkings.app.models import Stored, TurnNotice
from fourkings.i18n import MissingSentence, language
from fourkings.i18n.languages import language_of
from fourkings.server.db import Store
from fourkings.server.db.turns import subscription_id
from fourkings.server.net.metrics import Metrics
from fourkings.server.push.sender import Outcome, PushSender

logger = logging.getLogger(__name__)

RETRY: Final = 300.0
"""Seconds after which a message that could not be sent is tried again; doubled after each further try."""
MAX_TRIES: Final = 6  # tries of a message: the last one after some five hours


class TurnNotifier:
    """The service that notifies people when a correspondence game waits for them.

    `connected` returns the people connected to a table through this server, whose id is `server`.
    """

    def __init__(
        self, store: Store, sender: PushSender, metrics: Metrics, connected: Callable[[str], set[str]], server: str
    ) -> None:
        self._store, self._sender, self._metrics = store, sender, metrics
        self._connected, self._server = connected, server

    async def send_due(self, now: float) -> None:
        """Send the notices that are due at `now`, in seconds since 1970."""
        due = await self._store.turn_notices.due(self._server, now)
        await asyncio.gather(*(self._notify(notice, now) for notice in due))

    async def _notify(self, notice: TurnNotice, now: float) -> None:
        if not await self._store.turn_notices.take(notice):
            return
        stored = await self._store.tables.get(notice.table)
        if stored is None or notice.player not in stored.summary.waits or await self._is_connected(notice):
            return
        if Outcome.FAILED in await self._send(notice.player, stored, now) and notice.tries + 1 < MAX_TRIES:
            await self._store.turn_notices.put_off(notice, now + RETRY * 2**notice.tries)

    async def _is_connected(self, notice: TurnNotice) -> bool:
        is_here = notice.player in self._connected(notice.table)
        return is_here or notice.player in await self._store.turn_notices.present(notice.table)

    async def _send(self, player: str, stored: Stored, now: float) -> set[Outcome]:
        """Send a notice to all browsers of a player; return the outcomes."""
        browsers = await self._store.push_subscriptions.of(player)
        if not browsers or not (text := await self._text(player, stored)):
            return set()
        ttl = (stored.summary.due or now) - now
        outcomes = await asyncio.gather(*(self._sender.send(to, text, stored.id, ttl) for to in browsers))
        for browser, outcome in zip(browsers, outcomes, strict=True):
            self._metrics.pushes.labels(outcome).inc()
            if outcome is Outcome.GONE:
                await self._store.push_subscriptions.remove(player, subscription_id(browser.endpoint))
        return set(outcomes)

    async def _text(self, player: str, stored: Stored) -> bytes:
        """Return the notification as JSON, in the player's language; empty for a game without texts."""
        person = await self._store.people.get(player)
        texts = language(language_of(person.lang if person else ""))
        others = await self._store.people.names(set(await self._store.tables.players_of(stored.id)) - {player})
        names = ", ".join(sorted(name for name in others.values() if name))
        try:
            title = texts.text("waiting-notice", game=texts.text(f"game-{stored.game}"))
            body = texts.text("waiting-with", names=names) if names else texts.text("waiting-with-bots")
        except MissingSentence:
            return b""
        return json.dumps({"table": stored.id, "title": title, "body": body}).encode()
