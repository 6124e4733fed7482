"""The commands about positions, puzzles, lessons, rules and games that are over."""
