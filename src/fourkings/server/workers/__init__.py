"""Worker processes: for bots at a table, and for work that can wait."""
