"""Ask the public lists of known faults about every package of the locks, Python's and npm's: `python3 scripts/audit.py`.

Needs the lists' services in reach. The tool is not in our locks, since what it knows has to be of today.
"""

import subprocess
import sys
import venv

from _setup import ROOT

TOOLS = ROOT / "build" / "audit"
PYTHON = TOOLS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCKS = ("requirements.lock", "requirements-test.lock")

if not PYTHON.is_file():
    venv.create(TOOLS, with_pip=True)
subprocess.run([PYTHON, "-m", "pip", "install", "-q", "--upgrade", "pip-audit"], check=True)
audit = [PYTHON, "-m", "pip_audit", "--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
codes = [subprocess.run([*audit, "-r", lock], cwd=ROOT, check=False).returncode for lock in LOCKS]
for folder in (ROOT / "web", ROOT / "scripts" / "chromium"):
    command = ["npm", "audit", "--package-lock-only", "--audit-level=moderate"]
    codes.append(subprocess.run(command, cwd=folder, check=False).returncode)
sys.exit(max(codes))
