"""How a database of an earlier version becomes one of today: Alembic's migrations, run in order when a server starts.

The next migration is `versions/r0002_<what_changes>.py`, with `revision = "0002"` and `down_revision = "0001"`. Its
`upgrade` uses `op` and plain SQL alone, since `schema` goes on changing after it. Change `schema` with it, and `HEAD` in
`database`: `tests/server/test_database.py` fails until all three agree. A migration that was released never changes.
"""
