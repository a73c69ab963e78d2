"""Build the engine of a page that plays without a server, into `src/fourkings/static/engine`, after the page itself.

It is Python for browsers (Pyodide, by the lock of `web/`) and the libraries that a table needs (by `requirements.lock`).
Large files are packed, because a host may compress nothing. `fourkings site` adds the offline copy of this package.
"""

from __future__ import annotations

import ast
import gzip
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

PYODIDE = Path("web/node_modules/pyodide")
LOCK = Path("requirements.lock")
WORKER = Path("web/src/offline/siteWorker.js")
PACKAGE = Path("src/fourkings")
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  #: This Pyodide, as wheels name it
LIBRARIES = (
    "pydantic",
    "pydantic-core",
    "annotated-types",
    "typing-inspection",
    "typing-extensions",
    "confusable-homoglyphs",
    "fsrs",
)
"""What `fourkings.browser` imports."""
NEVER_IMPORTED = (
    "__hello__.py", "__phello__/", "_ast_unparse.py", "_compat_pickle.py", "_markupbase.py", "_py_abc.py",
    "_pydatetime.py", "_pyio.py", "_pyrepl/", "_strptime.py", "antigravity.py", "argparse.py", "asyncio/__main__.py",
    "asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows", "bdb.py", "cProfile.py", "calendar.py", "cmd.py",
    "code.py", "colorsys.py", "compileall.py", "concurrent/futures/interpreter.py", "concurrent/futures/process.py",
    "concurrent/interpreters/", "configparser.py", "csv.py", "ctypes/", "curses/", "dbm/", "difflib.py", "doctest.py",
    "email/_encoded", "email/_header", "email/_parseaddr.py", "email/_policybase.py", "email/base64mime.py",
    "email/charset.py", "email/contentmanager.py", "email/encoders.py", "email/errors.py", "email/feedparser.py",
    "email/generator.py", "email/header.py", "email/headerregistry.py", "email/iterators.py", "email/message.py",
    "email/mime/", "email/parser.py", "email/policy.py", "email/quoprimime.py", "email/utils.py", "ensurepip/",
    "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py", "gettext.py", "graphlib.py", "html/parser.py",
    "http/", "idlelib/", "imaplib.py", "importlib/metadata/_adapters.py", "importlib/metadata/diagnose.py",
    "importlib/resources/simple.py", "importlib/simple.py", "json/tool.py", "lib2to3/", "logging/config.py",
    "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing/", "netrc.py",
    "nturl2path.py", "optparse.py", "pdb.py", "pickle.py", "pickletools.py", "platform.py", "plistlib.py", "poplib.py",
    "pprint.py", "profile.py", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py", "pydoc.py", "pydoc_data/",
    "pyodide/_nodesock_transport.py", "pyodide/console.py", "pyodide/http/", "quopri.py", "rlcompleter.py", "runpy.py",
    "sched.py", "shelve.py", "shlex.py", "smtplib.py", "socketserver.py", "sqlite3/", "statistics.py", "stringprep.py",
    "symtable.py", "sysconfig/__main__.py", "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter/", "trace.py",
    "tracemalloc.py", "tty.py", "turtle.py", "turtledemo/", "unittest/", "urllib/error.py", "urllib/request.py",
    "urllib/response.py", "urllib/robotparser.py", "venv/", "wave.py", "webbrowser.py", "wsgiref/", "xml/", "xmlrpc/",
    "zipapp.py",
)  # fmt: skip
"""What is left out of the standard library, by path prefix: half of it."""
LEFT_OUT_OF_LIBRARIES = re.compile(
    r"/$|\.pyi$|\.typed$|\.dist-info/|^annotated_types/test_cases|^confusable_homoglyphs/cli|^fsrs/optimizer"
    r"|^pydantic/(color|mypy|deprecated/|experimental/|v1/)"
)
"""What is left out of the libraries."""
CODECS_KEPT = {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "utf_16"}
ARCHIVE_TIME = (1980, 1, 1, 0, 0, 0)  #: the time of every file in an archive: the same sources make the same bytes


