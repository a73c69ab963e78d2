"""Install what is missing, then check and test everything: `python3 scripts/test.py [arguments of pytest]`."""

import os
import subprocess
import sys

from _setup import BIN, PYTHON, ROOT, setup, sh

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
sh(PYTHON, "scripts/_services.py")
sh(PYTHON, "-m", "pytest", "-n", "auto", *sys.argv[1:], env=env)
