"""Alembic's script: run the migrations over the connection and within the transaction that it is given."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
