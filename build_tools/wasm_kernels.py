"""Builds `kernels.wasm`, the kernels for a page that plays without a server: `python build_tools/wasm_kernels.py FILE`.

Numba compiles the kernels of `fourkings.kernels.ahead` as it does natively, but for a processor without any features;
what it makes is LLVM's language, which LLVM compiles for WebAssembly. The object that comes out is closed: it needs no
linker, only what `wasm_object` does to it. The same sources and the same Numba make the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
import os
import re
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
"""What keeps everything out that is of one processor, and of one run. Numba reads it when it is imported."""
TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser has that can run Pyodide."""
PACKED, STAMP = "kernels.wasm.gz", ".kernels"


def digest(root: Path) -> str:
    """One name for what the module is made of: the kernels, and how they are compiled."""
    total = hashlib.sha256()
    kernels = root / "src" / "fourkings" / "kernels"
    tools = root / "build_tools"
    for file in (*sorted(kernels.rglob("*.py")), tools / "wasm_kernels.py", tools / "wasm_object.py"):
        total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


def fresh(root: Path, out: Path) -> bool:
    """True where the module in the folder was made of the sources as they are."""
    stamp = out / STAMP
    return (out / PACKED).is_file() and stamp.is_file() and stamp.read_text("utf-8") == digest(root)


def build(root: Path, out: Path) -> None:
    """Write the module into a folder; raises CalledProcessError where Numba is missing, or cannot compile.

    What was compiled once is kept beside Numba's own cache: it takes a minute.
    """
    name = digest(root)
    kept = _cache() / f"kernels-{name}-{_version('numba')}-{_version('llvmlite')}.wasm"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            module_file = Path(folder) / kept.name
            compile_alone(root, module_file)
            partial = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(module_file, partial)
            partial.replace(kept)
    (out / PACKED).write_bytes(gzip.compress(kept.read_bytes(), 9, mtime=0))
    (out / STAMP).write_text(name, "utf-8")


def compile_alone(root: Path, file: Path) -> None:
    """Write the module from a process of its own, which has the settings from its start; raises CalledProcessError."""
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
    given = os.environ.get("FOURKINGS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given else Path.home() / ".cache") / "fourkings"


def module() -> bytes:
    """The kernels as a module, compiled here and now."""
    import llvmlite.binding as llvm

    from build_tools import wasm_object
    from fourkings.kernels.ahead import ENTRIES

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n')
    for name, entry in ENTRIES.items():
        whole.link_in(llvm.parse_assembly(_for_wasm(_compiled(name, entry))))
    for function in whole.functions:
        if not function.is_declaration and function.name not in ENTRIES:
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    whole.verify()
    target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="pic", features=FEATURES)
    passes = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    if constants := [variable.name for variable in whole.global_variables if not variable.is_declaration]:
        raise wasm_object.NotClosed(f"the kernels have constants in memory: {', '.join(constants)}")
    return wasm_object.finished(target.emit_object(whole), tuple(ENTRIES))


def _compiled(name: str, entry: Any) -> str:
    """One kernel in LLVM's language, under its name: a function of where a row of words lies."""
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
    """A function that finds a kernel's arguments in a row, calls it, and puts its results there."""
    at, given = 0, []
    for kind in entry.parameters:
        if kind in ("i", "f"):
            given.append(f"row[{at}]" if kind == "i" else f"as_float(row[{at}])")
            at += 1
            continue
        many = int(kind[1])
        shape = "".join(f"row[{place}], " for place in range(at + 1, at + 1 + many))
        given.append(f"carray(at_{kind[0]}(row[{at}]), ({shape}))")
        at += 1 + many
    lines = [f"result = kernel({', '.join(given)})"]
    if entry.results == 1:
        lines.append("row[0] = result")
    lines += [f"row[{place}] = result[{place}]" for place in range(entry.results) if entry.results > 1]
    return "def entry(row):\n    " + "\n    ".join(lines)


def _casts() -> dict[str, Any]:
    """From a word to what it stands for: where words or floats lie, or a float."""
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


def _for_wasm(text: str) -> str:
    """What Numba made, without what is of this machine: its name, and counts of references by its own instructions."""
    text = re.sub(r'target triple = ".*?"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*?"', f'target datalayout = "{LAYOUT}"', text)
    text = re.sub(r"(define [^\n]*@NRT_(?:incref|decref)\([^\n]*\{\n).*?\n\}", r"\1  ret void\n}", text, flags=re.S)
    return re.sub(r"declare [^\n]*llvm\.x86[^\n]*\n", "", text).replace("= common ", "= internal ")


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
