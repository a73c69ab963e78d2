"""The solver in terms of cards: invariants, honest bounds, DDS, positions as JSON, and the command."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("numpy")

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, card, mask, members, name, named, stronger, suit_mask
from fourkings.rulebook.game import start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.tricks import Contract, Payoff, winning
from fourkings.solver import Position, Solver, Worth, after, objective_of, solve, turn_of
from fourkings.solver.positions import PositionError, answer, parse

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
        assert [worth for worth, _ in solver.by_leader(position, (0, 2))] == list(each)


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


@pytest.mark.parametrize(("game", "taker"), [("quarante-1792", 1), ("quarante", 0)])
def test_ranks_are_those_of_the_game(solver: Solver, game: str, taker: int) -> None:
    """A jack beats an ace in 1792 and loses to it in the modern game; clubs are trump."""
    question = {"game": game, "trump": "C", "hands": [["AS"], ["JS"], ["KH"], ["TS"]], "leader": 0, "side": [taker]}
    solution = solver.solve(*parse(json.dumps({**question, "count": "tricks"})))
    assert solution.value == (1, 1)


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


def bridge(deal: str, trump: str, leader: int) -> Position:
    """A deal as bridge players write it: the first seat, then the ranks of each hand, suit by suit."""
    first, *texts = deal.replace(":", " ").split()
    held = [
        mask(card(rank + "SHDC"[suit]) for suit, ranks in enumerate(text.split(".")) for rank in ranks) for text in texts
    ]
    a, b, c, d = (held[seat - "NESW".index(first) & 3] for seat in range(4))
    return Position(TRICKS[0]._replace(trump=suit_mask("SHDC".index(trump)) if trump else 0), (a, b, c, d), leader)


SOLID = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
FIVES = "S:AQT8642.KJ9753.. KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753"
"""Seven tricks in no trump for whoever declares, and six or seven in a suit: more than a minute's search."""
TABLES = {
    "N:AJ93.952.Q943.96 T74.84.AKJ6.QT72 K62.KJ6.872.AKJ3 Q85.AQT73.T5.854": {
        "S": "6 5 6 5", "H": "5 6 5 6", "D": "6 6 6 6", "C": "5 6 6 6", "": "5 6 5 6",
    },
    "E:A73.K84.653.AK98 T954.QT72.AT72.3 QJ6.AJ965.K84.T5 K82.3.QJ9.QJ7642": {
        "C": "5 8 5 8", "D": "5 8 5 8", "H": "2 11 2 11", "S": "5 8 5 8", "": "2 11 2 11",
    },
    "S:K98643.KT4.A.QT8 T5.AJ8652.K9842. AQJ2.Q.3.AK97542 7.973.QJT765.J63": {
        "C": "12 0 12 0", "D": "3 10 3 10", "H": "3 9 3 9", "S": "11 0 12 0", "": "12 0 12 0",
    },
    "N:QT9.A8765432.KJ. KJ..A8765432.QT9 A8765432.QT9..KJ .KJ.QT9.A8765432": {"": "9 9 9 9"},
    SOLID: {"": "0 0 0 0", "S": "13 0 13 0"},
}  # fmt: skip
"""Known deals, with the tricks that each seat takes as declarer, by trump; the seat after it leads."""


@pytest.mark.parametrize(
    ("deal", "trump", "tricks"), [(deal, trump, tricks) for deal, rows in TABLES.items() for trump, tricks in rows.items()]
)
def test_tables_of_known_deals(solver: Solver, deal: str, trump: str, tricks: str) -> None:
    table = [solver.value(bridge(deal, trump, seat + 1 & 3), (seat, seat + 2 & 3)) for seat in range(4)]
    assert table == [(int(many), int(many)) for many in tricks.split()]


def test_each_lead_of_a_known_deal(solver: Solver) -> None:
    cards = solver.solve(bridge(next(iter(TABLES)), "", 0), (0, 2)).cards
    best = [name(lead) for lead, worth in cards.items() if worth == (7, 7)]
    assert (sorted(best), set(cards.values())) == (["3S", "6C", "9C", "9S"], {(5, 5), (7, 7)})


