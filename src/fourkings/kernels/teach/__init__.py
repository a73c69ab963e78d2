"""Kernels that teach nets (see `policy.net`) in floating point: play against themselves, and players who are imitated."""
