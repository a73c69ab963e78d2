"""Reviews of matches: their order, form, words and command; and lines played by hand, with every action valued."""

import doctest
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("numpy")

from analysis.positions import judged, match_of, seen_from
from cases import few
from fourkings.analysis import FORMAT, VERDICTS, Decision, Review, matches, review, to_html, to_json
from fourkings.analysis.explanations import reason
from fourkings.analysis.hindsight import values
from fourkings.analysis.json_form import pack, unpack
from fourkings.analysis.verdicts import BLAMELESS
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.cli import cli
from fourkings.coach import Explanation, explain
from fourkings.i18n import LANGUAGES, REVIEWED, language
from fourkings.records import dumps, token
from fourkings.rulebook.game import Action, State, act, legal, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.views import View

ROOT = Path(__file__).parents[2]
KEYS = {"deal", "action", "played", "best", "loss", "low", "high", "seen", "surprise", "verdict", "explanation", "reason"}


def lost(game: str, bot: str, matches: int, deals: int) -> float:
    mine = rules(GAMES[game])
    played = (play(mine, [find(bot)] * 4, secret_of(mine, 7, number), deals) for number in range(matches))
    reviews = [review(match, 0) for match in played]
    return sum(report.loss * len(report.decisions) for report in reviews) / sum(len(report.decisions) for report in reviews)


@pytest.mark.costly
def test_who_plays_better_loses_less():
    chance, careful, strong = (lost("quarante", bot, 1, 2) for bot in ("chance", "careful", "strong"))
    assert chance > careful > strong


@pytest.mark.heavy  # four matches of four bots in each game: minutes
@pytest.mark.parametrize("game", GAMES.own)
def test_the_ladder_stands_in_every_game(game: str):
    """Careful and club share a rung: where each plays alone neither is better, and elsewhere four matches are too few."""
    chance, careful, club, strong = (lost(game, bot, 4, 15) for bot in ("chance", "careful", "club", "strong"))
    assert chance > max(careful, club)
    assert min(careful, club) > strong


@pytest.mark.parametrize("game", few(GAMES.own, 2))
def test_the_json_is_what_the_page_says(game: str):
    document = to_json(Review(match_of(game).rules, 1, judged(game)), language("en"))
    assert document["format"] == FORMAT == "fourkings/review/1"
    assert (document["game"], document["seat"]) == (game, 1)
    assert document["summary"]["decisions"] == len(document["decisions"]) == sum(document["summary"]["verdicts"].values())
    for row in document["decisions"]:
        assert set(row) == KEYS
        assert row["low"] <= row["loss"] + 0.01
        assert row["loss"] <= max(row["high"], 0) + 0.01
        assert row["loss"] >= 0
        assert row["verdict"] in VERDICTS
        assert row["seen"] >= 0
        assert 0 <= row["surprise"] < 6
    assert json.loads(json.dumps(document)) == document


def test_the_page_runs_and_has_every_key_and_word():
    assert doctest.testfile(str(ROOT / "docs" / "review.md"), module_relative=False) == (0, 8)
    page = (ROOT / "docs" / "review.md").read_text("utf-8")
    assert all(f"`{key}`" in page for key in (*KEYS, *VERDICTS, "summary", "decisions", FORMAT))


@pytest.mark.costly
@pytest.mark.parametrize("code", REVIEWED)
def test_every_verdict_has_its_sentence(code: str):
    words, texts = language(code), []
    for game in GAMES.own:
        for judgement in judged(game):
            text = reason(judgement, words)
            texts.append(text)
            assert re.match(r"^\S.*[.!]$", text)
    assert len(set(texts)) > len(texts) / 2
    for verdict in VERDICTS:
        assert words.text(f"review-word-{verdict}")
        assert words.text(f"review-verdict-{verdict}", many=2) != words.text(f"review-verdict-{verdict}", many=1)


def mistaken() -> tuple[Decision, tuple[str, ...]]:
    """A decision that is called a mistake, with its explanation, and the names of the players."""
    judgement = next(each for each in judged("quarante") if len(each.judged.choices) > 1)
    better = next(choice[0] for choice in judgement.judged.choices if judgement.played not in choice)
    place = next(place for place, choice in enumerate(judgement.judged.choices) if better in choice)
    explanation = explain(seen_from(judgement), judgement.played, better)
    wrong = replace(judgement.judged, best=place, loss=3.0)
    return replace(judgement, verdict="mistake", judged=wrong, explanation=explanation), ("Ann", "Bob", "Cleo", "Dora")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mistake_of_the_middle_class_has_a_word_of_its_own(code: str) -> None:
    """All that is done wrong is called a mistake, small or large: no class of it may have the same word."""
    text = language(code).text
    every = re.sub(r"\W*\d.*", "", text("mistakes-place", number=1, count=2)).casefold()
    words = [text(f"review-word-{verdict}").casefold() for verdict in ("inaccuracy", "mistake", "blunder")]
    assert len(set(words)) == 3
    assert not any(word in every for word in words)


def test_a_stored_mistake_is_explained_in_every_language_as_it_was_judged():
    mistake, names = mistaken()
    stored = json.loads(json.dumps(pack(mistake)))
    assert (stored["explanation"]["action"], stored["explanation"]["better"]) == (stored["played"], stored["best"])
    read = unpack(stored, mistake.state, mistake.played)
    for code in LANGUAGES:
        text = reason(read, language(code), names)
        assert text == reason(mistake, language(code), names)
        assert "3.0" not in text
        assert text


