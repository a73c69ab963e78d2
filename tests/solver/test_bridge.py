"""Deals of bridge as text, in every format: tables of 20 results, par, `fourkings dd`, and the lines of its page."""

import json
import random
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("numpy")

import numpy

from fourkings.app.matches.deal_schema import deal_response
from fourkings.app.solving import deal
from fourkings.app.solving.deal import solved
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.cli import cli
from fourkings.cli.dd import WRITERS
from fourkings.rulebook.cards import LONG, card, mask
from fourkings.rulebook.games import GAMES, rules
from fourkings.solver import Position, Solver, pool
from fourkings.solver.bridge import CONTRACTS, BridgeDeal, DealError, deal_of, pbn, results_of, tables
from fourkings.solver.deal_files import read
from fourkings.solver.par import Par, par, points_of

HANDS = (
    "QJ6.K652.J85.T98", "873.J97.AT764.Q4", "K5.T83.KQ9.A7652", "AT942.AQ4.32.KJ3",
)  # fmt: skip
DEAL = "N:" + " ".join(HANDS)
TABLE = ((5, 8, 5, 8), (6, 6, 6, 6), (5, 7, 5, 7), (7, 5, 7, 5), (6, 6, 6, 6))
"""The first deal of DDS's published list, and its table."""
SMALL = ["N:A2... K3... ..A.2 ..KQ.", "E:A.2.. K..A. .K..A Q.A..", "S:AK... QJ... T9... 87..."]
"""Deals of two cards a hand, which are solved at once."""


def dd(*arguments: object, text: str = "") -> Result:
    return CliRunner().invoke(cli, ["dd", *map(str, arguments), "--quiet"], input=text)


def deals_in(text: str) -> list[tuple[int, BridgeDeal | DealError]]:
    return list(read(text.splitlines(keepends=True)))


@pytest.mark.parametrize(
    ("table", "dealer", "vulnerable", "score", "contracts"),
    [  # from DDS's list100, with its contracts
        (TABLE, 0, "None", -110, "EW 2S="),
        (((4, 9, 4, 9), (10, 2, 10, 2), (8, 3, 8, 3), (6, 7, 6, 7), (9, 3, 9, 3)), 1, "NS", 100, "EW 4SX-1"),
        (((3, 10, 3, 10), (9, 4, 9, 4), (8, 4, 8, 4), (3, 9, 3, 9), (4, 8, 4, 8)), 0, "None", -300, "NS 5HX-2"),
        (((0,) * 4,) * 4 + ((7, 7, 7, 7),), 0, "None", 90, "NS 1NT="),  # whoever bids first
        (((0,) * 4,) * 4 + ((7, 7, 7, 7),), 1, "All", -90, "EW 1NT="),
        (((6,) * 4,) * 5, 2, "All", 0, ""),
        (((13, 0, 12, 0),) * 5, 3, "NS", 2220, "N 7NT="),
    ],
)
def test_the_par_is_that_of_dds(table: object, dealer: int, vulnerable: str, score: int, contracts: str) -> None:
    result = par(table, dealer, vulnerable)  # type: ignore[arg-type]
    assert (result.score, ", ".join(map(str, result.contracts))) == (score, contracts)
    assert (result == Par(0, ())) is (score == 0)
    assert par(table, "NESW"[dealer], vulnerable.lower()) == result  # type: ignore[arg-type]


def test_what_is_no_dealer_no_vulnerability_or_no_list_is_refused_in_a_sentence() -> None:
    for call, wrong in (
        (lambda: par(TABLE, "X"), "'X' is not a dealer: write N, E, S or W"),
        (lambda: par(TABLE, 4), "'4' is not a dealer"),
        (lambda: par(TABLE, 0, "white"), "'white' is not a vulnerability: write None, NS, EW or All"),
        (lambda: tables(DEAL), "is one deal: give a list of deals"),
    ):
        with pytest.raises(ValueError, match=wrong):
            call()


@pytest.mark.parametrize(
    ("contract", "points"),
    [
        ((1, "NT", 0, False), 90), ((2, "C", 1, True), 110), ((3, "NT", 0, True), 600), ((4, "S", 1, False), 450),
        ((6, "D", 0, True), 1370), ((7, "NT", 0, True), 2220), ((4, "H", -1, False), -100), ((4, "H", -4, False), -800),
        ((4, "H", -3, True), -800), ((7, "C", -13, False), -3500),
    ],
)  # fmt: skip
def test_a_contract_scores_as_the_laws_say(contract: tuple[int, str, int, bool], points: int) -> None:
    assert points_of(*contract) == points


