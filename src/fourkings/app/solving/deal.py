"""A deal to be solved, from text in any format, and the values of the next cards after a line of play."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fourkings.kernels.play import playable
from fourkings.rulebook.cards import SUITS, Card, Seat, UnknownAction, card, members, name, suit_name
from fourkings.rulebook.games import UnknownGame, find
from fourkings.rulebook.tricks import Payoff, trick_duties, winning
from fourkings.sanitize import NotJSON, read_json
from fourkings.solver import Position, Solver, after, objective_of, turn_of
from fourkings.solver.bridge import CONTRACTS, BridgeDeal, DealError
from fourkings.solver.deal_files import read
from fourkings.solver.positions import PositionError, parse_data

NODES: Final = 5_000_000
SECONDS: Final = 6.0
"""The limits of an answer: those of a few seconds, after which values are bounds."""
PARTNERS: Final = ((0, 2), (1, 3))


class Asked(NamedTuple):
    """A position to be solved, and what its text says of it."""

    position: Position
    side: frozenset[Seat]
    game: str  #: the id of a game, "" for a deal of bridge
    text: str  #: the deal in the shortest form


def solved(deal: str, trump: str, leader: Seat, line: Sequence[str]) -> dict[str, Any]:
    """Return the position after a line of play and the value of each card there, or `error` with the reason.

    deal: text in any format that `fourkings dd` reads, or a position; trump, leader: of a deal of bridge.
    """
    try:
        asked = _asked(deal.strip(), trump, leader)
        return _answer(asked, [card(played) for played in line])
    except (DealError, PositionError, UnknownAction, UnknownGame) as error:
        return {"error": str(error)}


def _asked(text: str, trump: str, leader: Seat) -> Asked:
    data: Any = None
    if text.startswith("{"):
        try:
            data = read_json(text)
        except NotJSON as error:
            raise DealError(str(error)) from None
    if isinstance(data, dict) and "game" in data:
        led, trick = data.get("leader"), data.get("trick")
        turn = (led if isinstance(led, int) else 0) + (len(trick) if isinstance(trick, list) else 0) & 3
        usual = PARTNERS[turn & 1] if find(str(data["game"])).PARTNERS else (turn,)
        question = parse_data({"side": list(usual), **data})
        return Asked(question.position, frozenset(question.side), str(data["game"]), text)
    bridge_deal = next((deal for _, deal in read(text.splitlines())), None)
    if not isinstance(bridge_deal, BridgeDeal):
        raise bridge_deal or DealError(
            "this is not a file of deals: give PBN, LIN, RBN, JSON Lines, or a deal in PBN on each line"
        )
    contract = CONTRACTS[SUITS.index(trump) if trump in tuple(SUITS) else 4]
    return Asked(Position(contract, bridge_deal.hands, leader), frozenset(PARTNERS[leader & 1]), "", bridge_deal.text)


def _answer(asked: Asked, line: Sequence[Card]) -> dict[str, Any]:
    position, won = asked.position, [0, 0, 0, 0]
    objective = objective_of(position.contract, asked.side)
    shown, winner = (position.leader, position.trick), None
    for played in line:
        if played not in _legal(position):
            raise DealError(f"{name(played)} can't be played now: follow suit, and play each card once")
        shown, winner = (position.leader, (*position.trick, played)), None
        if len(shown[1]) == 4:
            winner = position.leader + winning(shown[1], position.contract) & 3
            won[winner] += 1
        position, _ = after(position, played, objective)
    legal, seat, values = _legal(position), turn_of(position), {}
    side = asked.side if seat in asked.side else frozenset(range(4)) - asked.side
    is_tricks = position.contract.payoff == Payoff(trick=1)
    taken = sum(won[each] for each in side) if is_tricks else 0
    stopped, estimate = False, None
    if legal:
        solution = Solver().solve(position, side, NODES, line=False, seconds=SECONDS)
        values = {name(choice): (worth.least + taken, worth.most + taken) for choice, worth in solution.cards.items()}
        stopped = bool(solution.stopped)
        estimate = None if solution.estimate is None else solution.estimate + taken
    return {
        "game": asked.game, "deal": asked.text, "hands": [list(map(name, _sorted(hand))) for hand in position.hands],
        "leader": shown[0], "trick": list(map(name, shown[1])), "winner": winner, "turn": seat if legal else None,
        "legal": list(map(name, legal)), "trump": suit_name(position.contract.trump), "won": won,
        "values": values, "side": sorted(side), "tricks": is_tricks, "stopped": stopped, "estimate": estimate,
        "action": name(line[-1]) if line else "",
        "seat": shown[0] + len(shown[1]) - 1 & 3 if line else None,
    }  # fmt: skip


def _legal(position: Position) -> list[Card]:
    hand = position.hands[turn_of(position)]
    return list(members(playable(hand, trick_duties(position.trick, position.contract)))) if hand else []


def _sorted(hand: int) -> list[Card]:
    return sorted(members(hand), key=lambda held: (held >> 4, -(held & 15)))
