"""Records as a data frame: every row is a deal that the rules know, and each column says what it should."""

import json
import subprocess
import sys
from itertools import chain, pairwise

import pytest

from fourkings import BOTS, dumps, loads, match_from_secret, play, rules, simulate, to_polars
from fourkings.bots.policies import very_kind
from fourkings.envs import frames, spaces
from fourkings.records import NotARecord
from fourkings.rulebook.cards import LONG, suit_name
from fourkings.rulebook.game import act, start
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
