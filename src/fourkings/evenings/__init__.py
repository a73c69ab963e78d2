"""Evenings at several tables: who plays with whom, as pure functions."""
