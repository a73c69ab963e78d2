"""What the scripts share: their options, the line on the machine, and sections of RESULTS.md."""

import argparse
import datetime
import math
import os
import platform
from pathlib import Path
from typing import Any, Final

from fourkings.arena import DEVELOP, SEEDS

RESULTS: Final = Path(__file__).with_name("RESULTS.md")
SHARED: Final[dict[str, dict[str, Any]]] = {
    "seeds": {"choices": SEEDS, "default": DEVELOP},
    "processes": {"type": int, "help": "default: one per core"},
    "write": {"action": "store_true", "help": "put the section into RESULTS.md"},
}


def parser(doc: str | None, **options: Any) -> argparse.ArgumentParser:
    """Return a parser with an option for each keyword.

    options: defaults by name. An option has its default's type; False makes a flag, and a sequence is separated by commas.
        A type stands for an option without a default, `...` for what `SHARED` has under that name.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in options.items():
        settings: dict[str, Any]
        if default is ...:
            settings = SHARED[name]
        elif default is False:
            settings = {"action": "store_true"}
        elif isinstance(default, type):
            settings = {"type": default}
        elif isinstance(default, (str, int, float, Path)):
            settings = {"type": type(default), "default": default}
        else:
            settings = {"type": lambda text: text.split(","), "default": list(default)}
        parser.add_argument(f"--{name.replace('_', '-')}", **settings)
    return parser


def load() -> float:
    """Return the machine's load over the last minute; NaN if the system doesn't report it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else math.nan


def machine() -> str:
    """Return the date and the machine of a measurement, for the line under a heading."""
    cores = f"{os.cpu_count()} cores ({platform.machine()}, load {load():.0f})"
    return f"{datetime.date.today()}, {cores}, Python {platform.python_version()}"


def publish(section: str, heading: str, write: bool) -> None:
    """Print a section and, if `write`, put it into RESULTS.md: in place of the one with that heading, or at the end.

    section: Markdown, with the heading and the last line end.
    heading: its first line, such as `"## Careful against chance"`.
    """
    print(section)
    if not write:
        return
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
    before, found_heading, after = text.partition(heading + "\n")
    _, next_heading, rest = after.partition("\n## ")
    tail = "\n## " + rest if found_heading and next_heading else ""
    RESULTS.write_text(before.rstrip("\n") + "\n\n" + section + tail, encoding="utf-8")
