"""Kernels of the vector environment for learning programs: many tables at once, advanced by one action each."""
