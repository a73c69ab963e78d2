"""`fourkings warm`, and compiling on the first use of any command."""

import json
import logging
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Future
from threading import Thread

import click

from fourkings import precompile
from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import words
from fourkings.kernels import PARTS


def compiled(parts: Iterable[str] = precompile.PLAY, quiet: bool = False) -> None:
    """Compile those of these parts of the program (see `precompile`) that are not compiled yet; Ctrl-C stops it at once."""

    def announce(part: str) -> None:
        if not quiet:
            click.echo(words().text("cli-compiling-once", what=part, seconds=PARTS[part]), err=True)

    done: Future[None] = Future()

    def work() -> None:
        try:
            precompile.warm(announce, parts)
        except BaseException as error:  # noqa: BLE001
            done.set_exception(error)
        else:
            done.set_result(None)

    parts = tuple(parts)
    if not parts or precompile.is_warm(parts):
        return
    # The library logs in English that it compiles; here a translated sentence was printed, or none is wanted.
    logging.getLogger("fourkings").setLevel(logging.ERROR)
    # The compiler handles no signals in its native code, so it runs in a thread, and this one waits for Ctrl-C.
    Thread(target=work, daemon=True).start()
    try:
        done.result()
    except KeyboardInterrupt:
        click.echo(f"\n{words().text('cli-stopped')}", err=True)
        sys.stdout.flush()
        os._exit(130)  # an orderly exit would wait for the compiler


@click.command()
@json_option
@quiet_option
def command(as_json: bool, quiet: bool) -> None:
    """Compile everything that the first use would compile: about a minute, once."""
    begun = time.monotonic()
    compiled(PARTS, quiet)
    seconds = round(time.monotonic() - begun, 1)
    if as_json:
        click.echo(json.dumps({"compiled": list(PARTS), "seconds": seconds}))
    elif not quiet:
        click.echo(words().text("cli-ready", seconds=seconds))
