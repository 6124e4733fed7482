"""People: who is kept apart, who is online, who is kept out, and which names are refused."""
