"""Kernels in a notebook: Python in a browser has no compiler, and takes those that the package has as WebAssembly."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from fourkings.kernels import ahead

MODULE: Final = ("static", "engine", "kernels.wasm.gz")
"""Where a wheel has the module."""


def start() -> bool:
    """Have kernels run on that module from now on; False where this Python is in no browser, or the package has none."""
    if str(sys.platform) != "emscripten":  # a checker that knows where it runs would call the rest unreachable
        return False
    file = files("fourkings").joinpath(*MODULE)
    if not file.is_file():
        return False
    ahead.use(ahead.Shared(_started(gzip.decompress(file.read_bytes()))))
    return True


def _started(content: bytes) -> Callable[[int], Callable[[str, int], object]]:
    """Starts the module in Python's own memory, see `ahead.Shared`."""
    import js  # type: ignore[import-not-found,unused-ignore]
    import pyodide_js  # type: ignore[import-not-found,unused-ignore]
    from pyodide.ffi import to_js  # type: ignore[import-not-found,unused-ignore]

    web: Any = js.WebAssembly
    module = web.Module.new(to_js(content))

    def start_at(stack_end: int) -> Callable[[str, int], object]:
        stack = web.Global.new(_object({"value": "i32", "mutable": True}), stack_end)
        env = _object({"__linear_memory": pyodide_js._module.memory, "__stack_pointer": stack})
        kernels = web.Instance.new(module, _object({"env": env})).exports
        return lambda name, row: getattr(kernels, name)(row)

    def _object(fields: dict[str, Any]) -> Any:
        return js.Object.fromEntries(to_js(list(fields.items())))

    return start_at
