"""The one loop that appends to a log shared by several writers."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from fourkings.app.models import VersionConflict

T = TypeVar("T")

TRIES: Final = 20  # attempts to append while others write at the same time


async def append(
    log: str, decide: Callable[[], Awaitable[T]], catch_up: Callable[[int], Awaitable[object]] | None = None
) -> T:
    """Run `decide`, which reads the tail of a log, decides and appends, until no other writer was quicker.

    The key of a log is (name, version), so one of two writers gets `VersionConflict`. It then runs `catch_up` with the
    number of the attempt, if there is one, and decides again. After `TRIES` attempts, `VersionConflict` is raised with
    `log` in its message.
    """
    for attempt in range(TRIES):
        try:
            return await decide()
        except VersionConflict:
            if catch_up:
                await catch_up(attempt)
    raise VersionConflict(f"{log} is written too fast by others")
