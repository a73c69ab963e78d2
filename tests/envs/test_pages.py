"""The pages for researchers run as they are written."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra envs")

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("document", ["environments.md", "research.md"])
def test_every_block_runs(document: str) -> None:
    ran = doctest.testfile(str(DOCS / document), module_relative=False)
    assert ran.failed == 0
    assert ran.attempted > (10 if document.startswith("environments") else 4)
