"""King's auction: what hands are worth, what careful would say with them, and which hands contradict what was said."""
