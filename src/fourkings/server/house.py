"""What every door of the server needs: the settings, the store, the hall, the sessions and the limits, in one place."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from fourkings.server.crier import Crier
from fourkings.server.figures import Figures
from fourkings.server.hall import Hall
from fourkings.server.limits import SHARED, Limits, is_here
from fourkings.server.meter import Meter
from fourkings.server.minds import Minds
from fourkings.server.office import Office
from fourkings.server.sessions import Sessions
from fourkings.server.settings import Settings
from fourkings.server.store import Store


@dataclass(frozen=True, slots=True)
class House:
    """One server's rooms."""

    settings: Settings
    store: Store
    hall: Hall
    minds: Minds
    sessions: Sessions
    limits: Limits
    addresses: Limits
    figures: Figures
    meter: Meter
    office: Office
    crier: Crier
    since: float

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


def build(settings: Settings, cold: Callable[[], object] | None = None) -> House:
    """The rooms by those settings; opens the database. `cold` is called where kernels have to be compiled first."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    minds, meter, key = Minds(settings.workers, cold), Meter(), _key(settings, store)
    sessions = Sessions(key)
    return House(
        settings,
        store,
        Hall(store, settings, minds, meter=meter),
        minds,
        sessions,
        Limits(settings.rate),
        Limits(settings.rate * SHARED, free=is_here),
        Figures(store),
        meter,
        Office(settings.admin, key, store, meter),
        Crier(store, sessions),
        time.time(),
    )


def _key(settings: Settings, store: Store) -> bytes:
    """The key that signs sessions: as it was set, or what all servers on the same database share, or this one's own."""
    if settings.secret:
        return settings.secret.encode()
    return store.key("sessions", settings.stored_key()) if store.shared else settings.secret_key()


def house_of(connection: HTTPConnection) -> House:
    """The rooms of the server that a request or a socket came to."""
    house: House = connection.app.state.house
    return house


def same_origin(connection: HTTPConnection) -> bool:
    """False for what another site's page asks for in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is None or house_of(connection).settings.dev:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
