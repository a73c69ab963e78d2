"""One file a migration. Never changed once it has been released."""
