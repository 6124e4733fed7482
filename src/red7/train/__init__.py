"""Teaching a network to play by letting it play itself."""
