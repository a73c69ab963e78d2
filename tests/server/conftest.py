"""The same tests over both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import services
from fourkings.server.settings import DATABASE_FILE, Settings


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
