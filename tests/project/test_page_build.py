"""What is built for whom: players wait for the page alone; sites and wheels have the engine that plays without a server."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from build_tools import web
from fourkings import __version__

ROOT = Path(__file__).parents[2]


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of the one for what is built, with a page that was made from the sources as they are."""
    monkeypatch.setattr(web, "STATIC", tmp_path)
    (tmp_path / ".stamp").write_text(web.digest(ROOT))
    return tmp_path


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []

    def step(name: str) -> None:
        def build_nothing(*_: Path) -> None:
            asked.append(name)

        build_nothing.__name__ = name
        monkeypatch.setattr(web, name, build_nothing)

    for name in ("_build_page", "_build_engine", "_build_kernels", "_build_bytecode"):
        step(name)
    return asked


def test_a_page_alone_is_fresh_for_players_and_not_for_a_site(static: Path):
    assert web.fresh(ROOT, engine=False)
    assert not web.fresh(ROOT)
    (static / ".stamp").write_text("of other sources")
    assert not web.fresh(ROOT, engine=False)


def test_whoever_asks_for_the_engine_gets_all_that_is_missing_in_its_order(
    static: Path, steps: list[str], capsys: pytest.CaptureFixture[str]
):
    web.build(ROOT, engine=False)
    assert steps == []
    web.build(ROOT)
    assert steps == ["_build_engine", "_build_kernels", "_build_bytecode"]
    shown = capsys.readouterr().err.splitlines()
    assert [line.partition(", ")[2] for line in shown] == [
        "part 1 of 3: engine …", "part 2 of 3: kernels …", "part 3 of 3: bytecode …",
    ]  # fmt: skip
    steps.clear()
    (static / "engine").mkdir()
    (static / "engine" / ".engine").write_text(web.digest(ROOT, web.OF_ENGINE))
    web.build(ROOT)
    assert steps == ["_build_kernels", "_build_bytecode"]


def test_what_cannot_be_built_of_the_engine_is_said_and_the_rest_is_built(
    static: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def _build_kernels(*_: Path) -> None:
        raise subprocess.CalledProcessError(1, "numba")

    monkeypatch.setattr(web, "_build_kernels", _build_kernels)
    (static / "engine").mkdir()
    web.build(ROOT)
    assert steps == ["_build_engine", "_build_bytecode"]
    assert "the kernels of a page without a server could not be built" in capsys.readouterr().err


def test_without_its_libraries_there_is_no_engine_and_nothing_else_of_it_is_tried(
    static: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def _build_engine(*_: Path) -> None:
        raise OSError("no network")

    monkeypatch.setattr(web, "_build_engine", _build_engine)
    web.build(ROOT)
    assert steps == []
    assert "the engine of a page without a server could not be built: no network" in capsys.readouterr().err
    assert not (static / "engine").exists()


@pytest.mark.parametrize(("version", "engine"), [("editable", False), ("standard", True)])
def test_only_an_install_for_work_on_the_program_does_without_the_engine(
    version: str, engine: bool, monkeypatch: pytest.MonkeyPatch
):
    builds: list[bool] = []
    monkeypatch.setattr(web, "build", lambda root, *, engine: builds.append(engine))
    monkeypatch.delenv("FOURKINGS_SKIP_WEB", raising=False)
    plain = SimpleNamespace(version=__version__)
    hook = web.CustomBuildHook(str(ROOT), {}, None, plain, "", "wheel")
    hook.initialize(version, {})
    assert builds == [engine]


@pytest.mark.parametrize(("command", "engine"), [((), False), (("serve",), False), (("site", "OUT"), True)])
def test_the_first_command_of_the_readme_builds_the_engine_for_a_site_alone(command: tuple[str, ...], engine: bool):
    program = (
        "import runpy, subprocess, sys, types; setup = types.ModuleType('_setup'); setup.PYTHON = sys.executable;"
        "setup.setup = lambda engine: print(engine); sys.modules['_setup'] = setup;"
        "subprocess.run = lambda *_, **__: types.SimpleNamespace(returncode=0);"
        f"sys.argv = ['run.py', *{command!r}]; runpy.run_path('scripts/run.py')"
    )
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout == f"{engine}\n", ran.stderr


def test_the_compiler_of_the_kernels_asks_for_a_file():
    ran = subprocess.run(
        [sys.executable, "build_tools/wasm_kernels.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "name the file to write: python build_tools/wasm_kernels.py FILE\n"
