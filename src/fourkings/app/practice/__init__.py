"""Practice: a moment of a finished match tried another way, or played on against bots."""
