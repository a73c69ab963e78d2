"""Likelihoods: how likely the cards played were, were the hands so and so."""
