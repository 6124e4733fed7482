"""Other people: finding opponents, following and blocking."""
