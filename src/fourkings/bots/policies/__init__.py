"""Policies for playouts: which one a deal is played out by, and their weights as the kernels take them.

A policy is a fast rule for choosing cards, by which all seats play a deal to its end.

Version 1 is linear, `1.json`: for each kind of deal a table from the situation that a card creates to the weights of its
features, by the names below. See `kernels/policy/linear` for the meaning of the features.

Later versions are small nets, `<version>.npz`: for each kind of deal the rows of its features (group, row, lanes and
points), in sixteenths. See `kernels/policy/features` and `kernels/policy/net`. `research/training/teach.py` makes them.
"""

from __future__ import annotations

import ast
import io
import zipfile
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.encoding import is_negative
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import group_name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from typing_extensions import Buffer

    from fourkings.kernels.arrays import Int64Array

NEWEST: Final = 5
"""The version that strong plays deals out by (`research/RESULTS.md`); flat keeps to the first."""
TEMPERATURES: Final[Mapping[str, float]] = {"tricks": 2.0, "KH barred": 2.5}
"""Temperature of a net's choice of cards in playouts, by kind of deal, if the 1 of its training isn't best."""

PARTNERS: Final = {"cards": "quarante", "tricks": "400"}
"""Tables for the partners of a game without its own, by what its deals pay for: cards or tricks."""

Table = Mapping[str, Mapping[str, int]]
"""Weights of a linear policy: situation to feature to weight."""

SITUATIONS: Final = ("lead", "above-2nd", "above-3rd", "above-last", "below", "ruff", "ruff-last", "throw")
FEATURES: Final = (
    "one", "worth", "pot", "over", "under", "length", "cover", "master", "height", "haste", "costly-under", "costly-over",
    "foes-void", "friend-void", "trumped", "ruffs-out", "trumps-out", "own-trumps",
)  # fmt: skip
PARTNER_WINS: Final = "partner-wins"
MOODS: Final = ("", "own-settled", "partner-settled", "both-settled")
"""Parts of a situation's name in the 400: my bid, the partner's or both are already made or lost."""
PLACES: Final = tuple(
    " ".join(filter(None, (mood, ahead, situation)))
    for mood in MOODS
    for ahead in ("", PARTNER_WINS)
    for situation in SITUATIONS
)
"""All situations by name, in the order of the kernel's weights."""


def kind(rules: Rules, contract: Contract) -> str:
    """Return the kind of deal, by what its card play is about: the name of its table.

    Partners play by their game's table if there is one, others by that of partners with the same aim. A kind without a
    table plays by the nearest kind's, and so do partners in a negative deal: no game has taught them one.
    """
    policy = very_kind(rules, contract)
    if policy in tables(1):
        return policy
    if not rules.game.PARTNERS or is_negative(contract):
        return _nearest(contract)
    return PARTNERS["cards" if contract.payoff.cards else "tricks"]


def very_kind(rules: Rules, contract: Contract) -> str:
    """Return the exact kind of deal, whether or not it has a table."""
    return rules.game.ID if rules.game.PARTNERS else _kind(contract)


def _kind(contract: Contract) -> str:
    """Return the kind of a deal in which each plays alone."""
    payoff = contract.payoff
    if payoff.trick < 0:
        return "tricks"
    if payoff.trick > 0:
        return ("trumps" if contract.trump else "no-trumps") + (" and their points" if payoff.cards else "")
    if payoff.last[0]:
        return f"last {payoff.last[0]}"
    barred = " barred" if contract.duties.no_lead | contract.duties.keep else ""
    return group_name(payoff.cards[0][0]) + barred


def _nearest(contract: Contract) -> str:
    """Return the most similar kind with a table: costly cards, costly last tricks, or cards that pay."""
    payoff = contract.payoff
    if payoff.trick < 0:
        return "tricks"
    if is_negative(contract):
        return "KJ" if payoff.cards else "last 2"
    return "trumps" if contract.trump else "no-trumps"


