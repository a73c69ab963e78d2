"""Lessons at the table: a first match of each game, with explanations."""
