"""Find or install a Chromium for the tests in a browser: the machine's, else Debian's, else npm's for Linux."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from _setup import ROOT

SHELL = "chromium-headless-shell"
"""Chromium without windows, which saves a third of its work."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core")
DEBIAN = (("apt-get", "update", "-qq"), (*INSTALL, SHELL), (*INSTALL, "chromium"))
"""Installation stops at the first that works: older Debians have no package of the headless shell."""
FROM_NPM = ROOT / "scripts" / "chromium"


def browser() -> str:
    """Return the path of a Chromium, installed if need be; print a message and return an empty string if there is none."""
    for way in (_asked_for, _on_path, _from_debian, _from_npm):
        if path := way():
            return path
    print(
        "no Chromium found: install one, or set CHROMIUM=/path/to/chrome; the tests in a browser will fail", file=sys.stderr
    )
    return ""


def _asked_for() -> str:
    return shutil.which(os.environ.get("CHROMIUM", "")) or ""


def _on_path() -> str:
    paths = (shutil.which(name) for name in (*NAMES, *PLACES))
    return next((path for path in paths if path), "")


def _from_debian() -> str:
    if not shutil.which("apt-get") or os.name != "posix" or os.geteuid() != 0:
        return ""
    print("installing Chromium for the tests …", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in DEBIAN:
        subprocess.run(command, env=env, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if path := shutil.which(SHELL) or shutil.which("chromium"):
            return path
    return ""


def _from_npm() -> str:
    """Install by npm, which needs neither apt nor root; Linux on x64 only."""
    from build_tools import web

    node = web.node()
    if not node or sys.platform != "linux" or platform.machine() != "x86_64":
        return ""
    exe, npm = node
    env = web.environment(exe)
    try:
        if not (FROM_NPM / "node_modules").is_dir():
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=FROM_NPM, env=env, check=True)
        done = subprocess.run([exe, "path.js"], cwd=FROM_NPM, env=env, check=True, capture_output=True, text=True)
    except (subprocess.CalledProcessError, OSError):
        return ""
    path = done.stdout.strip()
    return path if Path(path).is_file() else ""


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    print(browser())
