"""Install what is missing, then check and test everything: `python3 scripts/test.py [--quick] [arguments of pytest]`.

`--quick` is for a change of a few lines: no page, no server, no browser, none of the tests that think for long.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from _setup import BIN, PYTHON, ROOT, setup, sh

QUICK = "--quick" in sys.argv
WAITING = 0 if QUICK else 2
"""Workers beyond one a core: as many tests at a time wait for a server, a browser or a clock. More are slower."""

if QUICK:
    os.environ.setdefault("FOURKINGS_SKIP_WEB", "1")
setup(test=True)
sh(PYTHON, "-m", "ruff", "check", ".")
sh(PYTHON, "-m", "ruff", "format", "--check", ".")
CHECKS = [(PYTHON, "-m", "mypy"), (BIN / "lint-imports",)]
env = dict(os.environ)
# Tests start hundreds of processes, each of which would compile every module anew.
env.pop("PYTHONDONTWRITEBYTECODE", None)
if not env.get("FOURKINGS_SKIP_WEB"):
    CHECKS.append((PYTHON, "scripts/_web.py"))
    sh(PYTHON, "scripts/_web.py", "--install")
    finder = [str(PYTHON), "scripts/_browser.py"]
    paths = subprocess.run(finder, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")
    env["CHROMIUM"] = paths[-2] if len(paths) > 1 else ""
if not QUICK:
    sh(PYTHON, "scripts/_services.py")


def check() -> list[str]:
    """Run the checks of the sources, one after the other; return what fails."""
    done = [subprocess.run([*map(str, check)], cwd=ROOT, check=False, capture_output=True, text=True) for check in CHECKS]
    return [result.stdout + result.stderr for result in done if result.returncode]


def collect() -> None:
    """Read all tests once where it never was done, so that what pytest makes of them is kept; faults the workers tell."""
    if any((ROOT / "tests").glob("*/__pycache__/test_*-pytest-*.pyc")):
        return
    reading = [str(PYTHON), "-m", "pytest", "--collect-only", "-qq"]
    subprocess.run(reading, cwd=ROOT, check=False, capture_output=True, env=env)


cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
env.setdefault("PYTEST_XDIST_AUTO_NUM_WORKERS", str(cores + WAITING))
with ThreadPoolExecutor(2) as beside:
    # The tests wait for servers and browsers now and then; meanwhile there is time for the checks.
    checked = beside.submit(check)
    # What several workers would each do for themselves on a new machine: pytest writes every assertion anew, and
    # kernels are compiled, while servers in their processes stand still.
    collected = beside.submit(collect)
    sh(PYTHON, "-m", "fourkings", "warm", "--quiet", env=env)
    collected.result()
    # Tests that share a server come to one worker; all others, in their order, to whichever is free.
    spread = ("-n", "auto", "--dist", "loadgroup", "--no-loadscope-reorder")
    tested = subprocess.run([str(PYTHON), "-m", "pytest", *spread, *sys.argv[1:]], cwd=ROOT, check=False, env=env)
failed = checked.result()
print(
    *failed,
    "the checks of the sources failed, see above" if failed else "types, imports and the page are in order",
    sep="\n",
)
sys.exit(tested.returncode or bool(failed))
