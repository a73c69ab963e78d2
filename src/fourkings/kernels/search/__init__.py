"""Search over many deals at once: endings with one action for each information set."""
