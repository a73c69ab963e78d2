"""The same tests over both databases."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.engine import URL

import services
from fourkings.server.db import Store
from fourkings.server.db import database as store_database
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.settings import DATABASE_FILE, Settings


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
