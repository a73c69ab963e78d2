"""The names of the people at a table, as this server last read them."""

from __future__ import annotations

from collections.abc import Mapping


class Names:
    """Names by the ids of people; an empty one for a person who has given none, or was forgotten."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    @property
    def known(self) -> Mapping[str, str]:
        """Every name that was read."""
        return self._names

    def learn(self, names: Mapping[str, str]) -> bool:
        """These people have these names now; True where somebody had another one before."""
        changed = any(self._names.get(player) not in (None, name) for player, name in names.items())
        self._names |= names
        return changed
