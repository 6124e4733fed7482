"""The page itself, and what it says to those who show links to it."""
