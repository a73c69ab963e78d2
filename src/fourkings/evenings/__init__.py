"""Evenings at several tables: which players meet in each round, as pure functions."""
