"""A profile: how somebody plays, by game. `tables`: what came of their matches · `reviews`: what these say of them.

What they made of boards, and their rating, is told by `boards.standings`.
"""
