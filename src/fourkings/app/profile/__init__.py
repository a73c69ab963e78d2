"""A player's profile: figures of their matches, what reviews found, and their boards.

What they made of boards, and their rating, is told by `boards.standings`.
"""
