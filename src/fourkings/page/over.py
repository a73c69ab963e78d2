"""A match of a page that is over."""

from __future__ import annotations

from fourkings.page.own import Own
from fourkings.server.after.own_match import OwnMatch, check_over, seen_by


async def over(own: Own, table: str, lang: str) -> OwnMatch:
    """A match that is over, as its one person may see it; `ApiError` where it is none."""
    stored = await own.stored(table)
    check_over(stored)
    return await seen_by(own.player, stored, await own.folded(table), own.store.people, lang)
