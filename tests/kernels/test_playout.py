"""Two ways, one result: compiled playouts against the plain state machine, careful's cards, and King's talk in numbers."""

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings import encoding, playout
from fourkings.arena import deals
from fourkings.bots import careful, evaluation, find
from fourkings.bots.careful import calls
from fourkings.bots.strong.belief import weigh
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.games.king import auction
from fourkings.encoding import king as king_encoding
from fourkings.kernels import load
from fourkings.kernels.king.hand_value import NEGATIVE
from fourkings.kernels.policy.chances import MASKS
from fourkings.rulebook import games
from fourkings.rulebook.cards import LONG, RANKS, mask, members
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply, cards_to_play, contract_of
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.options import Value
from fourkings.rulebook.tricks import tally, winning
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view
from tables import all_rules, any_deal

chance = load("playout", plain=True)


def nth(cards: int, number: int) -> int:
    return list(members(cards))[number]


def plain_walk(state: State, seed: int, number: int) -> list[int]:
    """One playout by the state machine, drawing the very cards that the kernel draws."""
    drawn = chance.seed_rng(seed, number)
    before = tally(contract_of(state).payoff._replace(last=(0, 0)), state.tricks)
    first = bool(state.trick)
    while True:
        may = cards_to_play(state)
        # A trick that has begun draws twice a card (see `run`).
        for _ in range(2 if first else 1):
            drawn = chance.next_random(drawn)
        state = apply(state, nth(may, (drawn & chance.LOW32) * may.bit_count() >> 32))
        first = first and bool(state.trick)
        if not any(state.hands):
            after = tally(contract_of(state).payoff, state.tricks)
            return [a - b for a, b in zip(after, before, strict=True)]


@pytest.mark.parametrize(
    "rules", list(all_rules()), ids=lambda r: f"{r.game.ID}-" + "-".join(str(v) for v in r.changed().values())
)
def test_the_compiled_playout_agrees_with_the_state_machine(rules: Rules) -> None:
    rng = random.Random(repr(rules.values))
    for number in range(60):
        state = any_deal(rules, rng, number % 10 + 1)
        for _ in range(rng.choice((0, 0, 1, 2, 3, 7, 18))):
            state = apply(state, nth(cards_to_play(state), 0))
        points = playout.playouts(state, 3, seed=number, threads=1)
        assert points.tolist() == [plain_walk(state, number, row) for row in range(3)]


def test_rows_depend_on_the_seed_alone() -> None:
    state = any_deal(rules(GAMES["king"]), random.Random(5), 7)
    rows = playout.playouts(state, 2000, seed=11, threads=1)
    assert (rows == playout.playouts(state, 2000, seed=11, threads=3)).all()
    assert (rows[:700] == playout.playouts(state, 700, seed=11, threads=2)).all()
    assert (rows[:60] == playout.playouts(state, 60, seed=11, plain=True)).all()
    assert (rows != playout.playouts(state, 2000, seed=12)).any()


def test_chance_is_even() -> None:
    """Each of the leader's thirteen cards comes first in about one playout in thirteen, within five sigma."""
    counts = [0] * 13
    for seed in range(30):
        for number in range(1000):
            counts[(chance.next_random(chance.seed_rng(seed, number)) & chance.LOW32) * 13 >> 32] += 1
    assert all(abs(count - 30000 / 13) < 5 * (30000 / 13) ** 0.5 for count in counts)


def test_a_policy_is_followed() -> None:
    """High when leading, low where the trick cannot be won: as the same policy in plain Python plays."""
    rank = {card: card & 15 for card in LONG}
    low = {card: -worth for card, worth in rank.items()}
    policy = playout.Policy(leading=rank, beating={c: 20 - r for c, r in rank.items()}, following=low, discarding=low)
    rng = random.Random(3)
    for number in range(60):
        state = any_deal(rules(GAMES["king"]), rng, number % 10 + 1)
        points = playout.playouts(state, 2, seed=1, policy=policy)
        assert points[0].tolist() == points[1].tolist() == _policy_walk(state, policy)
        assert points[:1].tolist() == playout.playouts(state, 1, seed=9, policy=policy, plain=True).tolist()
    always = playout.playouts(state, 50, seed=1, policy=policy._replace(chance=1.0))
    assert len({tuple(row) for row in always.tolist()}) > 1


def _policy_walk(state: State, policy: playout.Policy) -> list[int]:
    contract = contract_of(state)
    while state.stage == "play":
        trick = state.trick
        best = trick[winning(trick, contract)] if trick else 0

        def worth(card: int, trick: tuple[int, ...] = trick, best: int = best) -> int:
            if not trick:
                return policy.leading[card]
            if contract.stronger[best] >> card & 1 or (contract.trump >> card & 1 and not contract.trump >> best & 1):
                return policy.beating[card]
            return policy.following[card] if card >> 4 == trick[0] >> 4 else policy.discarding[card]

        state = apply(state, max(members(cards_to_play(state)), key=lambda card: (worth(card), -card)))
    return tally(contract.payoff, state.tricks)


