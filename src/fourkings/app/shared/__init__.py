"""Code that several features and the server share."""
