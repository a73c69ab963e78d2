"""The solver's page: deals as text in every format, lines of play, and the value of each next card."""

import json

import pytest

pytest.importorskip("numpy")

from fourkings.app.matches.deal_schema import deal_response
from fourkings.app.solving import deal
from fourkings.app.solving.deal import solved
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.rulebook.cards import card
from fourkings.rulebook.games import GAMES, rules
from fourkings.solver.bridge import deal_of

DEAL = "N:A2... K3... ..A.2 ..KQ."
ENDING = {"game": "400", "hands": [["AH", "KS"], ["QH", "2S"], ["KH", "3S"], ["JH", "4S"]], "leader": 0}


def test_a_deal_is_played_on_card_by_card_to_its_end() -> None:
    line: list[str] = []
    while True:
        answer = solved(DEAL, "NT", 0, line)
        assert answer["deal"] == DEAL
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
        (DEAL, ["XX"], "is not a card"),
        (DEAL, ["KS"], "can't be played now"),
        (DEAL, ["AS", "KS", "2S"], "can't be played now"),
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
    assert solved(DEAL, "NT", 0, [])["estimate"] is None


def test_every_trump_and_leader_may_be_chosen() -> None:
    hands = deal_of(DEAL)
    for leader in range(4):
        for trump in ("S", "H", "D", "C", "NT"):
            answer = solved(DEAL, trump, leader, [])
            assert answer["trump"] == ("" if trump == "NT" else trump)
            assert all(hands[leader] >> card(played) & 1 for played in answer["values"])
