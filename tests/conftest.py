"""Flags of the test command."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="also run what takes long, before an issue is closed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Once Playwright has begun, a loop runs in the worker's thread for good, and no other test can run one of its own.
    items.sort(key=lambda item: "browser" in item.path.parts)
    if not config.getoption("--heavy"):
        skip = pytest.mark.skip(reason="heavy: run with --heavy")
        for item in items:
            if "heavy" in item.keywords:
                item.add_marker(skip)
