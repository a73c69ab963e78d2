"""The workflow for a public forge: it is whole, runs what the repository has, and on the Pythons that we promise."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
JOBS: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))["jobs"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_it_runs_the_command_of_the_readme():
    assert JOBS["test"]["steps"][-1]["run"] == "python scripts/test.py"
    assert "python3 scripts/test.py" in (ROOT / "README.md").read_text("utf-8")
    assert "exec python3 scripts/test.py" in (ROOT / ".ci" / "run").read_text("utf-8")


def test_it_tries_every_python_that_is_promised():
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert JOBS["test"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"


def test_it_runs_on_every_system():
    systems = JOBS["test"]["strategy"]["matrix"]["system"]
    assert systems == ["ubuntu-latest", "macos-latest", "windows-latest"]


@pytest.mark.parametrize("job", JOBS)
def test_a_job_has_an_end_and_steps_that_exist(job: str):
    assert JOBS[job]["timeout-minutes"] <= 60
    for step in JOBS[job]["steps"]:
        assert ("uses" in step) != ("run" in step)
        for script in re.findall(r"\bscripts/\w+\.py", step.get("run", "")):
            assert (ROOT / script).is_file(), script
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"] == {"persist-credentials": False}
