"""The routes of the server, by topic."""