def test_a_table_is_that_of_dds_and_of_values_one_by_one() -> None:
    assert tables([DEAL]).tolist() == [list(map(list, TABLE))]
    rng, solver = random.Random(4), Solver()
    deals = numpy.array([[mask(pack[seat::4]) for seat in range(4)] for pack in (rng.sample(LONG, 20) for _ in range(6))])
    for hands, table in zip(deals.tolist(), tables(deals, threads=2), strict=True):
        for strain, contract in enumerate(CONTRACTS):
            for declarer in range(4):
                position = Position(contract, tuple(hands), declarer + 1 & 3)
                value = solver.value(position, (declarer, declarer + 2 & 3))
                assert value.least == table[strain, declarer]
    assert tables(numpy.zeros((0, 4), numpy.int64)).shape == (0, 5, 4)
    deals[3, 0] = deals[3, 1]
    with pytest.raises(ValueError, match=r"deal 3: .* appears twice"):
        tables(deals)
    with pytest.raises(ValueError, match="integers of the shape"):
        tables(numpy.zeros((2, 3), numpy.int64))


def test_each_format_gives_the_same_deal() -> None:
    north, east, south, west = HANDS
    suits = {hand: "".join(f"{suit}{part}" for suit, part in zip("SHDC", hand.split("."), strict=True)) for hand in HANDS}
    lin = f"qx|o7|md|3{suits[south]},{suits[west]},{suits[north]},|rh||ah|Board 7|\nsv|b|mb|p|pg||\npc|SA|"
    position = {"hands": [[r + s for s, part in zip("SHDC", h.split("."), strict=True) for r in part] for h in HANDS]}
    files = [
        f'%\n[Board "7"]\n[Dealer "N"]\n[Vulnerable "All"]\n[Deal "E:{east} {south} {west} -"]\n[Play "W"]\nSA S3\n',
        lin,
        f"B 7\nH N:{':'.join(HANDS[:3])}:\nA NB:1NP\nP SA\n",
        json.dumps(position | {"board": 7, "dealer": 0, "vulnerable": "All"}),
        json.dumps({"deal": DEAL, "board": "7", "dealer": "N", "vulnerable": "both"}),
    ]
    for text in files:
        ((_, deal),) = deals_in(text)
        assert deal == BridgeDeal(deal_of(DEAL), "7", 0, "All"), text
    assert pbn(deal_of(DEAL)) == DEAL
    (_, first), (number, second) = deals_in(f"\n{DEAL}\n\n{DEAL.lower()}\n")
    assert first == second == BridgeDeal(deal_of(DEAL), "", 0, "None")
    assert number == 4


def test_several_games_inherit_and_follow_their_boards() -> None:
    text = "".join(
        f'[Board "{n}"]\n[Dealer "{d}"]\n[Deal "{deal}"]\n\n' for n, d, deal in zip("123", "S#?", SMALL, strict=True)
    )
    deals = [deal for _, deal in deals_in(text) if isinstance(deal, BridgeDeal)]
    assert [(deal.dealer, deal.vulnerable) for deal in deals] == [(2, "None"), (2, "NS"), (2, "EW")]
    ((number, wrong),) = deals_in("pn|a,b,c,d|\nmd|1SAHADC,S2,S3,|")
    assert number == 2
    assert isinstance(wrong, DealError)


