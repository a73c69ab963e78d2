"""The notebook of the documents: its cells print what stands in it, in Python for browsers."""

from __future__ import annotations

import json
import shutil
import subprocess
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


@pytest.mark.costly
def test_the_notebook_prints_in_a_browser_what_the_compiler_made_it_print(tmp_path: Path):
    """It was written where there is a compiler; here it has nothing but Python and the module of a wheel."""
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
    command = [node[0], HERE / "notebook.mjs", PYODIDE, installed, program]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (ran.stdout, ran.returncode) == (stands, 0), ran.stderr[-2000:]


def test_outside_of_a_browser_nothing_is_started():
    assert not browser.start()
