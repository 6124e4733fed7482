"""Games that have yet to end: opening, finding and watching them, and hints."""
