"""Boards: the same cards for several people, from their seal to scores, partings and ratings; and the mirror match."""

import copy
import json
import math
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cases import few
from fourkings.bots import find, title
from fourkings.cli import cli
from fourkings.duplicate.audit import audit
from fourkings.duplicate.field import Member, field, forget, members, play_board, play_field
from fourkings.duplicate.play import Replies, advanced, dice, is_over, opened, person, seen
from fourkings.duplicate.rating import CENTRE, UNIT, WINDOW, Scale, rating, scale_of
from fourkings.duplicate.results import PlayedDeal, cells_of, deals_of_match, new_result, parting, read_result, result_json
from fourkings.duplicate.score import Rank, losses_of, played_again, rank_among, standings, table_of
from fourkings.duplicate.sets import BOARDS, Set, deals_of, described, new_set, of_match, read_set, set_json
from fourkings.records import NotARecord, from_json, to_json
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook import deck
from fourkings.rulebook.cards import SUITS, name
from fourkings.rulebook.game import Rules, State, first_scores, legal, start
from fourkings.rulebook.game import apply as apply_action
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import apply, apply_unchecked
from fourkings.rulebook.mirror import SAME, Mirror, boards_of_cycle, gain_of, mirror, relabelled, relabellings, rotate_hands
from records.test_verify import node

ROOT = Path(__file__).parents[2]
SECRET = bytes(range(32))
CAREFUL = title(find("careful"))
EVERY = [pytest.param(rules(game), id=game.ID) for game in GAMES.own.values()]


def vectors() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((ROOT / "docs" / "vectors" / "boards.json").read_text("utf-8"))
    return read


def careful_set(of: Any, number: int = 1) -> Set:
    return new_set("Tuesday", of, number, CAREFUL, SECRET)


@pytest.mark.parametrize("of", EVERY)
def test_a_set_reads_as_it_was_written(of: Any):
    boards = new_set("Chez Zoé", of, 7, "club 2", SECRET)
    assert read_set(json.dumps(set_json(boards))) == boards
    kept = read_set(json.dumps(set_json(boards, with_secret=False)))
    assert kept.seal == boards.seal
    assert kept.secret is None
    with pytest.raises(ValueError, match="not published yet"):
        opened(kept, 1)
    with pytest.raises(ValueError, match="the boards are 1 to 7"):
        opened(boards, 8)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", "Wednesday"), ("boards", 3), ("replies", "careful 1"), ("preset", "historical_scoring"),
        ("secret", "00" * 32), ("seal", "0" * 64), ("game", "quarante-1792"),
    ],
)  # fmt: skip
def test_whatever_is_changed_in_a_set_breaks_its_seal(key: str, value: object):
    changed = set_json(new_set("Tuesday", rules("quarante"), 2, "club 2", SECRET)) | {key: value}
    if key == "game":
        changed["options"] = dict(rules(str(value)).values)
    with pytest.raises(NotARecord, match="not the secret that was sealed"):
        read_set(json.dumps(changed))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "fourkings/1"}, "the set.format: 'fourkings/boards/1' is expected"),
        ({"game": "poker"}, "the set.game: there is no game 'poker'"),
        ({"options": {"deck": 40}}, "the set.options: "),
        ({"boards": 0}, "the set.boards: a number from 1 to 100 is expected"),
        ({"secret": "zz"}, "the set.secret: 64 hexadecimal digits are expected"),
        ({"given": []}, "the set.given: 2 boards are expected"),
    ],
)
def test_what_is_no_set_is_told_with_its_place(change: dict[str, object], complaint: str):
    with pytest.raises(NotARecord, match=complaint):
        read_set(json.dumps(set_json(new_set("", rules("quarante"), 2, "club 2", SECRET)) | change))


def test_the_seal_hides_the_secret_and_tells_sets_apart():
    first, other = new_set("a", rules("400"), 1, "club 2", SECRET), new_set("a", rules("400"), 2, "club 2", SECRET)
    assert len({first.seal, other.seal, deck.seal(SECRET)}) == 3
    assert SECRET.hex() not in json.dumps(set_json(first, with_secret=False))
    assert len({other.secret_of(1), other.secret_of(2), SECRET}) == 3


