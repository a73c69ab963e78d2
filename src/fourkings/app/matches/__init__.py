"""A player's finished matches: their history, their deals and imported records."""
