"""The only module that uses Numba: the kernel files once more, compiled, and the cache of machine code.

This module is also a package over its own folder (`__path__`): `fourkings.kernels.compiled.solver.search` is the file
`solver/search.py` with the decorators of this module. Kernels must not recurse: a cached function that calls itself crashes
the second process that loads it (numba issues 6061 and 9129), so the search keeps its own stack.

Numba's cache checks only the file of a function, though compiled code contains what it calls in other files. So the cache
folder is named after a hash of all kernel files, of Numba's version and of the settings that change the code. The hash
includes the folder's path, because Numba keys its cache by that.
"""

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
    """Return a hash of the kernels' sources, the compiler and its settings."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]} {_settings.BOUNDSCHECK}".encode())
    folder = Path(__file__).resolve().parent
    digest.update(os.fsencode(folder))
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Return the folder of machine code shared by processes; None if nothing can be written."""
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


_compiled_parts: set[str] = set()  #: the parts that this process has used


def is_compiled(part: str) -> bool:
    """Return whether a group of kernels (see `PARTS`) was compiled before, in this version and by this compiler."""
    return not ENABLED or part in _compiled_parts or (FOLDER is not None and (FOLDER / f"{part}.made").exists())


def mark_compiled(part: str) -> None:
    """Record, for later processes too, that a group of kernels is compiled."""
    _compiled_parts.add(part)
    if FOLDER is not None:
        (FOLDER / f"{part}.made").touch()


def _compiled(function: Callable[..., Any], forceinline: bool = False) -> Any:
    options: Any = {"nogil": True, "cache": FOLDER is not None, "error_model": "numpy", "no_cfunc_wrapper": True}
    dispatcher = numba.njit(**options, forceinline=forceinline)(function)
    if forceinline and ENABLED and ".solver." in function.__module__:
        # Numba would compile it for each constant that a caller passes, though LLVM folds those where it is inlined.
        # The solver gains nothing by that; nets do: their loops are unrolled, and they are 1.6 times as fast.
        plain: Callable[[Any], Any] = types.unliteral
        template = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, names: template(
            tuple(map(plain, args)), {name: plain(kind) for name, kind in names.items()}
        )
    return dispatcher


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function for the types it is first called with; it runs without Python's global lock (GIL)."""
    return _compiled(function)


def inlined(function: Callable[..., Any]) -> Any:
    """Compile like `kernel`, and copy the code into every caller."""
    return _compiled(function, forceinline=True)


def zeros(count: int) -> Any:
    """Return a row of `count` zeros, as working memory for a kernel: an array, or a list if compiling is disabled."""
    return numpy.zeros(count, numpy.int64) if ENABLED else [0] * count


def intrinsic(function: Callable[..., Any]) -> Any:
    """Return the processor instruction with the function's name if there is one, else the function compiled."""
    instruction = INSTRUCTIONS.get(function.__name__) if ENABLED else None
    return kernel(function) if instruction is None else instruction


def _has_bit_deposit() -> bool:
    """Return whether PDEP and PEXT exist (BMI2), as on x86-64 since about 2013; on first Zens no slower than a loop."""
    return _settings.CPU_NAME != "generic" and bool(llvm.get_host_cpu_features().get("bmi2", False))


Code = tuple[Any, Callable[..., Any]]
"""A Numba signature, and a function (context, builder, signature, arguments) that emits LLVM code."""


def _call(name: str, builder: Any, *values: Any) -> Any:
    """Emit a call of an LLVM intrinsic that returns a 64-bit integer."""
    kinds = [value.type for value in values]
    function = builder.module.declare_intrinsic(name, fnty=ir.FunctionType(ir.IntType(64), kinds))
    return builder.call(function, values)


def _count_zeros(name: str, builder: Any, mask: Any) -> Any:
    return _call(name, builder, mask, ir.Constant(ir.IntType(1), 0))


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def popcount(typing: Any, mask: Any) -> Code:
    return types.int64(types.int64), lambda context, builder, signature, args: _call("llvm.ctpop.i64", builder, args[0])


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def lowest(typing: Any, mask: Any) -> Code:
    return types.int64(types.int64), lambda context, builder, signature, args: _count_zeros(
        "llvm.cttz.i64", builder, args[0]
    )


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def highest(typing: Any, mask: Any) -> Code:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.sub(ir.Constant(ir.IntType(64), 63), _count_zeros("llvm.ctlz.i64", builder, args[0]))

    return types.int64(types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def nth(typing: Any, mask: Any, number: Any) -> Code:
    """Find the n-th set bit: deposit one bit into the mask, and count the zeros below it."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        bit = builder.shl(ir.Constant(ir.IntType(64), 1), args[1])
        return _count_zeros("llvm.cttz.i64", builder, _call("llvm.x86.bmi.pdep.64", builder, bit, args[0]))

    return types.int64(types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def extract(typing: Any, value: Any, mask: Any) -> Code:
    kind = types.int64(types.int64, types.int64)
    return kind, lambda context, builder, signature, args: _call("llvm.x86.bmi.pext.64", builder, *args)


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def deposit(typing: Any, value: Any, mask: Any) -> Code:
    kind = types.int64(types.int64, types.int64)
    return kind, lambda context, builder, signature, args: _call("llvm.x86.bmi.pdep.64", builder, *args)


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def raw(typing: Any, words: Any) -> Code:
    """Return the words of an array as a bare pointer: no reference count, no bounds check."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(types.int64)(words), code  # type: ignore[no-untyped-call,unused-ignore]


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def row(typing: Any, words: Any, number: Any) -> Code:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        stride = builder.extract_value(array.strides, 0)
        return cgutils.pointer_add(builder, array.data, builder.mul(args[1], stride))  # type: ignore[no-untyped-call,unused-ignore]

    return types.CPointer(words.dtype)(words, types.int64), code  # type: ignore[no-untyped-call,unused-ignore]


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def part(typing: Any, words: Any, first: Any) -> Code:
    return words(words, types.int64), lambda context, builder, signature, args: builder.gep(args[0], [args[1]])


def _bytes(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Emit the size of `count` words of a row, in bytes."""
    return builder.mul(count, ir.Constant(count.type, context.get_abi_sizeof(context.get_data_type(kind.dtype))))


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def clear(typing: Any, words: Any, first: Any, count: Any) -> Code:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = _bytes(context, builder, signature.args[0], args[2])
        cgutils.memset(builder, builder.gep(args[0], [args[1]]), size, 0)  # type: ignore[no-untyped-call,unused-ignore]
        return context.get_dummy_value()

    return types.none(words, types.int64, types.int64), code


@numba_intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def copy(typing: Any, words: Any, first: Any, source: Any, start: Any, count: Any) -> Code:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = _bytes(context, builder, signature.args[0], args[4])
        target, origin = builder.gep(args[0], [args[1]]), builder.gep(args[2], [args[3]])
        cgutils.raw_memcpy(builder, target, origin, size, 1)  # type: ignore[no-untyped-call,unused-ignore]
        return context.get_dummy_value()

    return types.none(words, types.int64, words, types.int64, types.int64), code


INSTRUCTIONS: dict[str, Callable[..., Any]] = {"popcount": popcount, "lowest": lowest, "highest": highest}
if not _settings.BOUNDSCHECK:
    INSTRUCTIONS |= {"raw": raw, "row": row, "part": part, "clear": clear, "copy": copy}
if _has_bit_deposit():
    INSTRUCTIONS |= {"nth": nth, "extract": extract, "deposit": deposit}
