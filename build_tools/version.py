"""The version of a build: plain for a release, and growing with the commit between releases.

hatchling reads it (`[tool.hatch.version]` in pyproject.toml), and `build_tools/web.py` writes it into the package. A clone
runs with the version of `src/fourkings/_version.py`. A build has one of these:

- `0.1.0` if the commit has the tag `v0.1.0`, or without Git: in an archive of the sources, or a container

- `0.1.0.dev20261128143000` from any other commit, with its time in UTC

- `0.1.0.dev20261128143000+changed.1f2e3d4c` from a commit with changes, with a digest of them

An sdist contains the version that it was built with, and a wheel made from it has the same.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODULE = Path("src/fourkings/_version.py")
VERSION = re.compile(r'(?<=^__version__ = ")[^"]+', re.MULTILINE)


def version(root: Path = ROOT) -> str:
    """Return the version of a build from these sources."""
    plain = _plain(root)
    # An sdist has the version that it was built with, whatever repository it is unpacked in.
    if (root / "PKG-INFO").exists() or _git(root, "rev-parse", "--show-cdup") != b"\n":
        return plain
    changed = _changes(root)
    tags = (_git(root, "tag", "--points-at", "HEAD") or b"").decode().split()
    if f"v{plain}" in tags and not changed:
        return plain
    time = _git(root, "log", "-1", "--format=%cd", "--date=format-local:%Y%m%d%H%M%S")
    if time is None:  # no commit yet
        return plain
    return f"{plain}.dev{time.decode().strip()}" + (f"+changed.{changed}" if changed else "")


def module(root: Path, built: str) -> str | None:
    """Return the text of the package's module with that version; None if it has it already."""
    text = (root / MODULE).read_text("utf-8")
    return None if built == _plain(root) else VERSION.sub(built, text, count=1)


def _plain(root: Path) -> str:
    found = VERSION.search((root / MODULE).read_text("utf-8"))
    if not found:
        raise ValueError(f"{MODULE} has no version")
    return found[0]


def _changes(root: Path) -> str:
    """Return a digest of what differs from the commit; empty if nothing does."""
    total = hashlib.sha256(changed := _git(root, "diff", "HEAD", "--binary", "--no-ext-diff") or b"")
    new = (_git(root, "ls-files", "-z", "--others", "--exclude-standard") or b"").split(b"\0")
    files = [root / os.fsdecode(name) for name in sorted(filter(None, new))]
    for file in filter(Path.is_file, files):
        total.update(os.fsencode(file.relative_to(root)) + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()[:8] if changed or files else ""


def _git(root: Path, *arguments: str) -> bytes | None:
    """Return what Git prints; None if it fails, or there is none."""
    # An administrator may build in a clone that belongs to another user.
    command = ["git", "-c", f"safe.directory={root}", "-C", str(root), *arguments]
    try:
        ran = subprocess.run(command, capture_output=True, check=False, env={**os.environ, "TZ": "UTC"})
    except OSError:
        return None
    return None if ran.returncode else ran.stdout
