"""The search and its bounds against twenty lines of brute force: every game, side split, payoff and duty, small endings."""

import random
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

import pytest

from cases import few

pytest.importorskip("numpy")

import numpy as np

from fourkings.arena import deals
from fourkings.bots import chance, evaluation
from fourkings.bots.evaluation import net_points
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.games.four_hundred import match
from fourkings.kernels import load
from fourkings.kernels.play import NEVER, Duties, playable
from fourkings.kernels.solver import layout as t
from fourkings.rulebook import games
from fourkings.rulebook.cards import HEARTS, LONG, Card, mask, members, named, rank_mask, stronger, suit_mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply, contract_of, legal
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import Contract, Payoff, trick_duties, winning
from fourkings.sampling import Deals, constraints, with_hands
from fourkings.solver import Position, Solver, Worth, objective_of, turn_of
from fourkings.views import View, view
from tables import all_rules, any_deal

SIDES = ((0, 2), (1, 3), (0,), (1,), (2,), (3,), (1, 2, 3), (0, 1), (0, 2, 3))
RULES = list(all_rules())


def may_play(position: Position) -> list[Card]:
    hand = position.hands[turn_of(position)]
    return list(members(playable(hand, trick_duties(position.trick, position.contract))))


def play(position: Position, card: Card) -> tuple[Position, int, int]:
    hands = list(position.hands)
    hands[turn_of(position)] ^= 1 << card
    trick, payoff = (*position.trick, card), position.contract.payoff
    held = (hands[0], hands[1], hands[2], hands[3])
    if len(trick) < 4:
        return position._replace(hands=held, trick=trick), -1, 0
    winner = position.leader + winning(trick, position.contract) & 3
    points = payoff.trick + sum(each * (cards >> card & 1) for cards, each in payoff.cards for card in trick)
    points += payoff.last[1] if hands[0].bit_count() < payoff.last[0] else 0
    return Position(position.contract, held, winner), winner, points


def brute(position: Position, side: Collection[int]) -> dict[Card, int]:
    values = {}
    for card in may_play(position):
        after, winner, points = play(position, card)
        later = brute(after, side).values()
        best = (max if turn_of(after) in side else min)(later) if later else 0
        values[card] = best + (points if winner in side else 0)
    return values


def small(position: Position, cards: int, rng: random.Random) -> Position:
    a, b, c, d = (sum(1 << card for card in rng.sample(list(members(hand)), cards)) for hand in position.hands)
    position = position._replace(hands=(a, b, c, d), leader=rng.randrange(4))
    for _ in range(rng.randrange(4)):
        position, _, _ = play(position, rng.choice(may_play(position)))
    return position


def check(solver: Solver, position: Position, side: Collection[int]) -> None:
    want = brute(position, side)
    solution = solver.solve(position, side)
    assert {card: Worth(value, value) for card, value in want.items()} == solution.cards
    best = (max if turn_of(position) in side else min)(want.values())
    assert solution.value == (best, best)
    gained = 0
    for card in solution.line:
        assert card in may_play(position)
        position, winner, points = play(position, card)
        gained += points if winner in side else 0
    assert not any(position.hands)
    assert gained == best


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


@pytest.mark.parametrize(("many", "cards"), [(30, (2, 3, 3)), pytest.param(300, (3, 4, 4), marks=pytest.mark.heavy)])
@pytest.mark.parametrize("rules_number", range(len(RULES)), ids=lambda n: f"{RULES[n].game.ID}-{n}")
def test_the_search_equals_brute_force(rules_number: int, many: int, cards: tuple[int, ...], solver: Solver) -> None:
    rules = RULES[rules_number]
    rng = random.Random(f"search {rules_number} {cards}")
    for number in range(many):
        state = any_deal(rules, rng, number % 10 + 1)
        position = Position(contract_of(state), state.hands, state.leader)
        check(solver, small(position, rng.choice(cards), rng), rng.choice(SIDES))


ODD = (
    Contract(stronger("AKQJT98765432"), Payoff(trick=-3, cards=((named("AS KH 9D"), 7),), last=(2, -5))),
    Contract(
        stronger("KQJAT987"), Payoff(trick=2, cards=((named("AS KH 9D"), -7),)), suit_mask(3), Duties(ruff=3, overruff=1)
    ),
    Contract(stronger("AKQJT98765432"), Payoff(last=(1, 1)), suit_mask(0), Duties(no_lead=suit_mask(0), ruff=2)),
    Contract(
        stronger("AKQJT98765432"), Payoff(cards=((named("7D 8D 9C"), 4),)), suit_mask(2), Duties(keep=named("7D"), ruff=1)
    ),
    Contract(
        stronger("23456789TJQKA"), Payoff(trick=1), suit_mask(1), Duties(shed=named("9S"), shed_following=1, overruff=1)
    ),
    Contract(stronger("AKQJT98765432"), Payoff()),
)
"""Payoffs and duties that no game has, yet the kernels allow: both signs, low cards that count, mixed duties."""


