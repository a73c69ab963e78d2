"""How a database of any age becomes one of today: Alembic's migrations, run in order when a server starts."""
