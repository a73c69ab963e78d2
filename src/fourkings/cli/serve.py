"""`fourkings serve` and `fourkings worker`."""

import asyncio
import contextlib
import gc
import io
import logging.config
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from fourkings.cli._help import OneOf, words
from fourkings.cores import usable_cores
from fourkings.sanitize import system_reason
from fourkings.server import missing
from fourkings.server.net.settings import LOG_FORMATS, LOG_LEVELS, MAX_NUMBER, BadSetting, Settings, settings
from fourkings.system import data_home, has_screen

Command = TypeVar("Command", bound=Callable[..., Any])


def _number(name: str, about: str, default: int) -> Callable[[Command], Command]:
    """Return an option whose value is a finite number, zero or more."""
    return click.option(name, type=click.FloatRange(0, MAX_NUMBER), metavar="N", help=f"{about}  [default: {default}]")


DEMO = "#/evenings/demo"
"""The address of the demonstration evening on the page."""

database_option = click.option(
    "--database",
    metavar="URL",
    help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.  [default: a file in the data folder]",
)


def workers_option(default: str) -> Callable[[Command], Command]:
    """Return the option of the number of processes."""
    about = f"Processes that think for the bots; 0 uses a thread.  [default: {default}]"
    return click.option("--workers", type=click.IntRange(0, 256), metavar="N", help=about)


def log_options(command: Command) -> Command:
    """Add the options of the log."""
    level = click.option(
        "--log-level", type=OneOf(LOG_LEVELS), help="Lowest level of messages in the log.  [default: warning]"
    )
    return level(click.option("--log-format", type=OneOf(LOG_FORMATS), help="Format of the log.  [default: text]")(command))


@click.command()
@click.option("--host", metavar="ADDRESS", help="Address to listen on.  [default: 127.0.0.1, this machine alone]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 picks a free one.  [default: 8040]")
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the matches and the secret key.  [default: in your own data folder]",
)
@database_option
@click.option(
    "--bus",
    metavar="URL",
    help="redis://HOST:PORT/0, if several servers share one PostgreSQL.  [default: none; servers poll the database]",
)
@click.option("--proxies", metavar="ADDRESSES", help="Trusted reverse proxies; * for any.  [default: none]")
@click.option(
    "--hosts", metavar="NAMES", help="Host names of this server besides localhost; * for any.  [default: its addresses]"
)
@click.option("--origin", metavar="URL", help="Address that invitations give to others.  [default: found on the network]")
@click.option("--frames", metavar="ORIGINS", help="Pages that may show this server in a frame.  [default: none]")
@click.option("--imprint", metavar="URL", help="Page about the people who host this server.  [default: none]")
@click.option("--privacy", metavar="URL", help="Privacy notice of this server.  [default: none]")
@click.option("--issues", metavar="URL", help="Issues where players report wrong sentences.  [default: the project's]")
@log_options
@click.option("--dev", is_flag=True, default=None, help="Accept a page from another origin (for development).")
@workers_option("one less than the number of cores, 1 to 4")
@click.option("--metrics", is_flag=True, default=None, help="Serve metrics for Prometheus at /metrics, to anyone.")
@click.option(
    "--strangers/--no-strangers", default=None, help="Let hosts open their tables to everybody.  [default: strangers]"
)
@click.option("--days/--no-days", default=None, help="Offer deals of the day, with a field of bots.  [default: days]")
@click.option(
    "--push/--no-push",
    default=None,
    help="Notify players' browsers when a correspondence game waits for them.  [default: push]",
)
@_number("--rate", "Messages and changes that a session may send per second, on average.", 10)
@_number(
    "--grace",
    "Seconds until a bot plays for somebody who left a table of several people; five times that without a time limit.",
    60,
)
@_number("--idle", "Seconds until a table without visitors goes to sleep.", 60)
@_number("--chat-days", "Days until the chat of a table is deleted.", 30)
@_number("--link-days", "Days that a personal link to another device is valid.", 7)
@_number("--table-days", "Days until an unfinished, inactive table is deleted.", 180)
@_number("--tempo", "Factor on every pause of the bots; 0 removes the pauses.", 1)
@click.option("--demo", is_flag=True, help="Show a demonstration evening, led by you, that counts nowhere.")
@click.option("--open/--no-open", "browser", default=None, help="Open the browser.  [default: on a desktop]")
def command(browser: bool | None, demo: bool, **flags: Any) -> None:
    """Serve the table to your browser; stop with Ctrl-C. Every match is stored and continues where it stopped.

    Each option can also be given by the environment, as FOURKINGS_HOST, FOURKINGS_PORT, FOURKINGS_LOG_LEVEL and so on. Two
    settings are given by the environment alone: FOURKINGS_SECRET, which signs sessions, and FOURKINGS_ADMIN, the
    administrator's phrase.
    """
    chosen = chosen_settings({"FOURKINGS_WORKERS": str(processes())}, **flags)
    if absent := missing():  # before the port is checked: another port would not help
        raise ModuleNotFoundError(f"no {absent[0]}", name=absent[0])
    with contextlib.closing(_listen(chosen)) as listener:
        address = f"http://{_shown_host(chosen.host)}:{listener.getsockname()[1]}/{DEMO if demo else ''}"
        _open_database(chosen)
        click.echo(words().text("cli-served", address=address, where=where(chosen)))
        show_invitation(chosen, listener.getsockname()[1])
        if browser is None and not has_screen():
            _show_tunnel(chosen, listener.getsockname()[1])
        opens = sys.stdout.isatty() and has_screen() if browser is None else browser
        _serve(chosen, listener, address if opens else None)


