"""The presence of people at a table: who is connected, who is missed and until when, and when the table may sleep."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.server.play.live.state.readers import Readers


class Presence:
    """People are present who have a connection open, to this server or another."""

    def __init__(self, readers: Readers, grace: float, idle: float, at: float) -> None:
        """`grace`: seconds until a missing person is taken for gone; `idle`: until a table without readers sleeps."""
        self._readers, self._grace, self._idle = readers, grace, idle
        self._missed: dict[str, float] = {}
        self._told: frozenset[str] = frozenset()
        self.elsewhere: frozenset[str] = frozenset()
        """The people who are connected through other servers."""
        self.sleep_at = at + idle

    def includes(self, player: str) -> bool:
        """True for a person who is connected, to this server or another."""
        return player in self.elsewhere or player in self._readers.players

    @property
    def _present(self) -> set[str]:
        return self._readers.players | self.elsewhere

    def changed(self, players: Iterable[str]) -> bool:
        """True where others of these people are present than when this was asked last."""
        before, self._told = self._told, frozenset(players) & self._present
        return before != self._told

    @property
    def deadlines(self) -> Iterable[float]:
        """When those who are missed are taken for gone."""
        return self._missed.values()

    # --- transitions ----------------------------------------------------------------------------------------------

    def expect(self, players: Iterable[str], at: float) -> None:
        """These people belong here: those who are missing have the table's grace, from when they were first missed."""
        until, present = at + self._grace, self._present
        self._missed = {one: self._missed.get(one, until) for one in players if one not in present}

    def take_gone(self, at: float) -> str | None:
        """A person whose grace is over by then, told once; None where there is none (any more)."""
        player = next((one for one, until in self._missed.items() if until <= at), None)
        if player is not None:
            del self._missed[player]
        return player

    def see_elsewhere(self, players: frozenset[str]) -> bool:
        """These people are connected through other servers; True where that has changed."""
        changed, self.elsewhere = players != self.elsewhere, players
        return changed

    def idle_from(self, at: float) -> None:
        """Somebody left at that time: the table stays awake a while longer."""
        self.sleep_at = at + self._idle

    def end(self, at: float) -> None:
        """Nothing goes on here any more: the table may sleep at once."""
        self.sleep_at = at
