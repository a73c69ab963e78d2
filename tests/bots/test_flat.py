"""The flat sampler and the levels: legal everywhere, the same again, by the view alone; what levels forget, they forget."""

import subprocess
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from fourkings.rulebook.deck import Stream

pytest.importorskip("numpy")

import numpy as np

from bots.positions import EVERY_POSITION, Position
from bots.thinking import deals, dealt_out, dice, every_rules, plays_by_the_rules, walk, without_the_compiler
from fourkings import sampling
from fourkings.bots import evaluation, find, flat, levels, policies
from fourkings.bots.evaluation import CardValues
from fourkings.bots.levels import BEGINNER, CLUB, Level, choice, memory
from fourkings.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.kernels import load
from fourkings.rulebook.cards import card, mask, name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.games import rules as rules_of
from fourkings.rulebook.tricks import Contract
from fourkings.solver import positions
from fourkings.views import View, view
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


LEVELS = tuple(bot for bot in vars(levels).values() if isinstance(bot, Level))
both = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.NAME)
ELEPHANT = Memory(honours=0.0, middles=0.0, pips=0.0, trumps=0.0, voids=ALL_VOIDS, void=0.0)
POINTS = ((39, 0), (-20, 30))
"""Of the first seat or side and of all others: a match nearly won, a match far behind."""
SIEVE = Memory(honours=1.0, middles=1.0, pips=1.0, trumps=1.0, voids=0, void=0.0)


@pytest.mark.parametrize("rules", dealt_out(1))
def test_the_beginner_is_always_legal(rules: Rules) -> None:
    plays_by_the_rules(BEGINNER, rules, limit=3)


@pytest.mark.parametrize("rules", dealt_out(2))
def test_the_club_player_is_always_legal(rules: Rules) -> None:
    plays_by_the_rules(CLUB, rules, limit=3)


@both
@pytest.mark.parametrize("game", GAMES)
def test_where_a_level_goes_by_the_deal_alone_other_points_change_nothing(level: Level, game: str) -> None:
    """What is remembered of the bots around a board leaves the points out there."""
    differing = 0
    for at, _ in walk(find("careful"), next(deals(game, 1)), 1):
        looked = view(at, at.turn)
        others = [
            replace(looked, scores=tuple(high if place == 0 else low for place in range(len(looked.scores))))
            for high, low in POINTS
        ]
        differing += len({level.choose(each, dice(), 12) for each in (looked, *others)}) > 1
    assert not differing or level.by_scores(rules_of(game)), f"{differing} decisions hang on the points"
    assert level.by_scores(rules_of("400")), "it bids there by the points"


def seen(game: str) -> list[View]:
    return [view(at, at.turn) for at, _ in walk(find("careful"), next(deals(game, 1)), 1) if at.turn == 2]


