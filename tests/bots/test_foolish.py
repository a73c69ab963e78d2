"""Foolish cards: each kind in a position, by knowledge and with all cards seen; and strong plays none by knowledge."""

import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from bots.thinking import deals, walk
from fourkings.arena import secret_of
from fourkings.bots import dominated, find
from fourkings.bots.dominated import FoolishKinds, foolish
from fourkings.rulebook import games
from fourkings.rulebook.cards import card
from fourkings.rulebook.games import GAMES
from fourkings.views import view
from research.figures import strangers
from rules import table

POSITIONS = tomllib.loads(Path(__file__).with_name("foolish.toml").read_text("utf-8"))["position"]


@pytest.mark.parametrize("given", POSITIONS, ids=lambda given: given["why"])
def test_each_kind_of_foolish_card_in_its_position(given: dict[str, Any]) -> None:
    at = table.from_file(given["game"], given)
    judged = {name: foolish(at, card(name)) for name in given["cards"]}
    assert judged == {name: FoolishKinds(seen or None, known or None) for name, (seen, known) in given["cards"].items()}


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
    rules = games.rules(GAMES["quarante"], options={"target": 20})
    secret = secret_of(rules, 5, 0)
    flat = find("flat")
    assert strangers.with_partner(rules, flat, flat, secret) == (0.5, 0.0)
    given = Namespace(matches=2, seed=5, seeds="develop")
    pairs = list(strangers.pairs(rules, find("careful"), find("careful"), find("beginner"), given))
    assert [pair.won for pair in pairs] == [pair.before for pair in pairs]
    assert strangers.row("quarante", "beginner", pairs).endswith("| 0.0 (no interval) | 0.0 (no interval) |")
