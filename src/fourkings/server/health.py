"""Health checks and metrics: /livez, /readyz, and /metrics for Prometheus."""

import asyncio
import math
from typing import Final

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fourkings.server import PROGRAM
from fourkings.server.db.faults import reason
from fourkings.server.services import Services, services_of

PATIENCE: Final = 2.0  # seconds that the database has to answer


async def metrics(request: Request) -> Response:
    """Return all metrics in the format of Prometheus."""
    services = services_of(request)
    services.metrics.tables.set(services.tables.awake)
    services.metrics.readers.set(services.tables.readers)
    await _measure_backup(services)
    return Response(
        generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"}
    )


async def _measure_backup(services: Services) -> None:
    """Set the metrics of the newest backup: NaN if there is none, or if the database doesn't answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            newest = await services.store.backups.newest()
    except Exception:  # noqa: BLE001  (the other metrics still matter; /readyz has the reason)
        newest = None
    checked = newest.checked if newest else None
    services.metrics.backup_made.set(newest.at if newest else math.nan)
    services.metrics.backup_checked.set(math.nan if checked is None else checked)
    services.metrics.backup_restores.set(not newest.fault if newest and checked is not None else math.nan)


async def alive(request: Request) -> Response:
    """Report that the process runs, also to pages of other sites (`fourkings site --server`)."""
    headers = {"cache-control": "no-store", "server": PROGRAM, "access-control-allow-origin": "*"}
    return PlainTextResponse("alive\n", headers=headers)


async def ready(request: Request) -> Response:
    """Report that database and disk work, else 503 with the fault.

    A slow server is ready, too: a proxy would cut off the only one. `fourkings_loop_lag_seconds` has its delay.
    """
    fault = await database_fault(services_of(request))
    return PlainTextResponse(f"{fault or 'ready'}\n", 503 if fault else 200, {"cache-control": "no-store"})


async def database_fault(services: Services) -> str:
    """Return the fault of the database, in a few words; empty if there is none."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.ping()
    except TimeoutError:
        return "the database does not answer"
    except Exception as error:  # noqa: BLE001  (the operator has to see any fault)
        return f"the database fails: {reason(error)}"
    return f"nothing can be kept: {services.store.fault}" if services.store.fault else services.store.damage
