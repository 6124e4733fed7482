"""One file per step, in numerical order."""