def test_played_cards_are_put_back() -> None:
    line = {"game": "400", "hands": [["2S"], ["KS"], ["2C"], ["QD"]], "tricks": [["AS", "3S", "AD", "KD"]], "leader": 0}
    ((_, deal),) = deals_in(json.dumps(line))
    assert isinstance(deal, BridgeDeal)
    assert deal.text == SMALL[0]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("N:A... K... Q... 2..3.", "line 1: the hands have 1, 1, 1, 2 cards"),
        ("N:A... K... Q... A...", "line 1: AS appears twice"),
        ("N:AA... K... Q... 3...", "line 1: AS appears twice"),
        ("N:A... K... Q...", "is not a deal: write the hands"),
        ("N:A... K... Q... 1...", "'1...' is not a hand"),
        ("N:A... K... Q... -", "line 1: a hand is missing"),
        ('[Dealer "X"]\n[Deal "N:A... K... Q... J..."]', "line 2: 'X' is not a dealer"),
        ('[Vulnerable "X"]\n[Deal "N:A... K... Q... J..."]', "line 2: 'X' is not a vulnerability"),
        ("md|1SA,S2,S3,S4|", "line 1: 'SA' is not a hand"),
        ("B 1\nH X:A...:K...:Q...:J...", "line 2: 'X:A...:K...:Q...:J...' is not a deal"),
        ('{"hands": 5}', "'hands' are four lists"),
        ('{"hands": ', "this is not JSON"),
        ("What is this?", "this is not a file of deals"),
    ],
)
def test_a_wrong_deal_is_refused_in_a_sentence(text: str, wrong: str) -> None:
    ran = CliRunner().invoke(cli, ["dd", "-"], input=text)
    assert ran.exit_code == 2
    assert wrong in ran.stderr


def test_a_wrong_deal_stops_or_is_left_out() -> None:
    text = "\n".join((SMALL[0], "N:nothing", SMALL[1]))
    assert len(dd("-", text=text).stdout.splitlines()) == 1
    ran = dd("-", "--keep-going", text=text)
    assert ran.exit_code == 2
    assert [json.loads(line)["deal"][:2] for line in ran.stdout.splitlines()] == ["N:", "N:"]