@pytest.mark.parametrize("game", GAMES)
def test_who_forgets_nothing_knows_the_facts(game: str) -> None:
    for looked in seen(game):
        facts, recalled = sampling.constraints(looked), memory.recall(looked, ELEPHANT, "x")
        assert (recalled.known, recalled.unseen, recalled.need, recalled.claims) == (
            facts.known, facts.unseen, facts.need, facts.claims,
        )  # fmt: skip
        assert all(mine & ~theirs == 0 for mine, theirs in zip(recalled.cannot, facts.cannot, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forgotten_may_be_anywhere_and_the_deal_still_fits(game: str) -> None:
    for looked in seen(game):
        recalled = memory.recall(looked, SIEVE, "x")
        old = mask(card for trick in looked.tricks[:-1] for card in trick.cards)
        assert recalled.unseen == sampling.constraints(looked).unseen | old
        assert sum(recalled.need) == recalled.unseen.bit_count()
        assert recalled.cannot == (0, 0, 0, 0)
        for row in sampling.Deals(recalled).draw(1, 20):
            assert [int(hand).bit_count() for hand in row] == [
                held + (seat == looked.seat) * old.bit_count() for seat, held in enumerate(looked.hand_sizes)
            ]


@both
@pytest.mark.parametrize("game", GAMES)
def test_what_is_forgotten_stays_forgotten_all_through_a_deal(game: str, level: Level) -> None:
    gone = 0
    for looked in seen(game):
        forgotten = memory.recall(looked, level.memory, level.NAME).unseen & ~sampling.constraints(looked).unseen
        assert gone & ~forgotten == 0
        gone = forgotten
    assert level is not BEGINNER or gone


def test_the_beginner_forgets_more_than_the_club_player_and_pips_more_than_honours() -> None:
    counts = {level.NAME: [0, 0] for level in LEVELS}
    for state in deals("jeu-du-roi", 8):
        *_, last = [view(at, at.turn) for at, _ in walk(find("careful"), state, 1) if at.turn == 2]
        for level in LEVELS:
            forgotten = memory.recall(last, level.memory, level.NAME).unseen & ~sampling.constraints(last).unseen
            for number in range(64):
                if forgotten >> number & 1:
                    counts[level.NAME][name(number)[0] in "AK"] += 1
    assert counts["beginner"][0] > 2 * counts["club"][0] > 0
    assert counts["club"][1] == 0 < counts["beginner"][1] < counts["beginner"][0] / 5


def test_voids_are_noticed_by_the_club_player_and_the_last_one_by_the_beginner() -> None:
    at = table.state("king", ("AS KH 2S ...", "3S 4H ...", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "5S 6H ..."), number=1)
    at = table.play(at, "3S 2D 5S AS KH 4H 3D 6H 2S")
    looked = view(at, at.turn)
    assert looked.seat == 1
    spades = mask(map(card, ("QS", "JS")))
    many = {level.NAME: memory.recall(looked, level.memory, level.NAME).cannot[2] for level in LEVELS}
    hearts = mask(map(card, ("QH", "JH")))
    assert many["club"] & (spades | hearts)
    assert many["beginner"] & hearts
    assert not many["beginner"] & spades


def judged(*columns: list[float]) -> CardValues:
    return CardValues(list(range(len(columns))), np.array(columns, float).T)


def test_cards_that_the_deals_cannot_tell_apart_are_close_and_others_are_not() -> None:
    at = view(next(deals("king", 2)), 0)
    figures = judged([10, 0, 10, 0], [9, 1, 9, 0.6], [-9, 1, -9, 0])
    assert choice.indistinguishable(at, figures, 0.7) == [0, 1]
    assert choice.indistinguishable(at, figures, 0.0) == [0]


def test_the_better_of_close_cards_is_drawn_more_often() -> None:
    rng = Stream(b"choice", b"")
    drawn = [choice.draw_near_best([5.0, 4.8, 3.0], 1.0, rng) for _ in range(400)]
    assert 0 < drawn.count(1) < drawn.count(0)
    assert 2 not in drawn
    assert {choice.draw_near_best([4.8, 5.0], 0.0, rng) for _ in range(20)} == {1}


def test_the_partners_trick_is_ruffed_only_where_the_figures_are_clear() -> None:
    hands = ("AH ...", "8H ...", "JS 9C 7C KD 8D TC 9D 7D", "... 7S")
    at = table.play(table.state("quarante", hands, dealer=3), "AH 8H")
    looked = view(at, at.turn)
    cards = [card("JS"), card("9C")]
    doubtful = CardValues(cards, np.array([[9.0, 0.0], [-5.0, 0.0], [3.0, 0.0]]))
    clear = CardValues(cards, np.array([[9.0, 0.0], [8.0, 0.0], [9.0, 0.0]]))
    assert choice.indistinguishable(looked, doubtful, 0.5) == [1]
    assert choice.indistinguishable(looked, clear, 0.5) == [0]


@pytest.mark.parametrize("game", GAMES)
def test_good_sense_with_a_clear_memory_is_that_of_careful(game: str) -> None:
    """Who forgets nothing puts the same card first in nearly all places: only odds are reckoned a little otherwise."""
    same = total = 0
    for looked in seen(game):
        cards = [action for action in looked.legal if isinstance(action, int)]
        if len(cards) > 1 and len(cards) == len(looked.legal):
            worths = choice.card_values(looked, memory.recall(looked, ELEPHANT, "x"), cards)
            total += 1
            same += worths[cards.index(int(find("careful").choose(looked, dice())))] >= max(worths) - 1e-6
    assert same >= 0.8 * total > 0
