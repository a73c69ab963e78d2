"""Reviews of finished matches: requested, made in the background, and stored with their verdicts."""
