"""`fourkings worker`."""

from __future__ import annotations

import asyncio
import contextlib
import logging.config
import signal
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from fourkings.cli._help import words
from fourkings.cli.serve import chosen_settings, log_options, print_cold_start, workers_option
from fourkings.cores import usable_cores

if TYPE_CHECKING:
    from fourkings.server.workers.queue_worker import QueueWorker


@click.command()
@click.option("--bus", metavar="URL", help="redis://HOST:PORT/0, the bus of the servers.")
@workers_option("the number of cores")
@log_options
def command(**flags: Any) -> None:
    """Think for servers on other machines: bots, reviews, exercises and judged deals. Stop with Ctrl-C.

    Servers and workers need the same --bus, the same FOURKINGS_SECRET and the same version. Workers may come and go at
    any time: the servers do whatever no worker takes.
    """
    from fourkings.server.realtime.bus import BadBus, check
    from fourkings.server.run import logs
    from fourkings.server.workers.queue_worker import BadQueue, QueueWorker

    chosen = chosen_settings({"FOURKINGS_WORKERS": str(usable_cores())}, **flags)
    if not (chosen.bus and chosen.secret):
        raise click.UsageError("a worker needs --bus and FOURKINGS_SECRET, the same ones as its servers")
    logging.config.dictConfig(logs(chosen))
    try:
        check(chosen.bus)
        asyncio.run(_work(QueueWorker(chosen.bus, chosen.secret, chosen.workers, print_cold_start)))
    except (BadBus, BadQueue) as error:
        raise click.UsageError(str(error)) from None


async def _work(worker: QueueWorker) -> None:
    task = asyncio.create_task(worker.run(partial(click.echo, words().text("cli-worker"))))
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
