"""Double dummy: exact values of a deal with all cards seen."""
