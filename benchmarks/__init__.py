"""Measurements of speed; ``make bench`` runs them."""
