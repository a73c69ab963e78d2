"""Environments for learning machines: the five games behind the interfaces that researchers use.

`vector` moves many tables at once on compiled kernels (Gymnasium's vector API), `aec` and `parallel` are PettingZoo's two
ways, `spiel` registers the games with OpenSpiel. `spaces` is what they share: the numbers of actions, and what an
observation holds. Nothing of the house uses them; where one needs an extra, its error says which.
"""
