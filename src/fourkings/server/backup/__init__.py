"""Backups: written (`writing`), read and checked (`staging`, `stored_texts`, `log_faults`), restored (`restore`)."""
