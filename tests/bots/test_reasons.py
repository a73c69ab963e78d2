"""Reasons from figures: what is counted is true of the deals that fit, and each is a sentence in both languages."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.bots import careful, reasons, strong
from fourkings.bots.careful.advice import Advice
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong.games.four_hundred import bidding
from fourkings.bots.strong.games.quarante import calls_1792
from fourkings.i18n import language
from fourkings.rulebook import games
from fourkings.rulebook.cards import card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import apply, start
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.views import View, view
from rules import table

MANY = 400


def seen(game: str, hands: tuple[str, str, str, str], played: str, **more: int) -> View:
    at = table.play(table.state(game, hands, **{"dealer": 3, **more}), played)
    return view(at, at.turn)


def advised(at: View, good: str, other: str, gains: list[float], for_match: bool = False) -> Advice:
    judged = CardValues([card(good), card(other)], np.array([[gain, 0.0] for gain in gains]))
    return reasons.for_card(at, judged, card(good), 1, MANY, for_match)


def said(advice: Advice, code: str = "en") -> str:
    words = language(code)
    return " ".join(words.advice(key, facts) for key, facts in ((advice.key, advice.params), *advice.more))


def test_where_the_dear_card_may_be_is_counted() -> None:
    at = seen("king", ("9H ...", "AH 4H 2H 5D 6D 7C 8C 9C TC JC 2S 3S 4S", "...", "..."), "9H", number=5)
    advice = advised(at, "4H", "AH", [160.0, 0.0, 160.0])
    assert advice.key == "sampled-danger"
    assert (advice.params["danger"], advice.params["seat"], advice.params["other"]) == ("KH", 2, 3)
    # The leader holds twelve of the 38 unseen cards, the two after me thirteen each.
    assert abs(int(str(advice.params["percent"])) - 100 * 26 / 38) < 8
    assert "K♥ is with Player 3 or Player 4, who play after you: play 4♥" in said(advice)
    assert "R♥ est chez Joueur 3 ou chez Joueur 4" in said(advice, "fr")


def test_only_who_plays_after_me_is_named() -> None:
    at = seen("king", ("9H ...", "8H ...", "AH 4H 2H 5D 6D 7C 8C 9C TC JC 2S 3S 4S", "..."), "9H 8H", number=5)
    advice = advised(at, "4H", "AH", [160.0, 0.0])
    assert advice.key == "sampled-danger-one"
    assert advice.params["seat"] == 3


def test_how_often_somebody_must_go_above_is_counted() -> None:
    at = seen("king", ("2S 5S 9S 3H 8H JH 4D TD QD KD 6C 9C QC", "...", "...", "..."), "", number=1)
    advice = advised(at, "2S", "KD", [20.0, 0.0, 40.0])
    assert (advice.key, advice.params["percent"]) == ("sampled-above", 100)


def test_whether_a_card_holds_is_counted() -> None:
    hands = ("TD ...", "3D ...", "AD QD 4D 2H 3H KS QS 7S 4S KC 8C 5C 9C", "...")
    at = seen("jeu-du-roi", hands, "TD 3D", number=9)
    sure, doubtful = (advised(at, ace_or_queen, "4D", [4.0, 0.0]) for ace_or_queen in ("AD", "QD"))
    assert sure.key == doubtful.key == "sampled-holds"
    assert int(str(sure.params["percent"])) > int(str(doubtful.params["percent"])) > 40


def test_whether_the_partners_card_holds_is_counted() -> None:
    at = seen("quarante", ("AH ...", "8H ...", "QH 7H 8C 9C 7C 9D 8D TC", "... 7S"), "AH 8H")
    advice = advised(at, "QH", "7H", [4.0, 4.0])
    assert advice.key == "sampled-partner"
    assert advice.params["ahead"] == "AH"
    assert 50 < int(str(advice.params["percent"])) < 100


def test_a_gain_is_told_only_where_it_is_more_than_chance() -> None:
    at = seen("jeu-du-roi", ("TD ...", "3D ...", "JD ...", "AD QD 4D 2H 3H KS QS 7S 4S KC 8C 5C 9C"), "TD 3D JD", number=9)
    clear, doubtful = advised(at, "QD", "AD", [3.0, 3.5] * 50), advised(at, "QD", "AD", [30.0, -29.0] * 50)
    assert [advice.more[0].key for advice in (clear, doubtful)] == ["sampled-gain", "sampled-near"]
    assert "In 100 deals that fit what you have seen, Q♦ brings you 3.2 points more on average than A♦." in said(clear)
    assert "3,2 points de plus que l'A♦" in said(clear, "fr")
    assert clear.deals == 100
    match = advised(at, "QD", "AD", [3.0, 3.5] * 50, for_match=True)
    assert "Q♦ is worth 3.2 points more to you than A♦ for winning the match." in said(match)
    assert "pour gagner la partie, la D♦ vaut 3,2 points de plus que l'A♦." in said(match, "fr")
    assert (match.for_match, clear.for_match) == (True, False)
    assert [(choice.action, choice.worth, choice.percent) for choice in clear.choices] == [
        (card("QD"), 3.2, 100),
        (card("AD"), 0.0, 0),
    ]


def test_a_bid_is_told_with_how_often_it_is_made() -> None:
    at = seen("400", ("AH KH QH JH 9H 3H AS KS AD 4C 3C 2D 3S", "...", "...", "..."), "")
    advice = bidding.bid_advice(at, "bid:7", {"bid:6": 0.97, "bid:7": 0.9, "bid:8": 0.55}, 200)
    assert said(advice).endswith("it should be made 90 times in 100. 8 would be made only 55 times in 100.")
    assert said(advice, "fr").endswith("elle devrait réussir 90 fois sur 100. 8 ne réussirait que 55 fois sur 100.")
    assert [(choice.action, choice.percent) for choice in advice.choices] == [("bid:7", 90), ("bid:8", 55), ("bid:6", 97)]


@pytest.mark.parametrize(("hand", "word", "least", "most"), [
    ("KH KC KD KS 9C 7C 9D 8D", "count:4", 100, 100), ("JH JC JD 8C 9C 7C 9D 8D", "count:3", 40, 99),
])  # fmt: skip
def test_a_clique_is_told_with_how_often_it_is_the_highest(hand: str, word: str, least: int, most: int) -> None:
    advice = calls_1792.advise(seen("quarante-1792", (hand, "...", "...", "... 7S"), ""), word, 1, MANY)
    assert advice.key == "sampled-clique"
    assert least <= int(str(advice.params["percent"])) <= most
    assert "no opponent holds a higher clique" in said(advice)


def test_a_word_of_the_auction_is_told_with_the_next_best() -> None:
    values = np.array([[250.0, -20.0, 240.0], [270.0, -30.0, 180.0]])
    advice = reasons.for_call("declare:S", ["declare:S", "split", "auction"], values)
    assert [(choice.action, choice.worth, choice.percent) for choice in advice.choices] == [
        ("declare:S", 260.0, 100), ("auction", 210.0, 0), ("split", -25.0, 0),
    ]  # fmt: skip
    assert "leaves you about 260 points on average" in said(advice)
    assert "about 210." in said(advice)
    loss = reasons.for_call("pass", ["pass", "+1"], np.array([[-12.0, -40.0]]))
    assert "environ, " in said(loss, "fr")
    assert "−" in said(loss)
    assert "-12" not in said(loss)


NEAR = {"quarante": (120, 110), "quarante-1792": (120, 110), "400": (83, 70, 86, 75), "king": (120, 60, 0, -180)}
"""Scores with the end of the match in sight, where the game has a utility for it."""
LONG = {"400": {"target": 101}}
"""The 400's own target is in sight from the first deal on."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_says_where_its_points_are_for_the_match(game: str) -> None:
    """Near the end of the match, where strong plays for it; at its beginning nowhere."""
    begun = from_secret(games.rules(GAMES[game], options=LONG.get(game, {})), b"a" * 32).state
    for scores in (begun.deal.scores, NEAR.get(game)):
        at = start(begun.rules, 10 if game == "king" else 1, 0, scores or begun.deal.scores, begun.deal.dealt)
        while (now := view(at, at.turn)).stage != "play" or len(now.legal) < 3:
            at = apply(at, careful.choose(now, Stream(b"a", b"bot")))
        advice = strong.advise(now, Stream(b"a", b"hint"), 20)
        for_match = scores is not None and scores == NEAR.get(game)
        assert advice.for_match == for_match
        *proofs, compared = (why.key for why in advice.more)
        assert set(proofs) <= {"proven"}
        assert compared in {"sampled-near", "sampled-gain-match" if for_match else "sampled-gain"}
