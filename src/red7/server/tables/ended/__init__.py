"""Games that are over: their records and lists, rating them, packing their logs."""
