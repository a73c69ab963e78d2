"""Likelihoods: how likely the cards played were, for each assumed deal of the hands.

All files have one contract: `likelihoods(samples, …, log_odds)` fills `log_odds`, (deals,), for each deal of `samples`,
(deals, 4), the current hands by deal and seat, with the natural logarithm of how likely the three others would have played
as they did.
"""
