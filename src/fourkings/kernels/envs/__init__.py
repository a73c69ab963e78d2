"""Kernels of the vector environment: many tables at once, each a row of words, moved on by one action each."""
