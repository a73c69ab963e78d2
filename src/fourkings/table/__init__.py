"""The table: who sits where, whose turn it is, what happened, and what each reader sees."""
