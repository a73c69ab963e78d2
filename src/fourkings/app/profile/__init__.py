"""A player's profile: figures of their matches, what reviews found, and their boards."""
