"""Hearts, which comes from outside to be measured by: its rules by a second reading, and the match of fourteen seatings."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from fourkings.arena import deals
from fourkings.bots import BOTS, evaluation, strong
from fourkings.rulebook.cards import card, members, name
from fourkings.rulebook.deck import SECRET_BYTES, Stream
from fourkings.rulebook.game import Game, State, apply, legal, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.sampling import Deals, constraints
from fourkings.solver import solve
from fourkings.views import view
from installing import found_in, pretend

ROOT = Path(__file__).parents[2]
GAME_FOLDER = ROOT / "examples" / "games" / "hearts"
PLAIN = {"passing": "off", "moon": "off"}
"""The options of the game that is measured."""
RANKS = "23456789TJQKA"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with found_in(pretend(tmp_path, "fourkings-hearts", "hearts = fourkings_hearts:GAME", None), GAME_FOLDER):
        yield GAMES["hearts"]


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(GAME_FOLDER))
    from research.figures import hearts

    yield hearts
    for module in set(sys.modules) - before:
        if module.startswith("research.figures.hearts") or module == "fourkings_hearts":
            del sys.modules[module]


class Told:
    """A deal of hearts by its clauses, slowly: lists of card names, and nothing of the program."""

    def __init__(self, hands: list[list[str]], leader: int) -> None:
        self.hands, self.leader = [list(hand) for hand in hands], leader
        self.table: list[str] = []
        self.gone: list[str] = []
        self.tricks, self.points = 0, [0, 0, 0, 0]

    @property
    def turn(self) -> int:
        return (self.leader + len(self.table)) % 4

    @property
    def over(self) -> bool:
        return not self.table and self.tricks > 0 and not any(cost(card) for hand in self.hands for card in hand)

    def may(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.table:
            if self.tricks == 0 and "2C" in hand:
                return {"2C"}
            if self.tricks > 0 and not any(map(cost, self.gone)):
                return {card for card in hand if card[1] != "H"} or set(hand)
            return set(hand)
        if following := {card for card in hand if card[1] == self.table[0][1]}:
            return following
        return ({card for card in hand if not cost(card)} if self.tricks == 0 else set()) or set(hand)

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.gone.append(card)
        if len(self.table) == 4:
            ranks = [RANKS.index(card[0]) if card[1] == self.table[0][1] else -1 for card in self.table]
            self.leader = (self.leader + ranks.index(max(ranks))) % 4
            self.points[self.leader] -= sum(map(cost, self.table))
            self.table, self.tricks = [], self.tricks + 1

    def after(self, card: str) -> "Told":
        then = Told(self.hands, self.leader)
        then.table, then.gone, then.tricks, then.points = [*self.table], [*self.gone], self.tricks, [*self.points]
        then.play(card)
        return then


def cost(card: str) -> int:
    return 13 if card == "QS" else int(card[1] == "H")


def retold(state: State) -> Told:
    return Told([[name(number) for number in members(hand)] for hand in state.hands], state.leader)


def test_legal_cards_and_points_are_those_of_the_clauses(game: Game) -> None:
    dice = random.Random(4)
    broken = Counter[str]()
    for _ in range(60):
        state = from_secret(rules(game, options=PLAIN), dice.randbytes(SECRET_BYTES)).state
        read = retold(state)
        while state.stage != "done":
            assert not read.over
            assert state.turn == read.turn
            assert {name(int(number)) for number in legal(state)} == read.may()
            broken["led"] += state.contract == game.contracts(state.rules, 1)["unbroken"] and not state.trick
            broken["barred"] += len(read.may()) < len(read.hands[read.turn]) and not read.table and read.tricks > 0
            played = name(int(dice.choice(legal(state))))
            read.play(played)
            state = apply(state, card(played))
        assert read.over
        assert state.points == tuple(read.points)
        assert sum(state.points) == -26
    assert broken["led"] > 60  # so that a lead of hearts was barred more than now and then
    assert broken["barred"] > 30


def ends(read: Told) -> Counter[tuple[int, ...]]:
    """The points of every way to play on, and how many ways lead there."""
    if read.over:
        return Counter([tuple(read.points)])
    total = Counter[tuple[int, ...]]()
    for text in read.may():
        total += ends(read.after(text))
    return total


def all_ends(state: State) -> Counter[tuple[int, ...]]:
    if state.stage == "done":
        assert state.points is not None
        return Counter([tuple(state.points)])
    total = Counter[tuple[int, ...]]()
    for action in legal(state):
        total += all_ends(apply(state, action))
    return total


def small(game: Game, dice: random.Random, size: int) -> State:
    """So many cards a hand, few of them plain, so that much is barred; the lowest club is a two."""
    cards = ["QS", "2C", *dice.sample([r + s for r in RANKS for s in "SHDC" if r + s not in ("QS", "2C")], 4 * size - 2)]
    dice.shuffle(cards)
    hands = tuple(tuple(map(card, cards[size * seat : size * seat + size])) for seat in range(4))
    return start(rules(game, options=PLAIN), 1, dice.randrange(4), (0, 0, 0, 0), hands)


@pytest.mark.parametrize("seed", range(6))
def test_every_way_to_play_a_small_deal_ends_as_by_the_clauses(game: Game, seed: int) -> None:
    state = small(game, random.Random(seed), 3)
    assert all_ends(state) == ends(retold(state))


def best(state: State, seat: int) -> int:
    """What the deal ends with for a seat against all others, by looking at everything."""
    if state.stage == "done":
        return (state.points or ())[seat]
    outcomes = [best(apply(state, action), seat) for action in legal(state)]
    return max(outcomes) if state.turn == seat else min(outcomes)


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_is_exact_once_hearts_are_broken(game: Game, seed: int) -> None:
    dice = random.Random(seed)
    state = small(game, dice, 4)
    while state.stage != "done" and (state.contract != game.contracts(state.rules, 1)[""] or state.trick):
        state = apply(state, dice.choice(legal(state)))
    if state.stage != "done":
        taken = -sum(cost(name(number)) for trick in state.tricks if trick.winner == 1 for number in trick.cards)
        value = best(state, 1) - taken
        assert solve(state, [1]).value == (value, value)


def test_fourteen_seatings_give_both_kinds_every_hand_seven_times(match: ModuleType) -> None:
    assert len(set(match.SEATINGS)) == 14
    assert {len(own) for own in match.SEATINGS} == {1, 2, 3}
    for seat in range(4):
        assert sum(seat in own for own in match.SEATINGS) == 7


def row(match: ModuleType, own: tuple[int, ...], points: tuple[int, ...], deal: int = 0):
    return match.Played("a", "b", 1, deal, own, points, (10, 30), (0.1, 0.6))


def test_fewer_points_lost_is_better_and_a_hand_counts_as_a_hand(match: ModuleType) -> None:
    assert match.better([row(match, (0,), (0, -13, -13, 0))]) == pytest.approx(26 / 3)
    rows = [row(match, (0,), (-26, 0, 0, 0)), row(match, (1, 2, 3), (-26, 0, 0, 0))]
    assert match.better(rows) == 0
    whole = [row(match, own, (-20, -6, 0, 0)) for own in match.SEATINGS]
    assert match.better(whole) == 0
    assert match.milliseconds(whole, 1) == pytest.approx(20)
    text = "\n".join(match.table([*whole, row(match, (0,), (0, 0, 0, -26), deal=1)]))
    assert "| a | b | 1 | 0.0 (no interval) |" in text


def run(*arguments: str, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "research.figures.hearts", *arguments, "--out", str(out)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.costly
def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "hearts.jsonl"
    engine = f"engine:{sys.executable} {ROOT / 'examples' / 'engine.py'}"
    asked = (engine, "--runs", "3", "--worlds", "4", "--limit", "4")
    once = run(*asked, "--deals", "1", out=out)
    assert once.returncode == 0, once.stderr
    assert f"| strong {strong.VERSION}, alone, 4 deals | plain-python | 1 |" in once.stdout
    lines = out.read_text().splitlines()
    assert len(lines) == 14
    assert all(sum(json.loads(line)["points"]) == -26 for line in lines)
    out.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:40])  # broken off while it was written
    again = run(*asked, "--deals", "1", out=out)
    assert again.returncode == 0, again.stderr
    assert out.read_text().splitlines()[:13] == lines[:13]
    figures = [
        next(line for line in ran.stdout.splitlines() if line.startswith("| strong")).split("|")[1:8]
        for ran in (once, again)
    ]
    assert figures[0] == figures[1]


def test_an_opponent_that_is_not_there_is_named(tmp_path: Path) -> None:
    ran = run("engine:./no-such-program", "--deals", "1", out=tmp_path / "none.jsonl")
    assert ran.returncode == 2
    assert "no-such-program" in ran.stderr
    assert "cannot be started" in ran.stderr
    assert "research/figures/hearts.py" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "none.jsonl").exists()
    unknown = run("nobody", "--deals", "1", out=tmp_path / "none.jsonl")
    assert unknown.returncode == 2
    assert "there is no bot 'nobody'" in unknown.stderr


def test_what_was_played_tells_strong_who_holds_what(match: ModuleType) -> None:
    """By the net that watched hearts the deal really played is clearly likelier than one that only fits."""
    import numpy as np

    from research.figures import hearts_recipe as recipe

    bits = []
    for number in range(20):
        secret = deals.secret_of("told", 5, number)
        state, dice = deals.deal_of_kind(recipe.RULES, "hearts", secret, 0), Stream(secret, b"told")
        while state.stage != "done":
            seen = view(state, state.turn)
            if len(state.tricks) == 5 and not state.trick and state.contract == recipe.game.BROKEN:
                samples = np.concatenate([[state.hands], Deals(constraints(seen)).draw(number, 300)])
                likely = recipe.cards_played(seen, samples)
                bits.append((likely[0] - np.log(np.exp(likely[1:]).mean())) / np.log(2))
            state = apply(state, BOTS["careful"].choose(seen, dice))
    assert len(bits) > 6
    assert np.mean(bits) > 1.0


def test_each_picture_of_the_players_has_its_third_of_the_deals(match: ModuleType) -> None:
    import numpy as np

    from research.figures import hearts_recipe as recipe

    secret = deals.secret_of("thirds", 5, 1)
    state = deals.deal_of_kind(recipe.RULES, "hearts", secret, 0)
    seen = view(state, state.turn)
    cards = evaluation.candidates(seen)
    samples = Deals(constraints(seen)).draw(1, 12)
    (ends,) = recipe.play(seen, samples, cards, 3)
    seen = replace(seen, contract=recipe.game.BROKEN)  # as all playouts take it to be
    alone = recipe.play_out_as_careful(seen, np.ascontiguousarray(samples[:4]), cards, 0.1, 3)
    assert (ends.points[:4] == alone.points).all()
    for first, net in ((4, "players"), (8, "policy")):
        part = np.ascontiguousarray(samples[first : first + 4])
        assert (
            evaluation.play_out(seen, part, cards, recipe.nets()[net], 0.03, 3).points == ends.points[first : first + 4]
        ).all()
