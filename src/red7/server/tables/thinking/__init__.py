"""Where bots think: in threads, or elsewhere."""