def test_an_explanation_of_another_version_is_left_out():
    mistake, names = mistaken()
    stored = json.loads(json.dumps(pack(mistake)))
    stored["explanation"] |= {"version": 0, "parts": [{"key": "gone", "params": {}}]}
    read = unpack(stored, mistake.state, mistake.played)
    assert read.explanation is None
    best = language("en", isolating=False).the_card(read.best)
    assert reason(read, language("en", isolating=False), names).endswith(
        f" cost about 3 points on average; {best} was best."
    )


def test_only_mistakes_are_explained_and_each_once(monkeypatch: pytest.MonkeyPatch):
    explained = list[tuple[Action, Action]]()

    def counting(seen: View, action: Action, better: Action, loss: float) -> Explanation:
        explained.append((action, better))
        return explain(seen, action, better, loss)

    monkeypatch.setattr(matches, "explain", counting)
    match = play(rules("quarante"), [find("beginner")] * 4, secret_of(rules("quarante"), 16, 0), max_deals=1)
    report = review(match, 0)
    to_json(report, language("en"), match.names)
    to_html(match, report, language("en"))
    list(map(pack, report.decisions))
    assert explained == [(each.played, each.best) for each in report.decisions if each.verdict not in BLAMELESS]


def run(*arguments: str, text: str | None = None):  # type: ignore[no-untyped-def]
    return CliRunner().invoke(cli, ["review", *arguments], input=text)


@pytest.mark.costly
def test_a_record_is_reviewed_as_far_as_it_goes(tmp_path: Path):
    match = match_of("quarante", deals=1)
    assert match.result is None
    file = tmp_path / "match.jsonl"
    file.write_text(dumps(match) + "\n", encoding="utf-8")
    ran = run(str(file), "--seat", "1", "--json", "--lang", "en")
    assert ran.exit_code == 0, ran.output
    document = json.loads(ran.stdout)
    assert (document["game"], document["seat"]) == ("quarante", 1)
    assert document["decisions"]
    assert run(str(file), "--seat", "1", "--json", "--lang", "en").stdout == ran.stdout
    page = tmp_path / "page.html"
    assert run(str(file), "--seat", "1", "--html", str(page)).exit_code == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    file.write_text(2 * (dumps(match) + "\n"), encoding="utf-8")
    assert "a page shows one match" in run(str(file), "--html", str(page)).output
    french = run(str(file), "--seat", "1", "--lang", "fr").stdout
    assert "décisions offraient un choix" in french


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("not a record\n", "-:1: this is not JSON"),
        ("", "the file contains no record"),
        ("GAME", "there is no game 'poker'"),
    ],
)
def test_bad_input_is_a_sentence(text: str, complaint: str):
    text = text.replace("GAME", json.dumps(json.loads(dumps(match_of("quarante"))) | {"game": "poker"}))
    ran = run("-", "--lang", "en", text=text)
    assert ran.exit_code == 2
    assert complaint in ran.output
    assert ran.output.count("\n") <= 2


def test_a_record_that_breaks_the_rules_is_told_with_its_place():
    document = json.loads(dumps(match_of("quarante")))
    document["deals"][0]["actions"][0][1] = document["deals"][0]["hands"][0][0]
    ran = run("-", "--lang", "en", text=json.dumps(document) + "\n")
    assert ran.exit_code == 1
    assert "-:1: Deal 1, action 1: " in ran.output


def test_a_seat_that_is_none_is_refused():
    assert "4 is not in the range" in run("-", "--seat", "4", text="").output


def begun_deal(game: str, actions: int) -> State:
    state = from_secret(rules(GAMES[game]), bytes(32)).state
    for _ in range(actions):
        state = act(state, state.turn, min(legal(state), key=token))
    return state


@pytest.mark.parametrize(("game", "exact"), [("quarante", True), ("jeu-du-roi", False)])
def test_every_legal_card_has_a_value_and_the_same_again(game: str, exact: bool):
    state = begun_deal(game, 9)
    worths = values(state)
    assert worths is not None
    assert worths.exact is exact
    assert set(worths.cards) == {card for card in legal(state) if isinstance(card, int)}
    assert all(least <= most for least, most in worths.cards.values())
    assert values(state) == worths


def test_bounds_hold_where_the_search_is_cut_short():
    state = begun_deal("quarante", 1)
    whole, short = values(state), values(state, nodes=1)
    assert whole is not None
    assert short is not None
    for card, (least, most) in short.cards.items():
        assert least <= whole.cards[card][0] <= whole.cards[card][1] <= most


@pytest.mark.parametrize(("game", "number", "silence"), [("400", 1, False), ("king", 7, False), ("quarante-1792", 1, True)])
def test_calls_are_told_beside_the_best_or_beyond_saying_nothing(game: str, number: int, silence: bool):
    first = begun_deal(game, 0)
    state = start(first.rules, number, first.deal.dealer, first.deal.scores, first.deal.dealt)
    worths = values(state)
    assert worths is not None
    assert set(worths.calls) == {call for call in legal(state) if isinstance(call, str)} != set()
    assert bool(worths.cards) is silence
    assert silence or max(worths.calls.values()) == 0.0
    assert values(state) == worths


def test_a_deal_that_is_over_has_no_values():
    state = begun_deal("400", 0)
    while state.stage != "done":
        state = act(state, state.turn, min(legal(state), key=token))
    assert values(state) is None
