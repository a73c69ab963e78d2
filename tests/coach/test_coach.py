"""The coach: what it says in positions made by hand, and what holds of its sentences everywhere."""

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from fourkings.coach import Explanation, explain, explanation_json
from fourkings.coach.attribution import continue_both
from fourkings.coach.certain import Certain
from fourkings.i18n import language
from fourkings.rulebook import games
from fourkings.rulebook.cards import SUITS, Card, card, members
from fourkings.rulebook.game import State, apply, legal
from fourkings.rulebook.games import GAMES
from fourkings.views import View, view
from research.figures import coach as checking
from rules import table
from tables import all_rules, any_deal, redealt

ENGLISH = language("en", isolating=False)
NAMES = ("Ann", "Bob", "Cleo", "Dora")
SOURCES = Path(__file__).parents[2] / "src" / "fourkings"
MESSAGES = (SOURCES / "i18n" / "en" / "coach.ftl").read_text("utf-8")
MESSAGE_LIMIT = 60
"""Messages of the coach, at most: each is written by hand in every language."""


class Spoken(NamedTuple):
    """A position with two cards, and what the coach says of them."""

    game: str
    hands: tuple[str, str, str, str]
    played: str
    weaker: str
    better: str
    text: str
    number: int = 1
    dealer: int = 3


SPOKEN = (
    Spoken(
        "quarante", ("AS 9H 8H 9C 8C 9D 8D TD", "QS 7S QH JH KC 9S TC AD", "...", "... TS"), "AS", "QS", "7S",
        "Ann's A♠ can't be beaten. Q♠ gives away its 4 points, which your side could win later: play 7♠.",
    ),
    Spoken(
        "quarante", ("JH ...", "8H ...", "JC 9C KD 9D TD TC KC 7D", "... TS"), "JH 8H", "JC", "9C",
        "J♣ and its 2 points usually fall to the opponents: throw 9♣.",
    ),
    Spoken(
        "quarante", ("AH ...", "8H ...", "JC 9C KD 9D TD TC KC 7D", "... TS"), "AH 8H", "9C", "KC",
        "Your partner usually wins this trick: add K♣ and its 5 points.",
    ),
    Spoken(
        "400", ("8C 9H 5H 7H 3D 6D 9D TD 4S 6S 9S TS 5S", "...", "...", "..."), "bid:2 bid:4 bid:3 bid:4", "9S", "8C",
        "You still need 2 tricks. Lead 8♣, your only club: then you can trump clubs later.",
    ),
    Spoken(
        "king", ("6S 2S 5H 4H TH 3D 9D QD 4C 7C 8C KC AC", "...", "...", "5S ..."), "5S", "6S", "2S",
        "2♠ can't win this trick. 6♠ may win this trick, which costs you: play 2♠.", dealer=2,
    ),
    Spoken(
        "jeu-du-roi", ("KH 2H 5H 4H TH 3D 9D 2D 4C 7C 8C KC AC", "...", "...", "AS ..."), "AS", "2H", "KH",
        "Dora's A♠ can't be beaten. Give away K♥ now: kept, it may cost you 40 points.", number=5, dealer=2,
    ),
)  # fmt: skip


def text_of(explanation: Explanation) -> str:
    return " ".join(ENGLISH.coach(part.key, part.params, NAMES) for part in explanation.parts)


def positions(game: str, seed: int) -> Iterator[View]:
    """Yield views of seats that have a choice of cards, one of each deal, reached by chance."""
    dice = random.Random(seed)
    kinds = [rules for rules in all_rules() if game == rules.game.ID]
    while True:
        state = any_deal(dice.choice(kinds), dice)
        for _ in range(dice.randrange(40)):
            if state.stage == "done":
                break
            state = apply(state, dice.choice(legal(state)))
        if state.stage == "play" and len(legal(state)) > 1 and all(isinstance(action, int) for action in legal(state)):
            yield view(state, state.turn)


@pytest.mark.parametrize("spoken", SPOKEN, ids=lambda spoken: f"{spoken.game}-{spoken.weaker}")
def test_it_says_what_a_player_would_say(spoken: Spoken):
    start = table.state(spoken.game, spoken.hands, dealer=spoken.dealer, number=spoken.number)
    state = table.play(start, spoken.played)
    assert text_of(explain(view(state, state.turn), card(spoken.weaker), card(spoken.better))) == spoken.text


@pytest.mark.parametrize("game", sorted({*GAMES.own} - {"400"}))
def test_the_parts_add_up_to_the_loss(game: str):
    for seen in islice(positions(game, 1), 12):
        a, b, *_ = (action for action in seen.legal if isinstance(action, int))
        both = continue_both(seen, a, b, seed=1, deals=20)
        for deal, loss in enumerate(both.losses):
            assert sum(share.gains[deal] for share in both.shares) == pytest.approx(loss), seen


