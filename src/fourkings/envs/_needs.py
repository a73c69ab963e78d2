"""What to install where an environment's library is missing."""

from __future__ import annotations

import importlib
from typing import Any


def needed(module: str, extra: str) -> Any:
    """The module, imported. Raises ModuleNotFoundError with what to install where it, or what it needs, is not there."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed: pip install 'four-kings[{extra}]'", name=missing.name
        ) from None
