"""Who is asking: accounts, signing in, and what is stored about somebody."""
