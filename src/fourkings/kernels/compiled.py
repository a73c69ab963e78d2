"""The only door to Numba: the kernel files once more, compiled, and the folder where the machine code is kept.

This module is at the same time a package over its own folder (`__path__`): `fourkings.kernels.compiled.solver.search` is
the file `solver/search.py` with the decorators of this module. Recursion is not for kernels: a cached function that calls
itself ends the second process that loads it (numba issues 6061 and 9129), so the search keeps its own stack.

Numba's cache looks only at the file a function is in, though compiled code holds what it calls in other files too; so
the folder is named after a hash of all kernel files, of Numba's version and of the settings that change the code made. It
keeps code by the place of its source, too: the same files at another place are compiled again, so the place is in the hash.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped,unused-ignore]
import numba  # type: ignore[import-untyped,import-not-found,unused-ignore]
import numpy
from llvmlite import ir  # type: ignore[import-untyped,unused-ignore]
from numba import types
from numba.core import cgutils  # type: ignore[import-untyped,import-not-found,unused-ignore]
from numba.extending import intrinsic as numba_intrinsic  # type: ignore[import-untyped,import-not-found,unused-ignore]

__path__ = [str(Path(__file__).parent)]

_settings: Any = numba.config

ENABLED = not _settings.DISABLE_JIT


def fingerprint() -> str:
    """Names one state of the kernels: their text, the compiler, and how it was asked to compile."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]} {_settings.BOUNDSCHECK}".encode())
    folder = Path(__file__).resolve().parent
    digest.update(os.fsencode(folder))
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Where machine code is kept from one process to the next; None where nothing can be written."""
    given = os.environ.get("FOURKINGS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    folder = (Path(given) if given else Path.home() / ".cache") / "fourkings" / f"kernels-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


FOLDER = cache_folder() if ENABLED else None
if FOLDER is not None:
    _settings.CACHE_DIR = str(FOLDER)


_made: set[str] = set()
"""The parts that this process has used."""


def is_made(part: str) -> bool:
    """True where a part was compiled before, for the kernels and the compiler as they are now."""
    return not ENABLED or part in _made or (FOLDER is not None and (FOLDER / f"{part}.made").exists())


def note(part: str) -> None:
    """Keeps in mind that a part is compiled now."""
    _made.add(part)
    if FOLDER is not None:
        (FOLDER / f"{part}.made").touch()


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled for the types it is first called with; runs without the interpreter's lock."""
    compiled: Callable[..., Any] = numba.njit(nogil=True, cache=FOLDER is not None, error_model="numpy")(function)
    return compiled


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """As `kernel`, and copied into every caller."""
    compiled: Callable[..., Any] = numba.njit(nogil=True, cache=FOLDER is not None, error_model="numpy", forceinline=True)(
        function
    )
    return compiled


def words(many: int) -> Any:
    """Room for so many words, all zero: an array, or a list where nothing is compiled."""
    return numpy.zeros(many, numpy.int64) if ENABLED else [0] * many


def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """The instruction of that name where the processor has it, else the function as a kernel."""
    instruction = INSTRUCTIONS.get(function.__name__) if ENABLED else None
    return kernel(function) if instruction is None else instruction


def _has_bit_deposit() -> bool:
    """BMI2, which x86-64 processors have had since about 2013 (slow, yet no slower than a loop, on the first Zens)."""
    return _settings.CPU_NAME != "generic" and bool(llvm.get_host_cpu_features().get("bmi2", False))


def _one(name: str, builder: Any, module: Any, *values: Any) -> Any:
    """A call of an LLVM intrinsic on 64-bit integers."""
    word = ir.IntType(64)
    kinds = [value.type for value in values]
    return builder.call(module.declare_intrinsic(name, fnty=ir.FunctionType(word, kinds)), values)


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def count(typing: Any, mask: Any) -> Any:
    """How many bits are set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _one("llvm.ctpop.i64", builder, builder.module, args[0])

    return types.int64(types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def lowest(typing: Any, mask: Any) -> Any:
    """The number of the lowest bit; 64 for an empty mask."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _one("llvm.cttz.i64", builder, builder.module, args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def highest(typing: Any, mask: Any) -> Any:
    """The number of the highest bit; -1 for an empty mask."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = _one("llvm.ctlz.i64", builder, builder.module, args[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def nth(typing: Any, mask: Any, number: Any) -> Any:
    """The number of the n-th lowest bit: deposit one bit into the mask, and see where it lies."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        bit = builder.shl(ir.Constant(ir.IntType(64), 1), args[1])
        result = _one("llvm.x86.bmi.pdep.64", builder, builder.module, bit, args[0])
        return _one("llvm.cttz.i64", builder, builder.module, result, ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def extract(typing: Any, value: Any, mask: Any) -> Any:
    """The bits of a value under a mask, pushed together at the low end."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _one("llvm.x86.bmi.pext.64", builder, builder.module, args[0], args[1])

    return types.int64(types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def deposit(typing: Any, value: Any, mask: Any) -> Any:
    """The low bits of a value, spread over the bits of a mask."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _one("llvm.x86.bmi.pdep.64", builder, builder.module, args[0], args[1])

    return types.int64(types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def raw(typing: Any, words: Any) -> Any:
    """The words of an array as a bare pointer: no count of who uses them, no test of an index."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(types.int64)(words), code  # type: ignore[no-untyped-call,unused-ignore]


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def row(typing: Any, words: Any, number: Any) -> Any:
    """One row of an array as a bare pointer."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        stride = builder.extract_value(array.strides, 0)
        return cgutils.pointer_add(builder, array.data, builder.mul(args[1], stride))  # type: ignore[no-untyped-call,unused-ignore]

    return types.CPointer(words.dtype)(words, types.int64), code  # type: ignore[no-untyped-call,unused-ignore]


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def part(typing: Any, words: Any, first: Any) -> Any:
    """A bare pointer, moved on by so many words."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return words(words, types.int64), code


def _bytes(context: Any, builder: Any, kind: Any, many: Any) -> Any:
    """How many bytes so many words of a row are."""
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    return builder.mul(many, ir.Constant(many.type, size))


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def clear(typing: Any, words: Any, first: Any, many: Any) -> Any:
    """Words behind a bare pointer set to 0."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = _bytes(context, builder, signature.args[0], args[2])
        cgutils.memset(builder, builder.gep(args[0], [args[1]]), size, 0)  # type: ignore[no-untyped-call,unused-ignore]
        return context.get_dummy_value()

    return types.none(words, types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def copy(typing: Any, words: Any, first: Any, source: Any, start: Any, many: Any) -> Any:
    """Words behind a bare pointer copied to behind another."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = _bytes(context, builder, signature.args[0], args[4])
        to, origin = builder.gep(args[0], [args[1]]), builder.gep(args[2], [args[3]])
        cgutils.raw_memcpy(builder, to, origin, size, 1)  # type: ignore[no-untyped-call,unused-ignore]
        return context.get_dummy_value()

    return types.none(words, types.int64, words, types.int64, types.int64), code


INSTRUCTIONS: dict[str, Callable[..., Any]] = {"count": count, "lowest": lowest, "highest": highest}
if not _settings.BOUNDSCHECK:
    INSTRUCTIONS |= {"raw": raw, "row": row, "part": part, "clear": clear, "copy": copy}
if _has_bit_deposit():
    INSTRUCTIONS |= {"nth": nth, "extract": extract, "deposit": deposit}
