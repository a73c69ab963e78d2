"""The page on environments runs as it is written."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra envs")

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_every_block_runs() -> None:
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert ran.failed == 0
    assert ran.attempted > 10
