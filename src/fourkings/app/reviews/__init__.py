"""Reviews of finished matches: requested, made in the background, and stored with their verdicts.

A review judges the decisions of one seat. Its judge is the way of judging, with a version; another judge's verdicts are
replaced.
"""
