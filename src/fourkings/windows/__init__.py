"""The windows: what may be seen, written and said of a match."""
