"""Services that some operating systems lack: each function uses one where it exists, and otherwise does nothing.

The server, the engines and the measurements ask `sys.platform` and `hasattr` here alone. `tests/cli/test_portable.py` takes
away what other systems lack.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

#: Ends a process that doesn't end by itself; Windows has one signal for both.
KILL: Final[int] = getattr(signal, "SIGKILL", signal.SIGTERM)


def be_nicer(by: int) -> None:
    """Let other processes go first; Windows has no niceness."""
    if nice := getattr(os, "nice", None):
        nice(by)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill what remains of the group of a process; Windows has no groups, there children live on."""
    if killpg := getattr(os, "killpg", None):
        with contextlib.suppress(OSError):
            killpg(process.pid, KILL)


def open_files(most: int | None = None) -> int | None:
    """Let this process open as many files as it may, up to `most`; return how many, None without a limit (Windows)."""
    resource = _resource()
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if most is None else most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted >= 0:
        return int(wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a limit of its own below the hard one
        return int(soft)
    return int(wanted)


def _resource() -> Any:
    try:
        import resource
    except ImportError:  # Windows
        return None
    return resource


def memory_of(pid: int) -> int:
    """Return the memory of a process in bytes; 0 if the system does not report it."""
    status = Path(f"/proc/{pid}/status")
    match = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(match[1]) * 1024 if match else 0


def work_of(pid: int) -> float:
    """Return the processor time of all threads of a process in seconds; 0 if the system does not report it."""
    stat, sysconf = Path(f"/proc/{pid}/stat"), getattr(os, "sysconf", None)
    if sysconf is None or not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return float((int(fields[11]) + int(fields[12])) / sysconf("SC_CLK_TCK"))


def data_home() -> Path:
    """Return the folder in which this system stores programs' data for its user."""
    platform = str(sys.platform)  # a type checker that knows the platform would call the rest unreachable
    if platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def has_screen() -> bool:
    """Return True if this system has a screen to open a browser on."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
