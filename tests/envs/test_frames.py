"""Records, puzzles and corpora as tables: every row is a deal that the rules know and replays, and libraries read them."""

import hashlib
import json
import re
import subprocess
import sys
from itertools import chain, islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from fourkings import BOTS, dumps, loads, match_from_secret, play, rules, simulate, to_polars
from fourkings.bots.policies import very_kind
from fourkings.envs import datasets, frames, spaces
from fourkings.puzzles.shipped import shipped
from fourkings.records import NotARecord
from fourkings.rulebook.cards import LONG, suit_name
from fourkings.rulebook.game import act, legal, start
from fourkings.rulebook.games import GAMES


def test_without_polars_it_says_what_to_install():
    code = "import sys\nsys.modules['polars'] = None\nfrom fourkings import to_polars\ntry:\n    to_polars([])\n"
    code += "except ModuleNotFoundError as missing:\n    print(missing)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "polars is not installed: pip install 'four-kings[polars]'\n"


@pytest.mark.parametrize("game", GAMES.own)
def test_every_row_of_a_record_keeps_the_rules(game: str):
    game_rules = rules(game)
    for number, match in enumerate(simulate(game_rules, [BOTS["chance"]] * 4, 5, 2, max_deals=7)):
        rows = list(frames.rows(loads(dumps(match, bots=[["chance 1"]] * 4)), number))
        assert [row["deal"] for row in rows] == list(range(1, len(match.deals) + 1))
        for row, played in zip(rows, match.deals, strict=True):
            assert list(row) == list(frames.ABOUT) == [*frames.DEAL, *frames.LEGAL, *frames.MATCH]
            dealt = tuple(tuple(LONG[card] for card in hand) for hand in row["hands"])
            state = start(game_rules, row["deal"], row["dealer"], tuple(row["scores"]), dealt)
            for seat, action in zip(row["seats"], row["actions"], strict=True):
                state = act(state, seat, spaces.action_of(game_rules.game, action))
            assert state == played.state
            assert (row["points"], row["void"]) == (list(state.points or ()), state.void)
            assert row["players"] == [match.entrants[entrant] for entrant in match.opening.seats]
            assert row["bots"] == [["chance 1"]] * 4
            assert row["winners"] == (list(match.result.winners) if match.result else None)
            assert row["final"] == (list(match.result.scores) if match.result else None)
            contract = played.state.contract
            assert row["contract"] == (contract and very_kind(game_rules, contract))
            assert row["trump"] == ((contract and suit_name(contract.trump)) or None)
            assert row["legal"] is None


def test_what_was_legal_is_told_where_the_record_does():
    match = play(rules("king"), [BOTS["chance"]] * 4, bytes(32), max_deals=9)
    plain, with_lists = (list(frames.rows(loads(dumps(match, with_legal)), 0)) for with_legal in (False, True))
    for row, without in zip(with_lists, plain, strict=True):
        assert row | {"legal": None} == without
        assert all(action in legal for action, legal in zip(row["actions"], row["legal"], strict=True))
        assert all(legal == sorted(set(legal)) for legal in row["legal"])
        assert len(row["legal"][-1]) == 1


def test_the_contract_is_that_of_the_auction():
    """It is known once the calls are over; a deal that was split never had one."""
    king = rules("king")
    contracts = set()
    for match in simulate(king, [BOTS["chance"]] * 4, 3, 8):
        for row in frames.rows(loads(dumps(match)), 0):
            contracts.add((row["contract"], row["trump"]))
            assert row["contract"] is not None or row["points"] == [0, 0, 0, 0]
    assert {("trumps", suit) for suit in "SHDC"} | {("no-trumps", None), ("tricks", None)} <= contracts


@pytest.mark.parametrize("what", ["hands", "actions"])
def test_a_record_that_breaks_the_rules_is_refused(what: str):
    raw = json.loads(dumps(play(rules("king"), [BOTS["chance"]] * 4, bytes(32), max_deals=7)))
    deal = raw["deals"][6]
    if what == "hands":
        deal["hands"][0].pop()
    else:
        deal["actions"][0][1] = "pass"
    with pytest.raises(NotARecord, match=r"^deal 7: "):
        list(frames.rows(loads(json.dumps(raw)), 0))


def test_a_deal_that_is_not_over_has_no_points():
    (row,) = frames.rows(loads(dumps(match_from_secret(rules("king"), bytes(32)))), 4)
    assert (row["match"], row["points"], row["winners"], row["actions"], row["bots"]) == (4, None, None, [], [[]] * 4)


def test_polars_reads_what_was_written():
    pl = pytest.importorskip("polars", reason="needs polars, the extra of that name")
    matches = [play(rules(game), [BOTS["chance"]] * 4, bytes(32), 3) for game in GAMES.own]
    matches.append(match_from_secret(rules("king", "brazil"), bytes(32)))
    frame = to_polars(map(dumps, matches))
    assert frame.equals(to_polars(matches))
    each = [to_polars(match).with_columns(match=pl.lit(n, pl.UInt32)) for n, match in enumerate(matches)]
    assert frame.equals(pl.concat(each))
    assert frame.columns == list(frames.ABOUT)
    assert {name: str(kind) for name, kind in frame.schema.items()} == {**frames.DEAL, **frames.LEGAL, **frames.MATCH}
    assert frame["game"].unique(maintain_order=True).to_list() == list(GAMES.own)
    assert to_polars([]).schema == frame.schema
    plan = '{"bots": ["chance 1"], "corpus": "fourkings/corpus/1"}'  # the first line of a corpus's matches
    assert frame.equals(to_polars(chain([plan], map(dumps, matches))))
    for wrong in ("plan", "[]", '"corpus"'):
        with pytest.raises(NotARecord):
            to_polars([wrong])
    assert all(rows.rows() for _, rows in frame.group_by("match"))
    assert all(a <= b for a, b in pairwise(frame["match"]))


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
