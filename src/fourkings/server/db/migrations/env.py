"""What Alembic runs: the migrations, over the connection and within the transaction that it is handed."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
