"""Environments for machine learning: the five games behind common research interfaces.

`vector` moves many tables at once on compiled kernels (Gymnasium's vector API), `aec` and `parallel` are PettingZoo's two
APIs, and `spiel` registers the games with OpenSpiel. `spaces` numbers actions and lays out observations for all of them.
"""
