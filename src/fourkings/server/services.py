"""The services of a server: everything that a route or a socket may need."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one server, shared by its routes, sockets and background work."""

    settings: Settings
    store: Store
    tables: Tables
    bot_pool: BotPool
    queue: JobQueue | None
    sessions: Sessions
    limits: RateLimiter
    addresses: RateLimiter
    files: RateLimiter
    makers: RateLimiter
    card_statistics: CardStatistics
    metrics: Metrics
    administrators: Administrators
    broadcast: Broadcast
    bans: Bans
    reviews: ReviewMaker
    offline_replays: OfflineReplays
    answer_pace: AnswerPace
    vapid: Vapid
    turn_notifier: TurnNotifier
    since: float
    alone: bool

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()


def build(settings: Settings, cold: Callable[[], object] | None = None, alone: bool = False) -> Services:
    """Create the services, and open the database.

    `cold` is called if kernels (compiled code of the bots) have to be compiled first. `alone`: the page that plays without
    this server is offered.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    queue = JobQueue(settings.bus, settings.secret) if settings.bus and settings.secret else None
    bot_pool, metrics, key = BotPool(settings.workers, cold, queue=queue), Metrics(), key_of_sessions(settings, store)
    sessions = Sessions(key)
    tables, vapid = Tables(store, settings, bot_pool, metrics=metrics), Vapid(key)
    bans = Bans(store.moderation, sessions.handle)
    return Services(
        settings,
        store,
        tables,
        bot_pool,
        queue,
        sessions,
        RateLimiter(settings.rate),
        RateLimiter(settings.rate * SHARED, free=is_loopback, burst=SHARED_BURST),
        RateLimiter(settings.rate * SHARED, free=is_loopback, burst=FILES_BURST),
        RateLimiter(settings.rate * MAKING, burst=MADE_AT_ONCE),
        CardStatistics(store),
        metrics,
        Administrators(settings.admin, key, store, metrics),
        Broadcast(store, sessions, bans),
        bans,
        ReviewMaker(store.reviews, store.tables, None if settings.workers else 0, queue),
        OfflineReplays(store, 1 if settings.workers else 0),
        AnswerPace(settings.tempo),
        vapid,
        TurnNotifier(store, PushSender(vapid), metrics, tables.connected, tables.server),
        time.time(),
        alone,
    )


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
