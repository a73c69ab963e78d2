"""Kernels of the double-dummy solver: exact values of a deal when all cards are seen.

The collectors are the seats whose gains are counted; the maximizers, they or the others, want these to be great.
"""
