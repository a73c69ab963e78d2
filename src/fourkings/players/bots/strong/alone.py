"""Cards where everybody plays for himself: flat sampling over likely deals, the others' play taken in two ways.

Half of the deals are played out by the newest policy, half as careful plays, where the deal costs: who relies on one
picture of the others is led astray where they are not like it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.kernels import load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong import beliefs
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array
    from fourkings.players.bots import _worlds

NOISE: Final = 0.1
"""How often a card of a playout is drawn by chance, where all play as careful does,"""
NET_NOISE: Final = 0.03
"""and where they play by the newest policy, which leaves something to chance itself."""


def applies(view: View) -> bool:
    """True in the play of cards of the games without partners."""
    return view.stage == "play" and not view.rules.game.PARTNERS


def judge(view: View, seed: int, many: int) -> Judged:
    """Every card that may be played, over deals that are likely."""
    import numpy as np

    from fourkings.players.bots import _policies, _worlds

    contract, cards = _worlds.contract_of(view), _worlds.candidates(view)
    if len(cards) == 1:
        return Judged(cards, np.zeros((1, 1)))
    kind = _policies.kind(view.rules, contract)
    worlds = beliefs.likely(view, contract, _policies.weights(beliefs.POLICY, kind), seed, many)
    half = many // 2 if _worlds.costs(contract) else 0
    net = _policies.weights(_policies.NEWEST, kind)
    found = [_worlds.utility(view, _worlds.evaluate(view, worlds[half:], cards, net, NET_NOISE, seed))]
    if half:
        found.append(_worlds.utility(view, careful_playouts(view, worlds[:half], cards, seed)))
    return Judged(cards, np.concatenate(found))


def careful_playouts(view: View, worlds: Int64Array, cards: list[int], seed: int) -> _worlds.Outcome:
    """Every deal played out once for each card as careful plays."""
    import numpy as np

    from fourkings.players.bots import _worlds

    k, made = load("policy.careful_playout"), _worlds.deal(_worlds.contract_of(view))
    shape = (len(worlds), len(cards), 4)
    found = _worlds.Outcome(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    k.evaluate(
        worlds, _worlds.board(view), np.array(cards, np.int64), made.terms, made.stronger, np.array(TEMPERS),
        round(NOISE * 2**32), seed, 0, *found,
    )  # fmt: skip
    return found
