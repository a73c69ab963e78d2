"""What a server logs for its operator: at every level and in both formats, nothing about the people who play."""

import ast
import asyncio
import contextlib
import io
import itertools
import json
import logging
import logging.config
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import psycopg
import pytest
from psycopg.errors import UniqueViolation
from sqlalchemy.exc import IntegrityError, OperationalError

import fourkings.server
import watchdog
from fourkings.server.net.log_format import TextFormatter, described, show_handles, traceback_of, uncaught_errors_logged
from fourkings.server.net.logs import Hidden
from fourkings.server.net.settings import LOG_FORMATS, LOG_LEVELS, Settings
from fourkings.server.realtime.actor import task
from fourkings.server.realtime.sessions import Sessions
from fourkings.server.run import logs
from fourkings.server.workers.bot_pool import NoAnswer
from server import overheard
from server.overheard import betrayals, evening
from server.test_crash import STARTED
from serving import device, served

KEY = "a secret of the tests, for all servers"
WAIT = 300
SOURCES = Path(fourkings.server.__file__).parent
TESTS = Path(__file__).parent.parent
REVIEWED = {
    "__version__", "address", "bot.NAME", "damage", "error", "failure", "game", "message", "name", "newest.fault",
    "task.bot", "view.rules.game.ID", "what",
}  # fmt: skip
"""What our log lines may contain as text besides a `Hidden`: names of bots, games and backup files, words and sentences
of short lists, our version, the address that the server listens on, what is damaged in a file, and errors, which
formatters describe."""
NAME = "-".join(("Zofie", "kJ4x9"))
"""What a log must not show. No line of this file that a traceback may show contains it."""


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The logging of the tests, as it was: servers configure that of their process."""
    root, ours = logging.getLogger(), logging.getLogger("fourkings")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@contextmanager
def logged(form: str, level: str = "debug") -> Iterator[io.StringIO]:
    """What is logged by the configuration of a server."""
    logging.config.dictConfig(logs(Settings(log_level=level, log_format=form)))
    with listening() as stream:
        yield stream


@contextmanager
def listening() -> Iterator[io.StringIO]:
    """What the handler of a server logs from now on."""
    (handler,) = (each for each in logging.getLogger().handlers if type(each) is logging.StreamHandler)
    handler.setStream(stream := io.StringIO())
    yield stream


@pytest.mark.parametrize("form", LOG_FORMATS)
def test_an_evening_is_played_and_nobody_is_in_the_log(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Test at `debug`: what is logged at other levels is part of it."""
    monkeypatch.setattr(task, "HANDLERS", overheard.FAILING)
    chosen = Settings(
        data=tmp_path, tempo=0, rate=1e6, workers=0, secret=KEY, log_level="debug", log_format=form, proxies="127.0.0.1"
    )
    with served(chosen, tmp_path / "static") as address, listening() as stream:
        said = evening(address)
    log = stream.getvalue()
    assert betrayals(log, said.words, address) == []
    handle = Sessions(KEY.encode()).handle("table", said.failed)
    assert f"table {handle} could not do what was due" in log, "an operator can tell tables apart"
    assert f"table {handle} was written by another server, or deleted" in log
    assert "RuntimeError" in log
    assert "KeyError" in log
    assert "overheard.py" in log, "a failure shows where it happened"
    assert "the server has stopped" in log
    if form == "json":
        for line in map(json.loads, log.splitlines()):
            assert set(line) <= {"at", "level", "by", "said", "exc_info", "admin_action", "guess"}


@pytest.mark.costly
@pytest.mark.parametrize(
    ("level", "form"),
    [
        pytest.param(level, form, marks=() if (level, form) == ("debug", "json") else pytest.mark.heavy)
        for level, form in itertools.product(LOG_LEVELS, LOG_FORMATS)
    ],
)
def test_a_server_says_nothing_of_anybody_even_if_a_bot_dies(level: str, form: str, tmp_path: Path):
    """Test everything that the process prints, from its start to its end."""
    flags = {"FOURKINGS_WORKERS": "1", "FOURKINGS_LOG_LEVEL": level, "FOURKINGS_LOG_FORMAT": form}
    with server(tmp_path, **flags) as (address, process):
        said = evening(address)
        with device(address) as client:
            said.words.add(table := client.make(game="king", bots="strong"))
            with client.sit(table) as line:
                line.my_turn(line.hello())
                kill_children(process)
                line.ask("hint")
    log = (tmp_path / "log").read_text()
    assert betrayals(log, said.words, address) == []
    assert ("listens on 127.0.0.1 port" in log) == (level in ("debug", "info"))
    assert ("the server has stopped" in log) == (level in ("debug", "info"))
    assert ("could not do what was due" in log) == (level != "critical")


