"""What the host says of their own server: the people behind it, and what becomes of data about people."""

from __future__ import annotations

from typing import Final

from pydantic import Field

from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router

api: Final = Router()


class Site(Body):
    """Pages of the host's own, which every page links to, empty where there is none; and what this server offers."""

    imprint: str = Field(examples=["https://play.example.org/imprint"])
    privacy: str = Field(examples=["https://play.example.org/privacy"])
    reports: bool = Field(description="Whether an administrator is there to read a message that is reported.")
    alone: bool = Field(description="Whether the page that plays on without this server is at `/alone/`.")


@api.operation("GET", "/site", cost=0)
async def site(services: ServicesDep) -> Site:
    """Who hosts this server, and their privacy notice."""
    return Site(
        imprint=services.settings.imprint,
        privacy=services.settings.privacy,
        reports=services.administrators.open,
        alone=services.alone,
    )
