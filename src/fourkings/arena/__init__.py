"""Matches between bots: from a seed, in duplicate, with 95% intervals and a sequential test.

A match follows from its secret, the bytes that decide the cards. A duplicate set is one secret played several times: one A
against three B in all four seats or, in games of partners, A and B with sides changed, which cancels the luck of the cards.
Each set gives one figure for each question, so figures of different secrets are independent.
"""

from fourkings.arena.deals import Edge, edges, kinds
from fourkings.arena.duplicate import GIVE_UP, ForfeitedMatch, Score, abandoned_side, duel, duels, rank_of, seatings
from fourkings.arena.intervals import Interval, Sequential, bounded, bounded_text, interval, mean_text, share_text
from fourkings.arena.matches import ACCEPT, DEVELOP, MAX_DEALS, SEEDS, Finder, play, secret_of, simulate, simulate_records
from fourkings.arena.processes import spread

__all__ = [
    "ACCEPT", "DEVELOP", "GIVE_UP", "MAX_DEALS", "SEEDS", "Edge", "Finder", "ForfeitedMatch", "Interval", "Score",
    "Sequential", "abandoned_side", "bounded", "bounded_text", "duel", "duels", "edges", "interval", "kinds",
    "mean_text", "play", "rank_of", "seatings", "secret_of", "share_text", "simulate", "simulate_records", "spread",
]  # fmt: skip
