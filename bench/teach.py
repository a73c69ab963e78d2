"""Fits a rule of thumb to what playouts say: least squares from the features of a card to how much better it did.

python bench/teach.py VERSION OUT.json [--kinds …] [--deals 120] [--rounds 2] [--seed 3]

Each round plays deals by flat sampling with the tables as they stand, one card in eight by chance; every decision gives
for each card its mean over the worlds beyond the mean of the cards. Later rounds count for more.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from deals import KINDS, dealt

from fourkings.bots import _policies, _worlds, careful
from fourkings.deck import Stream
from fourkings.game import State, apply
from fourkings.kernels import load
from fourkings.sample import Deals, facts
from fourkings.view import view

WORLDS, NOISE, SCALE, RIDGE = 60, 0.1, 100, 2.0


def lessons(kind: str, weights: Any, seed: int, deals: int) -> tuple[Any, Any]:
    """Features by place, and how much better each card did, both beyond the mean of the decision's cards."""
    kernels, rows, aims = load("thumb"), [], []
    size = kernels.WEIGHTS
    for number in range(deals):
        state, dice = dealt(kind, seed, number), Stream(f"teach {kind} {seed} {number}".encode(), b"")
        while state.stage != "done":
            state = apply(state, decide(state, dice, weights, rows, aims, size))
    return np.array(rows), np.array(aims)


def decide(state: State, dice: Stream, weights: Any, rows: list[Any], aims: list[Any], size: int) -> Any:
    """What is played, and the lesson of this decision."""
    seen = view(state, state.turn)
    if len(seen.legal) == 1:
        return seen.legal[0]
    if any(isinstance(action, str) for action in seen.legal):
        return careful.choose(seen, dice)
    cards, seed = _worlds.candidates(seen), dice.below(1 << 62)
    if len(cards) == 1:
        return cards[0]
    worlds = Deals(facts(seen)).draw(seed, WORLDS)
    values = _worlds.utility(seen, _worlds.evaluate(seen, worlds, cards, weights, NOISE, seed)).mean(0)
    made = _worlds.deal(_worlds.contract_of(seen))
    places, found = np.zeros(len(cards), np.int64), np.zeros((len(cards), len(_policies.FEATURES)), np.int64)
    load("thumb").judge(
        np.array(state.hands), _worlds.board(seen), _worlds.needs(seen)[0], np.array(cards, np.int64), *made, places, found
    )
    block = np.zeros((len(cards), size), np.float32)
    for one, (place, features) in enumerate(zip(places, found, strict=True)):
        block[one, place * len(features) : (place + 1) * len(features)] = features
    # Near the best card exactness counts, far below it the order hardly matters.
    near = np.sqrt(1 / (1 + ((values.max() - values) / (values.std() + 1e-9)) ** 2))[:, None]
    rows.extend((block - block.mean(0)) * near)
    aims.extend((values - values.mean()) * near[:, 0])
    return dice.shuffled(cards)[0] if dice.below(8) == 0 else cards[int(values.argmax())]


def fit(rows: Any, aims: Any) -> Any:
    """Weights by least squares, held towards zero where there is little to learn from; in whole numbers."""
    rows = rows.astype(np.float64)
    square = rows.T @ rows + RIDGE * np.eye(rows.shape[1])
    found = np.linalg.solve(square, rows.T @ aims)
    return np.round(found / np.abs(aims).std() * SCALE).astype(np.int64)


def written(tables: dict[str, Any]) -> str:
    """Tables as a file: a line for each situation."""
    kinds = []
    for kind, table in tables.items():
        lines = ",\n".join(f"  {json.dumps(place)}: {json.dumps(weights)}" for place, weights in table.items())
        kinds.append(f"{json.dumps(kind)}: {{\n{lines}\n}}")
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit rules of thumb.")
    parser.add_argument("version", type=int, help="the tables to begin with")
    parser.add_argument("out", type=Path)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=3)
    given = parser.parse_args()
    taught = dict(_policies.tables(given.version))
    for kind in given.kinds.split(","):
        weights = _policies.rows(taught[kind])
        for turn in range(given.rounds):
            rows, aims = lessons(kind, weights, given.seed + turn, given.deals)
            found = fit(rows, aims)
            fits = 1 - ((rows @ found * (np.abs(aims).std() / SCALE) - aims) ** 2).sum() / (aims**2).sum()
            print(f"{kind}: round {turn + 1}, {len(aims)} cards, {100 * fits:.0f} % explained", flush=True)
            weights = np.tile(found, (4, 1))
        taught[kind] = _policies.table_of(weights[0])
        given.out.write_text(written(taught), encoding="utf-8")


if __name__ == "__main__":
    main()
