"""Blocks that stand for docstrings: `{reference}` lists modules, and `{public-names}` is all that `fourkings` gives.

A line of `{reference}` is a module, perhaps followed by `without` and the names that another page documents.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fourkings

NAMES = Path(__file__).parents[1] / "names.md"
MODULES = re.compile(r"^```\{reference\}\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
PUBLIC = re.compile(r"^```\{public-names\}\n```\n", re.MULTILINE)


def expand(app: Any, name: str, source: list[str]) -> None:
    """Replace each block by directives of autodoc under headings."""
    text = MODULES.sub(lambda block: "\n".join(map(of_module, block[1].splitlines())), source[0])
    source[0] = PUBLIC.sub(lambda _: "\n".join(public()), text)


def of_module(line: str) -> str:
    """Return a heading and the docstrings of a module."""
    module, _, left_out = line.partition(" without ")
    options = f"   :exclude-members: {left_out}\n" if left_out else ""
    return f"## `{module}`\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n{options}```\n"


def public() -> Iterator[str]:
    """Yield the docstrings of the public names, under the purposes of the table in `names.md`."""
    for purpose, names in re.findall(r"^\| ([a-z ]+) \| (.*`) ", NAMES.read_text("utf-8"), re.MULTILINE):
        directives = [directive for name in re.findall(r"`(\w+)`", names) if (directive := of_name(name))]
        yield "\n".join((f"### {purpose.capitalize()}\n", "```{eval-rst}", *directives, "```\n"))


def of_name(name: str) -> str:
    """Return the directive for a public name; values, and other names of a built-in type, have none."""
    value = getattr(fourkings, name)
    if getattr(value, "__name__", "") != name or name == "Game":  # which has a page of its own
        return ""
    if not inspect.isclass(value):
        return f".. autofunction:: fourkings.{name}\n   :no-index:\n"
    kind = "exception" if issubclass(value, Exception) else "class"
    return f".. auto{kind}:: fourkings.{name}\n   :members:\n   :no-index:\n"


def setup(app: Any) -> dict[str, bool]:
    """Register the handler with Sphinx."""
    app.connect("source-read", expand)
    return {"parallel_read_safe": True}
