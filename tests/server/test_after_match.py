"""What follows a match takes a store by subject: the same scenes over SQL and in memory, there without any database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import after_match
import services
from fourkings.app.memory import MemoryStore
from fourkings.server.db import Store

ALONE = """
import runpy, sys

UNWANTED = ("sqlalchemy", "alembic", "fastapi", "starlette", "uvicorn")
sys.modules.update(dict.fromkeys(UNWANTED))  # importing one of them fails
runpy.run_module("after_match", run_name="__main__")
assert not [name for name in sys.modules if name.partition(".")[0] in UNWANTED and sys.modules[name]]
"""


@services.ON_SQLITE
@pytest.mark.parametrize("scene", after_match.SCENES, ids=lambda scene: scene.__name__)
async def test_a_subject_in_sql(url: str, scene: after_match.Scene) -> None:
    store = Store(url)
    try:
        await scene(store)
    finally:
        store.close()


@pytest.mark.parametrize("scene", after_match.SCENES, ids=lambda scene: scene.__name__)
def test_a_subject_in_memory(scene: after_match.Scene) -> None:
    asyncio.run(scene(MemoryStore()))


def test_what_follows_a_match_runs_without_a_database_or_a_route() -> None:
    tests = Path(after_match.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=tests, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
