"""A player's mistakes, five a day: decisions that reviews blame, and puzzles missed, until they are mastered."""
