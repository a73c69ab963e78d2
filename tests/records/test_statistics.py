"""How the cards fell: counted right, reckoned exactly, and neither too kind nor too harsh to a shuffle."""

import asyncio
import json
import math
import operator
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings.arena import simulate
from fourkings.bots import BOTS
from fourkings.cli import cli
from fourkings.records import dumps, fairness
from fourkings.rulebook import deck
from fourkings.rulebook.cards import LONG, SHORT, card
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.server.db import Store
from tables import last

KINDS = [("kings", 52), ("kings", 32), ("places", 52), ("longest", 52), ("longest", 32), ("voids", 52), ("voids", 32)]
KINDS += [("cliques", 32)]


def hands(text: str) -> list[list[int]]:
    return [[card(label) for label in hand.split()] for hand in text.split("/")]


DEALT = hands("KS KH KD AS 7S 8S 9S TS / KC QS QH JH JD JC 7H 8H / AH AD AC QD QC TH TD TC / 9H 9D 9C 8D 8C 7D 7C JS")


@pytest.mark.parametrize(
    ("what", "cells"),
    [
        ("kings", {"3100": 1}),
        ("longest", {"6": 1}),
        ("voids", {"2": 1}),
        ("cliques", {"2": 1}),
        ("places", {"0": 0, "1": 0, "2": 3, "3": 1}),
    ],
)
def test_a_deal_is_counted(what: str, cells: dict[str, int]):
    assert fairness.MEASURES[what](DEALT, 1) == cells


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_a_match_is_counted_deal_by_deal(game):
    match = last(rules(game), 3, most=400).match
    counts, kind = fairness.count_match(match), fairness.deal_kind(match)
    assert counts[kind, "matches", ""] == 1
    assert counts[kind, "deals", ""] == len(match.deals) > 1
    whats = {what for _, what, _ in counts} - {"matches", "deals"}
    assert whats == set(fairness.measures_for(kind))
    assert ("cliques" in whats) is game.ID.startswith("quarante")
    for what in whats:
        cells = sum(number for (_, measure, _), number in counts.items() if measure == what)
        assert cells == len(match.deals) * (4 if what == "places" else 1)
        size = int(kind.split("/")[1])
        assert {cell for _, measure, cell in counts if measure == what} <= set(fairness.probabilities(what, size))


def test_short_packs_are_counted_apart():
    kinds = {
        fairness.deal_kind(from_secret(rules(GAMES["king"], preset), bytes(32))) for preset in ("classic", "small_pack")
    }
    assert kinds == {"king/52", "king/32"}


