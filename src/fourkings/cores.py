"""How many cores this process may use: asked in one place, for not every system can tell."""

from __future__ import annotations

import os


def usable_cores() -> int:
    """The cores that this process may run on: those it is bound to where the system tells, else all, at least one."""
    affinity = getattr(os, "sched_getaffinity", None)  # Linux alone has it
    return len(affinity(0)) if affinity else os.cpu_count() or 1
