"""Puzzles: fair by three judges, found again from the same seed, written and read, searched on after a kill, checked."""

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from cases import few
from fourkings.analysis.action_values import ActionValues
from fourkings.analysis.matches import moments
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.cli import cli
from fourkings.i18n import language
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles import NotAPuzzle, puzzle_json, read_puzzle, themes
from fourkings.puzzles.fair import BELIEVED, Refused, agreement, is_promising, right_choices
from fourkings.puzzles.mining import Mined, canonical_form, initial_rating, mine, search
from fourkings.puzzles.search_log import AnotherSearch, SearchLog
from fourkings.puzzles.shipped import NoSuchPuzzle, lines, puzzle_of, shipped
from fourkings.puzzles.stranger import AFTER_CALLS, agrees, judged
from fourkings.rulebook.cards import SEATS, card
from fourkings.rulebook.game import act, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.mirror import relabelled, relabelled_mask
from fourkings.views import View, view

FILE = Path(__file__).with_name("puzzles.jsonl")
LINES = FILE.read_text("utf-8").splitlines()
SEVERAL, ONE = map(read_puzzle, LINES)


def of(*columns: tuple[float, float]) -> ActionValues:
    """Choices with these means and spreads, in a thousand deals."""
    noise = np.random.default_rng(1).normal(size=(1000, len(columns)))
    noise -= noise.mean(0)
    values = np.array([mean for mean, _ in columns]) + noise * np.array([spread for _, spread in columns])
    return ActionValues(list(range(len(columns))), values, None, None)


@pytest.mark.parametrize(
    ("columns", "places"),
    [
        (((0, 1), (-3, 1)), (0,)),
        (((-3, 1), (0, 1), (-4, 1)), (1,)),
        (((0, 0.1), (-0.05, 0.1), (-3, 1)), (0, 1)),
        (((0, 0.1), (-0.2, 0.1)), None),  # 0.2 tricks: neither
        (((0, 100), (-3, 100)), None),  # far enough apart, but not for certain
        (((0, 9), (0, 9)), None),  # as good, but not for certain
    ],
)
def test_each_choice_is_clearly_right_or_clearly_wrong(
    columns: tuple[tuple[float, float], ...], places: tuple[int, ...] | None
) -> None:
    assert right_choices(of(*columns), trick=1.0) == places


@pytest.mark.parametrize("line", LINES)
def test_a_puzzle_is_read_as_it_was_written(line: str) -> None:
    puzzle = read_puzzle(line)
    assert json.loads(json.dumps(puzzle_json(puzzle))) == json.loads(line)
    assert read_puzzle(line.replace('"themes": [', '"themes": ["of-an-earlier-version", ')) == puzzle
    assert set(map(str, puzzle.values)) == {"strong", "even", "endings"}


def test_its_name_tells_nothing_of_its_answer_or_of_its_match() -> None:
    other = dataclasses.replace(ONE, origin={"seed": 9, "number": 9, "deal": 1, "action": 1}, solution=frozenset())
    assert other.id == ONE.id != SEVERAL.id


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "this is not JSON: the text ends at character 0"),
        ("[]", "a puzzle of fourkings/puzzle/2 is expected"),
        ('{"format": "fourkings/1"}', "format 'fourkings/puzzle/2' is expected"),
        (LINES[0].replace('"quarante"', '"whist"', 1), "there is no game 'whist'"),
        (LINES[0].replace('"8S"', '"1S"', 1), "'1S' is not a card"),
        ("[" * 100_000, "this JSON is nested more than 100 deep"),
    ],
)
def test_what_is_none_is_refused_in_words(line: str, said: str) -> None:
    with pytest.raises(NotAPuzzle, match=f"^{re.escape(said)}"):
        read_puzzle(line)


@pytest.mark.costly
def test_the_same_seed_finds_the_same_puzzle() -> None:
    mined = search((SEVERAL.rules, 1, 3, True))
    assert mined.puzzle == SEVERAL
    assert SEVERAL.several
    assert not ONE.several


def test_where_the_judges_differ_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    opinions = iter([of((0, 1), (-3, 1)), of((-3, 1), (0, 1))])
    monkeypatch.setattr("fourkings.puzzles.fair.judge_values", lambda *asked: next(opinions))
    assert agreement(ONE.view, "first", 10) == Refused("judges differ")


def relabelled_view(at: View, suits: tuple[int, int, int, int]) -> View:
    dealt, face_up = (tuple(relabelled(suits, each) for each in cards or ()) for cards in (at.dealt, at.face_up))
    return dataclasses.replace(at, hand=relabelled_mask(suits, at.hand), dealt=dealt, face_up=face_up)


