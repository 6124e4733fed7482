"""How the database got its present form, step by step; run at every start."""