def dealings(cards: Sequence[int], each: int, players: int = 4) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal the cards."""
    if players == 1:
        yield [tuple(cards)]
        return
    for hand in combinations(cards, each):
        left = [number for number in cards if number not in hand]
        for rest in dealings(left, each, players - 1):
            yield [hand, *rest]


def groups_of(hand: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """How many cards of a hand belong to each group; cards are numbered group by group."""
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return [sum(end - size <= number < end for number in hand) for size, end in zip(sizes, ends, strict=True)]


@pytest.mark.parametrize(
    ("sizes", "rest", "each"), [([2, 2, 2, 2], 0, 2), ([4], 4, 2), ([3, 3], 2, 2), ([2, 2, 2], 2, 2), ([3, 3, 3], 3, 3)]
)
def test_ways_are_those_of_dealing_out_every_time(sizes: list[int], rest: int, each: int):
    cards = range(sum(sizes) + rest)
    empty, most = Counter[int](), Counter[int]()
    for dealt in dealings(cards, each) if len(cards) <= 8 else sampled(list(cards), each):
        splits = list(zip(*(groups_of(hand, sizes) for hand in dealt), strict=True))
        empty[sum(split.count(0) for split in splits)] += 1
        most[max(map(max, splits))] += 1
    whole = math.factorial(len(cards)) // math.factorial(each) ** 4
    by_empty = fairness.count_ways(sizes, rest, each, lambda split: split.count(0), operator.add)
    by_most = fairness.count_ways(sizes, rest, each, max, max)
    assert sum(by_empty.values()) == sum(by_most.values()) == whole
    if len(cards) <= 8:
        assert (by_empty, by_most) == (empty, most)
    else:
        for seen, ways_there in ((empty, by_empty), (most, by_most)):
            assert all(abs(seen[cell] / 20_000 - number / whole) < 0.015 for cell, number in ways_there.items())


def sampled(cards: list[int], each: int) -> Iterator[list[tuple[int, ...]]]:
    dice = random.Random(4)
    for _ in range(20_000):
        dice.shuffle(cards)
        yield [tuple(cards[seat * each : (seat + 1) * each]) for seat in range(4)]


@pytest.mark.parametrize(("what", "cards"), KINDS)
def test_chances_are_whole(what: str, cards: int):
    assert sum(fairness.probabilities(what, cards).values()) == 1
    assert list(fairness.probabilities(what, cards)) == sorted(
        fairness.probabilities(what, cards), key=lambda cell: (len(cell), cell)
    )


def test_figures_from_the_books():
    """Chances that bridge players know: four aces in one hand of somebody, the suits of one hand, kings all apart."""
    kings = fairness.probabilities("kings", 52)
    assert kings["4000"] == Fraction(4 * math.comb(48, 9), math.comb(52, 13))
    assert kings["1111"] == Fraction(13**4, math.comb(52, 4))
    assert fairness.probabilities("longest", 52)["13"] < Fraction(
        4 * 4, math.comb(52, 13)
    )  # and a little less: two may have one
    none = Fraction(1) - fairness.probabilities("kings", 32)["1111"]
    assert none == 1 - Fraction(8**4, math.comb(32, 4))
    # A hand is void in a given suit with C(39,13)/C(52,13); sixteen such pairs to a deal.
    mean = sum(int(cell) * chance for cell, chance in fairness.probabilities("voids", 52).items())
    assert mean == 16 * Fraction(math.comb(39, 13), math.comb(52, 13))
    # Three or four of a rank in a hand of eight: twelve pairs of a hand and a rank to a deal.
    three = Fraction(4 * math.comb(28, 5) + math.comb(28, 4), math.comb(32, 8))
    assert sum(int(cell) * chance for cell, chance in fairness.probabilities("cliques", 32).items()) == 12 * three


@pytest.mark.parametrize(
    ("chi", "freedom", "p"),
    [(3.841459, 1, 0.05), (5.991465, 2, 0.05), (7.814728, 3, 0.05), (11.344867, 3, 0.01), (18.307038, 10, 0.05),
     (0, 4, 1), (40, 2, math.exp(-20)), (20.09, 8, 0.01)],
)  # fmt: skip
def test_the_tail_of_chi_squared_as_in_tables(chi: float, freedom: int, p: float):
    assert fairness.chi_squared_tail(chi, freedom) == pytest.approx(p, rel=2e-4)


def deals(number: int, cards: Sequence[int], spoil: float = 0) -> Counter[tuple[str, str]]:
    """Counts of so many deals; some are spoiled: a fair shuffle, but the last king goes to where the first one is."""
    tally: Counter[tuple[str, str]] = Counter()
    dice = random.Random(8)
    packets = (1,) * (len(cards) // 4)
    for at in range(number):
        dealt = [list(hand) for hand in deck.hands(deck.shuffle(cards, bytes([7]) * 32, "deal", at + 1), 0, packets)]
        if dice.random() < spoil:
            _spoil(dealt)
        for what, measure in fairness.MEASURES.items():
            for cell, more in measure(dealt, 0).items():
                tally[what, cell] += more
    return tally


def _spoil(dealt: list[list[int]]) -> None:
    (hand_changed, hand), *_, (other, king) = [
        (hand, at) for hand in dealt for at, card in enumerate(hand) if card & 15 == fairness.KING
    ]
    if hand_changed is not other:
        place = next(at for at, card in enumerate(hand_changed) if card & 15 != fairness.KING)
        hand_changed[place], other[king] = other[king], hand_changed[place]
    assert hand is not None


@pytest.mark.parametrize(("size", "cards"), [(52, LONG), (32, SHORT)])
def test_a_fair_shuffle_is_called_even_and_a_spoiled_one_odd(size: int, cards: Sequence[int]):
    fair, spoiled = deals(1500, cards), deals(1500, cards, spoil=0.4)
    whats = [what for what, pack_size in KINDS if pack_size == size]
    for what in whats:
        p = p_of(what, size, 1500, fair)
        assert p is not None
        assert p > 0.001, what  # the seed is fixed: once in a thousand seeds this would fail
        assert fairness.verdict(p, len(whats)) == "even"
    assert fairness.verdict(p_of("kings", size, 1500, spoiled), len(whats)) == "odd"


def p_of(what: str, size: int, number: int, counts: Counter[tuple[str, str]]) -> float | None:
    return fairness.compare(what, size, number, {cell: n for (measure, cell), n in counts.items() if measure == what}).p


def test_kings_by_place_stray_as_far_as_they_should():
    """The mean of chi-squared is its degrees of freedom: 3, where each deal's kings hold each other in check."""
    dice, total, runs = random.Random(3), 0.0, 400
    for _ in range(runs):
        seen: Counter[str] = Counter()
        for _ in range(10):
            for place in dice.sample(range(32), 4):
                seen[str(place // 8)] += 1
        total += fairness.compare("places", 32, 10, seen).chi
    assert total / runs == pytest.approx(3, abs=0.5)  # its deviation is sqrt(6 / 400) = 0.12


def test_rows_are_put_together_till_each_is_expected_five_times():
    comparison = fairness.compare("voids", 52, 600, {"0": 480, "1": 100, "2": 18, "3": 2})
    assert [row.cells for row in comparison.rows] == [("0",), ("1",), tuple(list(fairness.probabilities("voids", 52))[2:])]
    assert [row.seen for row in comparison.rows] == [480, 100, 20]
    assert sum(row.expected for row in comparison.rows) == pytest.approx(600)
    assert comparison.freedom == 2


def test_with_few_deals_nothing_is_said():
    comparison = fairness.compare("kings", 52, 6, {"2110": 6})
    assert comparison.p is None
    assert fairness.verdict(comparison.p, 1) == "few"
    assert fairness.compare("kings", 52, 0, {}).p is None


def test_more_tables_need_more_doubt():
    assert [fairness.verdict(0.004, tests) for tests in (1, 2, 3, 20)] == ["odd", "odd", "even", "even"]


def test_all_that_was_counted_is_compared_by_game_and_pack():
    counts: Counter[fairness.CountKey] = Counter()
    for game in ("king", "quarante"):
        chosen = rules(GAMES[game])
        for seed in range(3):
            counts += fairness.count_match(from_secret(chosen, bytes([seed]) * 32))
    falls = fairness.deal_statistics(counts)
    assert [(fall.game, fall.cards, fall.matches, fall.deals) for fall in falls] == [
        ("quarante", 32, 3, 3),
        ("king", 52, 3, 3),
    ]
    assert [len(fall.comparisons) for fall in falls] == [5, 4]
    assert fairness.count_tests(falls) == sum(comparison.p is not None for fall in falls for comparison in fall.comparisons)


def run(*arguments: str, text: str = "") -> tuple[int, str]:
    ran = CliRunner().invoke(cli, ["luck", *arguments], input=text.encode())
    return ran.exit_code, ran.output


@cache
def records(number: int) -> str:
    chosen_rules = rules(GAMES["quarante-1792"], options={"target": 10})
    return "".join(dumps(match) + "\n" for match in simulate(chosen_rules, [BOTS["chance"]] * 4, 5, number, 20))


def test_records_are_counted_and_told_in_words():
    text = records(40)
    code, said = run("-", "--lang", "en", text=text)
    assert code == 0
    assert "Quarante de Roi, 1792: With 32 cards, " in said
    assert said.endswith("Overall: as even as chance makes it.\n")
    assert "," in run("-", "--lang", "fr", text=text)[1].partition("Probabilité")[2].splitlines()[1]
    report = json.loads(run("-", "--json", text=text)[1])
    assert report["matches"] == 40
    assert [table["what"] for table in report["tables"]] == list(fairness.MEASURES)
    assert {table["verdict"] for table in report["tables"]} == {"even"}
    assert run("-", "--lang", "en", text="")[1] == "No match has been finished on this server yet.\n"


def test_one_hand_too_often_is_called_odd():
    code, said = run("-", "--lang", "en", text=records(1) * 60)
    assert code == 0
    assert "Chance alone deviates this far once in" in said
    assert "Overall: " in said.splitlines()[-1]
    assert "further than chance should allow" in said.splitlines()[-1]


def test_records_that_break_the_rules_are_not_counted():
    record = json.loads(records(1))
    hands = record["deals"][0]["hands"]
    hands[0][0] = hands[1][0]
    code, said = run("-", text=json.dumps(record))
    assert code != 0
    assert "-:1: " in said
    assert run("-", text="[]")[0] != 0
    assert run("/nowhere/at/all")[0] == 2


def test_a_server_s_database_is_read(tmp_path: Path):
    path = tmp_path / "fourkings.sqlite3"
    store = Store(f"sqlite:///{path}")
    counts = fairness.count_match(from_secret(rules(GAMES["king"]), bytes(32)))
    asyncio.run(store.card_counts.add("a table", counts))
    asyncio.run(store.card_counts.add("a table", counts))
    store.close()
    report = json.loads(run(str(path), f"sqlite:///{path}", "--json")[1])
    assert (report["game"], report["matches"], report["deals"]) == ("king", 2, 2)
