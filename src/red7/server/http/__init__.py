"""HTTP: what every request has to pass, and the routes by topic."""
