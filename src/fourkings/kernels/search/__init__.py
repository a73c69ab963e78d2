"""Search over many deals: endings with one action for each information set, and trees with a payoff for each seat."""
