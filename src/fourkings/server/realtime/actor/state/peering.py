"""How a table stands with the other servers on the same database: which of them owns it, and which changes were read."""

from __future__ import annotations


class Peering:
    """The status of a table in the store, as it was last seen. `leased`: the lease of its owner is this server's."""

    def __init__(self, server: str) -> None:
        """`server` is the id of this server."""
        self._server = server
        self.leased = False
        self.owner: str | None = None
        """The server that owns the table and counts its clock, as far as is known."""
        self.changes: int | None = None
        """How often something beside the log had changed when it was last read; None where it never was."""

    def see_owner(self, owner: str | None) -> bool:
        """The lease is that server's, or nobody's; True where another server counts the clock from now on."""
        self.leased = owner == self._server
        changed, self.owner = owner != self.owner, owner
        return changed

    def claim(self) -> None:
        """Take the lease for this server; where nobody owned the table, it simply goes on counting."""
        self.leased = True
        if self.owner is None:
            self.owner = self._server

    def release(self) -> None:
        """The lease is given up; who counts the clock from now on will be seen."""
        self.leased = False

    def no_longer_alone(self) -> None:
        """Another server has come: this one has counted until now, as nobody else could."""
        self.owner = self._server

    def read_changes(self, changes: int) -> None:
        """All that changed beside the log has been read."""
        self.changes = changes
