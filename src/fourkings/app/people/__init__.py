"""The player's own name and language."""
