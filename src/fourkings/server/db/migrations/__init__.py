"""Alembic's migrations, which upgrade the database of an earlier release in order when a server starts.

A new database is created from `schema` and needs none of them. The next migration is `versions/r0005_<what_changes>.py`,
with `revision = "0005"` and `down_revision = "0004"`. Its `upgrade` uses `op` and plain SQL alone, since `schema` goes on
changing after it. Change `schema` with it, and `HEAD` in `database`. A migration that was released never changes.
"""
