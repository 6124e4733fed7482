"""Ways in which the hidden cards may lie, and what a line of steps is worth in them."""
