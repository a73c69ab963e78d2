"""A player's own play: their streak and today's tasks, and by game their results, skill and recurring mistake."""
