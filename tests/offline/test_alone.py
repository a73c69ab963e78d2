"""`fourkings site`: what it writes, and what it leaves alone."""

import hashlib
import io
import json
import pickle
import re
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings import site
from fourkings.cli import cli
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.games import GAMES
from fourkings.server import search_pages
from fourkings.server.rule_pages import file_name
from fourkings.site import UNKEPT, WORKER


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out, workers = tmp_path_factory.mktemp("alone") / "site", set()
    for _ in range(2):
        done = CliRunner().invoke(cli, ["site", str(out), "--json"])
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)["files"] == sum(path.is_file() for path in out.rglob("*"))
        workers.add((out / WORKER).read_text("utf-8"))
        (out / "stray").write_text("")
    assert len(workers) == 1, "the same sources make the same bytes"
    (out / "stray").unlink()
    return out


@pytest.mark.costly
def test_a_site_names_nothing_outside_its_folder_and_has_its_licences_and_rules(out: Path):
    assert not list(out.rglob("*.br"))
    page = (out / "index.html").read_text("utf-8")
    assert '="/' not in page
    assert "four-kings-engine" in page
    assert "unsafe" not in page.replace("'wasm-unsafe-eval'", "")
    assert "pydantic" in (out / "licences.txt").read_text("utf-8")
    assert json.loads((out / "data/rules/general.fr.json").read_text("utf-8"))["html"]
    for rules in (out / "rules").iterdir():
        for link in re.findall(r'\b(?:href|src)="([^"#?]+)', rules.read_text("utf-8")):
            target = rules.parent / link
            assert link.startswith("https:") or (target / "index.html" if target.is_dir() else target).is_file(), link


@pytest.mark.costly
def test_its_worker_lists_every_file_with_its_digest(out: Path):
    (line,) = re.findall(r"^const FILES = (.*);$", (out / WORKER).read_text("utf-8"), re.MULTILINE)
    listed = json.loads(line)
    there = {path.relative_to(out).as_posix(): path for path in out.rglob("*") if path.is_file()}
    assert {name for name in there if name.startswith("rules/")} == {
        f"rules/{file_name(page, code)}" for page in search_pages.pages(GAMES.own) for code in LANGUAGES
    }
    assert listed.keys() == {name for name in there.keys() - {*UNKEPT} if not name.startswith("rules/")}
    for name, (digest, size) in listed.items():
        content = there[name].read_bytes()
        assert (digest, size) == (hashlib.sha256(content).hexdigest(), len(content))
    (size_told,) = re.findall(r'four-kings-bytes" content="([0-9]+)"', there["index.html"].read_text("utf-8"))
    assert int(size_told) == sum(size for name, (_, size) in listed.items() if name != "index.html")


def test_what_is_no_site_is_left_alone(tmp_path: Path):
    kept = tmp_path / "thesis.txt"
    kept.write_text("all I have")
    for out in (tmp_path, kept):
        done = CliRunner().invoke(cli, ["site", str(out)])
        assert done.exit_code == 2
        assert kept.read_text() == "all I have"
    assert "name a new folder" in CliRunner().invoke(cli, ["site", str(tmp_path)]).stderr


@pytest.mark.parametrize(
    "server", ["", "play.example.org", "https://play.example.org/four", "https://a;b", "javascript://x"]
)
def test_a_server_is_named_by_an_address_without_a_path(tmp_path: Path, server: str):
    done = CliRunner().invoke(cli, ["site", str(tmp_path / "site"), "--server", server])
    assert done.exit_code == 2
    assert "name the server by its address" in done.stderr
    assert not (tmp_path / "site").exists()


def test_the_house_is_packed_without_what_a_page_cannot_use():
    names = zipfile.ZipFile(io.BytesIO(site.house())).namelist()
    assert names.count("fourkings/browser/backend.pyc") == 1
    assert [name for name in names if name.endswith(".py")] == ["fourkings/_version.py"]  # which a build writes
    assert not [name for name in names if name.startswith(("fourkings/server/http", "fourkings/cli", "fourkings/static"))]
    assert not [name for name in names if "__pycache__" in name]


@pytest.mark.costly
def test_a_server_has_a_site_of_its_own_which_leads_to_that_very_server(tmp_path: Path):
    maker = site.maker()
    assert maker is not None
    assert re.fullmatch("[0-9a-f]{16}", maker.key())
    pickle.loads(pickle.dumps(maker.write))(tmp_path / "site")
    page = (tmp_path / "site/index.html").read_text("utf-8")
    assert '<meta name="four-kings-server" content="self" />' in page
    assert "connect-src" not in page
    assert json.loads((tmp_path / "site/data/site.json").read_text("utf-8"))["alone"] is False