@pytest.mark.parametrize("game", GAMES.own)
def test_the_same_view_is_explained_alike(game: str):
    dice = random.Random(2)
    for seen in islice(positions(game, 2), 4):
        weaker, better = dice.sample(seen.legal, 2)
        first, again = (explain(seen, weaker, better, deals=20) for _ in range(2))
        assert first == again
        assert explanation_json(first)["better"] == explanation_json(again)["better"]


def facts_of(seen: View) -> list[object]:
    """Return all that is certain of a view, card by card."""
    certain = Certain(seen)
    cards = [action for action in seen.legal if isinstance(action, int)]
    return [
        certain.unbeatable, certain.can_win, certain.can_be_beaten(None) if seen.trick else None,
        *((each, certain.side_wins(each), certain.i_win(each), certain.is_only(each)) for each in cards),
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES.own)
def test_hidden_cards_change_nothing(game: str):
    dice = random.Random(3)
    kinds = [rules for rules in all_rules() if game == rules.game.ID]
    compared = 0
    while compared < 30:
        state = any_deal(dice.choice(kinds), dice)
        for _ in range(dice.randrange(30)):
            if state.stage == "done":
                break
            state = apply(state, dice.choice(legal(state)))
        if state.stage != "play" or state.contract is None:
            continue
        other = redealt(state, state.turn, dice)
        seen, same = view(state, state.turn), view(other, state.turn)
        assert facts_of(seen) == facts_of(same)
        compared += 1


def relabelled(state: State, order: str) -> State:
    """Return a deal of King without trumps with other suits, from the beginning."""

    def moved(old: Card) -> Card:
        return order.index(SUITS[old >> 4]) << 4 | old & 15

    dealt = tuple(tuple(map(moved, hand)) for hand in state.deal.dealt)
    other = checking.start(state.deal.rules, state.deal.number, state.deal.dealer, state.deal.scores, dealt)
    for trick in [*(trick.cards for trick in state.tricks), state.trick]:
        for old in trick:
            other = apply(other, moved(old))
    return other


def test_suits_have_no_names_of_their_own():
    dice, order = random.Random(4), "DSCH"
    rules = games.rules("king")
    for _ in range(40):
        state = any_deal(rules, dice, number=1)
        for _ in range(dice.randrange(40)):
            state = apply(state, dice.choice(legal(state)))
        other = relabelled(state, order)
        here, there = Certain(view(state, state.turn)), Certain(view(other, state.turn))
        assert (here.unbeatable, here.can_win) == (there.unbeatable, there.can_win)
        for old in members(here.known.legal):
            new = order.index(SUITS[old >> 4]) << 4 | old & 15
            assert (here.side_wins(old), here.is_only(old)) == (there.side_wins(new), there.is_only(new))


def test_two_different_legal_actions_are_compared():
    (seen,) = islice(positions("king", 5), 1)
    illegal = next(each for each in range(64) if each not in seen.legal)
    for pair in ((seen.legal[0], seen.legal[0]), (illegal, seen.legal[0]), (seen.legal[0], illegal)):
        with pytest.raises(ValueError, match="two different legal actions"):
            explain(seen, *pair)


@pytest.mark.parametrize("game", GAMES.own)
def test_random_mistakes_are_explained_by_what_is_true(game: str):
    for mistake in islice(checking.mistakes(games.rules(game), 6), 4):
        case = checking.checked(mistake, ENGLISH)
        assert not case.false, case
        assert len(case.text.split()) <= checking.WORDS, case


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES.own)
def test_sentences_pass_every_check(game: str):
    cases = [checking.checked(mistake, ENGLISH) for mistake in islice(checking.mistakes(games.rules(game), 7), 100)]
    fails = {check: sum(map(failing, cases)) for check, failing in checking.CHECKS.items()}
    assert fails["a sentence is false"] == fails["over 20 words"] == 0, fails
    assert max(fails["the part named is small"], fails["how often is wrong"]) <= 5, fails
    assert fails["no part is named"] <= 10, fails
    assert fails["the loss has the other sign"] <= 1, fails


def test_each_message_is_used_and_there_are_few():
    keys = set(re.findall(r"^coach-([a-z-]+) =", MESSAGES, re.MULTILINE)) - {"often", "points", "do", "then", "costly"}
    assert len(keys) <= MESSAGE_LIMIT
    sources = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    assert {key for key in keys if f'"{key}"' not in sources} == set()