def chosen_settings(defaults: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Return the settings of the server by flags, environment and defaults."""
    try:
        return settings({"FOURKINGS_DATA": str(data_home() / "fourkings"), **(defaults or {}), **os.environ}, **flags)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None


def processes() -> int:
    """Return the default number of processes for the bots, which leaves one core to the server."""
    return max(1, min(4, usable_cores() - 1))


def _listen(chosen: Settings) -> socket.socket:
    """Return a listener socket, so that the address can be printed before the server is up."""
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    # asyncio sets TCP_NODELAY on accepted connections only if the protocol is named.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would share the port with another program
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((chosen.host, chosen.port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        host, port, why = chosen.host, chosen.port, system_reason(error)
        text = f"the server cannot listen on {host} port {port}: {why}; choose another with --port"
        raise click.UsageError(text) from None
    return listener


def _open_database(chosen: Settings) -> None:
    """Create or upgrade the database."""
    gc.disable()  # among what is imported, collections would free nothing, and take a seventh of the start
    from fourkings.server.db import BadDatabase, TooNew, only_server, open_engine, reach
    from fourkings.server.realtime.bus import BadBus, check

    gc.enable()

    try:
        check(chosen.bus)
        if fault := reach(chosen, whole=False)[0]:
            raise BadDatabase(fault)
        with only_server(chosen.url):
            open_engine(chosen.url).dispose()
        chosen.stored_key()
    except (BadBus, BadDatabase, BadSetting, TooNew) as error:
        raise click.UsageError(str(error)) from None


def where(chosen: Settings) -> str:
    """Return where matches are stored: the data folder, or the URL of the database as it was given, without a password."""
    from fourkings.server.db import database_url

    if not chosen.database:
        return str(chosen.data)
    url = database_url(chosen.database)
    return url.set(drivername=url.get_backend_name()).render_as_string()


def _shown_host(host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"[{shown}]" if ":" in shown and not shown.startswith("[") else shown


def _serve(chosen: Settings, listener: socket.socket, page: str | None) -> None:
    gc.disable()  # as above
    from fourkings import site
    from fourkings.server.run import serve

    gc.enable()

    started: Any = (lambda: webbrowser.open(page)) if page else None
    serve(chosen, listener, started, print_cold_start, site.maker(chosen.issues))


def print_cold_start() -> None:
    """Print that the fast code has to be compiled first."""
    click.echo(words().text("cli-cold"))


def show_invitation(chosen: Settings, port: int) -> None:
    """Print how others reach the server, or why they cannot; nothing if they come by a proxy or a host name."""
    from fourkings.server.net.network import origins

    addresses = origins(chosen, port)
    if not addresses:
        if not (chosen.proxies or chosen.hosts):
            click.echo(_obstacle(chosen))
        return
    click.echo(words().text("cli-network"))
    for origin in addresses:
        click.echo(f"  {origin}/")
    if code := _qr(f"{addresses[0]}/"):
        click.echo(f"\n{code}\n{words().text('cli-network-qr')}")


def _show_tunnel(chosen: Settings, port: int) -> None:
    """Print how to reach a server without a screen that listens on its own machine alone."""
    from fourkings.server.net.network import in_container, listens_widely

    if not (listens_widely(chosen.host) or chosen.proxies or in_container()):
        command = f"ssh -L {port}:{_shown_host(chosen.host)}:{port} {socket.gethostname()}"
        click.echo(words().text("cli-no-screen", command=command))


def _obstacle(chosen: Settings) -> str:
    """Return a sentence on why nobody else can reach the server."""
    from fourkings.server.net.network import in_container, listens_widely

    if not listens_widely(chosen.host):
        return words().text("cli-alone")
    return words().text("cli-contained") if in_container() else words().text("cli-no-network")


def _qr(link: str) -> str:
    """Return a QR code as block characters; empty without a terminal, or if it lacks the characters."""
    import segno

    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(out=drawn, compact=True, border=2)
    lines = drawn.getvalue().strip("\n").splitlines()
    text = "\n".join(click.style(line, fg="bright_white", bg="black") for line in lines)  # on a light screen, too
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return text if sys.stdout.isatty() else ""


@click.command()
@click.option("--bus", metavar="URL", help="redis://HOST:PORT/0, the bus of the servers.")
@workers_option("the number of cores")
@log_options
def worker_command(**flags: Any) -> None:
    """Think for servers on other machines: bots, reviews, exercises and judged deals. Stop with Ctrl-C.

    Servers and workers need the same --bus, the same FOURKINGS_SECRET and the same version. Workers may come and go at
    any time: the servers do whatever no worker takes.
    """
    from fourkings.server.realtime.bus import BadBus, check
    from fourkings.server.run import logs
    from fourkings.server.workers.job_queue import BadQueue
    from fourkings.server.workers.queue_worker import QueueWorker

    chosen = chosen_settings({"FOURKINGS_WORKERS": str(usable_cores())}, **flags)
    if not (chosen.bus and chosen.secret):
        raise click.UsageError("a worker needs --bus and FOURKINGS_SECRET, the same ones as its servers")
    logging.config.dictConfig(logs(chosen))
    try:
        check(chosen.bus)
        asyncio.run(_work(QueueWorker(chosen.bus, chosen.secret, chosen.workers, print_cold_start)))
    except (BadBus, BadQueue) as error:
        raise click.UsageError(str(error)) from None


async def _work(worker: Any) -> None:
    task = asyncio.create_task(worker.run(partial(click.echo, words().text("cli-worker"))))
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
