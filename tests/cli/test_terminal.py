"""At the terminal: where a hidden card lies, ten chips at a time, and why each card of a deal was played."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings import analysis as reviewing
from fourkings.app.reviews.leaks import MATCHES
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.cli import _puzzles, cli
from fourkings.cli._puzzles import clue_sentence
from fourkings.cli.review import leaks_text
from fourkings.i18n import language
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles.readings import Reading, clues, deal, read_reading, score
from fourkings.records import dumps
from fourkings.rulebook.cards import members
from fourkings.rulebook.games import rules
from reviewed import decisions_of

GAME = rules("jeu-du-roi")


@pytest.fixture(scope="module")
def reading() -> Reading:
    return next(filter(None, (deal(GAME, bytes([secret] * 32)) for secret in range(1, 9))))


@pytest.fixture
def asked(reading: Reading, monkeypatch: pytest.MonkeyPatch) -> Reading:
    """The one question that the command asks: a fresh one takes seconds."""
    monkeypatch.setattr(_puzzles, "deal", lambda rules, secret: reading)
    return reading


def run(*arguments: object, typed: str = "") -> tuple[int, str]:
    ran = CliRunner().invoke(cli, list(map(str, arguments)), input=typed)
    return ran.exit_code, ran.output


def test_ten_chips_are_laid_and_scored_beside_the_best_reader(asked: Reading, tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    ask = ("puzzles", "read", "jeu-du-roi", "--quiet", "--lang", "en", "--answers", file)
    code, said = run(*ask, "--many", 1, typed="6 3\nsix 3 1\n6 3 2\n6 3 1\n")
    assert code == 0
    assert said.count("is not an answer: type three whole numbers that make ten") == 3
    words = language("en", isolating=False)
    holder = words.player(asked.seats[asked.holder])
    assert f"{holder} held the {words.card(asked.card)}." in said
    assert re.search(rf"You +6 +3 +1 +{score((6, 3, 1), asked.judge)}\n", said)
    assert re.search(r"Best reader( +\d+){3} +100\n", said)
    assert all(clue_sentence(asked, clue, words) in said for clue in clues(asked))
    row = json.loads(file.read_text("utf-8"))
    assert (row["game"], row["chips"], row["holder"]) == ("jeu-du-roi", [6, 3, 1], asked.holder)
    assert set(row) == {"game", "chips", "holder", "score", "question"}, "no name, and no time"
    assert read_reading(row["question"]) == asked
    code, said = run(*ask, typed="10 0 0\n")
    assert (code, len(file.read_text("utf-8").splitlines())) == (0, 2)
    assert "Question 2\n" in said, "the file counts on"
    assert "Answers so far: 2." in said
    file.write_text(file.read_text("utf-8") * 50, "utf-8")
    said = run(*ask)[1]
    assert "Your calibration" in said
    assert re.search(r"^ +6 +50 +(0|10)\.0$", said, re.MULTILINE), "fifty seats with six chips, all or none of them held"


def test_a_question_tells_no_hidden_card(asked: Reading) -> None:
    """Before the answer: the same text for a deal that differs in what the reader does not see."""
    at, words = asked.asked.view, language("en", isolating=False)
    said = run("puzzles", "read", "jeu-du-roi", "--quiet", "--lang", "en")[1]
    played = {card for trick in at.tricks for card in trick.cards} | {*at.trick}
    open_ = played | {*members(at.hand), *(at.face_up or ()), asked.card}
    for hand in asked.asked.deal.hands:
        for card in hand:
            assert (words.card(card) in said) == (card in open_), words.card(card)
    assert "Best reader" not in said


def test_answers_of_something_else_are_refused_with_their_line(asked: Reading, tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    row = {"game": "king", "chips": [6, 3, 1], "holder": 0, "score": 40}
    for second in ("hello", json.dumps(row | {"chips": [6, 3, 2]}), json.dumps(row | {"holder": 3}), "[]"):
        file.write_text(f"{json.dumps(row)}\n{second}\n", "utf-8")
        code, said = run("puzzles", "read", "king", "--quiet", "--answers", file)
        assert (code, f"{file}:2: the line is not an answer" in said.replace("\n", " ")) == (2, True)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = play(GAME, [find("careful")] * 4, secret_of(GAME, 1, 0), 1)
    file = tmp_path_factory.mktemp("why") / "match.jsonl"
    file.write_text(f"{dumps(replace(match, result=None))}\n", "utf-8")
    return file


@pytest.mark.costly
def test_why_each_card_was_played_is_told_beside_the_best_other_choice(record: Path) -> None:
    code, said = run("why", record, "--seat", 1, "--quiet", "--lang", "en")
    assert code == 0
    assert said.count("Why did ") == 13
    assert re.search(r"^In .+'s place: .+\.$", said, re.MULTILINE)
    assert "There was no other choice." in said
    rows = [json.loads(line) for line in run("why", record, "--seat", 1, "--quiet", "--json")[1].splitlines()]
    assert [row["seat"] for row in rows] == [1] * 13
    assert sum(row["explanation"] is not None for row in rows) == said.count("'s place: ")


def test_of_a_deal_that_is_not_over_no_why_is_told(record: Path) -> None:
    code, said = run("why", record, "--deal", 2, "--quiet")
    assert (code, "no deal 2 of the match is over" in said.replace("\n", " ")) == (2, True)


def test_ten_matches_tell_the_leak_or_that_nothing_stands_out(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "decisions", lambda match, seat: iter(()))
    text = record.read_text("utf-8")
    for many, enough in ((MATCHES - 1, False), (MATCHES, True)):
        record.with_name("many.jsonl").write_text(text * many, "utf-8")
        code, said = run("review", record.with_name("many.jsonl"), "--quiet", "--lang", "en")
        assert (code, "Le Jeu du Roi – Nothing stands out in 10 reviewed matches." in said) == (0, enough)
    by_game = {"king": decisions_of(5, MATCHES + 2, get_rid=0.6), "quarante": decisions_of(5, MATCHES - 1)}
    for lang in LANGUAGES:
        words = language(lang, isolating=False)
        (sentence,) = leaks_text(by_game, words)
        assert words.text("puzzle-theme-get-rid") in sentence
