"""Push subscriptions: the browsers that are to be told when it is their people's turn."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from fourkings.app.models import PushSubscription
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import push_subscriptions

MAX_BROWSERS: Final = 8
"""Browsers of one person that are told: one more takes the place of the oldest."""
_COLUMNS: Final = [push_subscriptions.c[name] for name in PushSubscription._fields]


def subscription_id(endpoint: str) -> str:
    """The id of a subscription, from which its address cannot be found."""
    return urlsafe_b64encode(sha256(endpoint.encode()).digest()[:18]).decode()


class PushSubscriptions(Repository):
    """The part of the store that knows the browsers to be told. A browser is one person's at a time."""

    async def add(self, player: str, subscription: PushSubscription) -> str:
        """Tell that browser from now on, for that player alone; the subscription's id."""
        name = subscription_id(subscription.endpoint)
        mine = select(push_subscriptions.c.id).where(push_subscriptions.c.player == player)
        newest_first = mine.order_by(push_subscriptions.c.at.desc(), push_subscriptions.c.id)

        def work(db: Connection) -> str:
            db.execute(delete(push_subscriptions).where(push_subscriptions.c.id == name))
            db.execute(insert(push_subscriptions).values(id=name, player=player, **subscription._asdict()))
            if old := db.execute(newest_first.offset(MAX_BROWSERS)).scalars().all():
                db.execute(delete(push_subscriptions).where(push_subscriptions.c.id.in_(old)))
            return name

        return await self._do(work)

    async def of(self, player: str) -> list[PushSubscription]:
        """The browsers of a player, the oldest first."""
        wanted = select(*_COLUMNS).where(push_subscriptions.c.player == player)
        return [PushSubscription(*row) for row in await self._rows(wanted.order_by(push_subscriptions.c.at))]

    async def remove(self, player: str, name: str) -> None:
        """Tell a browser of that player no more, by the subscription's id."""
        of = push_subscriptions.c
        await self._write(delete(push_subscriptions).where(of.player == player, of.id == name))
