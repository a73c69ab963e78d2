"""The services of a server: everything that a route or a socket may need."""

import logging
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection

from fourkings.app.boards.answer_pace import AnswerPace
from fourkings.server.db import Store
from fourkings.server.net.base_path import base_path
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.rate_limits import (
    FILES_BURST,
    MADE_AT_ONCE,
    MAKING,
    SHARED,
    SHARED_BURST,
    RateLimiter,
    is_loopback,
)
from fourkings.server.net.settings import Settings
from fourkings.server.push.crypto import Vapid
from fourkings.server.push.sender import PushSender
from fourkings.server.push.turn_notifier import TurnNotifier
from fourkings.server.realtime.administrators import Administrators
from fourkings.server.realtime.bans import Bans
from fourkings.server.realtime.broadcast import Broadcast
from fourkings.server.realtime.card_statistics import CardStatistics
from fourkings.server.realtime.offline_replays import OfflineReplays
from fourkings.server.realtime.sessions import COOKIE, CookiePlace, Sessions
from fourkings.server.realtime.tables import Tables
from fourkings.server.workers.bot_pool import BotPool
from fourkings.server.workers.job_queue import JobQueue
from fourkings.server.workers.review_maker import ReviewMaker

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())


class Services:
    """The services of one server, shared by its routes, sockets and background work."""

    def __init__(self, settings: Settings, cold: Callable[[], object] | None = None, alone: bool = False) -> None:
        """Create the services, and open the database.

        `cold` is called if kernels (compiled code of the bots) have to be compiled first. `alone`: the page that plays
        without this server is offered.
        """
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings, self.since, self.alone = settings, time.time(), alone
        self.store, self.metrics = Store(settings.url), Metrics()
        self.queue = JobQueue(settings.bus, settings.secret) if settings.bus and settings.secret else None
        self.bot_pool = BotPool(settings.workers, cold, queue=self.queue)
        self.tables = Tables(self.store, settings, self.bot_pool, metrics=self.metrics)
        key = key_of_sessions(settings, self.store)
        self.sessions, self.vapid = Sessions(key), Vapid(key)
        self.limits = RateLimiter(settings.rate)
        self.addresses = RateLimiter(settings.rate * SHARED, free=is_loopback, burst=SHARED_BURST)
        self.files = RateLimiter(settings.rate * SHARED, free=is_loopback, burst=FILES_BURST)
        self.makers = RateLimiter(settings.rate * MAKING, burst=MADE_AT_ONCE)
        self.card_statistics = CardStatistics(self.store)
        self.administrators = Administrators(settings.admin, key, self.store, self.metrics)
        self.bans = Bans(self.store.moderation, self.sessions.handle)
        self.broadcast = Broadcast(self.store, self.sessions, self.bans)
        self.reviews = ReviewMaker(self.store.reviews, self.store.tables, None if settings.workers else 0, self.queue)
        self.offline_replays = OfflineReplays(self.store, 1 if settings.workers else 0)
        self.answer_pace = AnswerPace(settings.tempo)
        sender, tables = PushSender(self.vapid), self.tables
        self.turn_notifier = TurnNotifier(self.store, sender, self.metrics, tables.connected, tables.server)

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()


def key_of_sessions(settings: Settings, store: Store) -> bytes:
    """Return the key that signs sessions; the first start creates it.

    It is set by FOURKINGS_SECRET, or shared by all servers on one PostgreSQL, or in a file beside SQLite's. `server.backup`
    finds it in the same places.
    """
    if settings.secret:
        return settings.secret.encode()
    return store.servers.shared_key("sessions", settings.stored_key()) if store.shared else settings.secret_key()


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that received a request or socket."""
    services: Services = connection.app.state.services
    return services


def cookie_place(connection: HTTPConnection) -> CookiePlace:
    """Return where a request or socket has its cookies: by TLS or not, below which path, and whether within a frame.

    Within a frame of another site, a browser that blocks its cookies sends none but the one made for frames.
    """
    place = CookiePlace(connection.url.scheme in ("https", "wss"), base_path(connection))
    if not (services_of(connection).settings.frames and place.secure) or place.name(COOKIE) in connection.cookies:
        return place
    framed = place._replace(framed=True)
    within = connection.headers.get("sec-fetch-dest") == "iframe" or framed.name(COOKIE) in connection.cookies
    return framed if within else place


def same_origin(connection: HTTPConnection) -> bool:
    """Return False for a request by a page of another scheme, host or port.

    Even an untrusted proxy is believed about TLS, because no page can set its header.
    """
    origin, settings = connection.headers.get("origin"), services_of(connection).settings
    if origin is None or settings.dev:
        return True
    scheme = connection.headers.get("x-forwarded-proto", connection.url.scheme).partition(",")[0].replace("ws", "http")
    if origin in (f"{scheme}://{connection.headers.get('host')}", settings.origin.removesuffix(settings.path) or None):
        return True
    logger.warning(
        "a request from a page of another site was refused; if it is your own page, its proxy has to send "
        "X-Forwarded-Proto, or FOURKINGS_ORIGIN to name its address"
    )
    return False