@contextmanager
def server(folder: Path, **environment: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own, whose tables fail where they are asked to; all that it prints goes to `log`."""
    flags = ["serve", "--no-open", "--port", "0", "--data", str(folder / "data"), "--tempo", "0", "--rate", "100000"]
    more = {"FOURKINGS_PROXIES": "127.0.0.1", "FOURKINGS_SECRET": KEY, "PYTHONPATH": str(TESTS), "PYTHONUNBUFFERED": "1"}
    with (folder / "log").open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, str(overheard.__file__), *flags], stdout=file, stderr=file, env=os.environ | more | environment
        )
    watchdog.guard(process.pid, signal.SIGKILL)
    try:
        yield started(folder / "log", process), process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(WAIT)
        watchdog.ended(process.pid)


def started(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Return the address of a server once it answers."""
    until = time.monotonic() + WAIT
    while True:
        if address := STARTED.search(log.read_text()):
            with contextlib.suppress(OSError), device(address[1]) as client:
                client.get("/livez")
                return address[1]
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < until
        time.sleep(0.1)


def kill_children(process: subprocess.Popen[bytes]) -> None:
    """Kill the bot workers of a server."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for pid in listed.read_text().split() if listed.exists() else ():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(pid), signal.SIGKILL)


def test_a_hidden_id_is_shown_as_its_handle():
    logger, sessions = logging.getLogger("fourkings.of-tests"), Sessions(KEY.encode())
    with logged("text") as stream:
        logger.warning("table %s stops", Hidden("table", "T4b1e"))
        show_handles(sessions.handle)
        logger.warning("table %s waits %.0f s", Hidden("table", "T4b1e"), 2.0)
        logger.error("damaged: %s", f"its row has '{NAME}'")
        assert (str(Hidden("table", "T4b1e")), repr(Hidden("table", "T4b1e"))) == ("…", "…")
    first, second, third = stream.getvalue().splitlines()
    assert first.endswith("WARNING fourkings.of-tests table … stops")
    assert "its row has" in third
    assert NAME not in third
    assert second.endswith(f"WARNING fourkings.of-tests table {sessions.handle('table', 'T4b1e')} waits 2 s")


@pytest.mark.parametrize("form", LOG_FORMATS)
def test_libraries_log_warnings_without_what_they_are_about(form: str):
    with logged(form) as stream:
        library = logging.getLogger("uvicorn.error")
        library.info('%s:%d - "WebSocket /ws/%s" [accepted]', "203.0.113.7", 51234, NAME)
        library.warning("%s sent %r", "203.0.113.7", NAME, extra={"client": ("203.0.113.7", 51234)})
        library.warning("the message of 203.0.113.7:51234 is no text")
        library.error(f"an error: {NAME}")
        library.error(OSError(NAME))
        library.error(f"Traceback (most recent call last):\nValueError: {NAME}")
        logging.getLogger("asyncio").error(f"Exception in callback Table.take('AS')\nhandle: <Handle {NAME}>")
        logging.getLogger("a.b").warning({"said": NAME})
    log = stream.getvalue()
    assert len(log.splitlines()) == 7
    for word in ("203.0.113.7", "51234", NAME, "AS'"):
        assert word not in log
    for said in ("sent", "an error", "OSError", "Exception in callback Table.take", "the message of"):
        assert said in log


@pytest.mark.parametrize("form", LOG_FORMATS)
def test_an_error_is_logged_by_its_type_and_place_without_its_text(form: str):
    with logged(form) as stream:
        try:
            try:
                raise KeyError(NAME)
            except KeyError as error:
                raise ExceptionGroup(NAME, [ValueError(NAME), OSError(28, NAME)]) from error
        except ExceptionGroup as error:
            logging.getLogger("fourkings").exception("it failed: %s", error)
    log = stream.getvalue()
    for word in ("KeyError", "ExceptionGroup", "ValueError", "OSError (No space left on device)", "test_logs.py", "failed"):
        assert word in log
    assert NAME not in log


def test_errors_are_described_without_their_texts():
    full = sqlite3.OperationalError(NAME)
    full.sqlite_errorname = "SQLITE_FULL"
    wrapped = IntegrityError("INSERT", {"id": NAME}, UniqueViolation(f"Key (id)=({NAME}) already exists"))
    assert described(wrapped) == "sqlalchemy.exc.IntegrityError"
    assert described(UniqueViolation(NAME)) == "psycopg.errors.UniqueViolation (23505)"
    assert described(NoAnswer("a worker died")) == "fourkings.server.workers.bot_pool.NoAnswer (a worker died)"
    full.__cause__ = ConnectionResetError(NAME)
    assert described(full) == "sqlite3.OperationalError (SQLITE_FULL), caused by ConnectionResetError"
    full.__cause__.__context__ = full
    assert described(full).count("caused by") == 1, "a circle of causes ends"


def test_a_database_that_is_away_is_told_in_a_line():
    refused = psycopg.OperationalError("connection failed: Connection refused\nIs the server running?")
    for orig, lines in ((refused, 1), (sqlite3.OperationalError("no such table: games"), 6)):
        try:
            raise OperationalError("SELECT", {"id": NAME}, orig) from orig
        except OperationalError as error:
            shown = TextFormatter().formatException((type(error), error, error.__traceback__))
        assert len(shown.splitlines()) == lines, shown
        assert "OperationalError" in shown
        assert NAME not in shown


def test_errors_of_other_processes_show_their_frames():
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        error = pool.submit(json.loads, NAME).exception()
    shown = traceback_of(error)
    assert "decoder.py" in shown
    assert "json.decoder.JSONDecodeError" in shown
    assert "Expecting value" not in shown


class Broken:
    """Fails when nobody can catch it."""

    def __del__(self) -> None:
        raise ValueError(NAME)


def test_errors_that_nobody_catches_are_logged(capfd: pytest.CaptureFixture[str]):
    def fail() -> None:
        raise ValueError(NAME)

    def fail_in_every_way() -> None:
        with uncaught_errors_logged():
            thread = threading.Thread(target=fail)
            thread.start()
            thread.join()
            Broken()
            raise LookupError(NAME)

    hooks = threading.excepthook, sys.unraisablehook
    with logged("text") as stream, pytest.raises(SystemExit):
        fail_in_every_way()
    assert (threading.excepthook, sys.unraisablehook) == hooks
    log = stream.getvalue()
    for said in ("a thread ended with an error", "an error was raised where none can be caught", "the server ended with"):
        assert said in log
    assert NAME not in log
    assert capfd.readouterr().err == ""


def test_errors_of_tasks_are_logged_without_their_texts():
    async def fail() -> None:
        raise ValueError(NAME)

    async def scene() -> None:
        task = asyncio.create_task(fail(), name=f"table {NAME}")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    with logged("text") as stream:
        asyncio.run(scene())
    assert "Task exception was never retrieved" in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert NAME not in stream.getvalue()


def test_every_line_of_ours_is_a_constant_sentence_with_reviewed_arguments():
    calls = [(path, call) for path in sorted(SOURCES.rglob("*.py")) for call in log_calls(ast.parse(path.read_text()))]
    assert len(calls) > 40
    for path, call in calls:
        where = f"{path.relative_to(SOURCES)}:{call.lineno}"
        assert isinstance(call.func, ast.Attribute)
        template, *arguments = call.args[1:] if call.func.attr == "log" else call.args
        assert isinstance(template, ast.Constant), f"{where}: the sentence is a constant"
        places = re.findall(r"%[-#0 +.\d]*([a-zA-Z])", str(template.value))
        for place, argument in zip(places, arguments, strict=True):
            if place in "df":
                continue
            text = ast.unparse(argument)
            assert text in REVIEWED or text.startswith("Hidden("), f"{where}: what is {text}? See REVIEWED"
        for keyword in call.keywords:
            if keyword.arg == "extra":
                assert isinstance(keyword.value, ast.Dict)
                assert {ast.literal_eval(key) for key in keyword.value.keys if key} <= {"admin_action", "guess"}, where
            else:
                assert keyword.arg == "exc_info", where


def log_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that write to a log."""
    levels = {"debug", "info", "warning", "error", "exception", "critical", "log"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in levels:
            of = ast.unparse(node.func.value)
            if of in ("logger", "log", "guesses", "failures") or "getLogger" in of:
                yield node
