"""Policies for playouts: which card a player takes, by features with weights, by a net, or as careful does."""
