"""Start-up of the WebAssembly kernels that come with the package, for Python in a browser, which has no compiler."""

import gzip
import sys
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from fourkings.kernels import aot

MODULE: Final = ("static", "engine", "kernels.wasm.gz")  #: the path of the module in a wheel


def start() -> bool:
    """Run kernels by the WebAssembly module from now on; return False outside a browser or without a module."""
    if str(sys.platform) != "emscripten":  # a type checker that knows the platform would call the rest unreachable
        return False
    file = files("fourkings").joinpath(*MODULE)
    if not file.is_file():
        return False
    aot.use(aot.Shared(_started(gzip.decompress(file.read_bytes()))))
    return True


def _started(content: bytes) -> Callable[[int], Callable[[str, int], object]]:
    """Start a compiled module in Python's own memory; return the function that `aot.Shared` takes."""
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
