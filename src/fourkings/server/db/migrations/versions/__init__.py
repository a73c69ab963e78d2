"""A module for each migration, never changed once it has been released."""
