"""The administrators' API. It shows no hand, no id that opens anything, and chat only in reports."""
