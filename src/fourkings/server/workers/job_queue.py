"""The queue of jobs for workers on other machines (`fourkings worker`): streams of Redis.

A server sends a function of this package with its arguments, and waits for the result. Nothing depends on an answer: if no
worker runs, the queue is away or an answer is late, the server's own processes do the job. A job of a worker that dies goes
to another one. Everything is signed by the servers' secret, because whatever is unpickled can run code.

Redis streams by `redis` itself, because that takes a fifth of the time of a task queue: 1.3 ms for a job and its answer at
the median, against 6.5 ms with taskiq and 13.4 ms with dramatiq, on the same busy machine.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import pickle
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Literal, ParamSpec, TypeVar, get_args

from fourkings._version import __version__
from fourkings.bots import BOTS, title
from fourkings.server.workers.bot_pool import NotTaken

logger = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

WAITING_JOBS: Final = 2  # decisions of a server that may wait for each process of the workers; the server makes all others
BEAT: Final = 1.0  # seconds between two signs of life
STALE: Final = 3.0  # seconds after which a server, a worker or its job counts as dead
ANSWER: Final = 6.0  # seconds that Redis has to answer
KEPT: Final = 60  # seconds for which answers and idle streams are kept
MAC: Final = hashlib.sha256().digest_size
Kind = Literal["think", "background"]
"""A stream: decisions for which a table waits, or work that can wait."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
VERSION: Final = ", ".join((__version__, *map(title, BOTS.values())))
"""The version of the program and those of its bots, which servers and workers must share."""
SERVERS, WORKERS = "servers", "workers"


def without_group(error: BaseException) -> bool:
    """Return True if Redis refuses to read, because nobody has taken a job yet or it was restarted."""
    from redis.exceptions import ResponseError

    return isinstance(error, ResponseError)


def failed(error: BaseException) -> bool:
    """Return True if an error comes from Redis or from the connection."""
    return isinstance(error, (OSError, TimeoutError)) or type(error).__module__.startswith("redis.")


class BadQueue(ValueError):
    """A queue that a worker can't serve; the message gives the reason."""


