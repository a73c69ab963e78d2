"""Kernels that train nets (see `policy.net`) in floating point, by self-play and by imitation."""