@cache
def tables(version: int) -> Mapping[str, Table]:
    """Return all tables of one linear version, by kind of deal."""
    text = (files("fourkings.bots.policies") / f"{version}.json").read_text(encoding="utf-8")
    tables: Mapping[str, Table] = read_json(text)
    return tables


@cache
def weights(version: int, name: str, temperature: float | None = None) -> Int64Array:
    """Return the weights of a kind of deal: a row for each seat, or one for all if the policy is a net.

    temperature: of a net's softmax over cards, 0 for always the best; None: as in `TEMPERATURES`, else 1.
    """
    if version == 1:
        return rows(_for_partners(tables(version)[name]))
    return net(nets(version)[name], TEMPERATURES.get(name, 1.0) if temperature is None else temperature)


def kernels_of(policies: Int64Array) -> str:
    """Return the name of the kernel file that plays by these weights."""
    return "policy.linear" if policies.shape[1] == load("policy.linear", plain=True).WEIGHTS else "policy.net"


@cache
def nets(version: int) -> Mapping[str, memoryview]:
    """Return the nets of one version by kind of deal: (groups, rows, lanes and points), in sixteenths."""
    return read_nets(files("fourkings.bots.policies") / f"{version}.npz")


def net(numbers: Buffer, temperature: float = 1.0) -> Int64Array:
    """Return a net as the kernels take it, one row for all seats, from its numbers in sixteenths."""
    k, log = load("policy.net"), load("elementary", plain=True).log
    row = arrays.zeros(k.SIZE)
    k.pack(arrays.reshape(arrays.int_array(memoryview(numbers).cast("B").cast("b")), k.GROUPS, k.ROWS, k.LANES + 1), row)
    quantiles = ((index + 0.5) / 256 for index in range(256))
    row[k.GUMBEL :] = arrays.int_array(round(-log(-log(quantile)) * k.UNIT * temperature) for quantile in quantiles)
    whole: Int64Array = arrays.reshape(row, 1, k.SIZE)
    return whole


def _for_partners(table: Table) -> Table:
    """Return a table made for lone players as one for partners: a trick that the partner is winning is another seat's."""
    if any(index.startswith(PARTNER_WINS) for index in table):
        return table
    return {**table, **{f"{PARTNER_WINS} {index}": weights for index, weights in table.items()}}


def rows(table: Table) -> Int64Array:
    """Return a table as the kernels take it, one row for each seat; unnamed weights are 0."""
    row = [0] * len(PLACES) * len(FEATURES)
    for index, named in table.items():
        for feature, weight in named.items():
            row[PLACES.index(index) * len(FEATURES) + FEATURES.index(feature)] = weight
    assert len(row) == load("policy.linear", plain=True).WEIGHTS
    return arrays.int_table([row] * 4, len(row))


def table_of(row: Int64Array) -> dict[str, dict[str, int]]:
    """Return one seat's weights as a table: the inverse of `rows`."""
    indices = row.reshape(len(PLACES), len(FEATURES))
    named = {
        index: {feature: int(weight) for feature, weight in zip(FEATURES, weights, strict=True) if weight}
        for index, weights in zip(PLACES, indices, strict=True)
    }
    return {index: weights for index, weights in named.items() if weights}


HEADER_SIZE: Final = 10
"""Bytes before the description in a `.npy` file: a magic string, the format's version, and the description's length."""


def read_nets(file: Traversable) -> dict[str, memoryview]:
    """Return the nets in a file by name, each of shape (groups, rows, lanes and points), in sixteenths. Needs no NumPy."""
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as packed:
        return {name.removesuffix(".npy"): _numbers(packed.read(name)) for name in packed.namelist()}


def _numbers(content: bytes) -> memoryview:
    """Return the array in a `.npy` file. Raises ValueError if its numbers aren't bytes in row-major order."""
    start = HEADER_SIZE + int.from_bytes(content[HEADER_SIZE - 2 : HEADER_SIZE], "little")
    about = ast.literal_eval(content[HEADER_SIZE:start].decode("latin-1"))
    if about["descr"] != "|i1" or about["fortran_order"]:
        raise ValueError(f"these are no nets: {about}")
    return memoryview(content)[start:].cast("b", about["shape"])
