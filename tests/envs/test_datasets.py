"""Puzzles and corpora as tables: every row replays, polars and pandas read the files, and their cards are whole."""

import hashlib
import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fourkings.envs import datasets, frames, spaces
from fourkings.puzzles.shipped import shipped
from fourkings.rulebook.cards import LONG
from fourkings.rulebook.game import act, legal, start
from fourkings.rulebook.games import GAMES, rules


@pytest.mark.parametrize("game", GAMES.own)
def test_every_row_of_a_puzzle_replays_to_its_question(game: str) -> None:
    for row in datasets.puzzle_rows(islice(shipped(game), 12)):
        assert list(row.keys()) == list(datasets.PUZZLE)
        chosen = rules(row["game"], row["preset"], json.loads(row["options"]))
        dealt = tuple(tuple(LONG[card] for card in hand) for hand in row["hands"])
        state = start(chosen, row["deal"], row["dealer"], tuple(row["scores"]), dealt)
        for place, (seat, number) in enumerate(zip(row["seats"], row["actions"], strict=True)):
            if place == row["place"]:
                assert state.turn == row["seat"]
                assert sorted(spaces.number_of(game, action) for action in legal(state)) == row["legal"]
                assert set(row["solution"]) < set(row["legal"])
            state = act(state, seat, spaces.action_of(game, number))
        assert state.stage == "done"


def test_every_column_is_described() -> None:
    assert set(datasets.ABOUT_PUZZLE) == set(datasets.PUZZLE)
    assert set(frames.ABOUT) >= set(frames.DEAL) | set(frames.LEGAL) | set(frames.MATCH)
    page = (
        (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8").partition("| columns of a corpus |")[2]
    )
    table = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.+?) \|", page, re.MULTILINE)))
    assert sorted(table) == sorted({"split", *frames.DEAL, *frames.LEGAL, *frames.SEATS})
    more = page.partition("`to_polars`")[2].partition("\n")[0]
    assert all(f"`{name}`" in more for name in set(frames.MATCH) - set(frames.SEATS))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("polars", reason="needs the extra polars")
    from research.studies import puzzle_tables

    out = tmp_path_factory.mktemp("puzzles")
    puzzle_tables.write(out)
    return out


def test_both_libraries_read_the_files(folder: Path) -> None:
    frame = datasets.read_corpus(folder)
    assert len(frame) == len(datasets.puzzles_to_polars())
    pytest.importorskip("pandas", reason="needs the extra polars")
    pytest.importorskip("pyarrow", reason="needs the extra polars")
    other = datasets.read_corpus(folder, library="pandas")
    assert list(other["id"]) == frame["id"].to_list()
    assert [list(row) for row in other["actions"]] == frame["actions"].to_list()


def checked(folder: Path) -> dict[str, Any]:
    """Return the data card of a folder, checked offline: hashes, required keys and references."""
    card: dict[str, Any] = json.loads((folder / "croissant.json").read_text("utf-8"))
    assert card["@type"] == "sc:Dataset"
    assert all(card[key] for key in ("name", "description", "license", "version", "distribution", "recordSet"))
    objects = {entry["@id"]: entry for entry in card["distribution"]}
    for path in folder.glob("*.parquet"):
        assert objects.pop(path.name)["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert set(objects) == {"files"}
    (records,) = card["recordSet"]
    for field in records["field"]:
        assert field["source"]["fileSet"]["@id"] == "files"
        assert field["description"]
        assert field["dataType"] in {"sc:Integer", "sc:Text", "sc:Boolean"}
    return card


def test_the_card_is_whole(folder: Path) -> None:
    columns = [field["name"] for field in checked(folder)["recordSet"][0]["field"]]
    assert columns == list(datasets.PUZZLE) == datasets.read_corpus(folder).columns
    assert all(f"`{column}`" in (folder / "README.md").read_text("utf-8") for column in columns)


def test_the_libraries_of_croissant_accept_the_card(folder: Path) -> None:
    pytest.importorskip("rdflib", reason="needs mlcroissant, a peer")
    code = "from mlcroissant.scripts.cli import main; main()"
    command = [sys.executable, "-c", code, "validate", "--jsonld", "croissant.json"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Done" in ran.stderr
    assert "error" not in ran.stderr.lower()
