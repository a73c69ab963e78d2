"""Settings: flags go before the environment, the environment before what stands in the code."""

import asyncio
import contextlib
import logging
import re
import socket
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fourkings.cli import serve
from fourkings.cli.serve import _listen, where
from fourkings.server import run
from fourkings.server.net.settings import DATABASE_FILE, OTHERS, BadSetting, Settings, settings

WORDS = {
    "host": "0.0.0.0", "database": "sqlite:///x", "bus": "redis://host:6379/0", "secret": "s" * 32,
    "admin": "open sesame, please", "proxies": "10.0.0.0/8, ::1", "hosts": "play.example.org",
    "imprint": "https://play.example.org/imprint", "privacy": "https://play.example.org/privacy",
    "issues": "https://github.com/OWNER/NAME/issues", "origin": "https://play.example.org",
    "frames": "https://club.example.org, self", "log_level": "info", "log_format": "json",
}  # fmt: skip
TEXTS = {name: (word, word) for name, word in WORDS.items()} | {
    "port": ("9000", 9000), "data": ("elsewhere", Path("elsewhere")), "dev": ("1", True), "workers": ("3", 3),
    "metrics": ("1", True), "tempo": ("0.5", 0.5), "rate": ("3", 3.0), "grace": ("7", 7.0), "idle": ("8.5", 8.5),
    "chat_days": ("2.5", 2.5), "link_days": ("1.5", 1.5), "days": ("0", False), "strangers": ("0", False),
    "push": ("0", False), "table_days": ("30", 30.0),
}  # fmt: skip
"""Each setting as a text, and its value."""


def test_every_setting_is_read_from_the_environment():
    assert set(TEXTS) == {field.name for field in fields(Settings)}
    chosen = settings({f"FOURKINGS_{name.upper()}": text for name, (text, _) in TEXTS.items()})
    assert {name: getattr(chosen, name) for name in TEXTS} == {name: value for name, (_, value) in TEXTS.items()}


def test_a_flag_goes_before_the_environment_and_silence_changes_nothing():
    assert settings({"FOURKINGS_PORT": "9000"}, port=8000, host=None).port == 8000
    assert settings({}) == Settings()
    assert settings({"FOURKINGS_DEV": "false"}).dev is False


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "many"), ("port", "70000"), ("port", "-1"), ("log_level", "loud"), ("imprint", "javascript:alert"),
        ("privacy", "privacy.html"), ("frames", "https://club.example.org/page"), ("issues", "github.com"),
        ("log_format", "xml"), ("dev", "maybe"), ("workers", "-1"), ("grace", "-1"), ("tempo", "inf"),
        ("link_days", "inf"), ("idle", "nan"), ("rate", "nan"), ("tempo", ""), ("proxies", "nonsense"),
        ("proxies", "10.0.0.1/8"), ("proxies", "127.0.0.1, localhost"), ("hosts", "https://play.example.org"),
        ("hosts", "play.example.org:8443"), ("hosts", "play.example.org, a b"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_is_named(name: str, text: str):
    with pytest.raises(BadSetting, match=text.rpartition(", ")[2] or name.upper()):
        settings({f"FOURKINGS_{name.upper()}": text})


@pytest.mark.parametrize(
    ("misspelt", "near"),
    [
        ("FOURKINGS_PROX", "FOURKINGS_PROXIES"),
        ("FOURKINGS_LOGLEVEL", "FOURKINGS_LOG_LEVEL"),
        ("fourkings_port", "FOURKINGS_PORT"),
    ],
)
def test_a_misspelt_setting_is_refused_with_the_nearest(misspelt: str, near: str):
    with pytest.raises(BadSetting, match=f"no setting {misspelt}: .*'{near}'"):
        settings({misspelt: "1"})
    assert settings({f"FOURKINGS_{name}": "x" for name in OTHERS}) == Settings()


@pytest.mark.parametrize("proxies", ["*", " 127.0.0.1 ,", "::1,2001:db8::/32"])
@pytest.mark.parametrize("hosts", ["*", "*.example.org, attic", "192.168.1.7,"])
def test_proxies_and_hosts_are_lists(proxies: str, hosts: str):
    assert settings({"FOURKINGS_PROXIES": proxies, "FOURKINGS_HOSTS": hosts}).hosts == hosts


def test_the_database_lies_in_the_data_folder_where_no_other_is_named(tmp_path: Path):
    assert Settings(data=tmp_path).url == f"sqlite:///{tmp_path / DATABASE_FILE}"
    assert Settings(data=tmp_path, database="postgresql://host/name").url == "postgresql://host/name"


def test_a_password_is_not_in_what_is_printed():
    assert "word" not in repr(Settings(database="postgresql://me:word@host/name"))


@pytest.mark.parametrize("phrase", ["x", "fifteen letters", "x" + " " * 20])
def test_a_phrase_that_could_be_guessed_is_refused_and_not_repeated(phrase: str):
    with pytest.raises(BadSetting, match="at least 16 characters") as refused:
        settings({"FOURKINGS_ADMIN": phrase})
    assert phrase == "x" or phrase not in str(refused.value)
    assert "sesame" not in repr(settings({"FOURKINGS_ADMIN": "open sesame, please"}))


def test_every_setting_is_an_option_of_serve_but_secrets():
    options = {option.name for option in serve.command.params}
    assert {field.name for field in fields(Settings)} - {"secret", "admin"} <= options
    assert not options & {"secret", "admin"}
    for option in serve.command.params:
        default = re.search(r"\[default: ([\d.]+)\]", getattr(option, "help", None) or "")
        if default:
            assert float(default[1]) == getattr(Settings(), option.name), option.name


def test_what_is_written_is_sent_at_once():
    """Without TCP_NODELAY an update waits until the one before it was acknowledged, up to 40 ms on Linux."""

    async def scene(listening: socket.socket) -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            seen.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(came, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            delayed = await seen
            writer.close()
            return delayed

    with contextlib.closing(_listen(Settings(port=0))) as listening:
        assert asyncio.run(scene(listening))


def test_a_request_that_the_server_has_no_time_left_for_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """It was a 500 with a traceback in the log."""
    monkeypatch.setattr(run, "SHUTDOWN", 1)
    settings = Settings(port=0, data=tmp_path)

    async def scene(listening: socket.socket) -> httpx.Response:
        running, asked = run.server(settings), asyncio.Event()

        async def slow(request: Request) -> Response:
            asked.set()
            await asyncio.Event().wait()
            raise AssertionError

        running.config.app.app.router.routes.insert(0, Route("/slow", slow))
        serving = asyncio.create_task(running.serve([listening]))
        async with httpx.AsyncClient(timeout=60) as client:
            port = listening.getsockname()[1]
            answering = asyncio.create_task(client.get(f"http://127.0.0.1:{port}/slow"))
            await asked.wait()
            running.should_exit = True
            answer = await answering
        await serving
        return answer

    with contextlib.closing(_listen(settings)) as listening, caplog.at_level(logging.ERROR):
        answer = asyncio.run(scene(listening))
    assert answer.status_code == 503
    assert answer.json() == {"code": "busy", "message": "the server is stopping; nothing is lost: try again in a moment"}
    assert "Exception in ASGI application" not in caplog.text


def test_the_start_names_the_place_of_the_matches_as_its_host_does(tmp_path: Path):
    assert where(Settings(data=tmp_path)) == str(tmp_path)
    assert where(Settings(database="sqlite:///x.db")) == "sqlite:///x.db"
    pytest.importorskip("psycopg")
    assert where(Settings(database="postgresql://four:kings@host/name")) == "postgresql://four:***@host/name"
