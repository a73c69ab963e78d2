"""What is built: the container, step by step, and the page with its engine for those who need it."""

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml

from build_tools import web
from fourkings import __version__
from fourkings.server.net.settings import Settings

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE = ("compose.yaml", "compose.several.yaml")
KNOWN = {f"FOURKINGS_{field.name.upper()}" for field in fields(Settings)} | {"FOURKINGS_CACHE"}


def steps() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest) for line in text.splitlines() if line for word, _, rest in [line.partition(" ")]]


@pytest.mark.skipif(
    not shutil.which("hadolint", path=str(Path(sys.executable).parent)), reason="hadolint has no wheel here"
)
def test_the_containerfile_is_free_of_complaints():
    lint = [str(Path(sys.executable).parent / "hadolint"), str(ROOT / "Containerfile")]
    ran = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_what_is_copied_is_let_in_and_exists():
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")}
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()
    for word, rest in steps():
        if word == "COPY" and not rest.startswith("--from"):
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists(), name
                assert name in let_in, name


def test_settings_in_container_and_compose_are_those_of_the_server():
    composed = "".join((ROOT / name).read_text("utf-8") for name in COMPOSE)
    services = {name: yaml.safe_load((ROOT / name).read_text("utf-8"))["services"] for name in COMPOSE}
    given = set(re.findall(r"FOURKINGS_\w+(?==)", CONTAINERFILE))
    for compose in services.values():
        given |= {key for key in compose["four-kings"].get("environment", {}) if key.startswith("FOURKINGS_")}
    assert given <= KNOWN
    assert {"FOURKINGS_HOST", "FOURKINGS_DATABASE"} <= given
    asked = set(re.findall(r"\$\{(FOURKINGS_\w+)", composed))
    assert asked == {f"FOURKINGS_{name}" for name in ("PASSWORD", "SITE", "ADMIN", "HOSTS", "ORIGIN", "PROXIES")}
    for compose in services.values():
        for service in compose.values():
            assert {*service.get("depends_on", ())} <= set(compose)


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of the one for what is built, with a page that was made from the sources as they are."""
    monkeypatch.setattr(web, "STATIC", tmp_path)
    (tmp_path / ".stamp").write_text(web.digest(ROOT))
    return tmp_path


@pytest.fixture
def build_steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
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
    static: Path, build_steps: list[str], capsys: pytest.CaptureFixture[str]
):
    web.build(ROOT, engine=False)
    assert build_steps == []
    web.build(ROOT)
    assert build_steps == ["_build_engine", "_build_kernels", "_build_bytecode"]
    shown = capsys.readouterr().err.splitlines()
    assert [line.partition(", ")[2] for line in shown] == [
        "part 1 of 3: engine …", "part 2 of 3: kernels …", "part 3 of 3: bytecode …",
    ]  # fmt: skip
    build_steps.clear()
    (static / "engine").mkdir()
    (static / "engine" / ".engine").write_text(web.digest(ROOT, web.OF_ENGINE))
    web.build(ROOT)
    assert build_steps == ["_build_kernels", "_build_bytecode"]


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


def test_a_page_that_cannot_be_built_names_the_exit_code_and_not_the_whole_command(monkeypatch: pytest.MonkeyPatch):
    def fail(root: Path) -> None:
        raise subprocess.CalledProcessError(1, ["/long/way/to/node", "npm-cli.js", "ci"])

    monkeypatch.setattr(web, "install", fail)
    with pytest.raises(SystemExit, match=r"could not be built \(code 1, see above\): it needs the npm registry"):
        web._build_page(ROOT)