def test_a_deal_that_is_not_in_play_is_refused() -> None:
    state = any_deal(rules(GAMES["king"]), random.Random(5), 7)
    with pytest.raises(ValueError, match="phase of tricks"):
        playout.playouts(replace(state, stage="calls"), 1, 0)


def test_bits_agree_with_plain_python() -> None:
    plain, fast = load("bits", plain=True), load("playout")
    assert fast is not None
    rng = random.Random(2)
    for _ in range(500):
        cards = mask(rng.sample(LONG, rng.randint(1, 52)))
        want = list(members(cards))
        assert [plain.nth(cards, n) for n in range(len(want))] == want
        assert (plain.popcount(cards), plain.lowest(cards), plain.highest(cards)) == (len(want), want[0], want[-1])
        value = rng.getrandbits(len(want))
        assert plain.extract(plain.deposit(value, cards), cards) == value
    assert len(RANKS) == 13


kernel: Any = load("policy.careful")
plain_kernel: Any = load("policy.careful", plain=True)
CHANCES = {kernel: load("policy.chances").weigh, plain_kernel: load("policy.chances", plain=True).weigh}
PLAYOUTS = [load("policy.careful_playout"), load("policy.careful_playout", plain=True)]
COSTLY = [("king", kind) for kind in ("tricks", "H barred", "Q", "KJ", "KH barred", "last 2")]
COSTLY += [("jeu-du-roi", kind) for kind in ("H", "last 1")]


def walk(game: str, kind: str, number: int, bot: str = "careful") -> Iterator[tuple[State, View]]:
    """Every choice among several cards in a deal."""
    rules, dice = games.rules(GAMES[game]), Stream(b"walk", b"")
    state = deals.deal_of_kind(rules, kind, deals.secret_of(kind, 3, number), number % 4)
    while state.stage != "done":
        seen = view(state, state.turn)
        if len(seen.legal) > 1:
            yield state, seen
        state = apply(state, find(bot).choose(seen, dice, 30))


def chosen(kernels: Any, state: State, seen: View) -> int:
    """The card in a playout, which knows of the others' hands only how many cards they hold, and their voids."""
    contract = encoding.contract_of(seen)
    arrays = encoding.arrays_of(contract)
    led = 0x1FFF << (seen.trick[0] & 48) if seen.trick else 0
    best = seen.trick[winning(seen.trick, contract)] if seen.trick else -1
    masks, shares, everything = np.zeros(MASKS, np.int64), np.zeros(kernel.SHARES), sum(state.hands)
    weigh, hands = CHANCES[kernels], np.array(state.hands)
    weigh(hands, seen.turn, encoding.voids(seen), everything ^ seen.hand, masks, shares)
    return int(
        kernels.avoid(
            mask(action for action in seen.legal if isinstance(action, int)),
            seen.hand, seen.turn, len(seen.trick), led, best, mask(seen.trick), everything,
            arrays.terms, arrays.stronger, np.array(kernel.TEMPERS), masks, shares,
        )
    )  # fmt: skip


@pytest.mark.parametrize(("game", "kind"), COSTLY)
def test_it_plays_as_careful_does(game: str, kind: str) -> None:
    same = [
        chosen(kernel, state, seen) == careful.choose(seen, Stream(b"", b""))
        for n in range(6)
        for state, seen in walk(game, kind, n)
    ]
    assert len(same) > 100
    assert sum(same) >= len(same) - 1  # a heart led against a ban tells careful a little more


def test_the_same_without_the_compiler() -> None:
    for state, seen in walk("king", "Q", 1):
        assert chosen(kernel, state, seen) == chosen(plain_kernel, state, seen)
    state, seen = next(walk("king", "KJ", 2))
    samples = Deals(constraints(seen)).draw(1, 3)
    arrays, cards = encoding.arrays_of(encoding.contract_of(seen)), np.array(evaluation.candidates(seen)[:2])
    results = []
    for kernels in PLAYOUTS:
        points, tricks = (np.zeros((3, 2, 4), np.int64) for _ in range(2))
        kernels.evaluate(
            samples, encoding.board(seen), cards, arrays.terms, arrays.stronger, np.array(kernel.TEMPERS), 1 << 29, 5, 0,
            np.zeros(kernels.SCRATCH, np.int64), np.zeros(kernels.SHARES), points, tricks,
            np.zeros_like(points),
        )  # fmt: skip
        results.append((points.tolist(), tricks.tolist()))
    assert results[0] == results[1]
    assert all(sum(row) == -240 for world in results[0][0] for row in world)


