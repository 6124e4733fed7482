"""What processes that serve the same tables know of each other."""