@pytest.mark.costly
@pytest.mark.parametrize("contract", ODD)
def test_payoffs_and_duties_of_no_game(contract: Contract, solver: Solver) -> None:
    rng = random.Random(str(contract.payoff))
    pack = [card for card in range(64) if contract.stronger[card] or any(m >> card & 1 for m in contract.stronger)]
    for _ in range(60):
        cards = rng.sample(pack, 20)
        hands = tuple(sum(1 << card for card in cards[seat::4]) for seat in range(4))
        check(solver, small(Position(contract, hands, 0), rng.choice((2, 3)), rng), rng.choice(SIDES))  # type: ignore[arg-type]


SPARE = named("2C")
POINTS = Payoff(cards=((named("KS KH KD KC"), 5), (named("QS QH QD QC"), 3), (named("JS JH JD JC"), 2)))
COUNTED = (Payoff(trick=1), Payoff(trick=1), POINTS, Payoff(trick=2, cards=((named("AS AH TD"), 3),)))


@pytest.mark.parametrize("trump", [0, suit_mask(2)])
def test_what_is_sure_changes_no_value(trump: int, solver: Solver) -> None:
    """A duty about a card that nobody holds asks nothing, but with it the search does without bounds."""
    rng, other = random.Random(f"sure {trump}"), Solver()
    natural = stronger("AKQJT98765432")
    pack = [card for card in range(64) if natural[card] or card & 15 == 12]
    pack = [card for card in pack if not SPARE >> card & 1]
    for _ in range(150):
        cards = rng.sample(pack, 4 * rng.choice((3, 4, 5)))
        a, b, c, d = (sum(1 << card for card in cards[seat::4]) for seat in range(4))
        payoff, ruff = rng.choice(COUNTED), rng.choice((0, 0, 1, 2, 3)) if trump else 0
        duties = Duties(ruff=ruff, overruff=rng.choice((0, 1)) if ruff else 0)
        contract, side, leader = Contract(natural, payoff, trump, duties), rng.choice(SIDES), rng.randrange(4)
        bare = contract._replace(duties=duties._replace(shed=SPARE))
        solution = solver.solve(Position(contract, (a, b, c, d), leader), side, line=False)
        assert solution.cards == other.solve(Position(bare, (a, b, c, d), leader), side, line=False).cards


@pytest.mark.parametrize(
    ("mine", "theirs", "tricks", "lowest"),
    [("AS", "", 1, ""), ("QS JS TS", "AS KS", 1, ""), ("AS KS 3S", "QS 4S", 2, "KS"), ("5S 4S 3S 2S", "AS KS QS", 1, ""),
     ("KS JS", "AS QS", 0, ""), ("KS QS 2S", "AS JS TS 9S", 1, "QS"), ("", "AS", 0, "")],
)  # fmt: skip
def test_trumps_that_win_in_any_play(mine: str, theirs: str, tricks: int, lowest: str) -> None:
    kernel = load("solver.top_cards", plain=True)
    assert kernel.surplus_trumps(named(mine), named(theirs)) == (tricks, named(lowest))


def test_the_plain_walk_is_the_same_search() -> None:
    rng = random.Random(8)
    plain, fast = Solver(bits=10, plain=True), Solver(bits=10)
    for number in range(len(RULES)):
        state = any_deal(RULES[number], rng)
        position = small(Position(contract_of(state), state.hands, 0), 4, rng)
        assert plain.solve(position, (0, 2)) == fast.solve(position, (0, 2))


def test_a_table_too_small_is_emptied_and_nothing_goes_wrong(solver: Solver) -> None:
    rng = random.Random(9)
    tiny = Solver(bits=6)
    for number in range(40):
        state = any_deal(RULES[number % len(RULES)], rng)
        position = small(Position(contract_of(state), state.hands, 0), 6, rng)
        assert tiny.solve(position, (1, 3), line=False).cards == solver.solve(position, (1, 3), line=False).cards


