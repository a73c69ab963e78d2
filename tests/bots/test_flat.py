"""The flat sampler: legal everywhere, the same again, by the view alone, compiler or not, and with good sense."""

import subprocess
import sys
from types import ModuleType

import pytest

pytest.importorskip("numpy")

from bots.positions import EVERY_POSITION, Position
from bots.thinking import deals, dealt_out, dice, every_rules, plays_by_the_rules, walk, without_the_compiler
from fourkings.bots import evaluation, flat, policies
from fourkings.kernels import load
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import Contract
from fourkings.solver import positions
from fourkings.views import view
from rules import table

CLOSE = 3.0
"""A card that the mean over the samples puts so few standard errors behind the best one is as good: dice decide."""


@pytest.mark.parametrize("rules", dealt_out(0))
def test_always_legal(rules: Rules) -> None:
    plays_by_the_rules(flat, rules, limit=8)


@EVERY_POSITION
def test_good_sense(position: Position) -> None:
    check_good_sense(flat, position, 200)


def check_good_sense(bot: ModuleType, position: Position, worlds: int) -> None:
    at = position.state()
    seen = view(at, at.turn)
    if any(isinstance(action, str) for action in seen.legal):
        assert bot.choose(seen, dice()) in position.best
    else:
        assert good_enough(bot.judge(seen, 1, worlds), position.best)


def good_enough(judged: flat.CardValues, best: list[str]) -> bool:
    lead = judged.values[:, judged.values.sum(0).argmax()]
    behind = (lead - judged.values[:, place] for place, card in enumerate(judged.cards) if name(card) in best)
    return any(gap.mean() <= CLOSE * gap.std() / len(gap) ** 0.5 for gap in behind)


def test_the_same_without_the_compiler() -> None:
    """The slow walk in Python finds the very same values."""
    for game in GAMES:
        for place, (at, _) in enumerate(walk(flat, next(deals(game, 1)), 8)):
            seen = view(at, at.turn)
            if place % 9 == 5 and all(isinstance(action, int) for action in seen.legal):
                fast, slow = flat.judge(seen, 5, 6), flat.judge(seen, 5, 6, plain=True)
                assert fast.cards == slow.cards
                assert fast.values.tolist() == slow.values.tolist()


def a_deal_played() -> list[Action]:
    return [action for _, action in walk(flat, next(deals("quarante-1792", 1)), 4)]


@pytest.mark.costly
def test_the_same_with_the_compiler_off() -> None:
    assert without_the_compiler("bots.test_flat", "a_deal_played") == a_deal_played()


def test_it_is_not_loaded_before_it_thinks() -> None:
    script = "import sys, fourkings.bots; print({'numpy', 'numba'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"


def test_every_kind_of_deal_has_its_table() -> None:
    kinds = set()
    for rules in every_rules():
        kinds |= {policies.kind(rules, contract) for contract in deals_of(rules)}
    assert kinds == set(policies.tables(1))


def deals_of(rules: Rules) -> list[Contract]:
    numbers = range(1, 1 + (len(rules.game.deal_titles(rules)) or 1))
    trump = {"quarante": "H", "quarante-1792": "H"}.get(rules.game.ID)
    contracts = [positions.contract_of(rules, number, trump) for number in numbers]
    return [*contracts, positions.contract_of(rules, numbers[-1], "S")] if rules.game.ID == "king" else contracts


def test_tables_read_and_write() -> None:
    for table_ in policies.tables(1).values():
        assert policies.table_of(policies.rows(table_)[0]) == {place: row for place, row in table_.items() if row}


def test_names_are_the_kernels() -> None:
    kernels = load("policy.linear", plain=True)
    assert len(policies.FEATURES) == kernels.FEATURES
    assert len(policies.SITUATIONS) == kernels.SITUATIONS
    assert policies.FEATURES[kernels.HASTE] == "haste"
    assert policies.SITUATIONS[kernels.THROWING] == "throw"


def test_equal_cards_are_looked_at_once() -> None:
    at = table.state("king", ("TH 9H 8H 2H AS KS QS JS TS 9S 8S 7S 6S", "...", "...", "..."), dealer=3, number=1)
    assert [name(card) for card in evaluation.candidates(view(at, 0))] == ["AS", "TH", "2H"]
    at = table.state("king", ("TH 9H 8H 2H AS KS QS JS TS 9S 8S 7S 6S", "...", "...", "..."), dealer=3, number=4)
    assert [name(card) for card in evaluation.candidates(view(at, 0))] == ["AS", "KS", "QS", "JS", "TS", "TH", "2H"]
