"""Likelihoods: how likely the cards played were, were the hands so and so.

One contract for all files: `likelihoods(worlds, …, found)` fills `found`, (deals,), for each deal of `worlds`, (deals, 4)
by deal and seat the hands now, with the natural logarithm of how likely the three others would have played as they did.
"""
