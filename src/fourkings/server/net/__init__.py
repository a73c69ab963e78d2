"""The machine and the network below: settings, connections, limits, metrics, the clock on the wall."""
