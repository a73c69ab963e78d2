"""Leagues: many bots against each other, each pair with the same cards in every seating (a duplicate set).

They run on processes or on a Ray cluster, and can be resumed at any moment.

`plan` defines what is played and plays one set of it, `journal` stores the results, `workers` distribute the work,
`standings` summarise, and `page` shows them. The results depend on the plan alone, never on who did the work or when.
"""
