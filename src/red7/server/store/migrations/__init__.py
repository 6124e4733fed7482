"""How the database came to its present form, step by step; run at every start."""
