"""What a player could have known and done: analysis, and what follows from it."""
