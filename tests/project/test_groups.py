"""Tests that share a server come to one worker. pytest 9.2 hid the groups from pytest-xdist 3.8, and nothing said so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

GROUPED = """
import pytest

@pytest.mark.parametrize("number", range(8))
@pytest.mark.xdist_group("server")
def test_together(number): ...

def test_apart(): ...
"""


@pytest.mark.costly
def test_a_group_of_tests_runs_in_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_grouped.py").write_text(GROUPED, encoding="utf-8")
    command = (sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-n", "2", "--dist", "loadgroup")
    ran = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    workers = re.findall(r"\[(gw\d)\].*PASSED.*test_together", ran)
    assert len(workers) == 8
    assert len(set(workers)) == 1
