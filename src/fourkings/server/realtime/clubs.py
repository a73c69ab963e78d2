"""Clubs on a server: their keepers, their evenings, and the standings over these."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fourkings.app.models import StoredClub, StoredEvening
from fourkings.evenings.events import Evening
from fourkings.evenings.standings import ClubStanding, club_standings
from fourkings.server.db import Store
from fourkings.server.realtime.evenings import BY_NAME, digest_of, load


class Founded(NamedTuple):
    """A new club: its id, which everybody may know, and the token of its keeper."""

    id: str
    keeper: str


class ClubEvening(NamedTuple):
    """An evening of a club: its row, and its state."""

    stored: StoredEvening
    state: Evening


async def found_club(store: Store, name: str) -> Founded:
    """Store a new club."""
    founded = Founded(secrets.token_urlsafe(12), secrets.token_urlsafe(24))
    await store.clubs.create(StoredClub(founded.id, name, digest_of(founded.keeper), time.time()))
    return founded


def is_keeper(club: StoredClub, token: str) -> bool:
    """True for the token of the club's keeper."""
    return hmac.compare_digest(digest_of(token), club.keeper)


async def evenings_of(store: Store, club: str) -> list[ClubEvening]:
    """Return the evenings of a club, the last one first."""
    return [ClubEvening(stored, await load(store, stored.id)) for stored in await store.clubs.evenings(club)]


def person_of(player: str, names: Mapping[str, str]) -> str:
    """Return who a player of one evening is in all evenings of a club; empty for nobody.

    People with a device are known by it. People whom a director has entered are known by name alone, so the same name in
    another evening counts as the same person. names: of people, by player id.
    """
    name = names.get(player, "").casefold() if player.startswith(BY_NAME) else ""
    return f"{BY_NAME}{name}" if name else player


async def standings_of(evenings: Sequence[ClubEvening], names: Mapping[str, str]) -> tuple[ClubStanding, ...]:
    """Return the standings over finished evenings; `names`: of all their people, by player id."""
    finished = [evening.state for evening in evenings if evening.state.ended]
    return await asyncio.to_thread(club_standings, finished, lambda player: person_of(player, names))
