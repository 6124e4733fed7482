"""The tables being served: their logs in memory, who is there, and what the server itself does."""
