"""A match of a page that is over."""

from __future__ import annotations

from fourkings.app.matches.access import OwnMatch, check_over, seen_by
from fourkings.browser.session import Session


async def over(own: Session, table: str, lang: str) -> OwnMatch:
    """A match that is over, as its one person may see it; `ApiError` where it is none."""
    stored = await own.stored(table)
    check_over(stored)
    return await seen_by(own.player, stored, await own.folded(table), own.store.people, lang)