def build(root: Path, out: Path, node: Path) -> None:
    """Write the engine; raise OSError or CalledProcessError if its libraries are not available."""
    out.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(root / WORKER, out / "sw.js")
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(root / PYODIDE / name, out / name)
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        (out / f"{name}.gz").write_bytes(gzip.compress((root / PYODIDE / name).read_bytes(), 9, mtime=0))
    lock = json.loads((root / PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (out / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), "utf-8")
    with zipfile.ZipFile(root / PYODIDE / "python_stdlib.zip") as library:
        pack(out / "stdlib.zip", ((name, library.read(name)) for name in library.namelist() if _imported(name)))
    with tempfile.TemporaryDirectory() as folder:
        wheels = _wheels(root, Path(folder))
        pack(out / "libraries.zip", _trimmed_files(wheels))
        licences = [_pyodide_licence(root / PYODIDE), *map(_licence, wheels)]
    _compile(root, node, out / "stdlib.zip", out / "libraries.zip")
    (out / "licences.txt").write_text("\n\n".join(licences) + "\n", "utf-8")


def bytecode_fresh(root: Path, out: Path) -> bool:
    """Return whether the package's modules were compiled from their current sources."""
    files = _page_files(root)
    stamp = out / files.STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == files.digest(files.house_files(root / PACKAGE))


def build_bytecode(root: Path, out: Path, node: Path) -> None:
    """Compile the package's modules for the page; raise CalledProcessError if that fails."""
    files = _page_files(root)
    page_files = [*files.house_files(root / PACKAGE)]
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / files.BYTECODE
        pack(compiled, ((file.name, file.path.read_bytes()) for file in files.modules(page_files)))
        _compile(root, node, compiled, lines=True)
        ahead = [str(path.absolute()) for path in (root / PACKAGE.parent, out / "libraries.zip", compiled)]
        subprocess.run([str(node), "quick.mjs", *ahead], cwd=root / "web", check=True)
        shutil.copyfile(compiled, out / files.BYTECODE)
    (out / files.STAMP).write_text(files.digest(page_files), "utf-8")


def _page_files(root: Path) -> Any:
    """Return the module that lists the files of the page; its package cannot be imported without its libraries."""
    spec = importlib.util.spec_from_file_location("files_of_house", root / PACKAGE / "browser" / "files.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _compile(root: Path, node: Path, *archives: Path, lines: bool = False) -> None:
    """Compile the modules in archives for Python in browsers; `lines`: keep line numbers for tracebacks."""
    flags = ["--lines"] if lines else []
    names = (str(path.absolute()) for path in archives)
    subprocess.run([str(node), "bytecode.mjs", *flags, *names], cwd=root / "web", check=True)


def pack(archive: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write an archive of these files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in files:
            packed.writestr(zipfile.ZipInfo(name, ARCHIVE_TIME), content, zipfile.ZIP_DEFLATED)


def _imported(name: str) -> bool:
    if name.startswith("encodings/"):
        return Path(name).stem in CODECS_KEPT
    return not name.endswith("/") and not name.startswith(NEVER_IMPORTED)


def _wheels(root: Path, folder: Path) -> list[Path]:
    """Download the wheels of the libraries for Pyodide, by the versions and hashes of the lock."""
    requirements = folder / "wanted.txt"
    requirements.write_text("\n".join(_locked((root / LOCK).read_text("utf-8"))), "utf-8")
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    command += ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "-d", str(folder)]
    subprocess.run([*command, "-r", str(requirements)], check=True)
    return sorted(folder.glob("*.whl"))


def _locked(lock: str) -> Iterator[str]:
    """Yield the entries of the libraries in a lock, without markers for other platforms."""
    for entry in re.split(r"\n(?=[a-z])", lock):
        if entry.partition("==")[0] in LIBRARIES:
            yield re.sub(r" ;[^\\\n]*", " ", entry)


def _pyodide_licence(package: Path) -> str:
    about = json.loads((package / "package.json").read_text("utf-8"))
    title = f"pyodide {about['version']} ({about['license']})\n{'-' * 72}"
    sources = f"Its sources: {about['repository']['url']}"
    return f"{title}\n{sources}\nIt contains Python {PYTHON}: https://docs.python.org/3/license.html"


def _licence(wheel: Path) -> str:
    """Return the licence that comes with a wheel."""
    with zipfile.ZipFile(wheel) as contents:
        names = [name for name in contents.namelist() if re.search(r"\.dist-info/.*LICEN[CS]E", name, re.IGNORECASE)]
        texts = [contents.read(name).decode("utf-8", "replace") for name in names]
    return "\n".join((" ".join(wheel.name.split("-")[:2]), "-" * 72, *texts))


def _trimmed_files(wheels: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as contents:
            for name in contents.namelist():
                if not LEFT_OUT_OF_LIBRARIES.search(name):
                    yield name, _trimmed(name, contents.read(name))


def _trimmed(name: str, content: bytes) -> bytes:
    """Return what is needed of a library's file: no plugins, and only the letters of confusable characters."""
    if name == "pydantic/plugin/_loader.py":
        return b"def get_plugins():\n    return ()\n"
    if name == "confusable_homoglyphs/utils.py":
        return content.replace(b"from urllib.request import urlopen\n", b"")
    if name == "confusable_homoglyphs/categories.json":
        return b"{}"
    if name == "confusable_homoglyphs/confusables.json":
        confusables = {sign: [{"c": entry["c"]} for entry in entries] for sign, entries in json.loads(content).items()}
        return json.dumps(confusables, separators=(",", ":")).encode()
    if name == "pydantic_core/core_schema.py":
        return _without_typed_dicts(content)
    return content


def _without_typed_dicts(source: bytes) -> bytes:
    """Return a module whose typed dictionaries are plain ones: only type checkers read their fields."""
    tree, kinds = ast.parse(source), {"TypedDict"}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) and base.id in kinds for base in node.bases):
            kinds.add(node.name)
            node.bases, node.keywords, node.body = [ast.Name("dict")], [], [ast.Pass()]
    return ast.unparse(ast.fix_missing_locations(tree)).encode()
