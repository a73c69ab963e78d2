"""Kernels of the vector environment: many tables at once, each a row of words, advanced by one action each."""
