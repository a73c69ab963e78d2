"""Install what is missing, then check and test everything: `python3 scripts/test.py [--quick] [arguments of pytest]`.

`--quick` is for a change of a few lines: no page, no server, no browser, none of the tests that think for long.
"""

import os
import subprocess
import sys

from _setup import BIN, PYTHON, ROOT, setup, sh

QUICK = "--quick" in sys.argv
WAITING = 2
"""Workers beyond one a core: as many tests at a time wait for a server, a browser or a clock. More are slower."""

if QUICK:
    os.environ.setdefault("FOURKINGS_SKIP_WEB", "1")
setup(test=True)
sh(PYTHON, "-m", "ruff", "check", ".")
sh(PYTHON, "-m", "ruff", "format", "--check", ".")
sh(PYTHON, "-m", "mypy")
sh(BIN / "lint-imports")
env = dict(os.environ)
if not env.get("FOURKINGS_SKIP_WEB"):
    sh(PYTHON, "scripts/_web.py")
    finder = [str(PYTHON), "scripts/_browser.py"]
    found = subprocess.run(finder, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")
    env["CHROMIUM"] = found[-2] if len(found) > 1 else ""
if not QUICK:
    sh(PYTHON, "scripts/_services.py")
cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
env.setdefault("PYTEST_XDIST_AUTO_NUM_WORKERS", str(cores + WAITING))
sh(PYTHON, "-m", "pytest", "-n", "auto", *sys.argv[1:], env=env)
