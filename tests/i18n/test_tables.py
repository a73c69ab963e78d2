"""What measuring commands print for people: in every language, without an invisible mark; JSON is English."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fourkings
from cli.test_cli import inside
from fourkings.bench import flood, pairs, server
from fourkings.bench.row import Row
from fourkings.cli import bench, puzzles, teach
from fourkings.cli._figures import (
    benchmark_table,
    boards_table,
    compared_results,
    deals_table,
    findings_text,
    league_table,
    matches_table,
)
from fourkings.duplicate.audit import Finding
from fourkings.duplicate.results import Result
from fourkings.duplicate.sets import Set, new_set
from fourkings.i18n import Language, language
from fourkings.i18n.bundle import ftl_source
from fourkings.i18n.languages import LANGUAGES
from fourkings.leagues import page
from fourkings.rulebook.games import rules

HOUSE = Path(fourkings.__file__).parent
UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u206f]")
PAIR = re.compile(r"(?=\b([^\W\d_]{2,} [^\W\d_]{2,})\b)")
"""Two words of a sentence; names and tokens stand alone."""
MARK = "⟦en⟧"
"""What stands before an English sentence in place of a missing one."""
SURE = {"mean": 0.6, "low": 0.521, "high": 0.674}
UNSURE = {"mean": 1.25, "low": None, "high": None}
LOST = "deal 1: Hangs/1 said nothing for 5 seconds"


def report(fair: float = 0.25, **changes: Any) -> dict[str, Any]:
    played = {"game": "king", "preset": "classic", "a": "careful/1", "b": "chance/1", "seed": 7, "seeds": "judge"}
    sizes = {"sets": 3, "matches": 12, "deals": 1200, "unfinished": 1, "forfeits": [LOST], "given_up": "a"}
    return {**played, **sizes, "fair": fair, "won": SURE, "points": UNSURE, "rank": SURE, **changes}


def verdict(word: str, of: str = "won") -> dict[str, Any]:
    return {"test": {"of": of, "verdict": word, "log_ratio": 2.944}}


SET = new_set("", rules("quarante"), 2, "careful 1", b"\7" * 32)
RESULT = Result(SET.seal, "Änna", "", {1: ()})
PARTED = {"deal": 1, "action": 3, "actions": ["9S", "QS"]}
ROW = {"place": 1, "player": "Änna", "matchpoints": 0.5, "beyond": SURE, "lost": None, "rating": None}
WRONG = (
    "the seal c1bd2193943be7d9… is that of another set", "the set has boards 1 to 2", "the board was over before",
    "77, 19: the deal is not over", "77, 19: the cards give 25, 19", "the board is not played to its end",
    "9S of seat 2 is not legal (GEN-3)", "'XX' is neither a card nor a word of quarante",
    "the bot in seat 3 plays QS, not 9S",
)  # fmt: skip
"""All that `boards verify` may find."""


def compared(boards: Set, row: dict[str, Any]) -> Callable[[Language], Sequence[str]]:
    pair = {"board": 1, "players": ["Änna", "B"], "points": [[[25, 19]], [[20, 24]]], **row}
    return lambda words: [*compared_results(words, boards, [pair])]


CURVE: list[dict[str, Any]] = [
    {"lesson": "players", "contract": None, "choices": 7},
    {"lesson": "players", "contract": None, "choices": 900, "likeliest": 0.5, "log_chance": -1.25, "by_chance": -1.5},
    {"lesson": "policy", "contract": None, "points": UNSURE, "steps": 9000},
    {"lesson": "policy", "contract": None, "points": SURE},
    {"lesson": "written", "nets": "c1bd2193943be7d9"},
]
MINED = {"puzzles": 10, "matches": 200, "refused": {"no hope": 1200, "the same again": 3}}
LEAGUE = {
    "game": "king",
    "preset": "classic",
    "bots": [{"bot": "careful 1", "rating": 12.2, "low": -100.0, "high": 75.0}],
    "pairs": [{"a": "careful 1", "b": "chance 1", "sets": 3, "won": SURE, "points": UNSURE, "fair": 0.5}],
}


def measured() -> list[Row]:
    """Lines of benchmarks that come of figures alone."""
    figures = [{"load": load, **server._figures([0.0123], 1, 0.001)} for load in ("cards", "calls")]
    return [
        Row("flood-start", {"worst": "34.0"}, {}),
        *(flood._row(kind, [0.01], 0.05) for kind in flood.FLOODS),
        *(Row("server-fast", server._params(100, known), known) for known in figures),
        *(pairs.row("", (load, pace, 100), [(1, 2), (2, 3)]) for load in ("cards", "calls") for pace in ("tables", "fast")),
    ]


GAME = {
    "bot": "careful 1", "stage": "first", "program": "four-kings 0.1.0", "game": "king", "fair": 0.25, "refused": 2,
    "won": {"flat 1": [0.25, 0.5], "strong 13": [0.0, 0.0]}, "losses": [0.5, 0.125], "surprise": [1.5],
    "faults": {"illegal": 1, "late": 0, "crash": 0}, "signature": "c1bd2193943be7d9", "measured": {"seconds": 0.25},
}  # fmt: skip
PRINTED: dict[str, Callable[[Language], Sequence[str]]] = {
    "alone": lambda words: matches_table(words, report(**verdict("ahead"))),
    "pairs": lambda words: matches_table(words, report(0.5, **verdict("not ahead"))),
    "open": lambda words: matches_table(words, report(**verdict("open", "points"))),
    "deals": lambda words: deals_table(
        words, report(deals=[{"kind": "tricks", "sets": 2, "points": SURE, **verdict("ahead", "points")}])
    ),
    "league": lambda words: league_table(
        words,
        report(
            bots=[{"bot": "Hangs 1", "rating": -12.2, "low": -100.0, "high": 75.0, "forfeits": [LOST]}],
            pairs=[{"a": "careful 1", "b": "Hangs 1", "given_up": "Hangs 1"}],
        ),
    ),
    "benchmark": lambda words: [*benchmark_table(words, [GAME, GAME | {"game": "400", "fair": 0.5}])],
    "ranking": lambda words: [
        *boards_table(words, [ROW, ROW | {"lost": UNSURE, "rating": {"value": 1512.4, "half": 60.0, "deals": 30}}])
    ],
    "parted": compared(SET, {"parting": PARTED}),
    "alike": compared(replace(SET, secret=None), {"parting": None}),
    "bench": lambda words: [bench.line(words, row) for row in measured()],
    "teach": lambda words: [teach.line(words, row) for row in CURVE],
    "mined": lambda words: [*puzzles.counted(words, MINED)],
    "checked": lambda words: [*findings_text(words, SET, RESULT, [Finding("set", 1, 1, 0, text) for text in WRONG])],
}


@pytest.mark.parametrize("name", PRINTED)
def test_what_is_printed_is_of_one_language_and_has_no_invisible_mark(name: str) -> None:
    printed = {code: "\n".join(PRINTED[name](language(code, isolating=False))) for code in LANGUAGES}
    english = set(PAIR.findall(printed["en"]))
    assert english
    left = {code: set(PAIR.findall(text)) & english for code, text in printed.items() if code != "en"}
    assert {code: pairs for code, pairs in left.items() if pairs} == {}
    assert {code: text for code, text in printed.items() if MARK in text or UNSEEN.search(text)} == {}


def test_every_line_of_a_benchmark_and_every_bar_has_its_sentence() -> None:
    code = "\n".join(path.read_text("utf-8") for part in ("bench", "cli") for path in (HOUSE / part).glob("*.py"))
    named = {f"bench-{key}" for key in re.findall(r'Row\(\s*"([\w-]+)"', code)}
    named |= {f"cli-progress-{unit}" for unit in re.findall(r'unit="(\w+)"', code)}
    named |= set(re.findall(r'text\("(bench-[\w-]+)"', code))
    written = re.findall(r"^((?:bench|cli-progress)-[\w-]+) =", ftl_source("en", "bench") + ftl_source("en", "cli"), re.M)
    assert named == set(written)


def test_columns_stand_below_one_another_in_every_language() -> None:
    for code in LANGUAGES:
        lines = PRINTED["ranking"](language(code, isolating=False))
        assert len({len(line) for line in lines}) == 1, code
        rows = matches_table(language(code, isolating=False), report(**verdict("ahead")))[2:]
        heads = [line.partition("  ")[0] for line in rows if line.strip() == line]
        texts = {line[max(map(len, heads)) :][:2] for line in rows}
        assert texts == {"  "}, code


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert "60,0\u202f% (52,1-67,4)" in PRINTED["alone"](language("fr", isolating=False))[2]
    assert "%60,0 (52,1-67,4)" in PRINTED["alone"](language("tr", isolating=False))[2]
    assert "60.0% (52.1-67.4)" in PRINTED["alone"](language("en", isolating=False))[2]


def test_the_page_of_a_league_is_of_one_language() -> None:
    texts = {code: re.sub(r"<style>.*?</style>|<[^>]+>", "\n", page.page(language(code), LEAGUE)) for code in LANGUAGES}
    english = set(PAIR.findall(texts["en"]))
    assert "won by" in english
    left = {code: set(PAIR.findall(text)) & english for code, text in texts.items() if code != "en"}
    assert {code: pairs for code, pairs in left.items() if pairs} == {}
    assert MARK not in "".join(texts.values())


def test_a_match_is_printed_in_the_language_asked_for_and_told_to_a_program_in_english() -> None:
    command = ("match", "quarante", "chance", "chance", "--sets", "1", "--option", "target=10", "--processes", "1")
    arabic = inside(*command, "--quiet", "--lang", "ar").stdout
    assert "النقاط" in arabic
    assert not UNSEEN.search(arabic)
    answers = [inside(*command, "--quiet", "--json", "--lang", code).stdout for code in ("ar", "en")]
    assert answers[0] == answers[1]
    assert answers[0].isascii()
    assert json.loads(answers[0])["sets"] == 1
