"""How a screen reaches a table: one in this process, or one on a server."""
