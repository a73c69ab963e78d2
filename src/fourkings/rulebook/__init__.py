"""The rulebook: pure functions from one state of a match to the next."""
