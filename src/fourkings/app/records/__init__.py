"""Records and boards taken in among the player's finished matches, to be replayed and reviewed."""
