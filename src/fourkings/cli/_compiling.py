"""Compiling on first use, with a word to the user; Ctrl-C ends it at once, wherever the compiler is."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterable
from concurrent.futures import Future
from threading import Thread

import click

from fourkings import precompile
from fourkings.cli._help import words
from fourkings.kernels import PARTS


def compiled(parts: Iterable[str] = precompile.PLAY, quiet: bool = False) -> None:
    """Compiles what of these parts is not compiled yet."""

    def tell(part: str) -> None:
        if not quiet:
            click.echo(words().text("cli-compiling-once", what=part, seconds=PARTS[part]), err=True)

    done: Future[None] = Future()

    def work() -> None:
        try:
            precompile.warm(tell, parts)
        except BaseException as error:  # noqa: BLE001
            done.set_exception(error)
        else:
            done.set_result(None)

    parts = tuple(parts)
    if not parts or precompile.is_warm(parts):
        return
    # What is compiled says so in English, for programs that use the library: here it was said, or is not to be.
    logging.getLogger("fourkings").setLevel(logging.ERROR)
    # The compiler hears no signal while it is in code of its own, so it works in a thread, and this one waits and listens.
    Thread(target=work, daemon=True).start()
    try:
        done.result()
    except KeyboardInterrupt:
        click.echo(f"\n{words().text('cli-stopped')}", err=True)
        sys.stdout.flush()
        os._exit(130)  # an orderly end would wait for the compiler
