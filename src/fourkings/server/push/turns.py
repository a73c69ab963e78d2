"""Turns of slow games: a person who is awaited and has no line open is told so, once for each turn."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Final

from fourkings.app.models import Stored, TurnNotice
from fourkings.i18n import MissingSentence, language
from fourkings.i18n.languages import language_of
from fourkings.server.db import Store
from fourkings.server.db.turns import subscription_id
from fourkings.server.net.metrics import Metrics
from fourkings.server.push.courier import Outcome, PushSender

logger = logging.getLogger(__name__)

LOOK: Final = 5.0
"""Seconds between two looks at the notices that are due."""
AGAIN: Final = 300.0
"""Seconds after which a message that could not be sent is tried again; twice as many after each further time."""
MAX_TRIES: Final = 6
"""Times that a message is tried: the last one after some five hours."""


class TurnNotifier:
    """Tells people that a slow game waits for them. `connected` gives those who have a line to a table open here."""

    def __init__(
        self, store: Store, courier: PushSender, metrics: Metrics, connected: Callable[[str], set[str]], server: str
    ) -> None:
        self._store, self._courier, self._metrics = store, courier, metrics
        self._connected, self._server = connected, server

    async def run(self) -> None:
        """Tell what is due, again and again until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look(time.time())
            except Exception:
                logger.exception("nobody could be told whose turn it is; it is tried again")

    async def look(self, now: float) -> None:
        """Tell those whose time has come at `now`, in seconds since 1970."""
        due = await self._store.turn_notices.due(self._server, now)
        await asyncio.gather(*(self._tell(notice, now) for notice in due))

    async def _tell(self, notice: TurnNotice, now: float) -> None:
        if not await self._store.turn_notices.take(notice):
            return
        stored = await self._store.tables.get(notice.table)
        if stored is None or notice.player not in stored.summary.waits or await self._is_there(notice):
            return
        if Outcome.FAILED in await self._told(notice.player, stored, now) and notice.tries + 1 < MAX_TRIES:
            await self._store.turn_notices.put_off(notice, now + AGAIN * 2**notice.tries)

    async def _is_there(self, notice: TurnNotice) -> bool:
        there = notice.player in self._connected(notice.table)
        return there or notice.player in await self._store.turn_notices.present(notice.table)

    async def _told(self, player: str, stored: Stored, now: float) -> set[Outcome]:
        """Tell all browsers of a player; what became of it."""
        browsers = await self._store.push_subscriptions.of(player)
        if not browsers or not (text := await self._text(player, stored)):
            return set()
        keep = (stored.summary.due or now) - now
        outcomes = await asyncio.gather(*(self._courier.send(to, text, stored.id, keep) for to in browsers))
        for browser, outcome in zip(browsers, outcomes, strict=True):
            self._metrics.pushes.labels(outcome).inc()
            if outcome is Outcome.GONE:
                await self._store.push_subscriptions.remove(player, subscription_id(browser.endpoint))
        return set(outcomes)

    async def _text(self, player: str, stored: Stored) -> bytes:
        """What a browser shows, in the language of its person; nothing for a game that there are no sentences for."""
        person = await self._store.people.get(player)
        words = language(language_of(person.lang if person else ""))
        others = await self._store.people.names(set(await self._store.tables.players_of(stored.id)) - {player})
        names = ", ".join(sorted(name for name in others.values() if name))
        try:
            title = words.text("waiting-notice", game=words.text(f"game-{stored.game}"))
            body = words.text("waiting-with", names=names) if names else words.text("waiting-with-bots")
        except MissingSentence:
            return b""
        return json.dumps({"table": stored.id, "title": title, "body": body}).encode()
