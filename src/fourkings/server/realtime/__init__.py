"""Live tables, the servers that share them, and the sessions of people."""
