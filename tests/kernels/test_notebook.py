"""The notebook of the documents: its cells print what stands in it, here and in Python for browsers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from fourkings.kernels import browser
from fourkings.site import ENGINE
from kernels.test_ahead import PATIENCE, PYODIDE

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "fourkings"
NOTEBOOK = HERE.parents[1] / "docs" / "browser.ipynb"
CELLS = [
    cell
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    if cell["cell_type"] == "code" and "install" not in cell["metadata"].get("tags", ())
]


def test_the_notebook_prints_here_and_in_a_browser_what_stands_in_it(tmp_path: Path):
    """Here with the compiler; there with nothing but Python and the module of a wheel."""
    program = tmp_path / "notebook.py"
    program.write_text("\n".join("".join(cell["source"]) for cell in CELLS), "utf-8")
    stands = "".join("".join(output["text"]) for cell in CELLS for output in cell["outputs"])
    installed = tmp_path / "installed"
    shutil.copytree(SOURCE, installed / "fourkings", ignore=shutil.ignore_patterns("static", "__pycache__", "server"))
    kernels, file = ENGINE / browser.MODULE[-1], installed.joinpath("fourkings", *browser.MODULE)
    if not kernels.is_file():
        pytest.skip("the kernels for pages are not built: python3 hatch_build.py in the environment")
    file.parent.mkdir(parents=True)
    shutil.copyfile(kernels, file)
    node = hatch_build.node()
    assert node, "no Node.js: the page is built with one"
    there = [node[0], HERE / "notebook.mjs", PYODIDE, installed, program]
    for command in ([sys.executable, program], there):
        ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert (ran.stdout, ran.returncode) == (stands, 0), ran.stderr


def test_outside_of_a_browser_nothing_is_started():
    assert not browser.start()
