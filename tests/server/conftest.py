"""Fixtures of the server's tests: both databases, live tables, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import logging
import shutil
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.engine import URL

import services
from fourkings.server.db import Store
from fourkings.server.db import database as store_database
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.settings import DATABASE_FILE, Settings
from readers import Rooms


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rooms(**settings): settings of the tables that a test gets as `rooms`")


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
def rooms(request: pytest.FixtureRequest, tmp_path: Path) -> Rooms:
    """Live tables in a folder of the test's own, with the settings of its mark `rooms`."""
    mark = request.node.get_closest_marker("settings")
    return Rooms(tmp_path, **(mark.kwargs if mark else {}))
