"""The messages between a server and its clients, and an async client."""
