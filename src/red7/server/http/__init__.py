"""HTTP: what every request has to pass, and the addresses by subject."""
