"""Teach the nets that playouts use: self-play for each kind of deal, from nothing or from an earlier version.

python -m research.training.teach OUT.npz [OPTIONS]

Policy 5, `5.npz` of the policies, comes of three commands (`RESULTS.md`), of which two make the net of the 400:

python -m research.training.teach OUT.npz --against 2
python -m research.training.imitate IM.npz --kinds 400
python -m research.training.teach OUT.npz --against 2 --kinds 400 --among IM.npz --share 0.25

An existing OUT keeps its other kinds; each kind comes out the same alone and after another. A step is 32 deals played four
times each (see `selfplay.py`); 9000 take about 80 seconds a kind from nothing, and with 3000 of both a net is weaker. One
deal in five has another option: King's short pack, or ruffing if one cannot follow. Careful makes the calls. The line of
each kind is the written net's gain a deal without search, on other deals, against the version `--against`, or the one it
began with; then its hash, which is in `RESULTS.md`. `--among` is a file of nets that play otherwise (by `imitate.py --kinds
400`): in a share of the deals they hold some of the seats, so that the learner meets partners unlike itself.
"""

import hashlib
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from fourkings import encoding
from fourkings.arena import interval, mean_text
from fourkings.arena.deals import deal_of_kind, secret_of
from fourkings.bots import careful
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import apply
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.games.four_hundred import value
from fourkings.views import view
from research import command
from research.kinds import KINDS
from research.training.selfplay import EVERYBODY, LANES, ROWS, Begun, Net, duel, gains, learn, notes, play, seeded
from research.training.teacher import nets

SIZE, TIMES, CHUNK = 32, 4, 60
RATE, LATE_RATE, DOUBT = 0.003, 0.001, 0.01
OTHERS: Final = {"king": ({"deck": "32"}, {"must_trump": "on"})}
"""Options of which one deal in five is."""
SEEN: Final = load("policy.features")
SIXTEENTHS: Final = load("policy.net", plain=True).SIXTEENTHS


def begun(kind: str, seed: int, many: int) -> Begun:
    """Return deals of a kind after the calls."""
    game, named = KINDS[kind]
    others = OTHERS.get(game, ())
    rows: list[tuple[Any, ...]] = []
    contracts: dict[Any, int] = {}
    for number in range(many):
        changed = others[number // 5 % len(others)] if others and number % 5 == 4 else {}
        rules = games.rules(GAMES[game], options=changed)
        state = deal_of_kind(rules, named, secret_of(f"teach {kind}", seed, number), number % 4)
        while state.stage == "calls":
            state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
        if state.stage != "play":
            continue
        seen = view(state, state.turn)
        assert state.contract is not None
        contract, needs = contracts.setdefault(state.contract, len(contracts)), encoding.needs(seen)[0]
        bids = [value(rules, int(bid), 0) for bid in needs] if game == "400" else [0] * 4
        rows.append((state.hands, encoding.board(seen), needs, bids, contract))
    arrays = [encoding.arrays_of(contract) for contract in contracts]
    columns = [np.array(column, np.int64) for column in zip(*rows, strict=True)]
    return Begun(*columns, *(np.array(column, np.int64) for column in zip(*arrays, strict=True)))


def first(kind: str, version: int | None) -> Net:
    """Return the net to begin with."""
    if version is None:  # by chance, which tells the lanes apart
        lanes = np.random.default_rng(1).normal(0, 0.1, (SEEN.GROUPS, ROWS, LANES))
        return Net(lanes.astype(np.float32), np.zeros((SEEN.GROUPS, ROWS), np.float32))
    return unpacked(nets(version)[kind])


def unpacked(written: Any) -> Net:
    """Return a net from its rows in sixteenths."""
    numbers = written.astype(np.float32) / SIXTEENTHS
    return Net(numbers[:, :, :LANES].copy(), numbers[:, :, LANES].copy())


def taught(net: Net, deals: Begun, steps: int, seed: int, others: Net | None = None, share: float = 0.0) -> Net:
    """Return the net after some steps; in a share of the deals others hold some of the seats."""
    net = Net(net.lanes.copy(), net.points.copy())
    memory = tuple(np.zeros_like(part) for part in (net.lanes, net.lanes, net.points, net.points))
    again, room = tuple(notes() for _ in range(TIMES)), np.zeros(12 + SEEN.FEATURES, np.int64)
    scale = spread(net, deals, room)
    for done in range(0, steps, CHUNK):
        rate = RATE if done < 0.7 * steps else LATE_RATE
        learn(
            deals, net, memory, again, room, SIZE, CHUNK, rate, DOUBT, scale, seed * 100_000 + done, done, others or net,
            share,
        )  # fmt: skip
    return net


def spread(net: Net, deals: Begun, room: Any) -> float:
    """Return the standard deviation of a seat's gain over deals."""
    each, gained = [], np.zeros(4)
    seeded(1)  # or it would hang on what was taught before, and for the first kind on nothing that can be told
    for number in range(200):
        _, winners = play(number, deals, net, net, EVERYBODY, False, room, notes())
        gains(number, deals, room, winners, gained)
        each.append(gained[0])
    return float(np.std(each))


def rounded(net: Net, start: Net | None = None) -> Any:
    """Return the net in sixteenths; rows that are still as in the net `start` are zero."""
    whole = np.concatenate([net.lanes, net.points[:, :, None]], 2)
    if start:
        whole[(net.lanes == start.lanes).all(2) & (net.points == 0)] = 0
    limits = np.iinfo(np.int8)
    return np.clip(np.round(whole * SIXTEENTHS), limits.min, limits.max).astype(np.int8)


def main() -> None:
    parser = command.parser(
        __doc__, begin=int, against=int, kinds=[kind for kind in KINDS if kind != "auction"], steps=9000, deals=9000,
        seed=3, among=Path, share=0.5,
    )  # fmt: skip
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    trained = dict(nets(given.begin)) if given.begin else {}
    if given.out.exists():
        with np.load(given.out) as before:
            trained |= {kind: before[kind] for kind in before.files}
    company = {}
    if given.among:
        with np.load(given.among) as among:
            company = {kind: unpacked(among[kind]) for kind in among.files}
    for kind in given.kinds:
        start, since = first(kind, given.begin), time.process_time()
        among = (company[kind], given.share) if given.among else (None, 0.0)
        net = taught(start, begun(kind, given.seed, given.deals), given.steps, given.seed, *among)
        trained[kind] = rounded(net, start)
        given.out.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(given.out, allow_pickle=False, **trained)
        room, other = np.zeros(12 + SEEN.FEATURES, np.int64), begun(kind, given.seed + 1, 1500)
        theirs = first(kind, given.begin if given.against is None else given.against)
        gained = interval(duel(other, unpacked(trained[kind]), theirs, room, notes(), 1).tolist())
        signed = hashlib.sha256(trained[kind].tobytes()).hexdigest()[:16]
        print(f"{kind:<24} {mean_text(gained, 2):>16}   {signed}   {time.process_time() - since:.0f} s", flush=True)


if __name__ == "__main__":
    main()
