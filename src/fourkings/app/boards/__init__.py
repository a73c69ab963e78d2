"""Boards: the sets of each day, a board as it is played, and how everybody did on it."""
