"""Boards: the same cards for several people, from their seal to what is made of them."""

import copy
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fourkings.bots import find, title
from fourkings.cli import cli
from fourkings.duplicate.audit import audit
from fourkings.duplicate.field import Member, field, forget, members, play_board, play_field
from fourkings.duplicate.play import Replies, advanced, dice, is_over, opened, person, seen
from fourkings.duplicate.results import deals_of_match, new_result, parting, read_result, result_json
from fourkings.duplicate.sets import BOARDS, Set, deals_of, described, new_set, of_match, read_set, set_json
from fourkings.records import NotARecord, from_json, to_json
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook import deck
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import apply, apply_unchecked
from fourkings.rulebook.mirror import mirror
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
