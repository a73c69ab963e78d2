"""Nets as they are shipped: files of NumPy arrays (`.npz`) of bytes, which are read without NumPy, too."""

from __future__ import annotations

import ast
import io
import zipfile
from typing import TYPE_CHECKING, Final

from fourkings.kernels import arrays, load

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fourkings.kernels.arrays import Int64Array

BEGIN: Final = 10
"""Bytes before the description of an array: a mark, the version of the format, and how long the description is."""


def read(file: Traversable) -> dict[str, memoryview]:
    """The nets in a file by name, each of shape (groups, rows, lanes and points), in sixteenths."""
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as packed:
        return {name.removesuffix(".npy"): _numbers(packed.read(name)) for name in packed.namelist()}


def _numbers(content: bytes) -> memoryview:
    """The array in a file of one. Raises ValueError where its numbers are no bytes, or not in the order of rows."""
    start = BEGIN + int.from_bytes(content[BEGIN - 2 : BEGIN], "little")
    about = ast.literal_eval(content[BEGIN:start].decode("latin-1"))
    if about["descr"] != "|i1" or about["fortran_order"]:
        raise ValueError(f"these are no nets: {about}")
    return memoryview(content)[start:].cast("b", about["shape"])


def words(numbers: memoryview, temperature: float = 1.0) -> Int64Array:
    """The words of a net as the kernels take them, one row for all seats: from its numbers in sixteenths."""
    k, log = load("policy.net"), load("elementary", plain=True).log
    row = arrays.words(k.SIZE)
    k.pack(arrays.shaped(arrays.filled(numbers.cast("B").cast("b")), k.GROUPS, k.ROWS, k.LANES + 1), row)
    quantiles = ((place + 0.5) / 256 for place in range(256))
    row[k.GUMBEL :] = arrays.filled(round(-log(-log(quantile)) * k.UNIT * temperature) for quantile in quantiles)
    whole: Int64Array = arrays.shaped(row, 1, k.SIZE)
    return whole
