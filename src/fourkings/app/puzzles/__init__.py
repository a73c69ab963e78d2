"""Puzzles, hands of one theme, and readings of hidden cards."""
