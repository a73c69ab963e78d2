"""Evenings (tournaments at several tables): which players meet in each round, and the standings, as pure functions."""
