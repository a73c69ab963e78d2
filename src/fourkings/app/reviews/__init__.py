"""Reviews on a server: asked for once a match is over, made in the background, kept with their verdicts."""
