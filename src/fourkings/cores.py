"""The number of usable cores."""

import os


def usable_cores() -> int:
    """Return the number of cores that this process may use: its affinity where the system reports it, else all."""
    affinity = getattr(os, "sched_getaffinity", None)  # Linux alone has it
    return len(affinity(0)) if affinity else os.cpu_count() or 1
