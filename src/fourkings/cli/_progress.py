"""The progress bar: it shows itself after two seconds, on a terminal only, and is gone when the work is done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tqdm import tqdm


def progress(
    items: Iterable[Any] | None = None, *, total: int | None = None, unit: str, quiet: bool = False, name: str | None = None
) -> tqdm[Any]:
    """A bar over these items, or one that `update` moves; `quiet` hides it even from a terminal."""
    from tqdm import tqdm

    return tqdm(items, desc=name, total=total, unit=unit, delay=2, leave=False, disable=True if quiet else None)