NATURAL = stronger("AKQJT98765432")
KING = named("KH")
KINDS = {
    "tricks": Contract(NATURAL, Payoff(trick=-1)),
    "hearts": Contract(NATURAL, Payoff(cards=((HEARTS, -1),))),
    "hearts, not led": Contract(NATURAL, Payoff(cards=((HEARTS, -1),)), duties=Duties(no_lead=HEARTS)),
    "queens": Contract(NATURAL, Payoff(cards=((rank_mask("Q"), -1),))),
    "kings and jacks": Contract(NATURAL, Payoff(cards=((rank_mask("KJ"), -1),))),
    "king of hearts": Contract(NATURAL, Payoff(cards=((KING, -1),))),
    "king of hearts, thrown": Contract(NATURAL, Payoff(cards=((KING, -1),)), duties=Duties(keep=KING, shed=KING)),
    "last two tricks": Contract(NATURAL, Payoff(last=(2, -1))),
    "tricks and hearts": Contract(NATURAL, Payoff(trick=-2, cards=((HEARTS, -1),))),
}


def ending(rng: random.Random, contract: Contract, cards: int) -> Position:
    """Few ranks make close endings: the cards of a hand are next to those of the others."""
    pack = [card for card in LONG if card & 15 >= 12 - cards]
    dealt = rng.sample(pack, 4 * cards)
    a, b, c, d = (mask(dealt[seat::4]) for seat in range(4))
    return Position(contract, (a, b, c, d), rng.randrange(4))


@cache
def most(contract: Contract, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], alone: int) -> int:
    """What the seat alone takes in costs with best play of all, by trying every line."""
    seat = leader + len(trick) & 3
    if len(trick) == 4:
        winner = leader + winning(trick, contract) & 3
        won = contract.payoff.trick
        won += sum(each * (cards >> card & 1) for cards, each in contract.payoff.cards for card in trick)
        won += contract.payoff.last[1] if hands[0].bit_count() < contract.payoff.last[0] else 0
        return (-won if winner == alone else 0) + (most(contract, hands, winner, (), alone) if hands[0] else 0)
    outcomes = []
    for card in members(playable(hands[seat], trick_duties(trick, contract))):
        left = tuple(hand & ~(1 << card) for hand in hands)
        outcomes.append(most(contract, left, leader, (*trick, card), alone))
    return min(outcomes) if seat == alone else max(outcomes)


