"""The administrators' API. It never shows cards or ids that give access; chat appears in reports only."""