class Line:
    """A connection to Redis, with signed messages and signs of life."""

    def __init__(self, url: str, secret: str) -> None:
        from redis.asyncio import Redis

        self.id = secrets.token_hex(8)
        # No timeout here: for one, the client uses `wait_for`, which may forget that it was cancelled.
        self.redis: Any = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=STALE)
        self._key = hashlib.sha256(b"jobs " + secret.encode()).digest()

    @staticmethod
    def name(what: str) -> str:
        """Return a key of the queue: of a stream, of the answers to a server, or of a group of programs."""
        return f"fourkings:jobs:{what}"

    def stream(self, kind: Kind) -> str:
        """Return the key of a stream, which has jobs of this version only."""
        return self.name(f"{kind}:{hashlib.sha256(VERSION.encode()).hexdigest()[:16]}")

    def sign(self, use: str, content: Any) -> bytes:
        """Return signed content, which can be opened for the same use alone."""
        packed = pickle.dumps(content)
        return self._mac(use, packed) + packed

    def open(self, use: str, signed: bytes) -> Any:
        """Return signed content; raise `ValueError` unless it is signed by the same secret for this use."""
        if not hmac.compare_digest(self._mac(use, signed[MAC:]), signed[:MAC]):
            raise ValueError("a message with another signature")
        return pickle.loads(signed[MAC:])

    def _mac(self, use: str, packed: bytes) -> bytes:
        return hmac.digest(self._key, use.encode() + b"\0" + packed, "sha256")

    async def announce(self, group: str, capacity: int) -> None:
        """Show that this program is alive, for a few seconds."""
        async with self.redis.pipeline() as pipeline:
            pipeline.set(self.name(f"{group}:{self.id}"), self.sign(group, (VERSION, capacity)), px=int(STALE * 1000))
            pipeline.sadd(self.name(group), self.id)
            for kind in KINDS:
                pipeline.expire(self.stream(kind), KEPT)
            await pipeline.execute()

    async def alive(self, group: str) -> list[tuple[str, int] | None]:
        """Return the version and capacity of each living program of a group; None for those with another secret."""
        names = list(await self.redis.smembers(self.name(group)))
        signs = await self.redis.mget([self.name(f"{group}:{name.decode()}") for name in names]) if names else []
        gone = [name for name, signed in zip(names, signs, strict=True) if signed is None]
        if gone:
            await self.redis.srem(self.name(group), *gone)
        return [self._opened(group, signed) for signed in signs if signed is not None]

    def _opened(self, group: str, signed: bytes) -> tuple[str, int] | None:
        try:
            version, capacity = self.open(group, signed)
        except ValueError:
            return None
        return version, capacity

    async def keep(self, work: Callable[[], Awaitable[object]], lost: Callable[[], object] = bool) -> None:
        """Repeat some work until cancelled or `BadQueue`; call `lost` and pause if it fails, as when Redis is away."""
        while True:
            try:
                await work()
            except BadQueue:
                raise
            except Exception as error:
                lost()
                if failed(error):
                    logger.warning("the queue of jobs does not answer: %r", error)
                else:  # a task that ends would never look for workers again
                    logger.exception("the queue of jobs failed; it is tried again")
                await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Close the connection."""
        with contextlib.suppress(Exception):
            await self.redis.aclose()


class JobQueue:
    """A server's end of the queue."""

    def __init__(self, url: str, secret: str) -> None:
        self._line = Line(url, secret)
        self._waiting: dict[bytes, asyncio.Future[tuple[bool, bytes]]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._decisions = 0
        self.capacity = 0  #: processes of all living workers

    def open(self) -> None:
        """Connect, and look for workers from now on."""
        self._spawn(self._line.keep(self._beat, self._fail))
        self._spawn(self._line.keep(self._receive, self._fail))

    async def close(self) -> None:
        """Withdraw all jobs, and disconnect."""
        self._fail()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._line.close()

    async def work(
        self, kind: Kind, patience: float | None, function: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        """Call a function in a worker; raise `NotTaken` if none does it, or not within `patience` seconds."""
        urgent = kind == "think"
        if not self.capacity or (urgent and self._decisions >= WAITING_JOBS * self.capacity):
            raise NotTaken("no worker on another machine is free")
        self._decisions += urgent
        name, entry = secrets.token_bytes(16), None
        future = self._waiting[name] = asyncio.get_running_loop().create_future()
        job = self._line.sign(kind, (name, self._line.id, patience, pickle.dumps((function, args, kwargs))))
        try:
            async with asyncio.timeout(patience):
                async with asyncio.timeout(ANSWER):
                    entry = await self._line.redis.xadd(self._line.stream(kind), {"job": job})
                done, answer = await future
        except Exception as error:
            if not failed(error):
                raise
            raise NotTaken("no worker on another machine has answered") from None
        finally:
            del self._waiting[name]
            self._decisions -= urgent
            if entry and not future.done():
                self._spawn(self._withdraw(kind, entry))
        unpacked = pickle.loads(answer)
        if not done:
            raise unpacked
        result: Answer = unpacked
        return result

    async def _withdraw(self, kind: Kind, entry: bytes) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(ANSWER):
                await self._line.redis.xdel(self._line.stream(kind), entry)

    async def _beat(self) -> None:
        async with asyncio.timeout(STALE):
            await self._line.announce(SERVERS, 0)
            alive = await self._line.alive(WORKERS)
        capacity = sum(worker[1] for worker in alive if worker and worker[0] == VERSION)
        if capacity != self.capacity:
            logger.info("processes on other machines that think for this server: %d", capacity)
        self.capacity = capacity
        if not capacity:
            self._fail()
        await asyncio.sleep(BEAT)

    async def _receive(self) -> None:
        async with asyncio.timeout(ANSWER):
            received = await self._line.redis.blpop([self._line.name(f"answers:{self._line.id}")], timeout=BEAT)
        if received:
            try:
                name, done, answer = self._line.open("answer", received[1])
            except ValueError:
                logger.warning("an answer with another secret (FOURKINGS_SECRET) was ignored")
                return
            if (future := self._waiting.get(name)) and not future.done():
                future.set_result((done, answer))

    def _fail(self) -> None:
        """Leave all jobs to this server's own processes, because the workers or the queue are gone."""
        self.capacity = 0
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(NotTaken("the workers on other machines are gone"))
                future.exception()  # retrieved, even if the job has not been sent yet

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
