"""The page's types are those of the messages and of the HTTP API."""

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["messages_ts", "http_ts", "paths"])
def test_the_types_that_the_page_shares_with_the_server_are_current(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "scripts"), *sys.path])
    script = importlib.import_module(name)
    assert script.TARGET.read_text(encoding="utf-8") == script.current(), f"run python3 scripts/{name}.py"
