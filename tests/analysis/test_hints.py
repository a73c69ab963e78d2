"""Hints: a review agrees with them, they depend on the view alone, and their sentences are whole."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

pytest.importorskip("numpy")

from bots.thinking import deals, walk
from fourkings.analysis import hints
from fourkings.analysis.action_values import ActionValues
from fourkings.analysis.hints import Advice, _promised, _tempting, advise, advise_by_rule, fits, priced
from fourkings.analysis.judge import judge
from fourkings.analysis.verdicts import BLAMED, SMALLEST, trick_value, verdict_of
from fourkings.bots import find
from fourkings.bots.careful.calls import compare_bids
from fourkings.coach import Explanation, Part
from fourkings.coach.certain import Certain
from fourkings.coach.facts import of_partner
from fourkings.coach.price import price
from fourkings.i18n import language
from fourkings.kernels import arrays
from fourkings.records import token
from fourkings.rulebook.cards import card
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import GAMES
from fourkings.views import View, view
from research.figures.coach_cases import Case, other_deals
from research.figures.coach_facts import pieces
from rules import table

MANY = 100
"""Decisions of each game with --heavy, where its deals have so many; the five games make about 500."""
FEW = 6


def decisions(game: str, many: int) -> Iterator[View]:
    """Yield views with a choice from deals that careful plays: every second one, so that calls and all tricks occur."""
    views = (
        seen
        for state in deals(game, min(many, 10))
        for at, _ in walk(find("careful"), state, 0)
        if len((seen := view(at, at.turn)).legal) > 1
    )
    yield from (seen for number, seen in enumerate(views) if number % 2 == 0 and number < 2 * many)


def text(advice: Advice) -> str:
    return " ".join(language("en", isolating=False).coach(*part, ("Ann", "Ben", "Cleo", "Dora")) for part in advice.parts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.heavy)])
def test_the_review_never_blames_what_a_hint_recommends(game: str, many: int) -> None:
    for seen in decisions(game, many):
        judged = judge(seen, advise(seen).action)
        assert judged is None or verdict_of(judged, None) not in BLAMED, seen


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gets_the_same_hint_in_whole_sentences(game: str) -> None:
    for seen in decisions(game, FEW):
        advice = advise(seen)
        assert advice == advise(seen)
        assert advice.action in seen.legal
        for each in (advice, advise_by_rule(seen)):
            assert text(each).endswith(".")
            assert "{" not in text(each)
            assert "%" not in text(each)


@pytest.mark.parametrize("game", GAMES.own)
def test_what_hints_say_for_certain_is_true(game: str) -> None:
    for first in deals(game, 2):
        actions: list[Action] = []
        for number, (at, action) in enumerate(walk(find("careful"), first, 0)):
            seen = view(at, at.turn)
            if number % 5 == 0 and len(seen.legal) > 1 and at.stage == "play":
                others = other_deals(first, actions, 12, 1)
                for advice in (advise(seen), advise_by_rule(seen)):
                    case = Case(at, others, Explanation(advice.action, advice.action, advice.parts), None)  # type: ignore[arg-type]
                    assert [part for part, holds in pieces(case) if not holds] == [], text(advice)
            actions.append(action)


@pytest.mark.parametrize(
    ("played", "score", "bid", "worse", "said"),
    [
        ("", 0, 5, 4, {"how": "more", "points": 6}),
        ("", 0, 3, 4, {"how": "less", "points": 1}),
        ("", 0, 4, 5, {"how": "risk", "points": 6}),
        ("", 29, 6, 5, {"how": "target", "target": 41}),
        ("", 29, 6, 7, {"how": "enough", "target": 41}),
        ("bid:2 bid:3 bid:2", 0, 2, 3, {"how": "void", "least": 11}),
        ("bid:2 bid:3 bid:2", 0, 4, 3, {"how": "counts", "least": 11}),
    ],
)
def test_a_bid_is_compared_with_a_worse_one(played: str, score: int, bid: int, worse: int, said: dict[str, object]) -> None:
    state = table.play(table.state("400", ["..."] * 4, dealer=3, scores=(score, 0, 0, 0)), played)
    hand, (key, params) = compare_bids(view(state, state.turn), f"bid:{bid}", f"bid:{worse}")
    assert (hand[0], key, params["bid"]) == ("hand-tricks", "bid", bid)
    assert said.items() <= params.items()


def test_of_bids_of_which_two_do_as_well_the_next_best_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "CLUB", SimpleNamespace(choose=lambda *_: "bid:2"))
    seen = view(state := table.state("400", ["AS KS AH KH AD 2C ...", *["..."] * 3], dealer=3), state.turn)
    bids = [f"bid:{number}" for number in range(2, 8)]
    values = ActionValues(bids, arrays.float_table([[1.0, 2.0, 9.0, 3.0, 9.0, 4.0]], 6), None, None)
    assert _promised(seen, "bid:4") == "bid:6"
    assert bids[_tempting(seen, values, 2, [0, 1, 3, 5])] == "bid:7"
    assert bids[_tempting(seen, values, 2, [0, 1, 3, 4, 5])] == "bid:6", "what the hand is good for, if it is worse"


def test_no_bid_is_as_good_beyond_one_that_is_advised_against() -> None:
    seen = view(state := table.state("400", ["..."] * 4, dealer=3), state.turn)
    said = (Part("bid", {"how": "more", "bid": 5, "beside": 4, "points": 6}),)
    assert [other for other in ("bid:3", "bid:6") if fits(seen, said, "bid:5", other)] == ["bid:6"]


@pytest.mark.parametrize("game", ["quarante", "400"])
def test_the_figures_bear_out_what_the_sentences_say(game: str) -> None:
    """The one advised is first, the one as good has nearly the same figure, and the rest have none better."""
    named = 0
    for seen in decisions(game, FEW):
        advice = advise(seen)
        if not advice.choices:
            continue
        first, *others = advice.choices
        as_good = advice.parts[-1].params.get("card") if advice.parts[-1].key == "as-good" else None
        equal = [choice for choice in others if token(choice.action) == as_good]
        assert first.action == advice.action
        assert len(equal) == (as_good is not None)
        assert all(first.worth - choice.worth <= SMALLEST * trick_value(seen) for choice in equal)
        assert all(choice.worth <= first.worth for choice in others if choice not in equal)
        assert [choice.worth for choice in others] == sorted((choice.worth for choice in others), reverse=True)
        assert set(advice.values) <= set(seen.legal)
        named += len(equal)
    assert named


def queen_under_the_ace() -> State:
    """Spades are trumps, an opponent leads their ace, and I hold queen and seven."""
    hands = ["AS ...", "QS 7S ...", "...", "... 8S"]
    return table.play(table.state("quarante", hands, dealer=3), "AS")


def test_a_queen_is_not_thrown_under_an_unbeatable_ace() -> None:
    state = queen_under_the_ace()
    advice = advise(view(state, state.turn))
    assert advice.action == 5 or "Q♠" in text(advice)
    assert "can't be beaten" in text(advice)


def test_a_card_as_good_does_what_the_sentences_before_it_say() -> None:
    hands = ["6D 5D ...", "2D ...", "KD ...", "AD 8D 3D ..."]
    state = table.play(table.state("400", hands, dealer=3), "bid:4 bid:3 bid:3 bid:2 6D 2D KD")
    seen = view(state, state.turn)
    wins, other = (Part(key, {"better": "AD", "act": "play"}) for key in ("sure-winner", "lead-winner"))
    kept = Part("keep", {"better": "3D", "prize": "8D"})
    ace, eight, three = (card(name) for name in ("AD", "8D", "3D"))
    assert not fits(seen, (wins, other), ace, eight)
    assert not fits(seen, (kept,), three, eight)
    assert fits(seen, (wins,), three, eight)
    assert not fits(seen, (wins,), ace, "bid:4")


LAST = ["9C ...", "QC ...", "9S 8S 7S 9D 9H 8H 7D 8D", "JH AC KC ... TS"]
"""An opponent trumps a trick in which I follow as the last."""


@pytest.mark.parametrize(
    ("game", "hands", "played", "mine", "how", "points"),
    [
        ("king", ["JC ...", "2C ...", "3C ...", "KC QC 8C ..."], "JC 2C 3C", "KC", "trick", 20),
        ("king", ["JC ...", "2C ...", "3C ...", "KC QC 8C ..."], "JC 2C 3C", "8C", None, 0),
        ("quarante", LAST, "9C QC 9S", "KC", "gives", 5),
        ("quarante", LAST, "9C QC 9S", "AC", None, 0),
    ],
)
def test_a_card_that_loses_points_for_certain_says_so(
    game: str, hands: list[str], played: str, mine: str, how: str | None, points: int
) -> None:
    state = table.play(table.state(game, hands, dealer=3), played)
    seen = view(state, 3)
    paid = price(Certain(seen), card(mine))
    assert (paid and paid.params["how"], paid and paid.params["points"]) == (how, how and points)
    parts = priced(seen, card(mine), (Part("rest", {}),), seen.legal[0])
    assert [part.params.get("how") for part in parts] == ([how, "less"] if how else [None])


def test_a_partner_is_not_said_to_win_what_others_may_still_take() -> None:
    bids = "bid:4 bid:3 bid:3 bid:2"
    state = table.play(table.state("400", ["6D 5D ...", "2D ...", "KD ...", "AD 8D 3D ..."], dealer=3), f"{bids} 6D 2D")
    assert of_partner(Certain(view(state, 2))) == Part("need", {"how": "partner", "seat": 0, "tricks": 4})
    state = table.play(table.state("quarante", ["9C ...", "8C ...", "7C ...", "TC ..."], dealer=3), "9C 8C")
    assert of_partner(Certain(view(state, 2))) == Part("partner", {"how": "ahead", "seat": 3})