def bits(kind: str, game: str, player: str) -> float:
    gained = []
    for number in range(4):
        for state, seen in walk(game, kind, number, player):
            if len(seen.tricks) in (3, 6) and not seen.trick:
                drawn = Deals(constraints(seen)).draw(number, 100)
                samples = np.vstack([np.array([state.hands]), drawn])
                likely = np.log(weigh(recipe_of(seen.rules).belief, seen, samples))
                gained.append((likely[0] - math.log(np.exp(likely[1:]).mean())) / math.log(2))
    return float(sum(gained) / len(gained))


PLAYERS = [("king", "tricks", "careful"), ("king", "Q", "careful"), ("king", "KJ", "flat")]
PLAYERS += [("jeu-du-roi", "trumps and their points", "flat")]


@pytest.mark.parametrize(("game", "kind", "player"), PLAYERS)
def test_what_was_played_makes_the_true_deal_likelier(game: str, kind: str, player: str) -> None:
    assert bits(kind, game, player) > 0.2


king_calls: Any = load("king.bidding")
king_row: Any = load("king.auction")
RULES: list[dict[str, Value]] = [
    {}, {"deck": 32}, {"must_sell": "on"}, {"free_declaration": "on"}, {"negative_price": "fixed", "split_limit": 3},
    {"auction": "always", "split_limit": "off"}, {"eight_binds": "on", "deck": 32}, {"ultimatum_to": "still_bidding"},
    {"ask_first": "on"}, {"ask_first": "on", "ultimatum_to": "still_bidding"}, {"split_limit": "fewer_than_3_bids"},
]  # fmt: skip


@pytest.mark.costly
@pytest.mark.parametrize("changed", RULES, ids=str)
def test_talk_in_numbers_is_that_of_the_rules(changed: dict[str, Value]) -> None:
    rules = games.rules("king", options=changed)
    row_of_rules = king_encoding.rules_row(rules)
    for number in range(60):
        state = deals.deal_of_kind(rules, "auction", deals.secret_of("auction", 4, number), number % 4)
        worths = auction.count_hands(rules, np.array([state.hands]))[0]
        seen = view(state, state.turn)
        assert worths[seen.turn].tolist() == calls.king_hand_points(seen)
        talk = king_encoding.talk_row(seen)
        while state.stage == "calls":
            seen = view(state, state.turn)
            assert talk.tolist() == king_encoding.talk_row(seen).tolist()
            word = king_calls.choose_call(talk, worths[state.turn], row_of_rules)
            said = calls.choose_king_call(seen)
            assert word == king_encoding.code(said)
            king_row.apply_call(talk, word, row_of_rules)
            state = apply(state, said)
        split = state.calls.step == "split"
        assert split == (talk[king_row.STEP] == king_row.SPLIT_UP)
        assert split or king_encoding.KINDS[talk[king_row.DECLARED]] == state.calls.declared


def test_what_was_said_makes_deals_doubtful() -> None:
    """Whoever passes at once is not taken to hold what careful would have bid with."""
    rules = games.rules("king")
    state = deals.deal_of_kind(rules, "auction", deals.secret_of("auction", 4, 1), 1)
    for word in ("auction", "pass"):
        state = apply(state, word)
    seen = view(state, state.turn)
    hands = np.repeat(np.array([state.hands]), 2, 0)
    strong = 0x1FFF << 16 | 0
    hands[1, state.deal.eldest] = strong  # thirteen hearts
    doubts = np.zeros(2, np.int64)
    worths = auction.count_hands(rules, hands)
    row = king_encoding.talk_row(seen)
    load("king.inconsistent").doubted(row, seen.turn, worths, king_encoding.rules_row(rules), row.copy(), doubts)
    assert doubts[1] >= 1


def test_what_is_paid_adds_up() -> None:
    """Of a price with a minus no more tricks are taken over than the dealer has."""
    row_of_rules = king_encoding.rules_row(games.rules("king"))
    talk = np.full(king_row.TALK, -1, np.int64)
    talk[king_row.DEALER], talk[king_row.BUYER], talk[king_row.DECLARED], talk[king_row.PRICE] = 0, 1, NEGATIVE, 7
    assert [king_row.price_paid(talk, np.array([tricks, 0, 0, 0]), row_of_rules) for tricks in (0, 1, 2, 5)] == [
        0,
        75,
        150,
        150,
    ]
    talk[king_row.PRICE], talk[king_row.DECLARED] = 4, 0
    assert king_row.price_paid(talk, np.array([0, 0, 0, 0]), row_of_rules) == 100
