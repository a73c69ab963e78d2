"""Imported records and finished boards, added to the player's finished matches to be replayed and reviewed."""
