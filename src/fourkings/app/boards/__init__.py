"""Boards: the same cards for several players, who sit in the same seat among the same bots, and how everybody did.

A board is a deal, or a match of them; a set is one or more boards, such as those of a day. A player's entry is their part
in a set. Results are compared with the field: the bots that have played the set, and the ranked players.
"""
