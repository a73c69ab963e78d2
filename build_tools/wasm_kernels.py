"""Build `kernels.wasm`, the kernels for a page that plays without a server: `python build_tools/wasm_kernels.py FILE`.

Numba compiles the kernels of `fourkings.kernels.aot` as it does natively, but for a processor without special features, to
LLVM IR, which LLVM compiles to WebAssembly. The resulting object is closed: it needs no linker, only `wasm_object`. The
same sources and the same Numba make the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SETTINGS = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_DISABLE_INTEL_SVML": "1",
    "PYTHONHASHSEED": "0",
}
"""Settings that exclude what depends on the processor or the run. Numba reads them when it is imported."""
TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""Features of every browser that can run Pyodide."""
NO_REFERENCE_COUNTS = """
define void @NRT_incref(ptr %pointer) { ret void }
define void @NRT_decref(ptr %pointer) { ret void }
"""
"""Linked first, these replace Numba's own definitions, which use instructions of this processor."""
PACKED, STAMP = "kernels.wasm.gz", ".kernels"


def digest(root: Path) -> str:
    """Return a hash of the kernels' sources and of these tools."""
    total = hashlib.sha256()
    kernels = root / "src" / "fourkings" / "kernels"
    tools = root / "build_tools"
    for file in (*sorted(kernels.rglob("*.py")), tools / "wasm_kernels.py", tools / "wasm_object.py"):
        total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


def fresh(root: Path, out: Path) -> bool:
    """Return whether the module in a folder was built from the current sources."""
    stamp = out / STAMP
    return (out / PACKED).is_file() and stamp.is_file() and stamp.read_text("utf-8") == digest(root)


def build(root: Path, out: Path) -> None:
    """Write the module into a folder; raise CalledProcessError if Numba is missing, or cannot compile.

    Compiling takes a minute, so modules are cached beside Numba's own cache.
    """
    name = digest(root)
    cached = _cache() / f"kernels-{name}-{_version('numba')}-{_version('llvmlite')}.wasm"
    if not cached.is_file():
        cached.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            module_file = Path(folder) / cached.name
            compile_alone(root, module_file)
            partial = cached.with_suffix(f".{os.getpid()}")
            shutil.copyfile(module_file, partial)
            partial.replace(cached)
    (out / PACKED).write_bytes(gzip.compress(cached.read_bytes(), 9, mtime=0))
    (out / STAMP).write_text(name, "utf-8")


def compile_alone(root: Path, file: Path) -> None:
    """Write the module from a process that has the settings from its start; raise CalledProcessError if it fails."""
    with tempfile.TemporaryDirectory() as cache:
        env = {
            **os.environ,
            **SETTINGS,
            "FOURKINGS_CACHE": cache,
            "PYTHONPATH": os.pathsep.join((str(root), str(root / "src"))),
        }
        subprocess.run([sys.executable, str(root / "build_tools" / "wasm_kernels.py"), str(file)], env=env, check=True)


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _cache() -> Path:
    folder = os.environ.get("FOURKINGS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(folder) if folder else Path.home() / ".cache") / "fourkings"


def module() -> bytes:
    """Compile the kernels, and return them as a module."""
    import llvmlite.binding as llvm

    from build_tools import wasm_object
    from fourkings.kernels.aot import ENTRIES

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(NO_REFERENCE_COUNTS)
    for name, entry in ENTRIES.items():
        part = llvm.parse_assembly(_compiled(name, entry))
        for linked in (whole, part):
            linked.triple, linked.data_layout = TRIPLE, LAYOUT
        whole.link_in(part)
    for symbol in (*whole.functions, *whole.global_variables):
        if not symbol.is_declaration and symbol.name not in ENTRIES:
            symbol.linkage = "internal"
    whole.verify()
    target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="pic", features=FEATURES)
    passes = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    if constants := [variable.name for variable in whole.global_variables if not variable.is_declaration]:
        raise wasm_object.NotClosed(f"the kernels have constants in memory: {', '.join(constants)}")
    return wasm_object.finished(target.emit_object(whole), tuple(ENTRIES))


def _compiled(name: str, entry: Any) -> str:
    """Return a kernel as LLVM IR, exported under its name: a function of the address of a row of words."""
    import numba
    from numba import types

    from fourkings.kernels import load

    file, _, function = name.rpartition(".")
    scope = {"kernel": getattr(load(file), function), "carray": numba.carray, **_casts()}
    exec(_wrapper(entry), scope)
    compiled = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")(scope["entry"])
    signature = (types.CPointer(types.int64),)
    compiled.compile(signature)
    inner = compiled.overloads[signature].fndesc.llvm_func_name
    return compiled.inspect_llvm(signature) + (
        f'\ndefine void @"{name}"(ptr %row) {{\n'
        f"  %result = alloca ptr\n  %raised = alloca ptr\n"
        f'  %status = call i32 @"{inner}"(ptr %result, ptr %raised, ptr %row)\n'
        f"  %failed = icmp ne i32 %status, 0\n"
        f"  br i1 %failed, label %stop, label %done\n"
        f"stop:\n  call void @llvm.trap()\n  unreachable\n"
        f"done:\n  ret void\n}}\ndeclare void @llvm.trap()\n"
    )


def _wrapper(entry: Any) -> str:
    """Return the source of a function that reads a kernel's arguments from a row, calls it, and writes back its results."""
    index, arguments = 0, []
    for kind in entry.parameters:
        if kind in ("i", "f"):
            arguments.append(f"row[{index}]" if kind == "i" else f"as_float(row[{index}])")
            index += 1
            continue
        end = index + 1 + int(kind[1])
        shape = "".join(f"row[{length}], " for length in range(index + 1, end))
        arguments.append(f"carray(at_{kind[0]}(row[{index}]), ({shape}))")
        index = end
    lines = [f"result = kernel({', '.join(arguments)})"]
    if entry.results == 1:
        lines.append("row[0] = result")
    lines += [f"row[{index}] = result[{index}]" for index in range(entry.results) if entry.results > 1]
    return "def entry(row):\n    " + "\n    ".join(lines)


def _casts() -> dict[str, Any]:
    """Return intrinsics that reinterpret a word: as the address of words or floats, or as a float."""
    from numba import types
    from numba.extending import intrinsic

    def to_pointer(kind: Any) -> Any:
        @intrinsic
        def cast(typing: Any, word: Any) -> Any:
            def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                return builder.inttoptr(args[0], context.get_value_type(signature.return_type))

            return types.CPointer(kind)(types.int64), code

        return cast

    @intrinsic
    def as_float(typing: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.bitcast(args[0], context.get_value_type(signature.return_type))

        return types.float64(types.int64), code

    return {"at_q": to_pointer(types.int64), "at_d": to_pointer(types.float64), "as_float": as_float}


def main() -> int:
    if len(sys.argv) != 2:
        sys.stderr.write("name the file to write: python build_tools/wasm_kernels.py FILE\n")
        return 2
    file = Path(sys.argv[1]).absolute()
    if any(os.environ.get(name) != value for name, value in SETTINGS.items()):
        try:
            compile_alone(Path(__file__).resolve().parents[1], file)
        except subprocess.CalledProcessError as error:
            return int(error.returncode) or 1
        return 0
    written = module()
    file.write_bytes(written)
    sys.stdout.write(f"kernels.wasm: {len(written) / 1000:.0f} KB, sha256 {hashlib.sha256(written).hexdigest()[:16]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
