"""The queue of which there are thousands: in order, woken in time, and nothing lost where a wait is given up."""

from __future__ import annotations

import asyncio

import pytest

from fourkings.server.net.small_queue import SmallQueue


def test_what_is_put_in_comes_out_in_order():
    queue = SmallQueue[int]()
    for number in range(3):
        queue.put_nowait(number)
    assert [queue.get_nowait() for _ in range(3)] == [0, 1, 2]
    assert queue.empty()
    with pytest.raises(IndexError):
        queue.get_nowait()


def test_who_waits_is_woken_once_there_is_something():
    async def scene() -> list[int]:
        queue = SmallQueue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put_nowait(1)
        queue.put_nowait(2)
        return [await waiting, await queue.get()]

    assert asyncio.run(scene()) == [1, 2]


@pytest.mark.parametrize("put_first", [True, False])
def test_a_wait_that_is_given_up_takes_nothing_with_it(put_first: bool):
    """As a table gives it up when something is due, even where something comes in the same moment."""

    async def scene() -> int:
        queue = SmallQueue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        if put_first:
            queue.put_nowait(7)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        if not put_first:
            queue.put_nowait(7)
        return await queue.get()

    assert asyncio.run(scene()) == 7
