"""Fixtures of the server's tests: both databases, live tables, and tests that are coroutines."""

import asyncio
import inspect
import logging
import shutil
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy.engine import URL

import services
from fourkings.server.db import Store
from fourkings.server.db import database as store_database
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.settings import DATABASE_FILE, Settings
from readers import Rooms
from serving import Client, device, named, served


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "settings(**changes): settings of the server or the tables of a test")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine function; fixtures that are asynchronous context managers are entered for it."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None

    async def run_test() -> None:
        async with AsyncExitStack() as stack:
            arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
            for name, value in arguments.items():
                if isinstance(value, AbstractAsyncContextManager):
                    arguments[name] = await stack.enter_async_context(value)
            await test(**arguments)

    asyncio.run(run_test())
    return True


@pytest.fixture(autouse=True)
def nothing_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of the log was written within the last minute, by whatever test: those that come once a minute come."""
    for logger in (*logging.root.manager.loggerDict.values(), logging.root):
        for limit in getattr(logger, "filters", ()):
            if isinstance(limit, OncePerMinute):
                monkeypatch.setattr(limit, "_logged", {})


@pytest.fixture(scope="module", autouse=True)
def migrated() -> Iterator[None]:
    """New files of SQLite are copies of one that the migrations made: else every test would go through them all.

    `test_database`, which is about them, does without.
    """
    opened = store_database._sqlite

    def copied(url: URL, patience: float) -> Engine:
        path = Path(str(url.database))
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(template, path)
        return opened(url, patience)

    template = services.migrated_file()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store_database, "_sqlite", copied)
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that servers use where no other is named: each data folder has one of its own."""
    if request.param == "sqlite":
        yield request.param
        return
    services.postgresql()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Settings, "url", property(lambda chosen: chosen.database or services.database_of(chosen.data)))
        yield request.param


@pytest.fixture
def url(database: str, tmp_path) -> str:
    """The URL of an empty database."""
    return services.database_of(tmp_path) if database == "postgresql" else f"sqlite:///{tmp_path / DATABASE_FILE}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


@pytest.fixture
def changes(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The settings of the mark `settings`."""
    mark = request.node.get_closest_marker("settings")
    return mark.kwargs if mark else {}


@pytest.fixture
def rooms(changes: dict[str, Any], tmp_path: Path) -> Rooms:
    """Live tables without a server."""
    return Rooms(tmp_path, **changes)


@pytest.fixture
def settings(changes: dict[str, Any], tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, **{"tempo": 0.0, "rate": 10_000, **changes})


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    """The address of a server of the test's own."""
    with served(settings, settings.data / "static") as running:
        yield running


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with device(address) as visitor:
        yield visitor


@pytest.fixture
def anna(address: str) -> Iterator[Client]:
    with named(address, "Anna") as visitor:
        yield visitor


@pytest.fixture
def ben(address: str) -> Iterator[Client]:
    with named(address, "Ben") as visitor:
        yield visitor


@pytest.fixture
def devices(address: str) -> Iterator[list[Client]]:
    """Five devices of people without a name."""
    with ExitStack() as stack:
        yield [stack.enter_context(device(address)) for _ in range(5)]


@pytest.fixture
def people(devices: list[Client]) -> list[Client]:
    """Five people."""
    for client, name in zip(devices, ("Anna", "Ben", "Chloé", "Dario", "Élise"), strict=True):
        client.put("/api/me", json={"name": name})
    return devices
