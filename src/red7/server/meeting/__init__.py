"""How people find each other: the queue, challenges, games to watch."""
