"""The leak coach: planted leaks are found, players without one are told none, and its law of chance is Student's."""

import json
from typing import Any

import pytest

from fourkings.analysis.matches import decision, moments
from fourkings.app.reviews.judging import judge_action
from fourkings.app.reviews.leaks import MATCHES, Leak, excess_of, leak_of
from fourkings.app.reviews.schema import verdict_info
from fourkings.arena.intervals import t_coverage, t_quantile
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.cli.review import verdict_of
from fourkings.puzzles import themes
from fourkings.rulebook.games import parse_action, rules
from fourkings.views import view
from reviewed import decisions_of


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (9, 2.262), (10, 2.228), (19, 2.093)])
def test_the_law_is_students(freedom: int, t: float) -> None:
    """The table of every textbook: 95 % lie within."""
    assert t_coverage(t, freedom) == pytest.approx(0.95, abs=2e-5)
    assert t_quantile(freedom) == pytest.approx(t, abs=1e-3)


def test_the_excess_is_what_was_lost_beyond_a_club_decisions_of() -> None:
    decision = {"losses": [(0.0, 0.1), (4.0, 0.1)], "habits": {"club": [0.75, 0.25]}, "places": [1, 0]}
    assert excess_of(decision) == 3.0
    assert excess_of(decision | {"places": [0, 0]}) == -1.0


def test_planted_leaks_are_found_and_others_are_told_none() -> None:
    """Simulated players who choose as a club player does, but in one theme: 80 % are found; of those without, 5 %."""
    leaks = [leak_of(decisions_of(seed, 20, get_rid=0.5)) for seed in range(5)]
    assert sum(isinstance(leak, Leak) and leak.theme == "get-rid" for leak in leaks) >= 4
    assert all(leak.loss - leak.half > 0 for leak in leaks if leak)
    assert sum(leak_of(decisions_of(seed, 20)) is not None for seed in range(20)) <= 1


def test_of_themes_that_share_decisions_the_one_is_told_that_explains_the_others() -> None:
    """Every decision is of a wide theme, too, and half of those of the leak are of a narrow one."""
    matches = decisions_of(7, 20, get_rid=0.5)
    for verdicts in matches:
        for place, row in enumerate(row for row in verdicts if "get-rid" in row["themes"]):
            row["themes"].append(("narrow", "other")[place % 2])
        for row in verdicts:
            row["themes"].append("wide")
    assert leak_of(matches).theme == "get-rid"


@pytest.mark.heavy
def test_of_many_players_few_are_told_a_leak_that_they_have_not() -> None:
    assert sum(leak_of(decisions_of(seed, 20)) is not None for seed in range(1000, 1400)) < 20
    leaks = [leak_of(decisions_of(seed, 20, get_rid=0.25)) for seed in range(2000, 2060)]
    assert sum(leak is not None and leak.theme == "get-rid" for leak in leaks) >= 48


def test_too_few_matches_and_reviews_without_themes_tell_nothing() -> None:
    sure = decisions_of(1, MATCHES, get_rid=1.0)
    assert leak_of(sure) is not None
    assert leak_of(sure[:-1]) is None
    assert leak_of([[{**row, "themes": []} for row in verdicts] for verdicts in sure]) is None


def test_a_decision_is_kept_with_the_themes_of_its_best_choice() -> None:
    """The first two decisions of a deal: a leak is looked for in their themes, and the page is told none."""
    order = rules("jeu-du-roi")
    match = play(order, [find("careful")] * 4, secret_of(order, 3, 0), max_deals=1)
    kept, first = list[tuple[Any, dict[str, Any]]](), None
    for moment in moments(match, 0):
        if (text := judge_action(moment)) is not None:
            kept.append((view(moment[2], moment[2].turn), json.loads(text)))
            first = first or decision(*moment)
        if len(kept) == 2:
            break
    for at, verdict in kept:
        best = verdict["choices"][verdict["places"][1]]
        assert verdict["themes"] == list(themes.of(at, frozenset(parse_action(order.game, name) for name in best)))
        assert excess_of(verdict) <= max(loss for loss, _ in verdict["losses"])
        assert not {"themes", "decided"} & set(verdict_info(match, (0, json.dumps(verdict)), "en"))
    at_terminal = verdict_of(first)
    assert list(at_terminal["themes"]) == kept[0][1]["themes"]
    assert excess_of(at_terminal) == pytest.approx(excess_of(kept[0][1]), abs=1e-3)
