"""The players: they think from a view alone, and are measured against each other."""