@pytest.mark.parametrize("form", ["csv", "pbn", "jsonl"])
def test_results_go_on_behind_the_last_complete_deal(form: str, tmp_path: Path) -> None:
    """As after a kill: whatever of the file was written, the next run ends with the same bytes."""
    source, out, part = tmp_path / "deals", tmp_path / f"out.{form}", tmp_path / f"out.{form}.part"
    source.write_text("\n".join(SMALL), "utf-8")
    assert dd(source, "--out", out).exit_code == 0
    whole = out.read_bytes()
    assert dd(source, "--format", form).stdout_bytes == whole
    for length in range(0, len(whole), 1 + len(whole) // 16):
        part.write_bytes(whole[:length])
        assert dd(source, "--out", out).exit_code == 0
        assert out.read_bytes() == whole
        assert not part.exists()
    part.write_bytes(whole)
    source.write_text("\n".join(SMALL[1:]), "utf-8")
    ran = dd(source, "--out", out)
    assert ran.exit_code == 2
    assert "has the results of another input" in ran.stderr
    source.write_text("nothing", "utf-8")
    part.unlink()
    assert dd(source, "--out", out).exit_code == 2
    assert not part.exists()
    assert (
        dd(out, "--format", form).stdout_bytes == whole or form == "csv"
    )  # PBN and JSON Lines are read as they are written
    assert dd(source, "--out", tmp_path / "out.txt").exit_code == 2


def test_a_hard_deal_gives_bounds_and_an_estimate_and_holds_no_thread_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals behind a hard one are solved in the meantime, and written after it."""
    monkeypatch.setattr(pool, "OFTEN", 0.01)
    hard = "S:AQT8642.KJ9753.. KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753"
    waiting: list[int] = []
    deals = [deal_of(text) for text in (hard, *SMALL * 4)]
    work = partial(results_of, seconds=2.0)
    first, *others = pool.in_order(work, deals, 2, waiting.append)
    assert max(waiting) == len(others) == 12
    assert all(each.least == each.most for result in others for row in result for each in row)
    for row, true in zip(first, ((7, 6) * 2, (7, 6) * 2, (6, 7) * 2, (6, 7) * 2, (7,) * 4), strict=True):
        for each, tricks in zip(row, true, strict=True):
            assert each.least <= tricks <= each.most
            assert each.estimate is None or each.least <= each.estimate <= each.most
    records = {form: writer().results(first, None) for form, writer in WRITERS.items()}
    if any(each.estimate is not None for row in first for each in row):
        assert '"estimates": {' in records["jsonl"]
    assert re.search(r"\b\d+-\d+\b", records["csv"])
    assert "?" in records["pbn"]


def test_results_go_to_a_file_that_the_shell_has_opened(tmp_path: Path) -> None:
    with (tmp_path / "out").open("wb") as out:
        subprocess.run([sys.executable, "-m", "fourkings", "dd", "-"], input=SMALL[0].encode(), stdout=out, check=True)
    assert json.loads((tmp_path / "out").read_text("utf-8"))["deal"] == SMALL[0]


ENDING_OF_FOUR = "N:A2... K3... ..A.2 ..KQ."
ENDING = {"game": "400", "hands": [["AH", "KS"], ["QH", "2S"], ["KH", "3S"], ["JH", "4S"]], "leader": 0}


def test_a_deal_is_played_on_card_by_card_to_its_end() -> None:
    line: list[str] = []
    while True:
        answer = solved(ENDING_OF_FOUR, "NT", 0, line)
        assert answer["deal"] == ENDING_OF_FOUR
        assert sum(map(len, answer["hands"])) == 8 - len(line)
        if answer["turn"] is None:
            break
        assert set(answer["values"]) == set(answer["legal"]) <= set(answer["hands"][answer["turn"]])
        best = max(least for least, _ in answer["values"].values())
        if not line:
            first = best
        elif answer["side"] == [0, 2]:
            assert best == first, "tricks that are won count, so best play keeps the value"
        line.append(next(played for played, (least, _) in answer["values"].items() if least == best))
    assert (len(line), sum(answer["won"]), answer["won"][0] + answer["won"][2]) == (8, 2, first)


def test_a_position_of_a_game_counts_its_own_points() -> None:
    answer = solved(json.dumps(ENDING), "NT", 3, [])
    assert (answer["game"], answer["trump"], answer["turn"], answer["side"]) == ("400", "H", 0, [0, 2])
    assert answer["values"]["AH"] == (2, 2)
    assert solved(json.dumps(ENDING), "NT", 3, ["AH", "QH", "KH", "JH"])["values"] == {"KS": (2, 2)}


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_a_match_is_a_position(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `momentHref` of the page of a match writes it."""
    monkeypatch.setattr(deal, "NODES", 1000)
    match = play(rules(game), [find("careful")] * 4, secret_of(rules(game), 0, 0), max_deals=2)
    for number in (1, 2):
        worked = deal_response(match, number, "en", None)
        for step in worked.steps[-30::7]:
            leader, trick = (step.leader, step.trick) if step.winner is None else (step.winner, [])
            position = {"game": game, "options": worked.options, "deal": worked.number, "hands": step.hands}
            position |= {"leader": leader, "trick": trick} | ({"trump": step.trump} if step.trump else {})
            if step.legal:
                answer = solved(json.dumps(position), "NT", 0, [])
                assert sorted(answer["legal"]) == sorted(step.legal)


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        ("", [], "not a file of deals"),
        ("something else", [], "not a file of deals"),
        ("N:A... K...", [], "is not a deal"),
        ('{"game": "bridge"}', [], "there is no game 'bridge'"),
        ('{"game": "400", "leader": "x", "trick": 5}', [], "'hands' is missing"),
        ('{"game": ', [], "this is not JSON"),
        (ENDING_OF_FOUR, ["XX"], "is not a card"),
        (ENDING_OF_FOUR, ["KS"], "can't be played now"),
        (ENDING_OF_FOUR, ["AS", "KS", "2S"], "can't be played now"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_a_sentence(text: str, line: list[str], wrong: str) -> None:
    assert wrong in solved(text, "NT", 0, line)["error"]


def test_a_hard_deal_shows_ranges_and_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "NODES", 3000)
    answer = solved("N:J96.KQ4.AT853.K7 KT4.A983.J2.T954 Q852.J72.K96.AQ3 A73.T65.Q74.J862", "NT", 0, ["9S"])
    best = [max(bounds) for bounds in zip(*answer["values"].values(), strict=True)]
    assert answer["stopped"]
    assert best[0] <= answer["estimate"] <= best[1]
    assert solved(ENDING_OF_FOUR, "NT", 0, [])["estimate"] is None


def test_every_trump_and_leader_may_be_chosen() -> None:
    hands = deal_of(ENDING_OF_FOUR)
    for leader in range(4):
        for trump in ("S", "H", "D", "C", "NT"):
            answer = solved(ENDING_OF_FOUR, trump, leader, [])
            assert answer["trump"] == ("" if trump == "NT" else trump)
            assert all(hands[leader] >> card(played) & 1 for played in answer["values"])
