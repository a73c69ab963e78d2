"""A table at runtime: its bots, pace, clock, requests and readers, without a database, socket or thread.

The ports of a table (`table.TablePorts`) append every event to a log before it holds (`commit`) and let bots think. On a
server they are its database, its processes and other servers; `in_memory` has all of it in memory, for one process.
"""

__all__: list[str] = []
