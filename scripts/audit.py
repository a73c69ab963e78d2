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
    """The answer of a list: faults, one a line, and why it did not answer for all packages, if so."""

    faults: tuple[str, ...] = ()
    unasked: str = ""


def of_python(text: str) -> Found:
    """Parse the JSON of pip-audit; anything else is no answer."""
    asked = _json(text).get("dependencies")
    if asked is None:
        return Found(unasked="no answer")
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}, "
        f"mended in {', '.join(fault['fix_versions']) or 'no version yet'}"
        for package in asked
        for fault in package.get("vulns", ())
    ]
    left_out = sum("skip_reason" in package for package in asked)
    return Found(tuple(faults), f"{left_out} of {len(asked)} packages are not known there" if left_out else "")


def of_npm(text: str) -> Found:
    """Parse the output of `npm audit --json`."""
    report = _json(text)
    if "vulnerabilities" not in report:
        return Found(unasked=str(report.get("message") or "no answer"))
    serious = {name: fault for name, fault in report["vulnerabilities"].items() if fault["severity"] in SERIOUS}
    return Found(tuple(f"{name} {fault['range']}: {fault['severity']}" for name, fault in serious.items()))


def _json(text: str) -> dict[str, Any]:
    try:
        report = json.loads(text)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


def printed(*command: object, cwd: Path = ROOT) -> str:
    """Return the output of a command, empty if there is no such command; its exit code says too little."""
    try:
        done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
        return done.stdout
    except OSError:
        return ""


def report(answers: dict[str, Found]) -> int:
    """Print a sentence for each lock; return the exit code."""
    for lock, answer in answers.items():
        for fault in answer.faults:
            print(f"{lock}: {fault}")
        if answer.unasked:
            print(f"{lock}: the list of known faults could not be asked about everything ({answer.unasked})")
        elif not answer.faults:
            print(f"{lock}: no fault is known in any package")
    if any(answer.faults for answer in answers.values()):
        return 1
    return 2 if any(answer.unasked for answer in answers.values()) else 0


def main() -> int:
    """Check all locks."""
    if not PYTHON.is_file():
        venv.create(TOOLS, with_pip=True)
    printed(PYTHON, "-m", "pip", "install", "-q", "--upgrade", "pip-audit")
    audit = (PYTHON, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json")
    answers = {lock: of_python(printed(*audit, "-r", lock)) for lock in LOCKS}
    npm = ("npm", "audit", "--package-lock-only", "--json")
    answers |= {f"{folder}/package-lock.json": of_npm(printed(*npm, cwd=ROOT / folder)) for folder in FOLDERS}
    return report(answers)


if __name__ == "__main__":
    sys.exit(main())
