"""The readers of a table: its open connections, each with the seat whose view it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Table
from fourkings.table.protocol import CloseCode, Message, encode


class Reader(Protocol):
    """One open connection to a table."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Queue a message to be sent. Never waits."""

    def ping(self) -> None:
        """Ask the client for a sign of life. Never waits."""

    def silence(self) -> float:
        """Seconds since the client was heard."""

    def close(self, code: CloseCode) -> None:
        """Close the connection with a WebSocket's close code, after what is queued."""


class Readers:
    """The open connections to a table. A reader is let in once, and leaves or is sent away once."""

    def __init__(self) -> None:
        self._seats: dict[Reader, Seat | None] = {}

    def __iter__(self) -> Iterator[Reader]:
        return iter(tuple(self._seats))

    def __len__(self) -> int:
        return len(self._seats)

    def __contains__(self, reader: Reader) -> bool:
        return reader in self._seats

    @property
    def seats(self) -> Mapping[Reader, Seat | None]:
        """The seat of every reader; None for a watcher, and for everybody before the match."""
        return self._seats

    @property
    def players(self) -> set[str]:
        """The ids of the people who read here."""
        return {reader.player for reader in self._seats}

    @property
    def anyone_seated(self) -> bool:
        """True where a player of the match reads here."""
        return any(seat is not None for seat in self._seats.values())

    # --- transitions ----------------------------------------------------------------------------------------------

    def add(self, reader: Reader, seat: Seat | None) -> None:
        """Let a reader in; one that is in already may have another seat now."""
        self._seats[reader] = seat

    def remove(self, reader: Reader) -> None:
        """A connection is closed."""
        self._seats.pop(reader, None)

    def take_seats(self, now: Table) -> list[Reader]:
        """The match opens, and players are shown their own seats; returns the readers who have none."""
        for reader in self._seats:
            self._seats[reader] = now.seat_of(reader.player)
        return [reader for reader, seat in self._seats.items() if seat is None]

    def dismiss(self, player: str, code: CloseCode, last: Message | None = None) -> None:
        """Close every connection of a player, after one last message."""
        for reader in [seat for seat in self._seats if seat.player == player]:
            if last is not None:
                reader.send(encode(last))
            reader.close(code)
            del self._seats[reader]

    def dismiss_all(self, code: CloseCode) -> None:
        """Close every connection."""
        for reader in self._seats:
            reader.close(code)
        self._seats.clear()
