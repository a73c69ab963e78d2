"""Settings, connections and their limits, logs and metrics."""
