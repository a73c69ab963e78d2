"""How others reach this server, where a page was opened by an address that means only the machine it stands on."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import Request
from pydantic import Field

from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router
from fourkings.server.net.host_names import called_name
from fourkings.server.net.network import in_container, listens_widely, origins
from fourkings.server.net.rate_limits import is_loopback

api: Final = Router()
Obstacle = Literal["this-machine", "no-network", "unknown"]


class Reach(Body):
    """The origins by which others reach this server; told to the machine that it runs on, and to nobody else."""

    origins: list[str] = Field(description="The most likely first.", examples=[["http://192.168.1.7:8040"]])
    obstacle: Obstacle | None = Field(
        description="Why there is none. this-machine: the server listens to its own machine alone. no-network: the machine "
        "has no address on a network. unknown: the server cannot know, as in a container."
    )


@api.operation("GET", "/reach", cost=0)
async def reach(request: Request, services: ServicesDep) -> Reach:
    """Tell the own machine's browser by which address other devices may come: `localhost` would lead them to themselves."""
    called = called_name(request)
    from_here = request.client and is_loopback(request.client.host)
    if not from_here or not (called == "localhost" or is_loopback(called)):
        return Reach(origins=[], obstacle="unknown")
    addresses = origins(services.settings, request.url.port or 80)
    if addresses:
        return Reach(origins=addresses, obstacle=None)
    if not listens_widely(services.settings.host):
        return Reach(origins=[], obstacle="this-machine")
    return Reach(origins=[], obstacle="unknown" if in_container() else "no-network")
