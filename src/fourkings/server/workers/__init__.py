"""Processes that think: for bots at a table, and for what can wait."""
