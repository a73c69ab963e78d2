"""What several features and the server use."""
