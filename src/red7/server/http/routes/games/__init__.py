"""Games that are over: lists, ratings, replays, reviews and statistics."""
