"""A second reading of the rules: slow, on card names, and with no import from `fourkings`.

A deal is a generator: it yields `(seat, legal actions)`, is sent the action, and returns what the deal scored. `match.read`
drives it with the actions of a record and raises `Disagree` where the record is wrong; `match.write` drives it with dice.
"""