@pytest.mark.parametrize(("trump", "declarer", "tricks"), [("", 0, 7), ("S", 0, 7), ("S", 1, 6), ("D", 1, 7)])
def test_a_value_out_of_reach_gets_bounds_that_are_worth_something(
    solver: Solver, trump: str, declarer: int, tricks: int
) -> None:
    side = (declarer, declarer + 2 & 3)
    solution = solver.solve(bridge(FIVES, trump, declarer + 1 & 3), side, 200_000)
    assert solution.stopped == "nodes"
    assert solution.estimate is not None
    assert 2 <= solution.value.least <= tricks <= solution.value.most <= 11
    assert solution.value.least <= solution.estimate <= solution.value.most
    assert all(worth.least <= tricks for worth in solution.cards.values())


def test_the_middle_of_a_trick_and_its_end(solver: Solver) -> None:
    """South leads the ace of diamonds from an ending of three cards each, and whatever the others do is too little."""
    at = bridge("N:KJ..5. QT...T 5..A.9 97.9..", "", 2)
    assert solver.value(at, (0, 2)) == (3, 3)
    objective = objective_of(at.contract, frozenset((1, 3)))
    at, _ = after(at, card("AD"), objective)
    while at.hands[turn_of(at)]:
        solution = solver.solve(at, (1, 3))
        if turn_of(at) in (1, 3):
            assert set(solution.cards.values()) == {(0, 0)}
        at, _ = after(at, solution.line[0], objective)


@pytest.mark.parametrize("side", [(0,), (1,), (0, 2), (2, 3), (0, 1, 3), (1, 2, 3)])
def test_at_the_last_trick_each_card_is_the_trick_or_nothing(solver: Solver, side: tuple[int, ...]) -> None:
    rng, objective = random.Random(8), objective_of(TRICKS[HEARTS], frozenset(side))
    for _ in range(20):
        at = dealt(rng, 1, TRICKS[HEARTS])
        cards = [next(members(at.hands[at.leader + place & 3])) for place in range(4)]
        takes = int((at.leader + winning(tuple(cards), at.contract) & 3) in side)
        for played in cards:
            assert solver.solve(at, side).cards == {played: (takes, takes)}
            at, _ = after(at, played, objective)


DDS_NAMES = {"♠♥♦♣"[card >> 4] + name(card)[0]: card for card in LONG}


def holding(hand: int, suit: int) -> str:
    return "".join(RANKS[card & 15] for card in sorted(members(hand), reverse=True) if card >> 4 == suit)


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
        ({"game": "kng"}, r"Did you mean 'king'\?"),
        ({"leder": 3}, r"unknown key 'leder': .*Did you mean 'leader'\?"),
        ({"hands": "N:AQJ.. K.. T.. 9.."}, r"as in \[\["),
        ({"trick": ["10H"]}, r"trick: '10H' is not a card: .*Did you mean 'TH'\?"),
        ({"hands": [["ah"], [], [], []]}, r"the hand of seat 0: 'ah' .*Did you mean 'AH'\?"),
        ({"hands": [["AH"], ["♥A"], [], []]}, r"the hand of seat 1: '♥A' .*Did you mean 'AH'\?"),
        ({"hands": [["AH"], [], ["AH"], []]}, "the hand of seat 2: AH appears twice"),
        ({"trick": []}, "the hands have .* cards: every hand has the same number"),
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
    from fourkings.cli import cli

    lines = "\n".join((json.dumps(LINE), "nonsense", json.dumps(LINE)))
    done = CliRunner().invoke(cli, ["solve", "-"], input=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("value") for reply in answers] == [50, None, 50]
    assert "line 2" in done.stderr
    assert done.exit_code == 2


@pytest.mark.parametrize(
    ("kind", "text"),
    [("PBN", '% PBN 2.1\n[Deal "N:AKQ... ..."]\n'), ("PBN", '[Event "Final"]\n'), ("LIN", "pn|a,b,c,d|md|3SAKQH|\n")],
)
def test_files_of_other_programs_are_named(kind: str, text: str, tmp_path: Path) -> None:
    from fourkings.cli import cli

    file = tmp_path / "deals"
    file.write_text(text, "utf-8")
    done = CliRunner().invoke(cli, ["solve", str(file)])
    assert done.exit_code == 2
    assert f"{file}: this is a {kind} file. Write each position as a line of JSON" in done.stderr


def test_the_compiler_is_imported_only_when_it_is_needed() -> None:
    said = "import sys, fourkings.rulebook.games, fourkings.solver, fourkings.playout\n"
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
