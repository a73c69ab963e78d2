"""Ask the public lists of known faults about every package of the locks, Python's and npm's: `python3 scripts/audit.py`.

Exit codes: 0 no fault is known, 1 at least one is, 2 no fault is known, but a list could not be asked about everything
(it needs the lists' services in reach). The tool is not in our locks, since what it knows has to be of today.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, NamedTuple

from _setup import ROOT

TOOLS = ROOT / "build" / "audit"
PYTHON = TOOLS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCKS = ("requirements.lock", "requirements-test.lock")
FOLDERS = ("web", "scripts/chromium")
SERIOUS = ("moderate", "high", "critical")


class Found(NamedTuple):
    """What a list said: faults, one a line, and why it did not answer for all packages, empty where it did."""

    faults: tuple[str, ...] = ()
    unasked: str = ""


def of_python(text: str) -> Found:
    """What pip-audit printed as JSON; anything else is no answer."""
    asked = _json(text).get("dependencies")
    if asked is None:
        return Found(unasked="no answer")
    faults = [
        f"{one['name']} {one['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'no version yet'}"
        for one in asked
        for fault in one.get("vulns", ())
    ]
    left_out = sum("skip_reason" in one for one in asked)
    return Found(tuple(faults), f"{left_out} of {len(asked)} packages are not known there" if left_out else "")


def of_npm(text: str) -> Found:
    """What `npm audit --json` printed."""
    told = _json(text)
    if "vulnerabilities" not in told:
        return Found(unasked=str(told.get("message") or "no answer"))
    serious = {name: one for name, one in told["vulnerabilities"].items() if one["severity"] in SERIOUS}
    return Found(tuple(f"{name} {one['range']}: {one['severity']}" for name, one in serious.items()))


def _json(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def printed(*command: object, cwd: Path = ROOT) -> str:
    """What a command says, nothing where there is no such command; its exit code tells too little."""
    try:
        return subprocess.run([str(one) for one in command], cwd=cwd, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def told(found: dict[str, Found]) -> int:
    """Say it, a sentence for each lock, and give the exit code."""
    for lock, one in found.items():
        for fault in one.faults:
            print(f"{lock}: {fault}")
        if one.unasked:
            print(f"{lock}: the list of known faults could not be asked about everything ({one.unasked})")
        elif not one.faults:
            print(f"{lock}: no fault is known in any package")
    return 1 if any(one.faults for one in found.values()) else 2 if any(one.unasked for one in found.values()) else 0


def main() -> int:
    """All locks."""
    if not PYTHON.is_file():
        venv.create(TOOLS, with_pip=True)
    printed(PYTHON, "-m", "pip", "install", "-q", "--upgrade", "pip-audit")
    audit = (PYTHON, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json")
    found = {lock: of_python(printed(*audit, "-r", lock)) for lock in LOCKS}
    npm = ("npm", "audit", "--package-lock-only", "--json")
    found |= {f"{folder}/package-lock.json": of_npm(printed(*npm, cwd=ROOT / folder)) for folder in FOLDERS}
    return told(found)


if __name__ == "__main__":
    sys.exit(main())
