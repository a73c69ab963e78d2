"""The coach: what it says in positions made by hand, and what holds of its sentences everywhere."""

import random
import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fourkings.coach import Explanation, explain, explain_even, explanation_json
from fourkings.coach.attribution import continue_both
from fourkings.coach.certain import Certain
from fourkings.i18n import language
from fourkings.rulebook import games
from fourkings.rulebook.cards import SUITS, Card, card, members
from fourkings.rulebook.deck import hands as deal_hands
from fourkings.rulebook.game import State, apply, legal, start
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


SPOKEN = tomllib.loads(Path(__file__).with_name("spoken.toml").read_text("utf-8"))["spoken"]


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


@pytest.mark.parametrize("spoken", SPOKEN, ids=lambda spoken: f"{spoken['game']}-{spoken['weaker']}")
def test_it_says_what_a_player_would_say(spoken: dict[str, Any]):
    state = table.from_file(spoken["game"], spoken)
    seen, better = view(state, state.turn), card(spoken["better"])
    even = spoken["weaker"] == "even"
    said = explain_even(seen, seen.legal[0], better) if even else explain(seen, card(spoken["weaker"]), better)
    assert text_of(said) == spoken["text"]


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


def test_a_dealer_is_given_a_reason_to_ask_for_more_or_to_threaten():
    rules = games.rules("king")
    state = start(rules, 7, 0, (0,) * 4, deal_hands(list(rules.game.pack(rules)), 0, rules.game.packets(rules)))
    for word in ("auction", "+1", "pass", "pass"):
        state = apply(state, word)
    seen = view(state, state.turn)
    for dear in ("ask:+2", "ask:+8", "ultimatum:+8:positive", "ultimatum:-2:negative"):
        first, *_ = explain(seen, "refuse", dear, 48.0).parts
        assert first.key in ("king-price", "king-call")
        assert first.params["how"] == dear.partition(":")[0]
