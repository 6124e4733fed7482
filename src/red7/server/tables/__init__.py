"""Tables that are served: their logs in memory, who is there, and what the server does itself."""
