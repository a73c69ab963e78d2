"""Leagues: many bots against each other in duplicate, on processes or on a Ray cluster, resumed wherever they were killed.

`plan` says what is to be played and plays one set of it, `journal` keeps what was played, `workers` spread the work,
`standings` count, and `page` shows them. What comes out depends on the plan alone, never on who did the work or when.
"""
