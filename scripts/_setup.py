"""The environment that the other scripts run in: made when missing, refreshed when the lock or the project changed.

Needs Python 3.11 or newer and the package registry, nothing else.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = (PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check")


def sh(*argv: object, **options: object) -> None:
    """Run a command in the project's folder; exit with its code if it fails."""
    done = subprocess.run([str(argument) for argument in argv], check=False, **{"cwd": ROOT, **options})
    if done.returncode:
        sys.exit(done.returncode)


def run(script: str, main: Callable[[], object], test: bool = False) -> None:
    """Run a script's `main` in the environment, which is created first; the result is the exit code."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        sys.exit(main())
    setup(test)
    sh(PYTHON, script, *sys.argv[1:], cwd=Path.cwd())


def put(page: Path, text: str) -> None:
    """Write a file of the project if its text differs, and print its name."""
    if not page.is_file() or page.read_text(encoding="utf-8") != text:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
        print(page.relative_to(ROOT))


def once(name: str, *inputs: Path) -> "Mark":
    """Return the mark of a step that runs again only if one of its input files has changed."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in inputs)).hexdigest()
    return Mark(VENV / f".{name}", digest)


class Mark:
    """The digest of the inputs with which a step was run last."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path, self.digest = path, digest

    @property
    def stale(self) -> bool:
        return not self.path.is_file() or self.path.read_text() != self.digest

    def done(self) -> None:
        self.path.write_text(self.digest)


def setup(test: bool = False, engine: bool = False) -> None:
    """Make or refresh the virtual environment: packages by hash from the lock, then the project itself and its page.

    What only the tests need has a lock of its own, and the engine of a page without a server is built for those who ask
    for it, so that players wait for less. The tests need that engine, too.
    """
    if sys.version_info < (3, 11):
        sys.exit(f"Four Kings needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    if not PYTHON.is_file():
        make_venv()
    for name in ("requirements", "requirements-test") if test else ("requirements",):
        lock = once(f"{name}-done", ROOT / f"{name}.lock")
        if lock.stale:
            print("installing packages (the first time takes a minute) …", file=sys.stderr, flush=True)
            sh(*PIP, "--require-hashes", "-r", f"{name}.lock")
            lock.done()
    project = once("project-done", ROOT / "pyproject.toml")
    if project.stale:
        # pip hides what a build prints, so the page is built after it.
        sh(*PIP, "--no-deps", "--no-build-isolation", "-e", ".", env={**os.environ, "FOURKINGS_SKIP_WEB": "1"})
        project.done()
    build_page(engine or test)


def build_page(engine: bool) -> None:
    """Build the page if its sources or texts have changed; FOURKINGS_SKIP_WEB=1 skips it."""
    sys.path.insert(0, str(ROOT))
    from build_tools import web

    if web.wanted() and not web.fresh(ROOT, engine=engine):
        sh(PYTHON, "build_tools/web.py", *([] if engine else ["--page"]))


def make_venv() -> None:
    import venv

    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, ImportError) as error:
        sys.exit(f"no virtual environment could be made ({error}): on Debian, apt-get install python3-venv")
