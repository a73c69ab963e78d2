"""The names of the people at a table, as this server last read them: no two are shown alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fourkings.table.shown_names import distinct


class Names:
    """Names by the ids of people; an empty one for a person who has given none, or was forgotten."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}
        self._shown: dict[str, str] = {}

    @property
    def known(self) -> Mapping[str, str]:
        """Every name that was read, as it is shown."""
        return self._shown

    def learn(self, names: Mapping[str, str], order: Iterable[str], taken: Iterable[str]) -> bool:
        """These people have these names now; True where somebody had another one before.

        `order` are the ids of those at the table, who came first first; `taken` are the names of its bots.
        """
        self._told |= names
        first = {player: self._told[player] for player in order if player in self._told}
        before, self._shown = self._shown, distinct(first | self._told, taken)
        return any(before.get(player) not in (None, name) for player, name in self._shown.items())
