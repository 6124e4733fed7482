"""What is stored about people: accounts, sessions, ties, bans, and whom they look for."""
