"""Nets made by `fourkings teach` for a game, as its package ships them: a file of NumPy arrays, `nets.npz`.

`policy: NAME` is the net by which deals of a contract are played out, `players: NAME` how players choose their cards
there; `policy` is one net for all contracts, with a contract's traits among its rows. All numbers are in sixteenths.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.bots import policies
from fourkings.encoding import is_negative
from fourkings.kernels import load
from fourkings.rulebook.cards import group_name
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import Contract
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fourkings.kernels.arrays import Int64Array

FORMAT: Final = "fourkings/nets/1"
POLICY, PLAYERS, ABOUT = "policy", "players", "about"
FEW, MANY = 2, 8
"""Most costly cards of a contract that count as few, and as some."""


class NotNets(ValueError):
    """A file without nets for this game; the message says why."""


class Nets(NamedTuple):
    """The nets of a game, by the name of a contract."""

    policy: Mapping[str, NDArray[np.int8]]
    players: Mapping[str, NDArray[np.int8]]
    every: NDArray[np.int8] | None  #: for contracts that weren't taught
    about: Mapping[str, Any]  #: the game and the plan of the training


def name_of(contract: Contract) -> str:
    """Return a contract's name: its payoff, trumps and bans, the same for trumps of any suit."""
    payoff = contract.payoff
    parts = [f"tricks {payoff.trick:+d}"] if payoff.trick else []
    parts += [f"last {payoff.last[0]} {payoff.last[1]:+d}"] if payoff.last[0] else []
    parts += [f"{group_name(cards)} {each:+d}" for cards, each in payoff.cards]
    parts += ["trumps"] if contract.trump else []
    parts += ["barred"] if contract.duties.no_lead | contract.duties.keep else []
    return ", ".join(parts) or "nothing"


def traits_of(rules: Rules, contract: Contract) -> list[int]:
    """Return a contract's traits as rows of a net: trumps and sides, tricks, last tricks, cards, duties, hands."""
    k, payoff, duties = load("training.self_play", plain=True), contract.payoff, contract.duties
    tricks = (payoff.trick > 0) - (payoff.trick < 0)
    each, count = payoff.last[1], payoff.last[0]
    last = 0 if not count else (1 if each < 0 else 3) + (count > 1)
    counting = sum(cards.bit_count() for cards, _ in payoff.cards)
    cards = 0
    if counting:
        cards = 4 if not is_negative(contract) else 1 if counting <= FEW else 2 if counting <= MANY else 3
    asked = (duties.no_lead | duties.keep != 0) + 2 * (duties.shed != 0) + 4 * (duties.ruff != type(duties)().ruff)
    held = sum(rules.game.packets(rules))
    traits = (
        (4, 2 * (contract.trump != 0) + rules.game.PARTNERS), (3, tricks + 1), (5, last), (5, cards), (8, asked),
        (3, 0 if held <= MANY else 2 if held > 12 else 1),
    )  # fmt: skip
    rows, first = [], k.ROWS
    for size, value in traits:
        rows.append(first + int(value))
        first += size
    return rows


def with_traits(every: NDArray[np.int8], rows: list[int]) -> NDArray[np.int8]:
    """Return the net of one contract, made from the net of all contracts.

    rows: the contract's traits (`traits_of`). Their numbers are added to a row that takes part in every decision.
    """
    import numpy as np

    seen, limits = load("policy.features", plain=True), np.iinfo(np.int8)
    whole = every.astype(np.int64)
    whole[:, seen.LEFT : seen.POT] += whole[:, rows].sum(1)[:, None]
    return np.clip(whole[:, : seen.ROWS], limits.min, limits.max).astype(np.int8)


def policy_of(rules: Rules, contract: Contract) -> Int64Array | None:
    """Return the net by which a deal of this contract is played out, as the kernels take it; None if none is shipped."""
    return _words(rules.game.ID, POLICY, name_of(contract), tuple(traits_of(rules, contract)))


def players_of(rules: Rules, contract: Contract) -> Int64Array | None:
    """Return the net that predicts players' cards in this contract, as the kernels take it; None if none was taught."""
    return _words(rules.game.ID, PLAYERS, name_of(contract), ())


@lru_cache(64)
def _words(game: str, which: str, name: str, traits: tuple[int, ...]) -> Int64Array | None:
    nets = of_game(game)
    if nets is None:
        return None
    net = (nets.policy if which == POLICY else nets.players).get(name)
    if net is None and which == POLICY and nets.every is not None:
        net = with_traits(nets.every, list(traits))
    return None if net is None else policies.net(net.data)


@lru_cache(16)
def of_game(game: str) -> Nets | None:
    """Return the nets that the package of a game ships; None if it ships none. Raises NotNets."""
    from fourkings.i18n.installed import NETS, resource_bytes

    if game in GAMES.own or game not in GAMES:
        return None
    contents = resource_bytes(GAMES[game], NETS)
    return None if contents is None else read(contents, GAMES[game])


def forget() -> None:
    """Clear the cache of nets: a package was installed or removed while the program runs."""
    of_game.cache_clear()
    _words.cache_clear()


def written(nets: Nets) -> bytes:
    """Return the contents of a file with these nets: the same bytes for the same nets."""
    import numpy as np

    arrays = {f"{POLICY}: {name}": net for name, net in nets.policy.items()}
    arrays |= {f"{PLAYERS}: {name}": net for name, net in nets.players.items()}
    arrays |= {POLICY: nets.every} if nets.every is not None else {}
    arrays[ABOUT] = np.frombuffer(json.dumps({"format": FORMAT, **nets.about}, sort_keys=True).encode(), np.uint8)
    out = io.BytesIO()
    np.savez_compressed(out, allow_pickle=False, **arrays)
    return out.getvalue()


def read(contents: bytes, game: Game) -> Nets:
    """Return the nets in a file. Raises NotNets for anything else, and for nets of another game or other features."""
    import numpy as np

    k, lanes = load("training.self_play", plain=True), load("policy.net", plain=True).LANES
    try:
        with np.load(io.BytesIO(contents), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = read_json(arrays.pop(ABOUT).tobytes())
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile):
        raise NotNets("this is no file of nets, as `fourkings teach` writes it") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise NotNets(f"these nets are not of the format {FORMAT}: teach them again")
    if about.get("game") != game.ID:
        raise NotNets(f"these nets were taught {about.get('game')}, not {game.ID}")
    kept: dict[str, dict[str, Any]] = {POLICY: {}, PLAYERS: {}}
    every = arrays.pop(POLICY, None)
    for name, net in arrays.items():
        which, _, contract = name.partition(": ")
        if which not in kept:
            raise NotNets(f"{name!r} is no name of a net")
        kept[which][contract] = net
    for net, rows in (*((net, k.ROWS) for nets in kept.values() for net in nets.values()), (every, k.ALL_ROWS)):
        if net is not None and (net.shape != (3, rows, lanes + 1) or net.dtype != np.int8):
            raise NotNets("these nets have other features than this version: teach them again")
    return Nets(kept[POLICY], kept[PLAYERS], every, about)
