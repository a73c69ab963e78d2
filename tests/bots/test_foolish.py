"""Foolish cards: each kind in a position, by knowledge and with all cards seen; and strong plays none by knowledge."""

from argparse import Namespace

import pytest

pytest.importorskip("numpy")

from bots.thinking import deals, walk
from fourkings.arena import secret_of
from fourkings.bots import dominated, find
from fourkings.bots.dominated import FoolishKinds, foolish
from fourkings.rulebook import games
from fourkings.rulebook.cards import card
from fourkings.rulebook.game import State
from fourkings.rulebook.games import GAMES
from fourkings.views import view
from research.figures import strangers
from rules import table

KING = "king"
QUARANTE = "quarante"


def judged(at: State, played: str) -> FoolishKinds:
    return foolish(at, card(played))


def at_table(game: str, hands: list[str], played: str, **given: object) -> State:
    return table.play(table.state(game, hands, **given), played)  # type: ignore[arg-type]


def quarante(hands: list[str], played: str) -> State:
    """The first hand leads, and the last card of seat 3 is turned up for trump."""
    return at_table(QUARANTE, hands, played, dealer=3)


def test_a_king_under_the_ace_that_wins_is_foolish_beside_a_seven() -> None:
    at = quarante(["9S ...", "AS ...", "KS 7S ...", "8S ... 7H"], "9S AS")
    assert judged(at, "KS") == FoolishKinds("high lost", "high lost")
    assert judged(at, "7S") == FoolishKinds(None, None)


def test_who_could_still_be_beaten_by_the_partner_has_lost_nothing() -> None:
    """The queen is led; the partner plays last and may have the ace: it is not so, but who knows."""
    at = quarante(["QS ...", "JS 7S ...", "AS KS 9S ...", "8S ... 7H"], "QS")
    assert judged(at, "JS") == FoolishKinds("high lost", None)


def test_a_high_card_on_the_partners_ace_is_kept_but_one_that_counts_is_given() -> None:
    at = quarante(["AS KH ...", "9S ...", "TS 7S KS ...", "8S ... 7H"], "AS 9S")
    assert judged(at, "TS") == FoolishKinds("partner's trick", None)
    assert judged(at, "KS") == FoolishKinds(None, None)


def test_the_last_hand_takes_with_what_is_enough() -> None:
    at = quarante(["9S ...", "7S ...", "8S ...", "AS TS KD ... 7H"], "9S 7S 8S")
    assert judged(at, "AS") == FoolishKinds("dear winner", "dear winner")
    assert judged(at, "TS") == FoolishKinds(None, None)


def test_the_partners_trick_is_not_ruffed_where_another_suit_is_free() -> None:
    hands = ["KS ...", "8S ...", "7D 8D 9D 7C 8C 9C TH 9H", "QS ..."]
    at = at_table("quarante-1792", hands, "QS KS 8S", dealer=2)
    assert judged(at, "9H") == FoolishKinds("ruffed partner", "ruffed partner")
    assert judged(at, "7D") == FoolishKinds(None, None)


def test_what_counts_is_not_donated_where_a_worthless_card_may_go() -> None:
    hands = ["7S ...", "KS ...", "JD 7C 8C 9C TC AC TH 9H", "QS ..."]
    at = at_table("quarante-1792", hands, "QS 7S KS", dealer=2)
    assert judged(at, "JD") == FoolishKinds("donated", "donated")
    assert judged(at, "7C") == FoolishKinds(None, None)


def test_in_deals_that_cost_the_highest_card_goes_that_still_loses() -> None:
    at = at_table(KING, ["KS ...", "QS 2S ...", "3S ...", "4S ..."], "KS", dealer=3, number=1)
    assert judged(at, "2S") == FoolishKinds("low saved", "low saved")
    assert judged(at, "QS") == FoolishKinds(None, None)


def test_who_must_take_takes_with_the_highest() -> None:
    at = at_table(KING, ["5S ...", "2S ...", "3S ...", "AS 9S ..."], "5S 2S 3S", dealer=3, number=1)
    assert judged(at, "9S") == FoolishKinds("low taken", "low taken")
    assert judged(at, "AS") == FoolishKinds(None, None)


def test_a_bid_that_is_made_leaves_nothing_to_keep_a_card_for() -> None:
    """400: a king of spades under the ace is foolish while tricks are needed."""
    hands = ["AS ...", "KS 2S ...", "3S ...", "4S ..."]
    at = at_table("400", hands, "bid:4 bid:4 bid:4 bid:4 AS", dealer=3)
    assert judged(at, "KS") == FoolishKinds("high lost", "high lost")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foolish_by_knowledge_is_so_with_all_cards_seen(game: str) -> None:
    """Careful plays, and every legal card is looked at: one at least is always left."""
    looked = 0
    for state in deals(game, 2):
        for at, _ in walk(find("careful"), state, 0):
            cards = [action for action in view(at, at.turn).legal if not isinstance(action, str)]
            if at.stage != "play" or len(cards) < 2:
                continue
            findings = [foolish(at, card) for card in cards]
            assert all(finding.seen for finding in findings if finding.known), (cards, findings)
            assert dominated.undominated(view(at, at.turn), cards)
            looked += len(cards)
    assert looked > 60


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_strong_plays_no_foolish_card_by_knowledge(game: str) -> None:
    """A sample of the gate, over few deals a decision; whole it is `research/figures/foolish.py`."""
    for state in deals(game, 2):
        for at, action in walk(find("strong"), state, 10):
            if not isinstance(action, str) and len(at.tricks) < 3:
                assert foolish(at, action).known is None


def test_a_stranger_beside_the_same_bot_is_worth_the_same() -> None:
    """A sample of the gate of `research/figures/strangers.py`: a bot is level with itself, both sides together win all."""
    rules = games.rules(GAMES[QUARANTE], options={"target": 20})
    secret = secret_of(rules, 5, 0)
    flat = find("flat")
    assert strangers.with_partner(rules, flat, flat, secret) == (0.5, 0.0)
    given = Namespace(matches=2, seed=5, seeds="develop")
    pairs = list(strangers.pairs(rules, find("careful"), find("careful"), find("beginner"), given))
    assert [pair.won for pair in pairs] == [pair.before for pair in pairs]
    assert strangers.row(QUARANTE, "beginner", pairs).endswith("| 0.0 (no interval) | 0.0 (no interval) |")
