"""`fourkings site`: what it writes, and what it leaves alone."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from click.testing import CliRunner

from fourkings.cli import cli


def test_a_site_is_written_and_written_anew(tmp_path: Path):
    out = tmp_path / "site"
    for _ in range(2):
        done = CliRunner().invoke(cli, ["site", str(out), "--json"])
        assert done.exit_code == 0, done.output
        answer = json.loads(done.stdout)
        assert answer["files"] == sum(path.is_file() for path in out.rglob("*"))
        (out / "stray").write_text("")
    assert not list(out.rglob("*.br"))
    page = (out / "index.html").read_text("utf-8")
    assert '="/' not in page
    assert "four-kings-engine" in page
    assert "pydantic" in (out / "licences.txt").read_text("utf-8")
    assert json.loads((out / "data/rules/general.fr.json").read_text("utf-8"))["html"]


def test_what_is_no_site_is_left_alone(tmp_path: Path):
    kept = tmp_path / "thesis.txt"
    kept.write_text("all I have")
    for out in (tmp_path, kept):
        done = CliRunner().invoke(cli, ["site", str(out)])
        assert done.exit_code == 2
        assert kept.read_text() == "all I have"
    assert "name a new folder" in CliRunner().invoke(cli, ["site", str(tmp_path)]).stderr


def test_the_house_is_packed_without_what_a_page_cannot_use(tmp_path: Path):
    out = tmp_path / "site"
    CliRunner().invoke(cli, ["site", str(out)])
    names = zipfile.ZipFile(out / "engine/house.zip").namelist()
    assert names.count("fourkings/page/house.pyc") == 1
    assert not [name for name in names if name.endswith(".py")]
    assert not [name for name in names if name.startswith(("fourkings/server/http", "fourkings/cli", "fourkings/static"))]
    assert not [name for name in names if "__pycache__" in name]
