"""Clubs on a server: who may keep them, and the standings over their evenings."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fourkings.app.models import StoredClub, StoredEvening
from fourkings.evenings.club import ClubStanding, club_standings
from fourkings.evenings.events import Evening
from fourkings.server.db import Store
from fourkings.server.realtime.evenings import BY_NAME, digest_of, state_of


class Founded(NamedTuple):
    """A new club: its id, which everybody may know, and the token that lets a person keep it."""

    id: str
    keeper: str


class ClubEvening(NamedTuple):
    """An evening of a club, as it is stored and as its log stands."""

    stored: StoredEvening
    now: Evening


async def found_club(store: Store, name: str) -> Founded:
    """Store a new club."""
    founded = Founded(secrets.token_urlsafe(12), secrets.token_urlsafe(24))
    await store.clubs.create(StoredClub(founded.id, name, digest_of(founded.keeper), time.time()))
    return founded


def keeps(club: StoredClub, token: str) -> bool:
    """True for the token that was given to the keeper."""
    return hmac.compare_digest(digest_of(token), club.keeper)


async def evenings_of(store: Store, club: str) -> list[ClubEvening]:
    """The evenings of a club, the last one first."""
    return [ClubEvening(stored, await state_of(store, stored.id)) for stored in await store.clubs.evenings(club)]


def person_of(player: str, names: Mapping[str, str]) -> str:
    """Who somebody is in every evening of a club, by their id in one; empty for nobody.

    Somebody with a device is known by it. A person that a director has entered is known by a name alone, so another
    of that name in another evening is taken for the same. `names`: those of people, by id.
    """
    name = names.get(player, "").casefold() if player.startswith(BY_NAME) else ""
    return f"{BY_NAME}{name}" if name else player


async def standings_of(played: Sequence[ClubEvening], names: Mapping[str, str]) -> tuple[ClubStanding, ...]:
    """The standings over the evenings that are over. `names`: those of all their people, by id."""
    over = [evening.now for evening in played if evening.now.ended]
    return await asyncio.to_thread(club_standings, over, lambda player: person_of(player, names))
