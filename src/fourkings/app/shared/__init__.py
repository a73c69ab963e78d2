"""What play and what follows it both use."""
