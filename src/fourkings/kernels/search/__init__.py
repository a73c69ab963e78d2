"""Search of endings over many sampled deals at once, in which no seat uses what it cannot know."""