@pytest.mark.parametrize("of", EVERY)
def test_a_board_is_a_match_of_its_own_that_can_be_verified(of: Any):
    boards = careful_set(of)
    match = play_board(boards, 1, Member("careful", 1))
    assert len(match.deals) == deals_of(of)
    secret = boards.secret_of(1)
    record = from_json(to_json(match, shuffled=deck.Shuffled(deck.seal(secret), (), secret)))
    assert replay(record).rules == of
    assert all(check.verdict == "agrees" for check in verify(record).checks)


def test_the_program_reads_the_vectors():
    for vector in vectors()["sets"]:
        boards = read_set(json.dumps(vector["set"]))
        assert described(boards.name, boards.rules, boards.number, boards.replies).hex() == vector["description"]
        for number, row in enumerate(vector["boards"], 1):
            match, secret = opened(boards, number), boards.secret_of(number)
            rolled = dice(secret, "replies", seen(match))
            assert row == {
                "secret": secret.hex(),
                "seal": deck.seal(secret),
                "seat": person(match),
                "dealer": match.opening.dealer,
                "hands": [" ".join(map(name, hand)) for hand in match.state.deal.dealt],
                "seen": seen(match).decode(),
                "below": [rolled.below(1 << 62), rolled.below(52)],
            }


def stranger(asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    script = ROOT / "tests" / "independent" / "boards.mjs"
    lines = "\n".join(json.dumps(query, ensure_ascii=False) for query in asked)
    ran = subprocess.run([node(), str(script)], input=lines.encode(), stdout=subprocess.PIPE, check=True, timeout=300)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_a_verifier_written_from_the_page_alone_agrees():
    rng = random.Random(5)
    sets = [new_set("ça va", of.values[0], 3, "club 2", rng.randbytes(32)) for of in EVERY]
    sets += [new_set("", rules("king", "small_pack"), 3, "flat 1", rng.randbytes(32)), made_from_a_match("400")]
    asked, expected = [], []
    for boards in sets:
        rows, answers = [], []
        for number in range(1, boards.number + 1):
            match, secret = opened(boards, number), boards.secret_of(number)
            rolled = dice(secret, "replies", seen(match))
            hands = [" ".join(map(name, hand)) for hand in match.state.deal.dealt]
            rows.append({"dealer": match.opening.dealer, "seen": seen(match).decode()})
            below = [str(rolled.below(1 << 62)), str(rolled.below(52))]
            answers.append({"secret": secret.hex(), "seal": deck.seal(secret), "hands": hands, "below": below})
        asked.append({"set": set_json(boards), "boards": rows})
        description = described(boards.name, boards.rules, boards.number, boards.replies, boards.given)
        expected.append({"sealed": True, "description": description.hex(), "boards": answers})
    assert stranger(asked) == expected
    spoiled = copy.deepcopy(asked)
    for query in spoiled:
        query["set"]["name"] += "!"
    assert not any(answer["sealed"] for answer in stranger(spoiled))


def made_from_a_match(game: str, seat: int = 1) -> Set:
    from fourkings.arena import play

    match = play(rules(game), [find("careful")] * 4, SECRET)
    return of_match(match, seat, "Can you do better?", CAREFUL, bytes(32))


def test_a_match_that_goes_on_is_no_set():
    with pytest.raises(ValueError, match="the match is not over"):
        of_match(opened(careful_set(rules("king")), 1), 0, "", CAREFUL, SECRET)


def test_hands_that_are_not_the_pack_are_no_set():
    written = set_json(made_from_a_match("quarante"))
    written["given"][0]["deals"][0][0][0] = written["given"][0]["deals"][0][1][0]
    with pytest.raises(NotARecord, match=r"the set\.given\[0\]\.deals\[0\]: the 32 cards of the pack are expected"):
        read_set(json.dumps(written))


@pytest.mark.parametrize("of", EVERY)
def test_who_does_the_same_sees_the_same(of: Any):
    """Bots that roll dice answer alike to the same actions, whatever they were asked in between."""
    boards = new_set("", of, 1, title(find("chance")), SECRET)
    first = play_board(boards, 1, Member("chance", 1))
    again = play_board(boards, 1, Member("chance", 1))
    other = play_board(boards, 1, Member("chance", 2), Replies(find("chance"), boards.secret_of(1)))
    assert again == first
    assert other != first
    fork = parting(*(new_result("", "", {1: match}).boards[1] for match in (first, other)))
    assert fork is not None
    assert fork.seat == person(first), "the ways part by what the person does"


@pytest.mark.costly
@pytest.mark.parametrize("game", ["king", "quarante"])
def test_bots_that_remember_what_they_answered_answer_as_if_they_did_not(game: str):
    """Those who come later meet the same bots, also where the points of the match are others by then."""
    boards = new_set("", rules(game), 1, title(find("club")), SECRET)
    crowd = members({"chance": 2, "careful": 1})
    forget()
    alone = [deals_of_match(play_board(boards, 1, member)) for member in crowd]
    assert play_field((boards, 1, crowd[:1])) + play_field((boards, 1, crowd[1:])) == alone
    forget()


def test_dice_hang_on_what_a_seat_has_seen_and_on_nothing_else():
    boards = careful_set(rules("quarante"))
    match = opened(boards, 1)
    known = seen(match)
    away = [seat for seat in range(4) if seat != match.state.turn]
    hidden = [match.state.deal.dealt[seat][1] for seat in away]
    assert not any(name(card) in known.decode().split() for card in hidden if card != match.state.deal.turn_up)
    assert seen(apply_unchecked(match, legal(match.state)[0])) != known
    rolls = {dice(boards.secret_of(1), who, known).below(1 << 60) for who in ("replies", "club 2 #1", "club 2 #2")}
    assert len(rolls) == 3


def test_a_board_waits_for_its_person_and_for_nobody_else():
    boards = careful_set(rules("jeu-du-roi"))
    around, rng = Replies(find("careful"), boards.secret_of(1)), random.Random(1)
    match = advanced(boards, 1, opened(boards, 1), around)
    while not is_over(match):
        assert match.state.turn == person(match)
        match = advanced(boards, 1, apply(match, person(match), rng.choice(legal(match.state))), around)
    assert len(match.deals) == 10
    assert match.result is not None


def test_another_version_of_the_bots_around_is_refused():
    with pytest.raises(ValueError, match="these boards were played with careful 99, but this program has careful 1"):
        play_board(new_set("", rules("400"), 1, "careful 99", SECRET), 1, Member("careful", 1))


@pytest.fixture(scope="module")
def played() -> tuple[Set, list[Any]]:
    boards = new_set("", rules("quarante"), 3, CAREFUL, SECRET)
    return boards, list(field(boards, {"careful": 1, "chance": 2}, processes=1))


def test_a_result_reads_as_it_was_written_and_holds(played: tuple[Set, list[Any]]):
    boards, results = played
    for result in results:
        assert read_result(json.dumps(result_json(result))) == result
        assert audit(boards, result) == []
    assert [result.player for result in results] == ["careful 1 #1", "chance 1 #1", "chance 1 #2"]


def test_whatever_is_changed_in_a_result_is_found(played: tuple[Set, list[Any]]):
    boards, results = played
    written = result_json(results[1])

    def faults(change: Any) -> set[str]:
        other = copy.deepcopy(written)
        change(other)
        return {fault.what for fault in audit(boards, read_result(json.dumps(other)))}

    def reply(result: dict[str, Any]) -> None:
        seat = person(opened(boards, 1))
        mine = [step for step in result["boards"][0]["deals"][0]["actions"] if step[0] != seat and len(step[1]) == 2]
        mine[0][1], mine[3][1] = mine[3][1], mine[0][1]

    assert faults(lambda result: result.update(set="0" * 64)) == {"set"}
    assert faults(lambda result: result["boards"][0].update(number=9)) == {"board"}
    assert faults(lambda result: result["boards"][1]["deals"][0].update(points=[44, 0])) == {"points"}
    assert faults(lambda result: result["boards"][1]["deals"][0].update(void=True)) == {"points"}
    assert faults(lambda result: result["boards"][1]["deals"][0]["actions"].pop()) == {"points"}
    assert faults(lambda result: result["boards"][2]["deals"].append(result["boards"][2]["deals"][0])) == {"deals"}
    assert faults(lambda result: result["boards"][2]["deals"].clear()) == {"deals"}
    assert faults(lambda result: result["boards"][0]["deals"][0]["actions"][3].__setitem__(1, "1X")) == {"action"}
    assert faults(reply) <= {"reply", "refused"} != set()


def test_a_result_twice_or_of_another_form_is_told(played: tuple[Set, list[Any]]):
    written = result_json(played[1][0])
    for change, complaint in (
        (lambda result: result["boards"].append(result["boards"][0]), "board 1 appears twice"),
        (lambda result: result.pop("player"), "the result: 'player' is missing"),
        (lambda result: result.update(format=BOARDS), "the result.format"),
        (lambda result: result["boards"][0]["deals"][0]["actions"][0].append("x"), r"an action is \[seat, action\]"),
    ):
        other = copy.deepcopy(written)
        change(other)
        with pytest.raises(NotARecord, match=complaint):
            read_result(json.dumps(other))


def run(*arguments: object) -> Any:
    return CliRunner().invoke(cli, ["boards", *map(str, arguments)])


def test_a_mirror_match_of_a_table_is_dealt_again_on_the_command_line():
    """With its secret, and what was added to its shuffle: so anybody can check it."""
    given = (b"anna", b"", b"\xff", b"")
    added = [word for contribution in given for word in ("--contribution", contribution.hex())]
    lines = run("mirror", "quarante", "--secret", SECRET.hex(), *added).stdout.splitlines()
    expected = [[list(map(name, hand)) for hand in dealt.hands] for dealt in mirror(rules("quarante"), SECRET, 1, given)]
    assert [json.loads(line)["hands"] for line in lines] == expected
    for wrong in (["--contribution", "ff"], ["--contribution", "f"] * 4):
        assert run("mirror", "quarante", *wrong).exit_code == 2


def test_an_evening_on_the_command_line(tmp_path: Path):
    path, sealed, results = tmp_path / "set.json", tmp_path / "sealed.json", tmp_path / "results.jsonl"
    make = ("make", "quarante", "--boards", 2, "--name", "Tuesday", "--replies", "careful", "--secret", SECRET.hex())
    assert run(*make, "--out", path).exit_code == 0
    assert run(*make, "--sealed", "--out", sealed).exit_code == 0
    assert json.loads(path.read_text())["seal"] == json.loads(sealed.read_text())["seal"]
    players = ("--bot", "careful", "--bot", "chance", "--times", 2, "--processes", 1)
    assert run("play", path, *players, "--out", results).exit_code == 0
    assert len(results.read_text().splitlines()) == 4

    rows = [json.loads(line) for line in run("score", path, results, "--json").stdout.splitlines()]
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert all(row["deals"] == 2 and row["rating"] is None for row in rows)
    assert len(run("score", path, results).stdout.splitlines()) == 5
    assert all(row["lost"] is None for row in rows)
    judged = run("score", sealed, results, "--judged")
    assert (judged.exit_code, "is not published yet" in judged.stderr) == (2, True)

    two = ("--player", "careful 1 #1", "--player", "chance 1 #2")
    pairs = [json.loads(line) for line in run("compare", path, results, *two, "--json").stdout.splitlines()]
    assert [pair["board"] for pair in pairs] == [1, 2]
    assert "first different choice at deal 1" in run("compare", path, results, *two).stdout
    same = run("compare", path, results, "--player", "careful 1 #1", "--player", "careful 1 #2").stdout
    assert same.count("the same choices to the end") == 2

    assert run("verify", path, results).exit_code == 0
    assert run("verify", sealed, results).exit_code == 3
    assert run("play", sealed, "--bot", "careful", "--processes", 1).exit_code == 2
    wrong = json.loads(results.read_text().splitlines()[0])
    wrong["boards"][0]["deals"][0]["points"] = [0, 0]
    (tmp_path / "wrong.jsonl").write_text(json.dumps(wrong))
    answer = run("verify", path, tmp_path / "wrong.jsonl", "--json")
    assert answer.exit_code == 1
    assert json.loads(answer.stdout)["findings"][0]["what"] == "points"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("make", "quarante", "--boards", "101"), "a set has 1 to 100 boards, not 101"),
        (("make", "quarante", "--secret", "12"), "a secret has 64 hexadecimal digits"),
        (("play", "SET"), "choose the players: either --bot"),
        (("play", "SET", "--bot", "careful", "--field"), "choose the players: either --bot"),
        (("score", "SET", "SET"), "this version reads no other results"),
        (("score", "EMPTY", "EMPTY"), "this is not JSON"),
        (("compare", "SET", "EMPTY"), "no file contains a result"),
        (("score", "/nowhere", "EMPTY"), "No such file"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(arguments: tuple[str, ...], complaint: str, tmp_path: Path):
    files = {"SET": tmp_path / "set.json", "EMPTY": tmp_path / "empty"}
    files["SET"].write_text(json.dumps(set_json(careful_set(rules("quarante")))))
    files["EMPTY"].write_text("")
    ran = run(*(files.get(word, word) for word in arguments))
    assert ran.exit_code == 2
    assert complaint in ran.output + ran.stderr


@pytest.mark.parametrize(
    ("game", "points", "seat", "gain"),
    [
        ("quarante", (30, 14), 0, 16), ("quarante", (30, 14), 3, -16),
        ("400", (2, -3, 4, 5), 2, 4), ("400", (0, 0, 0, 0), 1, 0),
        ("king", (-80, -60, -120, 0), 3, 260 / 3), ("jeu-du-roi", (10, 10, 20, 25), 0, -25 / 3),
    ],
)  # fmt: skip
def test_a_deal_counts_as_its_player_counts_it(game: str, points: tuple[int, ...], seat: int, gain: float):
    assert gain_of(rules(game), points, seat) == pytest.approx(gain)


def test_match_points_are_the_share_beaten_ties_half():
    table = table_of([{(1, 1): float(points)} for points in (0, 0, 4, 8)])
    assert table.columns[1, 1].beaten(0) == 0.25
    assert table.columns[1, 1].beaten(4) == 0.625
    assert table.columns[1, 1].beaten(9) == 1
    standing = table.standing("Amal", {(1, 1): 4.0, (2, 1): 100.0})
    assert standing.beyond.mean == 1.0
    assert not standing.beyond.known, "of a single deal there is no interval"
    assert table.standing("nobody", {}).matchpoints == 0.5


def test_nobody_is_compared_with_themselves_and_a_ranking_shares_places():
    boards = new_set("", rules("quarante"), 3, title(find("careful")), SECRET)
    results = list(field(boards, {"careful": 2, "chance": 3}, processes=1))
    ranking = standings(boards, results)
    assert [row.place for row in ranking] == sorted(row.place for row in ranking)
    first, second = (row for row in ranking if row.player.startswith("careful"))
    assert (first.place, first.matchpoints) == (second.place, second.matchpoints)
    cells = cells_of(boards, results[0])
    others = table_of([cells_of(boards, result) for result in results[1:]])
    assert others.standing("", cells).matchpoints == pytest.approx(first.matchpoints)
    total = sum(row.matchpoints for row in ranking)
    assert total == pytest.approx(len(ranking) / 2), "what one beats another is beaten by"


def test_the_field_is_a_mixed_one_from_its_beginning():
    crowd = members({"strong": 2, "club": 3, "chance": 1})
    assert crowd[:3] == (Member("strong", 1), Member("club", 1), Member("chance", 1))
    assert Counter(member.bot for member in crowd) == {"strong": 2, "club": 3, "chance": 1}
    assert len(members()) == 100


def test_ways_part_at_the_first_action_that_differs():
    same = PlayedDeal(((0, "AS"), (1, "2S"), (2, "3S")), (1, 0))
    other = PlayedDeal(((0, "AS"), (1, "2S"), (2, "4S")), (1, 0))
    assert parting([same], [same]) is None
    assert parting([same, same], [same, other]) == (2, 2, 2, ("3S", "4S"))


KNOWN = {"strong 7": 0.15, "club 2": 0.0, "careful 1": -0.1, "beginner 2": -0.15, "flat 1": 0.1}


def simulated(rng: random.Random, skill: float, deals: int, luck: float = 1.7) -> tuple[list[float], list[float]]:
    """Figures of so many deals for a player of that skill, by a field of known skills, and the plain points.

    luck: the spread of the deals themselves, in spreads of the field: what the cards alone give.
    """
    scale, figures, raw = Scale(KNOWN), [], []
    for board in range(0, deals, 6):
        count = min(6, deals - board)
        levels = {(board + place, 1): rng.gauss(0, luck) for place in range(count)}
        bots = [
            (bot, {cell: level + rng.gauss(mean, 1) for cell, level in levels.items()})
            for bot, mean in KNOWN.items()
            for _ in range(4)
        ]
        cells = {cell: level + rng.gauss(skill, 1) for cell, level in levels.items()}
        figures += scale.figures(cells, bots)
        raw += cells.values()
    return figures, raw


def elo(raw: list[float], scale: float = 400 / math.log(10), step: float = 32.0) -> float:
    """Elo after these deals, each won where its points are above nought, against opponents of 1500."""
    value = 1500.0
    for points in raw:
        value += step * ((points > 0) - 1 / (1 + math.exp((1500 - value) / scale)))
    return value


def test_the_interval_after_a_hundred_deals_is_at_most_half_of_elos_on_wins():
    """Both in units of skill: the spread of the ratings of one and the same player, over what skill moves them by."""
    rng = random.Random(18)
    luck, skills = 1.7, (-0.5, 0.5)
    values: dict[str, list[list[float]]] = {"ours": [], "elo": []}
    halves = []
    for skill in skills:
        careers = [simulated(rng, skill, 100, luck) for _ in range(120)]
        rated = [rating(figures) for figures, _ in careers]
        halves += [estimate.half for estimate in rated]
        values["ours"].append([estimate.value for estimate in rated])
        values["elo"].append([elo(raw) for _, raw in careers])

    def width(low: list[float], high: list[float]) -> float:
        mean = [sum(ratings) / len(ratings) for ratings in (low, high)]
        spread = math.sqrt(sum((x - mean[0]) ** 2 for x in low) / len(low))
        return 1.96 * spread / (mean[1] - mean[0])

    assert width(*values["ours"]) <= width(*values["elo"]) / 2
    half = sum(halves) / len(halves) / UNIT
    assert half == pytest.approx(1.96 * math.sqrt(1 + 1 / 20) / 10, rel=0.1), "and it says itself how wide it is"


def test_ratings_find_the_skills_and_anchors_do_not_drift_over_ten_thousand_results():
    """However good the people are who play, bots stay where they are, in the last thousand results as in the first."""
    rng = random.Random(7)
    people = [rating(simulated(rng, 3.0, 500)[0]) for _ in range(4)]
    assert all(rating.value > CENTRE + 2.5 * UNIT for rating in people)
    late: dict[str, list[float]] = {bot: [] for bot in KNOWN}
    for _ in range(10_000 // (5 * 50)):
        for bot, skill in KNOWN.items():
            late[bot] += simulated(rng, skill, 50, 1.7)[0]
    for bot, skill in KNOWN.items():
        figures = late[bot]
        for part in (figures[:1000], figures[-1000:]):
            mean = sum(part) / len(part)
            assert abs(mean - skill) < 4 / math.sqrt(len(part)), (bot, mean)


def test_another_field_gives_the_same_level():
    """Anchors take a bot's skill out: a field of strong ones alone does not make a player weaker."""
    rng, levels = random.Random(3), {(board, 1): 0.0 for board in range(2000)}
    player = {cell: rng.gauss(0, 1) for cell in levels}
    means = []
    for bots in (("strong 7",), ("beginner 2",), tuple(KNOWN)):
        made_of = [(bot, {cell: rng.gauss(KNOWN[bot], 1) for cell in levels}) for bot in bots for _ in range(8)]
        figures = Scale(KNOWN).figures(player, made_of)
        means.append(sum(figures) / len(figures))
    assert max(means) - min(means) < 0.06


def test_a_rating_is_hidden_until_it_tells_something_and_forgets_what_is_long_ago():
    assert not rating([]).shown
    assert not rating([0.1, 0.5] * 9).shown
    assert rating([0.1, 0.5] * 10).shown
    assert rating([-9.0] * 300 + [1.0, 0.0] * (WINDOW // 2)).value == CENTRE + UNIT / 2


def test_deals_on_which_all_do_the_same_tell_nothing_and_break_nothing():
    bots = [("club 2", {(1, 1): 4.0, (2, 1): 4.0}), ("flat 1", {(1, 1): 4.0, (2, 1): 6.0})]
    assert Scale({}).figures({(1, 1): 4.0}, bots[:1]) == [0.0]
    figures = Scale({}).figures({(1, 1): 5.0, (2, 1): 5.0, (3, 1): 9.0}, bots)
    assert len(figures) == 2, "a deal that no bot has played has no level"
    assert figures[1] == 0.0
    assert math.isfinite(figures[0])


def test_anchors_are_those_of_bots_that_there_are():
    for of in EVERY:
        scale = scale_of(of.values[0], title(find("club")))
        today = {title(find(bot)) for bot in ("strong", "club", "careful", "beginner", "flat")}
        assert set(scale.anchors) >= today, "each as it plays today; fields of before keep theirs"
        assert abs(sum(scale.anchors[bot] for bot in today)) < 0.05, "the field itself is the centre"
    assert scale_of(rules("king", "brazil"), "club 2").anchors == {}


@pytest.mark.costly
def test_what_decisions_give_away_has_no_luck_of_hidden_cards_in_it():
    """Two players who decide alike give away the same, whatever comes of it; whoever plays by chance gives away more."""
    boards = new_set("", rules("quarante"), 2, "careful 1", SECRET)
    results = list(field(boards, {"careful": 1, "chance": 2}, 1))
    careful, first, two = (losses_of(boards, result) for result in results)
    assert set(careful) == {(1, 1), (2, 1)}
    assert all(lost >= 0 for each in (careful, first, two) for lost in each.values())
    assert sum(careful.values()) < sum(first.values()) + sum(two.values())
    by_player = {standing.player: standing for standing in standings(boards, results, judged=True)}
    assert by_player[results[0].player].lost == careful
    assert all(standing.lost == {} for standing in standings(boards, results))
    assert deals_of_match(played_again(boards, 1, results[1].boards[1])) == results[1].boards[1]
    with pytest.raises(ValueError, match="not published yet"):
        losses_of(replace(boards, secret=None), results[0])


def test_a_rating_by_decisions_stands_on_the_same_scale():
    """The field gives 1500, whoever gives away a spread a deal less than it has `UNIT` more."""
    scale = scale_of(rules("quarante"), title(find("club")))
    assert scale.losses is not None
    mean, spread = scale.losses
    cells = [(1, number) for number in range(1, 41)]
    level = rating(scale.losses.figures(dict.fromkeys(cells, mean)))
    assert level.value == pytest.approx(CENTRE)
    better = rating(scale.losses.figures(dict.fromkeys(cells, mean - spread)))
    assert better.value == pytest.approx(CENTRE + UNIT)
    for game in GAMES.own:
        known = scale_of(rules(game), title(find("club")))
        assert known.losses is None or known.losses.spread > known.losses.mean > 0


@pytest.mark.parametrize("of", few(EVERY, 2))
def test_everybody_holds_every_hand_once_and_far_apart(of: Rules):
    deals = list(mirror(of, SECRET, cycles=2))
    assert len(deals) == 2 * 4 * boards_of_cycle(of)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    by_base: dict[int, list[Mirror]] = {}
    for deal in deals:
        by_base.setdefault(deal.base, []).append(deal)
    for turns in by_base.values():
        assert [turn.turn for turn in turns] == [0, 1, 2, 3]
        assert all(later.number - deal.number > 3 for deal, later in pairwise(turns))
        assert len({deal.kind for deal in turns}) == 1
        assert {deal.dealer for deal in turns} == {0, 1, 2, 3}
        labels = len(relabellings(of, turns[0].kind))
        assert len({deal.suits for deal in turns}) == min(4, labels)
        plain = [undone(deal) for deal in turns]
        for seat in range(4):
            held = [hands[seat] for hands in plain]
            assert len(set(held)) == 4, "four different hands in one seat"
            assert set(held) == set(plain[0])
            assert [deal.dealer - seat & 3 for deal in turns] == [(turns[0].dealer + turn - seat) & 3 for turn in range(4)]
    assert list(mirror(of, SECRET, cycles=1)) == deals[: len(deals) // 2], "it goes on as it began"


def undone(deal: Mirror) -> list[tuple[int, ...]]:
    back = tuple(deal.suits.index(suit) for suit in range(4))
    return [tuple(relabelled(back, card) for card in hand) for hand in deal.hands]  # type: ignore[arg-type]


@pytest.mark.parametrize("of", EVERY)
def test_suits_that_the_rules_tell_apart_keep_their_names(of: Rules):
    fixed = {
        "400": dict.fromkeys(range(1, 11), 1), "jeu-du-roi": {2: 1, 5: 1, 7: 3, 8: 2, 9: 1, 10: 0}, "king": {2: 1, 5: 1},
    }.get(of.game.ID, {})  # fmt: skip
    for kind in range(1, 11):
        known = relabellings(of, kind)
        assert known[0] == SAME
        assert len(known) == (6 if kind in fixed else 24), kind
        assert all(suits[fixed[kind]] == fixed[kind] for suits in known if kind in fixed)


def twins_of(of: Rules, number: int) -> Iterator[tuple[random.Random, State, State, Any, int]]:
    """Random deals, each with its twin: hands moved on by some seats, suits relabelled."""
    rng = random.Random(f"{of.game.ID} mirror")
    kinds = len(of.game.deal_titles(of)) or 1
    for count in range(number):
        kind, dealer, turn = count % kinds + 1, rng.randrange(4), rng.randrange(4)
        pack = list(of.game.pack(of))
        rng.shuffle(pack)
        hands = deck.hands(pack, dealer, of.game.packets(of))
        suits = rng.choice(relabellings(of, kind))
        twin = tuple(tuple(relabelled(suits, card) for card in hand) for hand in rotate_hands(hands, turn))
        scores = first_scores(of)
        yield rng, start(of, kind, dealer, scores, hands), start(of, kind, dealer + turn & 3, scores, twin), suits, turn


def points_moved(of: Rules, points: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(points[seat - turn & (len(points) - 1)] for seat in range(len(points)))


def carried_over(of: Rules, number: int) -> None:
    for rng, first, second, suits, turn in twins_of(of, number):
        state, twin = played_alike(rng, first, second, suits, turn)
        assert twin.void == state.void
        assert twin.points == points_moved(of, state.points or (), turn)


def relabelled_action(suits, action):
    """The action that takes an action's place: a card, or a call whose last word is a suit."""
    if not isinstance(action, str):
        return relabelled(suits, action)
    head, colon, last = action.rpartition(":")
    return f"{head}{colon}{SUITS[suits[SUITS.index(last)]]}" if colon and len(last) == 1 and last in SUITS else action


def played_alike(rng: random.Random, state: State, twin: State, suits: Any, turn: int) -> tuple[State, State]:
    while state.stage != "done":
        assert twin.turn == state.turn + turn & 3
        actions = legal(state)
        assert sorted(map(str, legal(twin))) == sorted(str(relabelled_action(suits, action)) for action in actions)
        action = rng.choice(actions)
        state, twin = apply_action(state, action), apply_action(twin, relabelled_action(suits, action))
    return state, twin


@pytest.mark.parametrize("deals", [30, pytest.param(10_000, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("of", EVERY)
def test_legal_actions_and_points_are_carried_over(of: Rules, deals: int):
    carried_over(of, deals)


def test_ties_share_a_place_and_count_as_half():
    five, thirty_eight, others = [{(1, 1): 9.0}] * 5, [{(1, 1): 4.0}] * 38, [{(1, 1): -3.0}] * 57
    assert rank_among([*five, *thirty_eight, *others], {(1, 1): 4.0}) == Rank(0.57, 6, 38, 101)
    assert rank_among([{(1, 1): 1.0}], {(1, 1): 2.0, (2, 1): 5.0}) == Rank(1.0, 1, 0, 1), "who lacks a deal takes no place"
    assert rank_among([{(2, 1): 1.0}], {(1, 1): 2.0}) is None