# Brute force is what costs here: a fifth of the endings tried with --heavy, each put to the bounds and to the search.
@pytest.mark.costly
@pytest.mark.parametrize("many", [100, pytest.param(500, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", few(KINDS, 4))
def test_what_is_avoided_holds(kind: str, many: int) -> None:
    """Every answer of the bounds, whatever the question, whether costs are counted for the one or for the three.

    And the search finds the values of brute force.
    """
    rng, contract, kernel = random.Random(kind), KINDS[kind], load("solver.losers", plain=True)
    solver, search, answers = Solver(bits=10, plain=True), Solver(), 0
    for number in range(many):
        position, alone = ending(rng, contract, 4 if number % 50 == 0 else rng.choice((2, 3, 3))), rng.randrange(4)
        true = most(contract, position.hands, position.leader, (), alone)
        assert search.value(position, (alone,)).least == -true
        for side in ((alone,), tuple({0, 1, 2, 3} - {alone})):
            objective = solver._set_objective(position, side)
            root = solver._set_root(position, objective)
            value = true // abs(objective.unit)
            value = value if len(side) == 1 else root.most - value
            assert objective.terms[t.LONE_SEAT - t.TERMS] == alone
            for goal in range(root.least + 1, root.most + 1):
                bound, _ = kernel.loser_bound(position.leader, goal, 0, root.most, solver._memory)
                if bound != t.UNKNOWN:
                    assert bound >= value if len(side) == 1 else bound <= value
                    assert (bound < goal) if len(side) == 1 else (bound >= goal)
                    answers += 1
        most.cache_clear()
    assert answers > many / 8


@pytest.mark.parametrize("many", [300, pytest.param(1500, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", few(KINDS, 4))
def test_what_is_avoided_holds_with_more_cards(kind: str, many: int) -> None:
    """As before with five to seven cards, against the search that keeps no runs and asks no such bound."""
    rng, contract, kernel = random.Random(kind), KINDS[kind], load("solver.losers", plain=True)
    bare = contract._replace(duties=contract.duties._replace(ruff=1))
    solver, other, answers = Solver(bits=10, plain=True), Solver(), 0
    for _ in range(many if contract.payoff.trick else 300):
        position, alone = ending(rng, contract, rng.choice((5, 6, 7))), rng.randrange(4)
        objective = solver._set_objective(position, (alone,))
        root = solver._set_root(position, objective)
        true = other.value(position._replace(contract=bare), (alone,)).least // objective.unit
        for goal in range(root.least + 1, root.most + 1):
            bound, _ = kernel.loser_bound(position.leader, goal, 0, root.most, solver._memory)
            if bound != t.UNKNOWN:
                assert true <= bound < goal
                answers += 1
    assert answers


@pytest.mark.parametrize("kind", KINDS)
def test_runs_and_cuts_change_no_value(kind: str) -> None:
    """Six cards each: the search by runs against the same without them, which a duty to ruff without trumps turns off."""
    rng, contract, solver, other = random.Random(kind), KINDS[kind], Solver(), Solver()
    bare = contract._replace(duties=contract.duties._replace(ruff=1))
    assert contract.duties.ruff == NEVER
    for _ in range(20):
        position, alone = ending(rng, contract, 6), rng.randrange(4)
        slow = other.solve(position._replace(contract=bare), (alone,), line=False)
        assert solver.solve(position, (alone,), line=False).cards == slow.cards


def test_good_moves_come_first_where_only_the_last_tricks_cost() -> None:
    """To avoid each trick, or to take none, is no aim there while none counts: that order took twice as many nodes."""
    rng, contract, solver, nodes = random.Random("last two tricks"), KINDS["last two tricks"], Solver(), 0
    for _ in range(10):
        position, alone = ending(rng, contract, 7), rng.randrange(4)
        solver.value(position, (alone,))
        nodes += solver.nodes
    assert nodes < 8000


def test_runs_are_kept_only_where_taking_costs() -> None:
    for contract, side in ((KINDS["tricks"], (0,)), (KINDS["tricks"], (0, 2)), (KINDS["queens"], (1, 2, 3))):
        assert objective_of(contract, frozenset(side)).terms[t.COSTS - t.TERMS] == 1
    assert objective_of(KINDS["tricks"], frozenset((0, 2))).terms[t.LONE_SEAT - t.TERMS] == -1
    for contract in (Contract(NATURAL, Payoff(trick=1)), Contract(NATURAL, Payoff(trick=-1), HEARTS, Duties(ruff=1))):
        assert objective_of(contract, frozenset((0,))).terms[t.COSTS - t.TERMS] == 0


ENDING_KINDS = (
    ("king", "tricks"), ("king", "last 2"), ("king", "trumps"), ("jeu-du-roi", "KJ"), ("quarante", "quarante"),
    ("400", "400"),
)  # fmt: skip

# The words behind the kernel are the same for every kind: each is tried by one sight in two positions here, by both
# in six with --heavy.
SEEN = [
    pytest.param(*kind, sees, many, marks=[] if (sees, many) == (15 * (number % 2), 2) else pytest.mark.heavy)
    for number, kind in enumerate(ENDING_KINDS)
    for sees in (0, 15)
    for many in (2, 6)
]


def late(game: str, kind: str, number: int, cards: int) -> State:
    # In 400 with the target out of sight points are played for, and not the match.
    rules = games.rules(GAMES[game], options={"target": 200} if game == "400" else {})
    secret = deals.secret_of(kind, 9, number)
    state, dice = deals.deal_of_kind(rules, kind, secret, number % 4), Stream(secret, b"late")
    while state.stage == "calls" or (state.stage == "play" and state.hands[state.turn].bit_count() > cards):
        bids = state.stage == "calls" and game == "400"
        state = apply(state, "bid:3" if bids else chance.choose(view(state, state.turn), dice))
    return state


def several(game: str, kind: str, cards: int = 3, many: int = 6) -> Iterator[tuple[State, Any]]:
    """Late positions with a choice, and some of the deals that fit, not all different."""
    for number in range(40):
        if not many:
            return
        state = late(game, kind, number, cards)
        seen = view(state, state.turn)
        if len(seen.legal) > 1:
            many -= 1
            yield state, Deals(constraints(seen)).draw(number, 9)


def objectives(seen: View) -> information_sets.Objectives:
    """What strong plays for in the 400, and points elsewhere."""
    return match.objectives(seen) if seen.rules.game.ID == "400" else information_sets.points_objectives(seen)


def by_definition(state: State, samples: Any, sees: int) -> dict[int, list[float]]:
    """What each card is worth in each deal, by the definition: everybody looks at each of their legal cards."""
    me = state.turn
    lots = [with_hands(state, row) for row in samples]
    worths: dict[int, list[float]] = {}
    for card in (action for action in legal(state) if isinstance(action, int)):
        after = [(number, apply(lot, card)) for number, lot in enumerate(lots)]
        ends = played_on(after, [lot.hands for lot in lots], sees)
        worths[card] = [ends[number][me] for number in range(len(lots))]
    return worths


def played_on(lots: list[tuple[int, State]], dealt: list[Any], sees: int) -> dict[int, list[float]]:
    """The four worths of each deal once everybody has played their best from here on; deals that look alike to watchers."""
    if lots[0][1].stage == "done":
        return {number: [net_points(state, seat) for seat in range(4)] for number, state in lots}
    turn = lots[0][1].turn
    after = defaultdict(list)
    for number, state in lots:
        for card in legal(state):
            after[card].append((number, apply(state, card)))
    by_card = {card: played_on(here, dealt, sees) for card, here in after.items()}
    knows = defaultdict(list)
    for number, state in lots:
        knows[number if sees >> turn & 1 else dealt[number][turn]].append((number, state))
    worths = {}
    for alike in knows.values():
        cards = legal(alike[0][1])
        means = [sum(by_card[card][number][turn] for number, _ in alike) for card in cards]
        best = [card for card, mean in zip(cards, means, strict=True) if mean > max(means) - 1e-6]
        for number, _ in alike:
            rows = [by_card[card][number] for card in best]
            worths[number] = [sum(row[seat] for row in rows) / len(rows) for seat in range(4)]
    return worths


@pytest.mark.parametrize(("game", "kind", "sees", "many"), few(SEEN, 6))
def test_it_is_what_it_says(game: str, kind: str, sees: int, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain walk, told to leave out no card for being equal to another: the very figures of the definition."""
    k = load("search.ending", plain=True)
    monkeypatch.setattr(k, "distinct_cards", lambda may, *rest: may)
    for state, samples in several(game, kind, many=many):
        seen = view(state, state.turn)
        expected = by_definition(state, samples, sees)
        cards = list(expected)
        values = information_sets.values(seen, cards, samples, objectives(seen), sees, plain=True)
        assert values is not None
        base = np.array([expected[card] for card in cards]).T
        # What was taken before this moment is in the points of the deal, and not in what is still to come.
        shift = base - values
        assert np.ptp(shift) < 1e-6


@pytest.mark.costly
@pytest.mark.parametrize(("game", "kind"), [case for case in ENDING_KINDS if case[0] in ("quarante", "400")])
def test_one_of_equals_is_enough_where_all_cards_are_seen(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two sides see all cards equal ones lead to the same: leaving one out changes nothing."""
    for state, samples in several(game, kind, many=3):
        seen = view(state, state.turn)
        cards, aims = evaluation.candidates(seen), objectives(seen)
        values = information_sets.values(seen, cards, samples, aims, 15)
        with monkeypatch.context() as patch:
            patch.setattr(load("search.ending", plain=True), "distinct_cards", lambda may, *rest: may)
            assert values == pytest.approx(information_sets.values(seen, cards, samples, aims, 15, plain=True))


@pytest.mark.costly
@pytest.mark.parametrize("cards", [2, 3])
@pytest.mark.parametrize(("game", "kind"), ENDING_KINDS)
def test_the_same_with_and_without_the_compiler(game: str, kind: str, cards: int) -> None:
    for state, samples in several(game, kind, cards, 2):
        seen = view(state, state.turn)
        given = (seen, evaluation.candidates(seen), samples, objectives(seen))
        compiled, plain = (information_sets.values(*given, plain=off) for off in (False, True))
        assert compiled is not None
        assert plain is not None
        assert compiled.tolist() == plain.tolist()


def test_it_gives_up_where_it_would_take_too_long() -> None:
    for state, samples in several("king", "tricks", 4, 1):
        seen = view(state, state.turn)
        assert information_sets.values(seen, evaluation.candidates(seen), samples, objectives(seen), limit=50) is None


def test_endings_that_are_too_long_are_refused() -> None:
    """The search has room for so many tricks, and would write beyond it."""
    k = load("search.ending", plain=True)
    assert k.DEEPEST == 4 * (information_sets.MAX_TRICKS - 1) + 1
    for cards in (information_sets.MAX_TRICKS, information_sets.MAX_TRICKS + 1):
        state = next(
            ending for number in range(40) if (ending := late("king", "tricks", number, cards)).leader == ending.turn
        )
        seen = view(state, state.turn)
        samples = Deals(constraints(seen)).draw(1, 2)
        if cards > information_sets.MAX_TRICKS:
            with pytest.raises(ValueError, match="5 tricks at most"):
                information_sets.values(seen, list(map(int, seen.legal)), samples, objectives(seen))
        else:
            assert information_sets.values(seen, list(map(int, seen.legal)), samples, objectives(seen)) is not None