def test_the_same_but_for_its_suits_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert canonical_form(relabelled_view(ONE.view, (2, 1, 0, 3))) == canonical_form(ONE.view)
    assert canonical_form(relabelled_view(ONE.view, (1, 0, 2, 3))) != canonical_form(ONE.view)  # hearts are trumps
    matches = [Mined(SEVERAL, Counter()), Mined(SEVERAL, Counter({"unclear": 2}))]
    monkeypatch.setattr("fourkings.puzzles.mining.spread", lambda *asked: iter(matches))
    first, second = mine(SEVERAL.rules, 1)
    assert (first.puzzle, second) == (SEVERAL, Mined(None, Counter({"unclear": 2, "the same again": 1})))


def test_a_puzzle_that_all_solve_begins_lower_than_one_that_nobody_solves() -> None:
    assert initial_rating(7, 7) < initial_rating(4, 7) < 1500 < initial_rating(3, 7) < initial_rating(0, 7)
    assert initial_rating(2, 4) == 1500


def positions() -> Iterator[View]:
    for game in ("quarante", "400"):
        order = rules(game)
        match = play(order, [find("careful")] * 4, secret_of(order, 3, 0), max_deals=1)
        for seat in SEATS:
            yield from (view(state, state.turn) for *_, state, _ in moments(match, seat))
    for game in GAMES.own:
        yield from (puzzle.view for puzzle in shipped(game))


ANSWERS = {"lead", "follow", "discard", "ruff"}
ONE_OF = [{"take", "duck"}, {"cheap-winner", "high-winner"}, {"low-bid", "high-bid"}]
ONE_OF += [{"second-hand", "third-hand", "last-hand", "lead"}, {"take-points", "dodge-points"}]
INCLUDED = {
    "draw-trumps": "lead", "master": "lead", "singleton": "lead", "alone": "master", "void": "lead",
    "partner-void": "void", "new-suit": "lead", "leave-partner": "duck", "keep-trump": "discard", "take-points": "take",
    "dodge-points": "duck", "get-rid": "avoid-tricks", "low-bid": "call", "high-bid": "call", "sell": "call",
}  # fmt: skip


@pytest.mark.costly
def test_every_theme_has_a_position_and_a_twin_that_lacks_it() -> None:
    seen: dict[str, set[bool]] = {theme: set() for theme in themes.THEMES}
    for at in positions():
        for action in at.legal:
            names = set(themes.of(at, frozenset({action})))
            for theme, sides in seen.items():
                sides.add(theme in names)
            assert len(ANSWERS & names) == isinstance(action, int)
            assert ("call" in names) == isinstance(action, str)
            assert all(len(few & names) < 2 for few in ONE_OF)
            assert all(wider in names for theme, wider in INCLUDED.items() if theme in names)
    assert {theme for theme, sides in seen.items() if sides != {False, True}} == {"several"}  # never of one action


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_theme_has_a_name_and_a_sentence(code: str) -> None:
    words = language(code)
    names = [words.text(f"puzzle-theme-{theme}") for theme in themes.THEMES]
    sentences = [words.text(f"puzzle-theme-{theme}", "text") for theme in themes.THEMES]
    assert len(set(names)) == len(set(sentences)) == len(themes.THEMES)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_a_search_goes_on_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    log = SearchLog.open(file, SEVERAL.rules, 1)
    log.add(Mined(None, Counter({"unclear": 3})))
    log.add(Mined(dataclasses.replace(SEVERAL, origin={**SEVERAL.origin, "number": 1}), Counter()))
    whole = file.read_text("utf-8")
    later = json.dumps(puzzle_json(SEVERAL)) + "\n"  # its match was not counted before the kill
    for torn in (whole, whole + later, whole + later[:100]):
        file.write_text(torn, "utf-8")
        again = SearchLog.open(file, SEVERAL.rules, 1)
        assert (again.searched, len(again.puzzles), again.refused) == (2, 1, Counter({"unclear": 3}))
        assert file.read_text("utf-8") == whole
    with pytest.raises(AnotherSearch, match="take another file"):
        SearchLog.open(file, SEVERAL.rules, 2)
    log.status.write_text("{", "utf-8")
    with pytest.raises(AnotherSearch, match="not readable"):
        SearchLog.open(file, SEVERAL.rules, 1)
    log.status.unlink()
    with pytest.raises(AnotherSearch, match=r"no puzzles\.jsonl\.search\.json beside them"):
        SearchLog.open(file, SEVERAL.rules, 1)


def run(*arguments: object) -> tuple[int, str]:
    ran = CliRunner().invoke(cli, ["puzzles", *map(str, arguments)])
    return ran.exit_code, ran.output


@pytest.mark.costly
def test_puzzles_are_mined_shown_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    code, said = run("mine", "quarante", file, "--many", 1, "--seed", 1, "--processes", 1, "--json", "--quiet")
    answer = json.loads(said)
    assert (code, answer["puzzles"], answer["matches"]) == (0, 1, 4)
    assert file.read_text("utf-8") == LINES[0] + "\n"
    assert run("mine", "quarante", file, "--many", 1, "--seed", 1, "--json", "--quiet") == (code, said)
    assert run("show", file, "--json") == (0, LINES[0] + "\n")
    code, said = run("show", FILE, "--lang", "en")
    assert code == 0
    assert "Right answers: Q♥, K♥" in said
    assert "Right answer: 5" in said
    assert run("check", file) == (0, "puzzles with the same answer again: 1 of 1 (100.0%)\n")


