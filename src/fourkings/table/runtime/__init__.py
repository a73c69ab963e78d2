"""A local table: a match under way, its bots, pace and clock, with no database, socket, thread or clock of its own.

Every fact is kept by a `host` before it holds (`commit`), and what is to be thought is thought there. A server's host is
its database, its processes and its other servers; `alone` is one in memory, for a table that nobody else moves.
"""

__all__: list[str] = []
