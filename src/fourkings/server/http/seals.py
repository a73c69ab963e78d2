"""Seals before tables: the server binds itself to a secret before it is told what a player adds to the shuffle."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import APIRouter
from pydantic import Field

from fourkings.rulebook import deck
from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep, check_rate
from fourkings.server.http.errors import Body, problems

api: Final = APIRouter()


class Seal(Body):
    """The commitment to a secret that exists already, and that no table was made with yet (docs/seal.md)."""

    seal: str = Field(examples=["12ff41feb500d59fbd34c9084e908e3b7c327dc0c3c40ae0ceb113b69c4203fe"])


@api.post("/seals", status_code=201, operation_id="make_seal", responses=problems(400, 403, 429), dependencies=OWN_PAGE)
async def make_seal(player: Player, services: ServicesDep) -> Seal:
    """Seal a secret for one's next table. Note the seal, choose what to add, then make the table with both."""
    check_rate(services, player)
    secret = secrets.token_bytes(deck.SECRET_BYTES)
    sealed = deck.seal(secret)
    await services.store.seals.add(player, sealed, secret, services.now())
    return Seal(seal=sealed)
