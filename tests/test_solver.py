"""The solver in terms of cards: invariants, honest bounds, DDS, positions as JSON, and the command."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

pytest.importorskip("numpy")

from fourkings.kernels.play import Duties
from fourkings.players.solver import Position, Solver, Worth, solve
from fourkings.players.solver.positions import PositionError, answer, parse
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, mask, members, name, named, stronger
from fourkings.rulebook.game import start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.tricks import Contract, Payoff

NATURAL = stronger("AKQJT98765432")
TRICKS = {trump: Contract(NATURAL, Payoff(trick=1), trump) for trump in (0, HEARTS)}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def dealt(rng: random.Random, cards: int, contract: Contract) -> Position:
    pack = rng.sample(LONG, 4 * cards)
    a, b, c, d = (mask(pack[seat::4]) for seat in range(4))
    return Position(contract, (a, b, c, d), rng.randrange(4))


def moved(cards: int, suits: list[int]) -> int:
    return mask(suits[card >> 4] << 4 | card & 15 for card in members(cards))


def test_suits_may_be_relabelled(solver: Solver) -> None:
    rng = random.Random(1)
    for _ in range(30):
        position = dealt(rng, 7, TRICKS[HEARTS])
        suits = rng.sample(range(4), 4)
        a, b, c, d = (moved(hand, suits) for hand in position.hands)
        contract = position.contract._replace(trump=moved(HEARTS, suits))
        again = solver.value(Position(contract, (a, b, c, d), position.leader), (0, 2))
        assert again == solver.value(position, (0, 2))


@pytest.mark.parametrize("trump", TRICKS)
def test_what_one_side_gets_the_other_does_not(solver: Solver, trump: int) -> None:
    rng = random.Random(2)
    for side, others in (((0, 2), (1, 3)), ((0,), (1, 2, 3))):
        for _ in range(20):
            position = dealt(rng, 7, TRICKS[trump])
            ours, theirs = solver.solve(position, side), solver.solve(position, others)
            assert ours.value.least + theirs.value.least == 7
            assert {card: 7 - worth.least for card, worth in theirs.cards.items()} == {
                c: w.least for c, w in ours.cards.items()
            }


def test_seats_may_be_turned(solver: Solver) -> None:
    rng = random.Random(3)
    for _ in range(20):
        position = dealt(rng, 7, TRICKS[0])
        a, b, c, d = position.hands
        turned = position._replace(hands=(d, a, b, c), leader=position.leader + 1 & 3)
        assert solver.value(position, (0, 2)) == solver.value(turned, (1, 3))


@pytest.mark.parametrize("trump", TRICKS)
def test_values_by_leader_are_those_asked_one_by_one(solver: Solver, trump: int) -> None:
    rng = random.Random(7)
    for _ in range(20):
        position = dealt(rng, 8, TRICKS[trump])
        each = tuple(solver.value(position._replace(leader=leader), (0, 2)) for leader in range(4))
        assert solver.by_leader(position, (0, 2)) == each


def test_a_sure_trick_adds_one(solver: Solver) -> None:
    """An ace of a suit that nobody else holds, and a lost card for the others, without trumps."""
    rng = random.Random(4)
    for _ in range(20):
        pack = rng.sample([card for card in LONG if card >> 4 != 3], 24)
        hands = [mask(pack[seat::4]) for seat in range(4)]
        leader = rng.randrange(4)
        before = solver.value(Position(TRICKS[0], tuple(hands), leader), (leader,))  # type: ignore[arg-type]
        more = [hand | 1 << (48 + 12 - (seat - leader & 3)) for seat, hand in enumerate(hands)]
        after = solver.value(Position(TRICKS[0], tuple(more), leader), (leader,))  # type: ignore[arg-type]
        assert after.least >= before.least + 1


def test_bounds_hold_the_true_value(solver: Solver) -> None:
    rng = random.Random(5)
    costs = Contract(NATURAL, Payoff(cards=((HEARTS, -20),)), duties=Duties(no_lead=HEARTS))
    apart = 0
    for number in range(40):
        position = dealt(rng, 8, (TRICKS[0], TRICKS[HEARTS], costs)[number % 3])
        true, bounded = solver.solve(position, (0, 2)), solver.solve(position, (0, 2), nodes=rng.choice((3, 30, 300)))
        for worth, exact in zip((bounded.value, *bounded.cards.values()), (true.value, *true.cards.values()), strict=True):
            assert worth.least <= exact.least <= worth.most
            apart += not worth.exact
        assert bounded.value.exact or not bounded.line
    assert apart > 50


def test_a_deal_of_any_game_is_solved_from_its_state() -> None:
    chosen_rules = rules(GAMES["king"], options={"deck": 32})
    hands = (named("AS KS"), named("QS JS"), named("TS 9S"), named("8S 7S"))
    state = start(chosen_rules, 1, 3, (0, 0, 0, 0), tuple(tuple(members(hand)) for hand in hands))
    solution = solve(state, (0,))
    assert solution.value == (-40, -40)
    assert not solution.value.exact or len(solution.line) == 8


@pytest.mark.parametrize("trump", TRICKS)
def test_dds_says_the_same(solver: Solver, trump: int) -> None:
    """Every card of random deals, where the wheel of endplay is installed."""
    pytest.importorskip("endplay", reason="endplay (DDS) is not installed here")
    from endplay.dds import solve_board  # type: ignore[import-not-found,unused-ignore]
    from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found,unused-ignore]

    rng = random.Random(6)
    for number in range(60):
        position = dealt(rng, 13 if number < 6 else 9, TRICKS[trump])
        text = " ".join(".".join(holding(hand, suit) for suit in range(4)) for hand in position.hands)
        deal = Deal("N:" + text)
        deal.trump, deal.first = (Denom.hearts if trump else Denom.nt), list(Player)[position.leader]
        theirs = {DDS_NAMES[str(card)]: many for card, many in solve_board(deal)}
        ours = solver.solve(position, (position.leader, position.leader + 2 & 3), line=False)
        assert ours.cards == {card: (many, many) for card, many in theirs.items()}


DDS_NAMES = {"♠♥♦♣"[card >> 4] + name(card)[0]: card for card in LONG}


def holding(hand: int, suit: int) -> str:
    return "".join(RANKS[card & 15] for card in sorted(members(hand), reverse=True) if card >> 4 == suit)


# --- positions as JSON, and the command ---------------------------------------------------------------------------

LINE = {
    "game": "king", "deal": 7, "trump": "S", "hands": [["AH", "2S"], ["KH", "3D"], ["4D", "5D"], ["6D"]],
    "leader": 3, "trick": ["7D"], "side": [0, 2],
}  # fmt: skip


def test_a_line_of_json_is_solved() -> None:
    question = parse(json.dumps(LINE))
    solved = answer(Solver().solve(question.position, question.side))
    assert solved["value"] == 50
    assert solved["cards"]["2S"] == 50
    assert solved["line"][0] == "2S"
    assert answer(Solver().solve(*parse(json.dumps({**LINE, "count": "tricks"}))))["value"] == 2


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "whist"}, "no game"),
        ({"deal": 11}, "from 1 to 10"),
        ({"trump": "X"}, "'trump' is one of"),
        ({"game": "quarante", "trump": None}, "not in the pack|needs 'trump'"),
        ({"game": "400", "trump": "S"}, "fixes its own trumps"),
        ({"hands": [[], [], []]}, "four lists"),
        ({"trick": ["AH"]}, "twice"),
        ({"trick": []}, "same number of cards"),
        ({"side": [0, 1, 2, 3]}, "one to three"),
        ({"side": [[0]]}, "one to three"),
        ({"count": "money"}, "points, tricks"),
        ({"options": {"deck": 40}}, "deck"),
        ({"colour": 1}, "unknown key"),
    ],
)
def test_a_wrong_line_says_what_to_write(change: dict[str, object], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        parse(json.dumps({**LINE, **change}))


@pytest.mark.parametrize("line", ["", "{", "[]", "[" * 5000, '{"game": 1, "hands": 1, "leader": 1, "side": 1}'])
def test_what_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(PositionError):
        parse(line)


def test_the_command_answers_line_by_line() -> None:
    click = pytest.importorskip("click.testing")
    from fourkings.cli.solve import command

    lines = "\n".join((json.dumps(LINE), "nonsense", json.dumps(LINE)))
    done = click.CliRunner().invoke(command, ["-"], input=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("value") for reply in answers] == [50, None, 50]
    assert "line 2" in done.stderr
    assert done.exit_code == 2


def test_the_compiler_is_imported_only_when_it_is_needed() -> None:
    said = "import sys, fourkings.rulebook.games, fourkings.players.solver, fourkings.players.playout\n"
    said += "print('numba' in sys.modules, 'numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout == "False False\n"
    )


def test_a_side_is_one_to_three_seats(solver: Solver) -> None:
    position = dealt(random.Random(1), 2, TRICKS[0])
    for side in ((), (0, 1, 2, 3), (4,)):
        with pytest.raises(ValueError, match="one to three"):
            solver.solve(position, side)


def test_worth_is_exact_where_its_ends_meet() -> None:
    assert Worth(3, 3).exact
    assert not Worth(2, 3).exact
