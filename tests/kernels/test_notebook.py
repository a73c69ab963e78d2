"""The notebook of the documents: its cells print what stands in it, in Python for browsers."""

import ast
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_tools import web
from fourkings.kernels import wasm_exports
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


def bound(source: str) -> Iterator[str]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        else:
            yield from (
                part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            )


def test_no_cell_binds_a_name_of_another():
    """Marimo knows the order of cells by their names alone: converted, a loop over another cell's name has no end."""
    names = [name for cell in CELLS for name in set(bound("".join(cell["source"])))]
    assert len(names) == len(set(names)), sorted(names)


def test_a_browser_installs_what_the_library_imports_and_nothing_of_the_command_line():
    """A notebook may have older ones loaded already, and its installer replaces none: click by Pyodide is too old."""
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [line for line in project["dependencies"] if "sys_platform != 'emscripten'" not in line]
    assert [re.split("[^a-z.]", line)[0] for line in wanted] == ["fluent.syntax", "numpy"]


@pytest.mark.costly
def test_the_notebook_prints_in_a_browser_what_the_compiler_made_it_print(tmp_path: Path):
    """It was written where there is a compiler; here it has nothing but Python and the module of a wheel."""
    program = tmp_path / "notebook.py"
    program.write_text("\n".join("".join(cell["source"]) for cell in CELLS), "utf-8")
    stands = "".join("".join(output["text"]) for cell in CELLS for output in cell["outputs"])
    installed = tmp_path / "installed"
    shutil.copytree(SOURCE, installed / "fourkings", ignore=shutil.ignore_patterns("static", "__pycache__", "server"))
    kernels, file = ENGINE / wasm_exports.MODULE[-1], installed.joinpath("fourkings", *wasm_exports.MODULE)
    if not kernels.is_file():
        pytest.skip("the kernels for pages are not built: python3 build_tools/web.py in the environment")
    file.parent.mkdir(parents=True)
    shutil.copyfile(kernels, file)
    node = web.node()
    assert node, "no Node.js: the page is built with one"
    command = [node[0], HERE / "notebook.mjs", PYODIDE, installed, program]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (ran.stdout, ran.returncode) == (stands, 0), ran.stderr[-2000:]


def test_outside_of_a_browser_nothing_is_started():
    assert not wasm_exports.start()
