"""The player's tables against bots: made, listed and deleted."""