def test_the_first_look_leaves_hope_only_of_what_is_sought() -> None:
    clear, close, several, alike = (
        of((0, 1), (-3, 1)),
        of((0, 1), (-0.2, 0.1)),
        of((0, 1), (-0.01, 1), (-3, 1)),
        of((0, 1), (0, 1)),
    )
    every = (clear, close, several, alike)
    assert [values for values in every if is_promising(values, 1, several=False)] == [clear]
    assert [values for values in every if is_promising(values, 1, several=True)] == [several]


def test_the_deal_that_it_comes_from_leads_to_the_puzzle() -> None:
    for puzzle in (SEVERAL, ONE):
        at = puzzle.view
        state = start(puzzle.rules, at.number, at.dealer, at.scores, puzzle.deal.hands, at.voids)
        for action in puzzle.deal.actions[: puzzle.origin["action"] - 1]:
            state = act(state, state.turn, action)
        assert view(state, state.turn) == at


@pytest.mark.parametrize("game", few(GAMES.own, 1))
def test_puzzles_come_with_the_program(game: str) -> None:
    """Every one is whole, of its game, under its name, and unlike the others; the search that found them says the same."""
    puzzles = list(shipped(game))
    assert (
        len({puzzle.id for puzzle in puzzles})
        == len({canonical_form(puzzle.view) for puzzle in puzzles})
        == len(puzzles)
        > 0
    )
    for puzzle in puzzles:
        assert puzzle.rules == rules(game)
        assert puzzle_of(game, puzzle.id) == puzzle
        assert puzzle.solution.issubset(puzzle.view.legal)
        assert all(puzzle.ladder[name] in puzzle.solution for name in BELIEVED)
    log = json.loads((files("fourkings.puzzles") / "data" / f"{game}.jsonl.search.json").read_text("utf-8"))
    assert log["searched"] > max(puzzle.origin["number"] for puzzle in puzzles)
    code, said = run("show", game, "--json")
    assert code == 0
    for shown, line, puzzle in zip(said.splitlines(), lines(game).values(), puzzles, strict=True):
        assert json.loads(shown) == json.loads(line) | {"themes": list(puzzle.themes)}
    with pytest.raises(NoSuchPuzzle):
        puzzle_of(game, "000000000000")


@pytest.mark.costly
def test_the_datasheet_counts_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "scripts"))
    import puzzles

    text = puzzles.PAGE.read_text("utf-8")
    assert puzzles.filled() == text, "run scripts/puzzles.py"
    for game in GAMES.own:
        several = [puzzle.several for puzzle in shipped(game)]
        assert f"| `{game}` | {len(several)} |" in text
        assert 4 * sum(several) >= len(several) >= 300, "a quarter has several right answers"
    assert all(f"| `{theme}` |" in text for theme in themes.THEMES)


def test_puzzles_are_solved_at_the_terminal() -> None:
    def play(typed: str, language: str = "en") -> tuple[int, str]:
        ran = CliRunner().invoke(cli, ["puzzles", "play", str(FILE), "--lang", language], input=typed)
        return ran.exit_code, ran.output

    code, said = play("9C\nqh\nbid:3\n")
    assert (code, said.splitlines()[-1]) == (0, "Right: 1 of 2")
    assert "9C is not among your choices: type one of TH, QH, KH." in said
    assert "Not the best: 5 is right." in said
    assert "Right answers" not in said
    assert play("Q♥\n")[1].splitlines()[-1] == "Right: 1 of 1"
    assert play("", "fr")[1].splitlines()[-1] == "Justes\N{NARROW NO-BREAK SPACE}: 0 sur 0"


def test_a_file_of_something_else_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mixed.jsonl"
    file.write_text(f"{LINES[0]}\nhello\n", "utf-8")
    code, said = run("check", file)
    assert (code, f'{file}:2: this is not JSON: "hello" at character 1' in said.replace("\n", " ")) == (2, True)
    file.write_bytes(b"\xff\xfe")
    assert run("show", file)[0] == 2


@pytest.mark.costly
def test_a_stranger_judges_by_cards_and_by_calls() -> None:
    """By what was played in one puzzle, by what was called in the other; a wrong solution is no agreement."""
    assert agrees(SEVERAL)
    assert not agrees(dataclasses.replace(SEVERAL, solution=frozenset({card("TH")})))
    values = judged(ONE)
    assert values.values.shape == (AFTER_CALLS, len(ONE.view.legal))
    assert values.actions[values.best()] in ONE.solution
    assert run("check", "quarante", "--sample", "1", "--judge", "stranger")[0] == 0
