"""The messages between a table and whoever sits at it, and an async client for them."""
