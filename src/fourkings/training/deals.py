"""The deals that nets play against themselves, by contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from fourkings import encoding
from fourkings.arena.deals import deal_of_kind, kinds, secret_of
from fourkings.bots import careful
from fourkings.bots.policies import taught
from fourkings.kernels import load
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply
from fourkings.rulebook.tricks import Contract
from fourkings.training.plan import Plan
from fourkings.views import view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array


class StartedDeal(NamedTuple):
    """A deal after its calls and before its first card: hands, board and contract as the kernels take them."""

    hands: tuple[int, ...]
    board: Int64Array
    needs: Int64Array
    values: list[int]  # the value of each seat's bid, if tricks are bid
    contract: Contract


def start_deals(plan: Plan, label: str, count: int) -> dict[str, list[StartedDeal]]:
    """Return deals ready to be played, by the name of their contract; the bot `careful` makes the calls.

    label: a part of the seed, so that training and tests get different deals; count: deals of each kind that the game has.
    A contract to which those calls never lead is dealt without calls: eldest hand leads.
    """
    rules, rows = plan.rules, dict[str, list[StartedDeal]]()
    for kind in kinds(rules):
        for number in range(count):
            state = deal_of_kind(rules, kind, secret_of(f"teach {label} {kind}", plan.seed, number), number % 4)
            while state.stage == "calls":
                state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
            if state.stage == "play":
                row = _started_deal(state)
                rows.setdefault(taught.name_of(row.contract), []).append(row)
    for name, contracts in plan.contracts.items():
        if name not in rows:
            rows[name] = list(_deals_without_calls(plan, label, contracts, count))
    return {name: rows[name] for name in plan.contracts}


def _started_deal(state: State) -> StartedDeal:
    seen = view(state, state.turn)
    bids = encoding.stakes(seen).bids
    values = [bid.worth for bid in bids] or [0] * 4
    return StartedDeal(state.hands, encoding.board(seen), encoding.needs(seen)[0], values, encoding.contract_of(seen))


def _deals_without_calls(
    plan: Plan, label: str, contracts: tuple[tuple[int, Contract], ...], count: int
) -> Iterator[StartedDeal]:
    import numpy as np

    rules, numbered = plan.rules, {number: kind for kind, number in kinds(plan.rules).items()}
    for number in range(count):
        deal, contract = contracts[number % len(contracts)]
        secret = secret_of(f"teach {label} {numbered[deal]} without talk", plan.seed, number)
        state = deal_of_kind(rules, numbered[deal], secret, number % 4)
        board = encoding.board_of(rules, state.deal.eldest, bids=False)
        yield StartedDeal(state.hands, board, np.zeros(4, np.int64), [0] * 4, contract)


def to_kernel_deals(rules: Rules, rows: list[StartedDeal]) -> Any:
    """Convert deals to the arrays (`Deals`) that `kernels.training.self_play` takes."""
    import numpy as np

    numbers = {contract: number for number, contract in enumerate(dict.fromkeys(row.contract for row in rows))}
    arrays = [encoding.arrays_of(contract) for contract in numbers]
    longest = max(len(array.terms) for array in arrays)
    terms = [np.pad(array.terms, (0, longest - len(array.terms))) for array in arrays]
    columns = (
        [row.hands for row in rows], [row.board for row in rows], [row.needs for row in rows],
        [row.values for row in rows], [numbers[row.contract] for row in rows], terms,
        [array.stronger for array in arrays], [array.worth for array in arrays], [array.costly for array in arrays],
        [taught.traits_of(rules, contract) for contract in numbers],
    )  # fmt: skip
    return load("training.self_play").Deals(*(np.array(column, np.int64) for column in columns))
