"""Alembic's script: run the migrations over the connection and within the transaction that it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
