"""Matches between bots: from a seed, in duplicate, with 95 % intervals and a sequential test.

A duplicate set is one secret played several times: one A against three B in all four seats or, in games of partners, A and
B with sides changed, so that luck in the cards falls out. Each set yields one figure for each question, so that figures
of different secrets are independent.
"""

from __future__ import annotations

from fourkings.arena.deals import Edge, edges, kinds
from fourkings.arena.duplicate import GIVE_UP, Lost, Score, duel, duels, given_up, rank_of, seatings
from fourkings.arena.intervals import Interval, Sequential, bounded, bounded_text, interval, mean_text, share_text
from fourkings.arena.matches import ACCEPT, DEVELOP, MAX_DEALS, SEEDS, Finder, play, secret_of, simulate, simulated
from fourkings.arena.processes import spread

__all__ = [
    "ACCEPT",
    "DEVELOP",
    "GIVE_UP",
    "MAX_DEALS",
    "SEEDS",
    "Edge",
    "Finder",
    "Interval",
    "Lost",
    "Score",
    "Sequential",
    "bounded",
    "bounded_text",
    "duel",
    "duels",
    "edges",
    "given_up",
    "interval",
    "kinds",
    "mean_text",
    "play",
    "rank_of",
    "seatings",
    "secret_of",
    "share_text",
    "simulate",
    "simulated",
    "spread",
]  # fmt: skip
